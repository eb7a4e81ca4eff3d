import Foundation

/// The headers of a table's columns, above a line.
struct TableHeader: View {
  let items: [_TableHeaders.Item]
  let layout: TableRowLayout
  let sorting: TableSorting?

  private struct Header: Identifiable {
    let id: Int
    let item: _TableHeaders.Item
    let order: SortOrder?
    let isSortable: Bool

    var direction: Text {
      switch order {
      case .forward: Text("ascending")
      case .reverse: Text("descending")
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

  private var tight: TableRowLayout {
    var layout = layout
    layout.padding = .zero
    return layout
  }

  var body: some View {
    VStack(spacing: 0) {
      tight {
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
      .foregroundStyle(Color.primary.opacity(0.62))
      Rectangle().fill(Color(.system(.separator))).frame(height: 1)
    }
    .background(Color(.system(.background)))
  }
}

/// A title, and an arrow where rows are sorted by it.
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
    // The arrow stands in the room behind the title, which a narrow column needs for the title.
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
