import Foundation
import Logging

/// Messages to the programmer, each said once.
package enum Report {
  nonisolated(unsafe) private static var said = Set<String>()
  private static let lock = NSLock()
  private static let logger = Logger(label: "oriel")
  /// Where a test listens; it sees every message, repeated ones too.
  nonisolated(unsafe) package static var listener: ((String) -> Void)?

  /// Logs a warning unless one with the same key was logged before.
  package static func once(_ key: @autoclosure () -> String, _ message: @autoclosure () -> String) {
    let key = key()
    lock.lock()
    let isNew = said.insert(key).inserted
    lock.unlock()
    guard isNew else { return }
    let text = message()
    if let listener { listener(text) } else { logger.warning("\(text)") }
  }

  /// Lets every message be said again; tests start from here.
  package static func reset() {
    lock.lock()
    said.removeAll()
    lock.unlock()
  }
}
