import Foundation

/// A layout of columns side by side, or one above the other. The subviews after the columns are the dividers between them, if there are
/// any.
struct SplitLayout: Layout {
  /// The minimum width to which a column can be dragged by default, in points.
  static let minimumColumnWidth: CGFloat = 180
  /// The maximum width to which a column can be dragged by default, in points.
  static let mostColumn: CGFloat = 400

  /// The parameters of a column's width.
  struct Column: Equatable {
    var stated: ColumnWidth?
    var dragged: CGFloat?
    /// The fraction by which the column is hidden beyond the leading edge: 0 or 1.
    var hidden: CGFloat = 0
  }

  let isNarrow: Bool
  /// Indicates whether the last column takes the whole size, with the others above it.
  let isOver: Bool
  /// The index of the visible column, if one column is visible at a time.
  let top: Int
  let columns: [Column]
  let record: SplitLayoutResult

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 700, height: 480))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
    if isNarrow {
      for (index, view) in subviews.enumerated() {
        let shift: CGFloat = index == top ? 0 : index < top ? -0.3 : 1
        view.place(at: CGPoint(x: bounds.minX + shift * bounds.width, y: bounds.minY), proposal: ProposedViewSize(bounds.size))
      }
      return
    }
    let panes = panes(in: bounds.size, subviews)
    record.panes = panes
    // Hidden columns are beyond the leading edge.
    var x = bounds.minX - zip(panes, columns).reduce(0) { $0 + $1.0.length * $1.1.hidden }
    for (index, view) in subviews.prefix(columns.count).enumerated() {
      if isOver, index == columns.count - 1 {
        view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        break
      }
      // Separators are sharp at whole points.
      let (start, end) = (x.rounded(), (x + panes[index].length).rounded())
      view.place(at: CGPoint(x: start, y: bounds.minY), proposal: ProposedViewSize(width: end - start, height: bounds.height))
      if subviews.indices.contains(columns.count + index) {
        subviews[columns.count + index].place(
          at: CGPoint(x: end, y: bounds.minY), anchor: .topTrailing,
          proposal: ProposedViewSize(width: SplitDivider.thickness, height: bounds.height))
      }
      x += panes[index].length
    }
  }

  /// Returns the minimum width of a column's content.
  private func minimumWidth(_ view: LayoutSubview, at height: CGFloat) -> CGFloat {
    let column = view.box
    return LayoutIsolation.run {
      let stack: NavigationStackBox? = column.firstBox()
      return stack?.minimumWidth(at: height) ?? 0
    }
  }

  /// Returns the columns with their lengths. The detail takes the width that the others leave. If that is less than its minimum, the others
  /// shrink.
  private func panes(in size: CGSize, _ subviews: Subviews) -> [SplitPane] {
    let width = size.width
    let most = columns.count == 3 ? width * 0.28 : width * 0.4
    let standard = max(min(260, most), min(Self.minimumColumnWidth, width / 2))
    var panes: [SplitPane] = []
    for (index, column) in columns.dropLast().enumerated() {
      let least =
        column.stated?.least ?? max(min(Self.minimumColumnWidth, standard), min(minimumWidth(subviews[index], at: size.height), width))
      let limits = least...max(least, min(column.stated?.most ?? Self.mostColumn, width))
      panes.append(SplitPane(id: index, limits: limits, priority: 0, length: column.dragged ?? column.stated?.ideal ?? standard))
    }
    guard let detail = columns.last else { return [] }
    // Hidden columns, and columns above the detail, take none of its width.
    let isApart = panes.indices.map { isOver || columns[$0].hidden == 1 }
    var beside = zip(panes, isApart).filter { !$1 }.map(\.0)
    let needed = min(detail.stated?.least ?? 0, width)
    beside.append(SplitPane(id: panes.count, limits: needed...max(needed, width), priority: 1, length: 0))
    beside = SplitPane.fitted(beside, in: width)
    panes = panes.map { pane in beside.first { $0.id == pane.id } ?? SplitPane.fitted([pane], in: pane.length)[0] }
    if let last = beside.last { panes.append(last) }
    return panes
  }
}
