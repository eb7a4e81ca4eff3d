import Foundation
import Oriel

/// What the engine told the programmer while a host was open. The engine may speak from any thread.
final class MessageLog: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: [String] = []

  var messages: [String] { lock.withLock { stored } }

  func clear() { lock.withLock { stored.removeAll() } }

  private func append(_ message: String) { lock.withLock { stored.append(message) } }

  private struct Listener { weak var log: MessageLog? }
  private static let listenersLock = NSLock()
  nonisolated(unsafe) private static var listeners: [Listener] = []

  /// Listens from now on, until it is released; messages that were said before are said again.
  func listen() {
    Self.listenersLock.withLock {
      Self.listeners.removeAll { $0.log == nil }
      Self.listeners.append(Listener(log: self))
    }
    Report.reset()
    Report.listener = { message in
      let logs = Self.listenersLock.withLock { Self.listeners.compactMap(\.log) }
      for log in logs { log.append(message) }
    }
  }
}
