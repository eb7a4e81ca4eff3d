import Foundation
import Logging

/// A log by its names. Mirrors Apple's `OSLog`.
public final class OSLog: Sendable {
  let destination: LogDestination
  private let isDisabled: Bool

  public static let `default` = OSLog(destination: LogDestination(label: ProcessInfo.processInfo.processName), isDisabled: false)
  /// Takes nothing.
  public static let disabled = OSLog(destination: LogDestination(label: ""), isDisabled: true)

  private init(destination: LogDestination, isDisabled: Bool) {
    self.destination = destination
    self.isDisabled = isDisabled
  }

  public convenience init(subsystem: String, category: String) {
    self.init(destination: LogDestination(label: "\(subsystem):\(category)"), isDisabled: false)
  }

  /// Whether messages of the type are written.
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

/// Writes a message as `printf` does, from a format as Apple's `os_log(_:log:type:_:)` has it: `%{public}@` and `%{private}d` say who sees a value.
///
/// Texts and objects are private where nothing is said, numbers aren't. A value that is missing is written as `<missing>`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...
) {
  guard log.isEnabled(type: type) else { return }
  log.destination.write(OSLogMessage(format: "\(message)", arguments: args), at: type.level)
}

/// The same, with the type first.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...)
{
  guard log.isEnabled(type: type) else { return }
  log.destination.write(OSLogMessage(format: "\(message)", arguments: args), at: type.level)
}
