import Foundation

/// Puts a row's cells, or the headers, into their columns: each in the middle of the row's height, at its column's leading edge. A column's width is
/// that of what is in its cells; the room between them comes on top. One view
/// more than there are columns is what opens and closes the rows below.
nonisolated struct TableRowLayout: Layout, Equatable {
  let columns: [TableColumnWidth]
  /// Points beside and above what is in a cell, beside it within the spacing.
  var padding = CGSize(width: 8, height: 6)
  /// Points between the table's edge and its first and last column.
  var margin: CGFloat = 6
  /// Points that the first column's cells stand further in.
  var indent: CGFloat = 0

  /// Points between what is in one column and in the next, half of them on either side of an edge, before the first and behind the last.
  static let spacing: CGFloat = 16

  /// Points that rows stand further in than the row that opens and closes them.
  static let step: CGFloat = 18

  struct Cache {
    var room: CGFloat = -1
    var widths: [CGFloat] = []
  }

  /// The same columns for headers that have their own room around them.
  func header(margin: CGFloat) -> TableRowLayout {
    TableRowLayout(columns: columns, padding: .zero, margin: self.margin + margin)
  }

  func makeCache(subviews: LayoutSubviews) -> Cache { Cache() }

  /// Points for all columns, without the room between them.
  func room(in width: CGFloat) -> CGFloat { max(0, width - 2 * margin - CGFloat(columns.count) * Self.spacing) }

  func widths(in width: CGFloat?) -> [CGFloat] { TableColumnWidth.solve(columns, in: width.map { room(in: $0) } ?? .infinity) }

  private func widths(in width: CGFloat?, _ cache: inout Cache) -> [CGFloat] {
    let room = width.map { self.room(in: $0) } ?? .infinity
    if cache.room != room {
      cache.widths = widths(in: width)
      cache.room = room
    }
    return cache.widths
  }

  /// The points from the leading edge to the edge behind a column.
  func edge(behind column: Int, _ widths: [CGFloat]) -> CGFloat {
    widths.prefix(column + 1).reduce(margin) { $0 + $1 + Self.spacing }
  }

  /// The points before what is in a cell, and those that it has.
  private func place(in column: Int, _ width: CGFloat) -> (start: CGFloat, width: CGFloat) {
    let start = padding.width + (column == 0 ? indent : 0)
    return (start, max(0, width + Self.spacing - start - padding.width))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> CGSize {
    let widths = widths(in: proposal.width, &cache)
    var height: CGFloat = 0
    for (column, (subview, width)) in zip(subviews, widths).enumerated() {
      height = max(height, subview.sizeThatFits(ProposedViewSize(width: place(in: column, width).width, height: nil)).height)
    }
    let total = widths.reduce(2 * margin) { $0 + $1 + Self.spacing }
    return CGSize(width: proposal.width.map { $0.isFinite ? $0 : total } ?? total, height: height + 2 * padding.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) {
    var x = bounds.minX + margin
    for (column, (subview, width)) in zip(subviews, widths(in: bounds.width, &cache)).enumerated() {
      let place = place(in: column, width)
      subview.place(
        at: CGPoint(x: x + place.start, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(width: place.width, height: nil))
      x += width + Self.spacing
    }
    for arrow in subviews.dropFirst(columns.count) {
      let x = bounds.minX + margin + padding.width + indent - Self.step
      arrow.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
    }
  }

  func updateCache(_ cache: inout Cache, subviews: LayoutSubviews) { cache = Cache() }
}
