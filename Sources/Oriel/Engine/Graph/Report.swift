import Foundation
import Logging

/// Messages to the programmer, each said once.
package enum Report {
  nonisolated(unsafe) private static var said = Set<String>()
  private static let lock = NSLock()
  private static let logger = Logger(label: "oriel")
  /// Takes a message and its key, repeated ones too; `false` for one that it doesn't want.
  package typealias Listener = @Sendable (_ key: String, _ message: String) -> Bool
  /// Where tests listen.
  nonisolated(unsafe) package static var listener: Listener?

  /// Logs a warning unless one with the same key was logged before.
  package static func once(_ key: @autoclosure () -> String, _ message: @autoclosure () -> String) {
    let key = key()
    if let listener, listener(key, message()) { return }
    lock.lock()
    let isNew = said.insert(key).inserted
    lock.unlock()
    guard isNew else { return }
    logger.warning("\(message())")
  }
}
