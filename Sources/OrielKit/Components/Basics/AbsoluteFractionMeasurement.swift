import SwiftUI

/// A length in points, or a share of some other length.
public enum AbsoluteFractionMeasurement: Hashable, Sendable {
  /// Points.
  case absolute(CGFloat)
  /// A share, nominally in 0...1.
  case fraction(CGFloat)

  /// The length in points.
  ///
  /// - Parameter dimension: What a fraction is a share of, in points.
  public func toAbsolute(dimension: CGFloat) -> CGFloat {
    switch self {
    case .absolute(let length): length
    case .fraction(let share): share * dimension
    }
  }

  /// The share of a dimension; 0 of a dimension that is 0.
  public func toFraction(dimension: CGFloat) -> CGFloat {
    switch self {
    case .absolute(let length): dimension == 0 ? 0 : length / dimension
    case .fraction(let share): share
    }
  }
}
