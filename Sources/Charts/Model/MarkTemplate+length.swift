import Foundation
import Oriel

extension MarkPosition {
  /// How much a value says about where a mark stands, rather than how long it is.
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
  /// Whether a bar or an area stands on the y axis and goes sideways.
  var isHorizontal: Bool {
    if case .range = x { return true }
    if case .range = y { return false }
    if x.rank == 4 { return y.rank > 0 }
    if y.rank == 4 { return x.rank == 0 }
    return y.rank > x.rank
  }

  /// The value whose length a bar or an area has; nil where it has none.
  var length: Double? {
    switch kind {
    case .bar, .area: break
    default: return nil
    }
    guard case .value(let value) = isHorizontal ? x : y, !value.hasExtent, case .number(let number) = value.start else { return nil }
    return number
  }

  /// A sector's part; of a range its length. Nil for what isn't positive.
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
