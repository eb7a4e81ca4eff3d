import Foundation

/// The range of widths of a column, in points.
nonisolated struct TableColumnWidth: Equatable, Sendable {
  var min: CGFloat = 20
  /// The ideal width, or `nil` for an equal fraction of the available width.
  var ideal: CGFloat?
  var max: CGFloat = .infinity
  /// Indicates whether the user has set the width. The column then doesn't take surplus width.
  var isHeld = false

  init() {}

  init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
    func sensible(_ value: CGFloat?) -> CGFloat? {
      guard let value, value.isNaN || value < 0 else { return value }
      Report.once(
        "table-column-width",
        "A table column's width is \(value), but must not be negative or NaN; \(value.isNaN ? "it is ignored" : "0 is used instead").")
      return value.isNaN ? nil : 0
    }
    let low = sensible(min).flatMap { $0.isFinite ? $0 : nil }
    let high = sensible(max) ?? .infinity
    self.max = high
    self.min = Swift.min(low ?? 20, high)
    self.ideal = sensible(ideal).flatMap { $0.isFinite ? Swift.min(Swift.max($0, self.min), high) : nil }
  }

  /// Indicates whether the user can resize the column.
  var isResizable: Bool { min < max }

  /// Returns the column's width with the user's choice applied.
  func chosen(_ choice: Choice) -> TableColumnWidth {
    var copy = self
    copy.ideal = Swift.min(Swift.max(choice.width, min), max)
    copy.isHeld = choice.isHeld
    return copy
  }

  /// The width of a column after the user has dragged edges.
  struct Choice: Equatable, Sendable {
    let width: CGFloat
    let isHeld: Bool
  }

  /// Returns the widths of columns as the user drags the trailing edge of one of them. The columns before it keep their widths, and those
  /// after it take the difference. The limits of the columns also limit the result.
  static func choices(
    _ columns: [TableColumnWidth], dragging index: Int, to width: CGFloat, from widths: [CGFloat], in room: CGFloat
  ) -> [Choice] {
    let least = columns.dropFirst(index + 1).reduce(0) { $0 + $1.min }
    let most = Swift.max(widths[index], room - widths[..<index].reduce(0, +) - least)
    let chosen = Swift.min(Swift.max(width, columns[index].min), columns[index].max, most)
    return widths.enumerated().map { Choice(width: $0 == index ? chosen : $1, isHeld: $0 <= index) }
  }

  /// Returns the widths of columns in an available width. Each column starts with its ideal width, and the columns that are able to take
  /// the difference divide it equally. Columns whose width the user has set shrink last, and don't grow. If the sum of the minimum widths
  /// exceeds the available width, the columns overflow. If the sum of the maximum widths is less, space remains.
  static func solve(_ columns: [TableColumnWidth], in room: CGFloat) -> [CGFloat] {
    let room = room.isFinite ? Swift.max(0, room) : columns.reduce(0) { $0 + ($1.ideal ?? 120) }
    let open = columns.filter { $0.ideal == nil }.count
    let taken = columns.reduce(0) { $0 + ($1.ideal ?? 0) }
    let share = open > 0 ? Swift.max(0, room - taken) / CGFloat(open) : 0
    var widths = columns.map { Swift.min(Swift.max($0.ideal ?? share, $0.min), $0.max) }
    // Each round ends with a column at one of its limits, or without a difference.
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
