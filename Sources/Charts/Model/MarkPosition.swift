import Foundation

/// The position of a mark on an axis.
enum MarkPosition {
  /// The center of the axis, or its whole length.
  case none
  /// A distance from the start of the axis, in points.
  case fixed(CGFloat)
  /// Distances from the start of the axis, in points. The value `nil` stands for an end of the axis.
  case fixedRange(CGFloat?, CGFloat?)
  case value(PlottedValue)
  case range(PlottedValue, PlottedValue)

  /// The first value of the position, whose label is that of the axis.
  var first: PlottedValue? {
    switch self {
    case .value(let value), .range(let value, _): value
    default: nil
    }
  }
}
