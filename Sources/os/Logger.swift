import Foundation
import Logging

/// Writes messages to the program's log. Mirrors Apple's `Logger`.
///
/// On Linux it is swift-log that writes them, to standard error unless the program bootstraps another handler: with a label of the subsystem and the
/// category, and from the level `info` on. `ORIEL_LOG_LEVEL` in the environment says another level, such as `debug` or `trace`.
/// What a message shows of its values is said by `OSLogPrivacy`.
public struct Logger: Sendable {
  private let destination: LogDestination

  public init() { destination = LogDestination(label: ProcessInfo.processInfo.processName) }

  public init(subsystem: String, category: String) { destination = LogDestination(label: "\(subsystem):\(category)") }

  /// Writes as the log does.
  public init(_ logObj: OSLog) { destination = logObj.destination }

  public func log(_ message: OSLogMessage) { destination.write(message, at: .notice) }

  public func log(level: OSLogType, _ message: OSLogMessage) { destination.write(message, at: level.level) }

  public func trace(_ message: OSLogMessage) { destination.write(message, at: .debug) }

  public func debug(_ message: OSLogMessage) { destination.write(message, at: .debug) }

  public func info(_ message: OSLogMessage) { destination.write(message, at: .info) }

  public func notice(_ message: OSLogMessage) { destination.write(message, at: .notice) }

  public func warning(_ message: OSLogMessage) { destination.write(message, at: .warning) }

  public func error(_ message: OSLogMessage) { destination.write(message, at: .error) }

  public func critical(_ message: OSLogMessage) { destination.write(message, at: .critical) }

  public func fault(_ message: OSLogMessage) { destination.write(message, at: .critical) }
}
