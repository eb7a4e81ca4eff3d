/// How a scale goes from data to positions, colours or sizes. Mirrors Swift Charts' `ScaleType`.
public struct ScaleType: Equatable, Sendable {
  enum Kind: Equatable {
    case linear, log, date, category
    case power(Double)
    case symmetricLog(Double)
  }

  let kind: Kind

  public static var linear: ScaleType { Self(kind: .linear) }
  /// By the logarithm of base 10: for values of one sign that aren't zero; others aren't drawn.
  public static var log: ScaleType { Self(kind: .log) }
  public static var date: ScaleType { Self(kind: .date) }
  public static var category: ScaleType { Self(kind: .category) }
  /// By a power, in which negative values mirror the positive ones. An exponent that isn't positive counts as 1.
  public static func power(exponent: Double) -> ScaleType { Self(kind: .power(exponent.isFinite && exponent > 0 ? exponent : 1)) }
  public static var squareRoot: ScaleType { power(exponent: 0.5) }
  /// By the logarithm of 1 + |value| times the slope, with the value's sign. A slope that isn't positive counts as 1.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    Self(kind: .symmetricLog(slopeAtZero.isFinite && slopeAtZero > 0 ? slopeAtZero : 1))
  }
  public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
}
