import Foundation

/// A layout that places a row's cells, or the headers, in their columns: vertically centered, at the leading edges of the columns. A
/// column's width is that of the content of its cells, without the spacing between columns. A view in addition to the columns is the
/// disclosure button of the rows below.
nonisolated struct TableRowLayout: Layout, Equatable {
  let columns: [TableColumnWidth]
  /// The horizontal and vertical padding of a cell's content, in points. The horizontal padding is part of the spacing.
  var padding = CGSize(width: 8, height: 6)
  /// The distance from the table's edges to the first and last columns, in points.
  var margin: CGFloat = 6
  /// The indentation of the first column's cells, in points.
  var indent: CGFloat = 0

  /// The spacing between the contents of adjacent columns, in points. Half of it is on either side of an edge, before the first column, and
  /// after the last.
  static let spacing: CGFloat = 16

  /// The indentation of rows relative to the row that expands and collapses them, in points.
  static let step: CGFloat = 18

  struct Cache {
    var room: CGFloat = -1
    var widths: [CGFloat] = []
  }

  /// Returns a layout of the same columns for headers, which have padding of their own.
  func header(margin: CGFloat) -> TableRowLayout {
    TableRowLayout(columns: columns, padding: .zero, margin: self.margin + margin)
  }

  func makeCache(subviews: LayoutSubviews) -> Cache { Cache() }

  /// Returns the width of all columns without the spacing between them, in points.
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

  /// Returns the distance from the leading edge of the table to the trailing edge of a column, in points.
  func edge(behind column: Int, _ widths: [CGFloat]) -> CGFloat {
    widths.prefix(column + 1).reduce(margin) { $0 + $1 + Self.spacing }
  }

  /// Returns the offset and the width of a cell's content in its column, in points.
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
