import Foundation

/// A time or a duration as a rational number of seconds, `value / timescale`. Mirrors Core Media's `CMTime`.
///
/// A time may also be invalid, indefinite, or infinite. Arithmetic follows Core Media's rules: an operation with an invalid time is invalid, one with an indefinite
/// time is indefinite, and infinities absorb numbers. A sum of two timescales has their least common multiple, or the larger scale with a rounded value where
/// the multiple exceeds `CMTimeScale`.
public struct CMTime: Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  public var flags: CMTimeFlags
  public var epoch: CMTimeEpoch

  /// The invalid time.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  /// A timescale of 0 or less makes the time invalid.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// A timescale of 0 or less makes the time invalid.
  public init<Integer: BinaryInteger>(value: Integer, timescale: Integer) {
    guard let value = CMTimeValue(exactly: value), let timescale = CMTimeScale(exactly: timescale) else {
      self.init()
      return
    }
    self.init(value: value, timescale: timescale)
  }

  /// The nearest multiple of `1 / preferredTimescale` seconds. A timescale that is too large for the value is reduced until the value fits. NaN and a timescale
  /// of 0 or less make the time invalid.
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

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  public var isValid: Bool { flags.contains(.valid) }
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// True for a valid time that is neither indefinite nor infinite.
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) && timescale > 0 }
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// The time in seconds: infinite for an infinite time, NaN for one that is invalid or indefinite.
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
