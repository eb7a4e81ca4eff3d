import Foundation
import Oriel

/// What the engine told the programmer while a host was open. The engine may speak from any thread.
///
/// Tests that run side by side don't hear each other: what is said in the task of one is for that one's hosts. What is said in no test's task, such
/// as one that a view began, is for all.
package final class MessageLog: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: [String] = []

  package init() {}

  package var messages: [String] { lock.withLock { stored } }

  func clear() { lock.withLock { stored.removeAll() } }

  private func append(_ message: String) { lock.withLock { stored.append(message) } }

  private struct Listener {
    weak var log: MessageLog?
    /// The test that listens.
    let task: Int?
  }
  private static let listenersLock = NSLock()
  nonisolated(unsafe) private static var listeners: [Listener] = []

  /// Listens from now on, until it is released; messages that were said before are said again.
  package func listen() {
    Self.listenersLock.withLock {
      Self.listeners.removeAll { $0.log == nil }
      Self.listeners.append(Listener(log: self, task: Self.currentTask))
    }
    Report.reset()
    Report.listener = { message in
      let task = Self.currentTask
      let listeners = Self.listenersLock.withLock { Self.listeners }
      let own = listeners.filter { $0.task != nil && $0.task == task && $0.log != nil }
      for listener in own.isEmpty ? listeners : own { listener.log?.append(message) }
    }
  }

  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}
