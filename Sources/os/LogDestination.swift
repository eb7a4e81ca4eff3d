import Foundation
import Logging
import Synchronization

/// The swift-log logger of a label. It is created with the first message, so that the program can bootstrap a handler before.
final class LogDestination: Sendable {
  private let label: String
  private let made = Mutex<Logging.Logger?>(nil)

  init(label: String) { self.label = label }

  private static let level = ProcessInfo.processInfo.environment["ORIEL_LOG_LEVEL"].flatMap { Logging.Logger.Level(rawValue: $0) }

  private var logger: Logging.Logger {
    made.withLock { made in
      if let made { return made }
      var logger = Logging.Logger(label: label)
      if let level = Self.level { logger.logLevel = level }
      made = logger
      return logger
    }
  }

  func isEnabled(at level: Logging.Logger.Level) -> Bool { logger.logLevel <= level }

  func write(_ message: OSLogMessage, at level: Logging.Logger.Level) {
    let logger = logger
    logger.log(level: level, "\(message.text(showsPrivate: PrivateValues.areShown))")
  }
}

/// The visibility of private values in messages. On Apple platforms, they are visible if a debugger is attached, or if a configuration
/// profile of the machine enables them.
enum PrivateValues {
  static let areShown: Bool =
    if let wanted = ProcessInfo.processInfo.environment["ORIEL_LOG_PRIVATE"] { wanted == "1" } else { isDebugged }

  /// True if another process traces this one.
  private static var isDebugged: Bool {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return false }
    let line = status.split(separator: "\n").first { $0.hasPrefix("TracerPid:") }
    return line.map { !$0.hasSuffix("\t0") } ?? false
  }
}
