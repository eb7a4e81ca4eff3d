import Foundation

/// How wide a column may be, in points.
nonisolated struct TableColumnWidth: Equatable, Sendable {
  var min: CGFloat = 20
  /// Nil is an equal share of the room.
  var ideal: CGFloat?
  var max: CGFloat = .infinity
  /// Whether somebody has chosen the width: what is left over is for other columns.
  var isHeld = false

  init() {}

  init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
    func sensible(_ value: CGFloat?) -> CGFloat? {
      guard let value, value.isNaN || value < 0 else { return value }
      Report.once(
        "table-column-width",
        "A table column's width is \(value): it has to be zero or more; \(value.isNaN ? "it is ignored" : "it counts as 0").")
      return value.isNaN ? nil : 0
    }
    let low = sensible(min).flatMap { $0.isFinite ? $0 : nil }
    let high = sensible(max) ?? .infinity
    self.max = high
    self.min = Swift.min(low ?? 20, high)
    self.ideal = sensible(ideal).flatMap { $0.isFinite ? Swift.min(Swift.max($0, self.min), high) : nil }
  }

  /// Whether somebody can make the column wider or narrower.
  var isResizable: Bool { min < max }

  /// The column with what somebody has made of it.
  func chosen(_ choice: Choice) -> TableColumnWidth {
    var copy = self
    copy.ideal = Swift.min(Swift.max(choice.width, min), max)
    copy.isHeld = choice.isHeld
    return copy
  }

  /// What became of a column by dragging edges.
  struct Choice: Equatable, Sendable {
    let width: CGFloat
    let isHeld: Bool
  }

  /// What becomes of columns as somebody drags the edge behind one of them: those before it stay as they are, those behind it take what
  /// is left over or missing. It goes no further than they can.
  static func choices(
    _ columns: [TableColumnWidth], dragging index: Int, to width: CGFloat, from widths: [CGFloat], in room: CGFloat
  ) -> [Choice] {
    let least = columns.dropFirst(index + 1).reduce(0) { $0 + $1.min }
    let most = Swift.max(widths[index], room - widths[..<index].reduce(0, +) - least)
    let chosen = Swift.min(Swift.max(width, columns[index].min), columns[index].max, most)
    return widths.enumerated().map { Choice(width: $0 == index ? chosen : $1, isHeld: $0 <= index) }
  }

  /// The widths of columns in a room: each begins with its ideal, and what is left over or missing is shared equally by those that can take
  /// it. Columns that somebody has chosen the width of give way last, and take nothing. Where the least widths are more than the room,
  /// columns go beyond it; where the greatest are less, room is left.
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
      let open = columns.indices.filter { rest > 0 ? widths[$0] < columns[$0].max : widths[$0] > columns[$0].min }
      let free = open.filter { !columns[$0].isHeld }
      let able = free.isEmpty && rest < 0 ? open : free
      guard !able.isEmpty else { break }
      let part = rest / CGFloat(able.count)
      for index in able { widths[index] = Swift.min(Swift.max(widths[index] + part, columns[index].min), columns[index].max) }
    }
    return widths
  }
}
