import Foundation
import Logging

/// An object that writes messages to the program's log. Mirrors Apple's `Logger`.
///
/// On Linux, swift-log writes the messages, to standard error unless the program bootstraps another handler. The label consists of the
/// subsystem and the category, and the minimum level is `info`. The environment variable `ORIEL_LOG_LEVEL` sets another level, such as
/// `debug` or `trace`. `OSLogPrivacy` determines which values of a message are visible.
public struct Logger: Sendable {
  private let destination: LogDestination

  /// Creates a logger with the name of the process as its label.
  public init() { destination = LogDestination(label: ProcessInfo.processInfo.processName) }

  /// Creates a logger for a category of a subsystem.
  public init(subsystem: String, category: String) { destination = LogDestination(label: "\(subsystem):\(category)") }

  /// Creates a logger that writes to a log.
  public init(_ logObj: OSLog) { destination = logObj.destination }

  /// Writes a message at the default level.
  public func log(_ message: OSLogMessage) { destination.write(message, at: .notice) }

  /// Writes a message at a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { destination.write(message, at: level.level) }

  /// Writes a message for tracing, at the level `debug`.
  public func trace(_ message: OSLogMessage) { destination.write(message, at: .debug) }

  /// Writes a message for debugging.
  public func debug(_ message: OSLogMessage) { destination.write(message, at: .debug) }

  /// Writes an informative message.
  public func info(_ message: OSLogMessage) { destination.write(message, at: .info) }

  /// Writes a message at the default level.
  public func notice(_ message: OSLogMessage) { destination.write(message, at: .notice) }

  /// Writes a warning.
  public func warning(_ message: OSLogMessage) { destination.write(message, at: .warning) }

  /// Writes a message about an error.
  public func error(_ message: OSLogMessage) { destination.write(message, at: .error) }

  /// Writes a message about a critical event.
  public func critical(_ message: OSLogMessage) { destination.write(message, at: .critical) }

  /// Writes a message about a fault in the program.
  public func fault(_ message: OSLogMessage) { destination.write(message, at: .critical) }
}
