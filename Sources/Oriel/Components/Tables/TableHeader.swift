import Foundation
import OrielModel

/// The headers of a table's columns, above a separator. The user can drag the trailing edges of resizable columns.
struct TableHeader: View {
  let items: [_TableHeaders.Item]
  let layout: TableRowLayout
  let sorting: TableSorting?
  @Binding var choices: [TableColumnWidth.Choice]
  @State private var resizing = TableResizing()
  @Environment(\.layoutDirection) private var direction

  init(items: [_TableHeaders.Item], layout: TableRowLayout, sorting: TableSorting?, choices: Binding<[TableColumnWidth.Choice]>) {
    self.items = items
    self.layout = layout
    self.sorting = sorting
    _choices = choices
  }

  private struct Header: Identifiable {
    let id: Int
    let item: _TableHeaders.Item
    let order: SortOrder?
    let isSortable: Bool

    var direction: Text {
      switch order {
      case .forward: Text(.own(.ascending))
      case .reverse: Text(.own(.descending))
      case nil: Text(verbatim: "")
      }
    }
  }

  private var headers: [Header] {
    items.enumerated().map { index, item in
      Header(
        id: index, item: item, order: item.comparator.flatMap { sorting?.order($0) }, isSortable: sorting != nil && item.comparator != nil)
    }
  }

  private var resizable: [Int] { layout.columns.indices.filter { layout.columns[$0].isResizable } }

  private func drag(_ column: Int, _ value: DragGesture.Value) {
    let start = resizing.start(of: column, at: value.startLocation, layout)
    guard start.indices.contains(column), start.count == layout.columns.count else { return }
    let distance = direction == .rightToLeft ? -value.translation.width : value.translation.width
    // A press without a movement changes nothing.
    guard distance != 0 || !choices.isEmpty else { return }
    choices = TableColumnWidth.choices(
      layout.columns, dragging: column, to: start[column] + distance, from: start, in: layout.room(in: resizing.width))
  }

  var body: some View {
    VStack(spacing: 0) {
      layout {
        ForEach(headers) { header in
          if header.isSortable, let comparator = header.item.comparator {
            Button {
              sorting?.choose(comparator)
            } label: {
              TableHeaderLabel(label: header.item.label, order: header.order)
            }
            .buttonStyle(TableHeaderButtonStyle())
            .accessibilityValue(header.direction)
            .accessibilityAddTraits(.isHeader)
          } else {
            TableHeaderLabel(label: header.item.label, order: nil).accessibilityAddTraits(.isHeader)
          }
        }
      }
      .lineLimit(1)
      .minimumScaleFactor(0.6)
      .foregroundStyle(Color.primary.opacity(0.62))
      .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { resizing.width = $0 }
      .overlay {
        TableEdgeLayout(header: layout, columns: resizable) {
          ForEach(resizable, id: \.self) { column in
            TableColumnEdge {
              drag(column, $0)
            } ended: {
              resizing.end()
            }
          }
        }
      }
      Rectangle().fill(Color(.system(.separator))).frame(height: 1)
    }
    .background(Color(.system(.background)))
  }
}

/// The state of a drag of an edge.
@MainActor
private final class TableResizing {
  /// The width of the headers, in points.
  var width: CGFloat = 0
  private var drag: (column: Int, location: CGPoint, widths: [CGFloat])?

  nonisolated init() {}

  /// Returns the widths of the columns at the start of the drag.
  func start(of column: Int, at location: CGPoint, _ layout: TableRowLayout) -> [CGFloat] {
    if let drag, drag.column == column, drag.location == location { return drag.widths }
    let widths = layout.widths(in: width)
    drag = (column, location, widths)
    return widths
  }

  func end() { drag = nil }
}

/// The trailing edge of a column, which the user can drag.
private struct TableColumnEdge: View {
  let changed: @MainActor (DragGesture.Value) -> Void
  let ended: @MainActor () -> Void

  var body: some View {
    Rectangle()
      .fill(Color(.system(.separator)))
      .frame(width: 1, height: 16)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .pointerStyle(.columnResize)
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global).onChanged { changed($0) }.onEnded { _ in ended() }
      )
      .accessibilityHidden(true)
  }
}

/// A layout that centers views on the trailing edges of columns.
nonisolated private struct TableEdgeLayout: Layout, Equatable {
  let header: TableRowLayout
  /// The indices of the views' columns, in order from the leading edge.
  let columns: [Int]

  private static let thickness: CGFloat = 9

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
    let widths = header.widths(in: bounds.width)
    for (subview, column) in zip(subviews, columns) {
      let x = bounds.minX + header.edge(behind: column, widths)
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(width: Self.thickness, height: bounds.height))
    }
  }
}

/// The title of a column, with an arrow if rows are sorted by it.
private struct TableHeaderLabel: View {
  let label: AnyView
  let order: SortOrder?

  var body: some View {
    HStack(spacing: 3) {
      label.font(.system(size: 13, weight: .bold))
      if let order {
        ChevronShape()
          .stroke(style: StrokeStyle(lineWidth: 1.75, lineCap: .round, lineJoin: .round))
          .frame(width: 8, height: 4)
          .rotationEffect(.degrees(order == .forward ? 180 : 0))
          .accessibilityHidden(true)
      }
    }
    .padding(.leading, 8)
    // The arrow is in the title's trailing padding, because a narrow column needs the rest for the title.
    .padding(.trailing, order == nil ? 8 : 1)
    .frame(maxWidth: .infinity, minHeight: 34, alignment: .leading)
  }
}

private struct TableHeaderButtonStyle: ButtonStyle {
  @State private var isHovered = false

  init() {}

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .background(Color.primary.opacity(configuration.isPressed ? 0.12 : isHovered ? 0.05 : 0), in: RoundedRectangle(cornerRadius: 6))
      .contentShape(Rectangle())
      .onHover { isHovered = $0 }
  }
}
