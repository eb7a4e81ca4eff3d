import SwiftUI

/// A layout of columns, in which each item is placed in the column that is the shortest so far.
struct Waterfall {
  /// A number of columns, or the minimum width of a column.
  enum Columns: Equatable {
    case count(Int)
    case adaptive(minimum: CGFloat)
  }

  var columns: Columns
  var spacing: CGFloat
  var lineSpacing: CGFloat
  /// A closure that returns the length of an item for a width, or `nil` if the content determines the length.
  var length: ((_ item: Int, _ width: CGFloat) -> CGFloat)?
  var estimate: CGFloat
}

/// The items of a section in a waterfall.
///
/// The column of each item is determined once, from its known or estimated length, in O(n) for the section. A later measurement moves the
/// items behind it in its column in O(log n), but no item changes its column.
struct WaterfallLines: Sendable {
  let axis: LayoutAxis
  let count: Int
  let columnWidth: CGFloat
  let spacing: CGFloat
  let lineSpacing: CGFloat
  let isMeasured: Bool
  private var columns: [ExtentSums]
  /// The items of each column.
  private let members: [[Int32]]
  /// The column of each item, and its index in that column.
  private let columnOf: [Int32]
  private let placeOf: [Int32]
  private var measured: [Int: CGSize] = [:]

  @MainActor
  init(_ waterfall: Waterfall, along axis: LayoutAxis, in room: CGSize, count: Int, place: LayoutPlace) {
    self.axis = axis
    self.count = max(0, count)
    spacing = place.usable(waterfall.spacing, "a waterfall's spacing")
    lineSpacing = place.usable(waterfall.lineSpacing, "a waterfall's spacing")
    let breadth = room[axis.other]
    let columnCount = Self.columnCount(waterfall.columns, breadth: breadth, spacing: spacing, place)
    columnWidth = max(0, (breadth - spacing * CGFloat(columnCount - 1)) / CGFloat(columnCount))
    isMeasured = waterfall.length == nil
    let estimate = LayoutLength(.estimated(waterfall.estimate), "a waterfall's estimate", in: place).points(in: .zero)

    var ends = [CGFloat](repeating: 0, count: columnCount)
    var members = [[Int32]](repeating: [], count: columnCount)
    var extents = [[Double]](repeating: [], count: columnCount)
    var columnOf: [Int32] = []
    var placeOf: [Int32] = []
    columnOf.reserveCapacity(self.count)
    placeOf.reserveCapacity(self.count)
    for item in 0..<self.count {
      var column = 0
      for other in 1..<max(1, columnCount) where ends[other] < ends[column] { column = other }
      var length = estimate
      if let declared = waterfall.length {
        length = declared(item, columnWidth)
        if !(length.isFinite && length >= 0 && length <= LayoutLength.greatest) {
          place.report("an item of the length \(length) in a waterfall", "\(Int(LayoutLength.fallbackEstimate)) points are used instead")
          length = LayoutLength.fallbackEstimate
        }
      }
      columnOf.append(Int32(column))
      placeOf.append(Int32(members[column].count))
      members[column].append(Int32(item))
      extents[column].append(length + lineSpacing)
      ends[column] += length + lineSpacing
    }
    self.members = members
    self.columnOf = columnOf
    self.placeOf = placeOf
    columns = extents.map { ExtentSums($0) }
  }

  /// The maximum number of columns. Placing an item compares all of them.
  private static let greatestColumnCount = 1_000

  @MainActor
  private static func columnCount(_ columns: Waterfall.Columns, breadth: CGFloat, spacing: CGFloat, _ place: LayoutPlace) -> Int {
    switch columns {
    case .count(let count):
      if count < 1 || count > greatestColumnCount {
        place.report("a waterfall of \(count) columns", "the count must be in 1...\(greatestColumnCount)")
      }
      return min(max(1, count), greatestColumnCount)
    case .adaptive(let minimum):
      guard minimum.isFinite, minimum > 0 else {
        place.report("columns that are at least \(minimum) points wide", "the minimum is invalid, and one column is used instead")
        return 1
      }
      return min(max(1, Int(min((breadth + spacing) / (minimum + spacing), 1e9))), greatestColumnCount)
    }
  }

  var extent: CGFloat { max(0, (columns.map(\.total).max() ?? 0) - (count > 0 ? lineSpacing : 0)) }

  var breadth: CGFloat { columnWidth * CGFloat(columns.count) + spacing * CGFloat(columns.count - 1) }

  func cell(_ item: Int) -> GroupSolution.Cell? {
    guard item >= 0, item < count else { return nil }
    return cell(item, column: Int(columnOf[item]), place: Int(placeOf[item]))
  }

  private func cell(_ item: Int, column: Int, place: Int) -> GroupSolution.Cell {
    let start = columns[column].offset(of: place)
    let length = max(0, columns[column][place] - lineSpacing)
    let frame = CGRect(
      origin: CGPoint(axis, start, across: CGFloat(column) * (columnWidth + spacing)), size: CGSize(axis, length, across: columnWidth))
    return GroupSolution.Cell(
      frame: frame, isWidthMeasured: isMeasured && axis == .horizontal, isHeightMeasured: isMeasured && axis == .vertical)
  }

  var measuredItems: [Int: CGSize] { measured }

  mutating func measure(_ item: Int, _ size: CGSize) -> Bool {
    guard isMeasured, item >= 0, item < count, measured[item] != size else { return false }
    measured[item] = size
    let extent = max(0, size[axis]) + lineSpacing
    return columns[Int(columnOf[item])].set(Int(placeOf[item]), to: extent) != 0
  }

  /// Calls `body` for each item that intersects a range, column by column.
  func forEach(in range: ClosedRange<CGFloat>, _ body: (Int, GroupSolution.Cell) -> Void) {
    for column in columns.indices {
      guard var place = columns[column].index(at: range.lowerBound) else { continue }
      while place < members[column].count {
        let item = Int(members[column][place])
        let cell = cell(item, column: column, place: place)
        guard cell.frame.start(axis) <= range.upperBound else { break }
        if cell.frame.end(axis) >= range.lowerBound { body(item, cell) }
        place += 1
      }
    }
  }

  /// Returns the first item of each column that ends behind a position.
  ///
  /// - Complexity: O(c · log n), where c is the number of columns.
  func firstCells(endingAfter place: CGFloat) -> [GroupSolution.Cell] {
    columns.indices.compactMap { column in
      guard var row = columns[column].index(at: place) else { return nil }
      while row < members[column].count {
        let cell = cell(Int(members[column][row]), column: column, place: row)
        if cell.frame.end(axis) > place { return cell }
        row += 1
      }
      return nil
    }
  }
}
