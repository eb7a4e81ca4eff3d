import Foundation

/// Where a mark stands on an axis.
enum MarkPosition {
  /// In the middle of the axis, or along all of it.
  case none
  /// Points from the axis's beginning.
  case fixed(CGFloat)
  /// Points from the axis's beginning; nil is an end of the axis.
  case fixedRange(CGFloat?, CGFloat?)
  case value(PlottedValue)
  case range(PlottedValue, PlottedValue)

  /// What the axis is called by.
  var first: PlottedValue? {
    switch self {
    case .value(let value), .range(let value, _): value
    default: nil
    }
  }
}
