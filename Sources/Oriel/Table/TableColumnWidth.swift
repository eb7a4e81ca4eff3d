import Foundation

/// How wide a column may be, in points.
nonisolated struct TableColumnWidth: Equatable, Sendable {
  var min: CGFloat = 20
  /// Nil is an equal share of the room.
  var ideal: CGFloat?
  var max: CGFloat = .infinity

  init() {}

  init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
    func sensible(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isNaN ? nil : Swift.max(0, $0) } }
    let low = sensible(min).flatMap { $0.isFinite ? $0 : nil }
    let high = sensible(max) ?? .infinity
    self.max = high
    self.min = Swift.min(low ?? 20, high)
    self.ideal = sensible(ideal).flatMap { $0.isFinite ? Swift.min(Swift.max($0, self.min), high) : nil }
  }

  /// The widths of columns in a room: each begins with its ideal, and what is left over or missing is shared equally by those that can take
  /// it. Where
  /// the least widths are more than the room, columns go beyond it; where the greatest are less, room is left.
  static func solve(_ columns: [TableColumnWidth], in room: CGFloat) -> [CGFloat] {
    let room = room.isFinite ? Swift.max(0, room) : columns.reduce(0) { $0 + ($1.ideal ?? 120) }
    let open = columns.filter { $0.ideal == nil }.count
    let taken = columns.reduce(0) { $0 + ($1.ideal ?? 0) }
    let share = open > 0 ? Swift.max(0, room - taken) / CGFloat(open) : 0
    var widths = columns.map { Swift.min(Swift.max($0.ideal ?? share, $0.min), $0.max) }
    // Each round settles a column at one of its limits, or all that is left over.
    for _ in 0...columns.count {
      let rest = room - widths.reduce(0, +)
      guard abs(rest) > 0.01 else { break }
      let able = columns.indices.filter { rest > 0 ? widths[$0] < columns[$0].max : widths[$0] > columns[$0].min }
      guard !able.isEmpty else { break }
      let part = rest / CGFloat(able.count)
      for index in able { widths[index] = Swift.min(Swift.max(widths[index] + part, columns[index].min), columns[index].max) }
    }
    return widths
  }
}

/// Puts a row's cells, or the headers, into their columns: each in the middle of the row's height, at its column's leading edge.
nonisolated struct TableRowLayout: Layout, Equatable {
  let columns: [TableColumnWidth]
  /// Points beside and above what is in a cell.
  var padding = CGSize(width: 8, height: 6)

  struct Cache {
    var room: CGFloat = -1
    var widths: [CGFloat] = []
  }

  /// Points between the table's edge and its first and last column.
  private static let margin: CGFloat = 6

  func makeCache(subviews: LayoutSubviews) -> Cache { Cache() }

  private func widths(in width: CGFloat?, _ cache: inout Cache) -> [CGFloat] {
    let room = width.map { $0 - 2 * Self.margin } ?? .infinity
    if cache.room != room {
      cache.widths = TableColumnWidth.solve(columns, in: room)
      cache.room = room
    }
    return cache.widths
  }

  private func inner(_ width: CGFloat) -> CGFloat { max(0, width - 2 * padding.width) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> CGSize {
    let widths = widths(in: proposal.width, &cache)
    var height: CGFloat = 0
    for (subview, width) in zip(subviews, widths) {
      height = max(height, subview.sizeThatFits(ProposedViewSize(width: inner(width), height: nil)).height)
    }
    let total = widths.reduce(2 * Self.margin, +)
    return CGSize(width: proposal.width.map { $0.isFinite ? $0 : total } ?? total, height: height + 2 * padding.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) {
    var x = bounds.minX + Self.margin
    for (subview, width) in zip(subviews, widths(in: bounds.width, &cache)) {
      subview.place(
        at: CGPoint(x: x + padding.width, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(width: inner(width), height: nil))
      x += width
    }
  }

  func updateCache(_ cache: inout Cache, subviews: LayoutSubviews) { cache = Cache() }
}
