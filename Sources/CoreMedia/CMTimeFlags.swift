/// The numerator of a `CMTime`. Mirrors Core Media's `CMTimeValue`.
public typealias CMTimeValue = Int64
/// The denominator of a `CMTime`: the number of its units per second. Mirrors Core Media's `CMTimeScale`.
public typealias CMTimeScale = Int32
/// The loop or other discontinuity that a `CMTime` belongs to. Mirrors Core Media's `CMTimeEpoch`.
public typealias CMTimeEpoch = Int64

/// The state of a `CMTime`. Mirrors Core Media's `CMTimeFlags`.
public struct CMTimeFlags: OptionSet, Sendable {
  /// The raw value of the option set.
  public let rawValue: UInt32

  /// Creates flags with a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The time is valid.
  public static let valid = CMTimeFlags(rawValue: 1 << 0)
  /// An operation has rounded the value.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 1 << 1)
  /// The time is positive infinity.
  public static let positiveInfinity = CMTimeFlags(rawValue: 1 << 2)
  /// The time is negative infinity.
  public static let negativeInfinity = CMTimeFlags(rawValue: 1 << 3)
  /// The time is indefinite.
  public static let indefinite = CMTimeFlags(rawValue: 1 << 4)
  /// The flags of times that aren't numbers.
  public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// The rounding method of a conversion to another timescale. Mirrors Core Media's `CMTimeRoundingMethod`.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// Rounds to the nearest value, and halves away from zero.
  case roundHalfAwayFromZero = 1
  /// Rounds toward zero.
  case roundTowardZero = 2
  /// Rounds away from zero.
  case roundAwayFromZero = 3
  /// Rounds toward zero for a smaller timescale, and away from zero for a larger one.
  case quickTime = 4
  /// Rounds toward positive infinity.
  case roundTowardPositiveInfinity = 5
  /// Rounds toward negative infinity.
  case roundTowardNegativeInfinity = 6

  /// The default method, which is `roundHalfAwayFromZero`.
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}
