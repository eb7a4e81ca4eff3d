import Foundation
import Logging
import Synchronization

/// Diagnostics for the developer, each of which is logged once.
package enum Report {
  /// The keys of the diagnostics that have been logged.
  private static let said = Mutex<Set<String>>([])
  private static let logger = Logger(label: "oriel")
  /// A closure that receives each message with its key, including repeated ones, and returns `true` if it handles the message. A message
  /// that it doesn't handle is logged.
  package typealias Listener = @Sendable (_ key: String, _ message: String) -> Bool
  /// The listener of the tests, or `nil` if there is none.
  package static var listener: Listener? {
    get { listenerStorage.withLock { $0 } }
    set { listenerStorage.withLock { $0 = newValue } }
  }
  private static let listenerStorage = Mutex<Listener?>(nil)

  /// Logs a warning, unless one with the same key was logged before.
  package static func once(_ key: @autoclosure () -> String, _ message: @autoclosure () -> String) {
    let key = key()
    if let listener, listener(key, message()) { return }
    guard said.withLock({ $0.insert(key).inserted }) else { return }
    logger.warning("\(message())")
  }
}
