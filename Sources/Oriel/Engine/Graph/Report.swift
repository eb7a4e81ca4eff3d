import Foundation
import Logging
import Synchronization

/// Messages to the programmer, each said once.
package enum Report {
  /// The keys of what was said.
  private static let said = Mutex<Set<String>>([])
  private static let logger = Logger(label: "oriel")
  /// Takes a message and its key, repeated ones too; `false` for one that it doesn't want.
  package typealias Listener = @Sendable (_ key: String, _ message: String) -> Bool
  /// Where tests listen.
  package static var listener: Listener? {
    get { heldListener.withLock { $0 } }
    set { heldListener.withLock { $0 = newValue } }
  }
  private static let heldListener = Mutex<Listener?>(nil)

  /// Logs a warning unless one with the same key was logged before.
  package static func once(_ key: @autoclosure () -> String, _ message: @autoclosure () -> String) {
    let key = key()
    if let listener, listener(key, message()) { return }
    guard said.withLock({ $0.insert(key).inserted }) else { return }
    logger.warning("\(message())")
  }
}
