import Logging

/// The level of a message. Mirrors Apple's `OSLogType`.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  /// Creates a level.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The default level.
  public static let `default` = OSLogType(0)
  /// The level of informative messages.
  public static let info = OSLogType(1)
  /// The level of messages for debugging.
  public static let debug = OSLogType(2)
  /// The level of errors.
  public static let error = OSLogType(16)
  /// The level of faults.
  public static let fault = OSLogType(17)

  /// The level of swift-log. An unknown level is mapped to that of the default.
  var level: Logging.Logger.Level {
    switch self {
    case .debug: .debug
    case .info: .info
    case .error: .error
    case .fault: .critical
    default: .notice
    }
  }
}
