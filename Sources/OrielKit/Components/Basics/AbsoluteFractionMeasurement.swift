import SwiftUI

/// A length in points, or as a fraction of another length.
public enum AbsoluteFractionMeasurement: Hashable, Sendable {
  /// A length in points.
  case absolute(CGFloat)
  /// A fraction of another length, usually from 0 to 1.
  case fraction(CGFloat)

  /// Returns the length in points.
  ///
  /// - Parameter dimension: The length that a fraction refers to, in points.
  public func toAbsolute(dimension: CGFloat) -> CGFloat {
    switch self {
    case .absolute(let length): length
    case .fraction(let share): share * dimension
    }
  }

  /// Returns the length as a fraction of a dimension in points, or 0 if the dimension is 0.
  public func toFraction(dimension: CGFloat) -> CGFloat {
    switch self {
    case .absolute(let length): dimension == 0 ? 0 : length / dimension
    case .fraction(let share): share
    }
  }
}
