/// The numerator of a `CMTime`. Mirrors Core Media's `CMTimeValue`.
public typealias CMTimeValue = Int64
/// The denominator of a `CMTime`: how many of its units make up a second. Mirrors Core Media's `CMTimeScale`.
public typealias CMTimeScale = Int32
/// A loop or other discontinuity that a `CMTime` belongs to. Mirrors Core Media's `CMTimeEpoch`.
public typealias CMTimeEpoch = Int64

/// The state of a `CMTime`. Mirrors Core Media's `CMTimeFlags`.
public struct CMTimeFlags: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let valid = CMTimeFlags(rawValue: 1 << 0)
  /// An operation rounded the value.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 1 << 1)
  public static let positiveInfinity = CMTimeFlags(rawValue: 1 << 2)
  public static let negativeInfinity = CMTimeFlags(rawValue: 1 << 3)
  public static let indefinite = CMTimeFlags(rawValue: 1 << 4)
  /// Every flag of a time that isn't a number.
  public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// How a conversion to another timescale rounds. Mirrors Core Media's `CMTimeRoundingMethod`.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// To the nearest value; halves away from zero.
  case roundHalfAwayFromZero = 1
  case roundTowardZero = 2
  case roundAwayFromZero = 3
  /// Toward zero into a smaller timescale, away from zero into a larger one.
  case quickTime = 4
  case roundTowardPositiveInfinity = 5
  case roundTowardNegativeInfinity = 6

  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}
