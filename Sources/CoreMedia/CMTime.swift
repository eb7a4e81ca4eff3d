import Foundation

/// A time or a duration as a rational number of seconds, `value / timescale`. Mirrors Core Media's `CMTime`.
///
/// A time can also be invalid, indefinite, or infinite. Arithmetic follows Core Media's rules: an operation with an invalid time is
/// invalid, one with an indefinite time is indefinite, and infinities absorb numbers. A sum of times with two timescales has their least
/// common multiple as its timescale. If that exceeds `CMTimeScale`, the sum has the larger of the timescales and a rounded value.
public struct CMTime: Sendable {
  /// The numerator.
  public var value: CMTimeValue
  /// The denominator: the number of units per second.
  public var timescale: CMTimeScale
  /// The state of the time.
  public var flags: CMTimeFlags
  /// The epoch of the time.
  public var epoch: CMTimeEpoch

  /// Creates the invalid time.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  /// Creates a time from its components.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  /// Creates a time from a value and a timescale. A timescale of 0 or less results in an invalid time.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// Creates a time from a value and a timescale. A timescale of 0 or less, or an argument that is out of range, results in an invalid
  /// time.
  public init<Integer: BinaryInteger>(value: Integer, timescale: Integer) {
    guard let value = CMTimeValue(exactly: value), let timescale = CMTimeScale(exactly: timescale) else {
      self.init()
      return
    }
    self.init(value: value, timescale: timescale)
  }

  /// Creates a time that is the multiple of `1 / preferredTimescale` seconds nearest to a number of seconds.
  ///
  /// A timescale that is too large for the value is reduced until the value fits. NaN and a timescale of 0 or less result in an invalid
  /// time.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard preferredTimescale > 0, !seconds.isNaN else {
      self.init()
      return
    }
    guard seconds.isFinite else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    var scale = preferredTimescale
    while abs(seconds * Double(scale)) >= 0x1p62, scale > 1 { scale /= 2 }
    let exact = seconds * Double(scale)
    guard abs(exact) < 0x1p62 else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    let rounded = exact.rounded()
    self.init(value: CMTimeValue(rounded), timescale: scale)
    if rounded != exact { flags.insert(.hasBeenRounded) }
  }

  /// Zero seconds.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// The invalid time.
  public static let invalid = CMTime()
  /// The indefinite time, such as the duration of a live resource.
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// Positive infinity.
  public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// Negative infinity.
  public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  /// A Boolean value that indicates whether the time is valid.
  public var isValid: Bool { flags.contains(.valid) }
  /// A Boolean value that indicates whether the time is indefinite.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// A Boolean value that indicates whether the time is positive infinity.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// A Boolean value that indicates whether the time is negative infinity.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// A Boolean value that indicates whether the time is valid and neither indefinite nor infinite.
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) && timescale > 0 }
  /// A Boolean value that indicates whether an operation has rounded the value.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// The time in seconds. It is infinite for an infinite time, and NaN for an invalid or indefinite time.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    if isPositiveInfinity { return .infinity }
    return isNegativeInfinity ? -.infinity : .nan
  }
}

extension CMTime: Codable {
  private enum CodingKeys: CodingKey { case value, timescale, flags, epoch }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      value: try container.decode(CMTimeValue.self, forKey: .value), timescale: try container.decode(CMTimeScale.self, forKey: .timescale),
      flags: CMTimeFlags(rawValue: try container.decode(UInt32.self, forKey: .flags)),
      epoch: try container.decode(CMTimeEpoch.self, forKey: .epoch))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(value, forKey: .value)
    try container.encode(timescale, forKey: .timescale)
    try container.encode(flags.rawValue, forKey: .flags)
    try container.encode(epoch, forKey: .epoch)
  }
}

extension CMTime: CustomStringConvertible {
  public var description: String {
    isNumeric ? "CMTime(value: \(value), timescale: \(timescale), seconds: \(seconds))" : "CMTime(\(seconds))"
  }
}
