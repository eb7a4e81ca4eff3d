import Foundation
import Oriel

extension MarkPosition {
  /// The priority of the position as the location of a mark, rather than as its length.
  var rank: Int {
    switch self {
    case .none, .fixed, .fixedRange: return 4
    case .range: return -1
    case .value(let value):
      switch value.start.kind {
      case .category: return 3
      case .date: return value.hasExtent ? 2 : 1
      case .number: return value.hasExtent ? 2 : 0
      }
    }
  }
}

extension MarkTemplate {
  /// Indicates whether the position of a bar or an area is on the y axis, so that it extends horizontally.
  var isHorizontal: Bool {
    if case .range = x { return true }
    if case .range = y { return false }
    if x.rank == 4 { return y.rank > 0 }
    if y.rank == 4 { return x.rank == 0 }
    return y.rank > x.rank
  }

  /// The value that determines the length of a bar or an area, or `nil` if there is none.
  var length: Double? {
    switch kind {
    case .bar, .area: break
    default: return nil
    }
    guard case .value(let value) = isHorizontal ? x : y, !value.hasExtent, case .number(let number) = value.start else { return nil }
    return number
  }

  /// Returns the value of a sector, or the length of its range. The result is `nil` unless it is positive and finite.
  func angle(in calendar: Calendar) -> Double? {
    guard let value = x.first else { return nil }
    let (start, end) = value.ends(in: calendar)
    guard let first = start.scalar, let last = end.scalar else { return nil }
    let length = value.hasExtent ? last - first : first
    if !length.isFinite { Self.reportUndrawable() }
    return length.isFinite && length > 0 ? length : nil
  }

  static func reportUndrawable() {
    Report.once("chart-not-finite", "A mark of a chart has a value that is NaN or infinite; it isn't drawn.")
  }
}
