import Foundation
import Logging

/// A log with a subsystem and a category. Mirrors Apple's `OSLog`.
public final class OSLog: Sendable {
  let destination: LogDestination
  private let isDisabled: Bool

  /// The default log, with the name of the process as its label.
  public static let `default` = OSLog(destination: LogDestination(label: ProcessInfo.processInfo.processName), isDisabled: false)
  /// A log that discards all messages.
  public static let disabled = OSLog(destination: LogDestination(label: ""), isDisabled: true)

  private init(destination: LogDestination, isDisabled: Bool) {
    self.destination = destination
    self.isDisabled = isDisabled
  }

  /// Creates a log for a category of a subsystem.
  public convenience init(subsystem: String, category: String) {
    self.init(destination: LogDestination(label: "\(subsystem):\(category)"), isDisabled: false)
  }

  /// Returns a Boolean value that indicates whether messages of the type are written.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled && destination.isEnabled(at: type.level) }
}

/// Writes a message. Mirrors Apple's `os_log(_:_:)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  if log.isEnabled(type: type) { log.destination.write(message, at: type.level) }
}

/// Writes a message at the default level.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ message: OSLogMessage) { os_log(.default, message) }

/// Writes a message with a format like that of `printf`. As in Apple's `os_log(_:log:type:_:)`, options such as `%{public}@` and
/// `%{private}d` determine the visibility of a value.
///
/// Without an option, strings and objects are private, and numbers are public. A missing value is written as `<missing>`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...
) {
  guard log.isEnabled(type: type) else { return }
  log.destination.write(OSLogMessage(format: "\(message)", arguments: args), at: type.level)
}

/// Writes a message of a type, with a format like that of `printf`. See the variant whose first parameter is the message.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...)
{
  guard log.isEnabled(type: type) else { return }
  log.destination.write(OSLogMessage(format: "\(message)", arguments: args), at: type.level)
}
