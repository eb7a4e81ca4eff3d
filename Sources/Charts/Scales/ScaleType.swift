/// The type of a scale, which maps data to positions, colors or sizes. Mirrors Swift Charts' `ScaleType`.
public struct ScaleType: Equatable, Sendable {
  enum Kind: Equatable {
    case linear, log, date, category
    case power(Double)
    case symmetricLog(Double)
  }

  let kind: Kind

  /// A linear scale.
  public static var linear: ScaleType { Self(kind: .linear) }
  /// A logarithmic scale with base 10, for nonzero values of the same sign. Other values aren't drawn.
  public static var log: ScaleType { Self(kind: .log) }
  /// A scale of dates.
  public static var date: ScaleType { Self(kind: .date) }
  /// A scale of categories.
  public static var category: ScaleType { Self(kind: .category) }
  /// Returns a power scale. Negative values mirror the positive ones. An exponent that isn't positive and finite is treated as 1.
  public static func power(exponent: Double) -> ScaleType { Self(kind: .power(exponent.isFinite && exponent > 0 ? exponent : 1)) }
  /// A square root scale.
  public static var squareRoot: ScaleType { power(exponent: 0.5) }
  /// Returns a scale with the logarithm of 1 + |value| times a slope, with the sign of the value. A slope that isn't positive and finite is
  /// treated as 1.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    Self(kind: .symmetricLog(slopeAtZero.isFinite && slopeAtZero > 0 ? slopeAtZero : 1))
  }
  /// A symmetric logarithmic scale with a slope of 1.
  public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
}
