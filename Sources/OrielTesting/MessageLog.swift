import Foundation
import Oriel
import Synchronization

#if DEBUG && canImport(Testing)
  import Testing
#endif

/// A log of the diagnostics that the engine reports while a host is open. The engine may report from any thread.
///
/// Tests that run in parallel don't receive each other's messages. A message that is reported during a host's frame, or in a task that a
/// view started in one, belongs to that host. Another message that is reported in a test's task belongs to the hosts of that test. A
/// message that is reported outside of any test, such as on a dispatch queue, belongs to all hosts.
package final class MessageLog: Sendable {
  private struct Heard {
    var messages: [String] = []
    var keys = Set<String>()
    var announcements: [String] = []
  }

  private let heard = Mutex(Heard())

  package init() {}

  package var messages: [String] { heard.withLock { $0.messages } }

  /// The announcements for assistive technology, in the order in which they were posted.
  var announcements: [String] { heard.withLock { $0.announcements } }

  func clear() { heard.withLock { $0.messages.removeAll() } }

  /// Records a message of the host itself.
  func note(_ message: String) { hear(message, message) }

  /// Records the message, unless one with the same key has been recorded.
  private func hear(_ key: String, _ message: String) {
    heard.withLock { if $0.keys.insert(key).inserted { $0.messages.append(message) } }
  }

  @TaskLocal private static var current: MessageLog?

  /// Runs a closure whose messages, and those of the tasks that it starts, are recorded in this log only.
  package func listening<Result>(_ body: () throws -> Result) rethrows -> Result { try Self.$current.withValue(self, operation: body) }

  private struct Listener: Sendable {
    weak var log: MessageLog?
    /// The task that created the log. Each case of a parameterized test has its own.
    let task: Int?
    /// The test that created the log, or `nil` outside of any test.
    let test: String?
  }
  private static let listeners = Mutex<[Listener]>([])

  /// Registers the log for messages. The registration ends when the log is released.
  package func listen() { listen(in: Self.currentTask, of: Self.currentTest) }

  /// Registers the log on behalf of a task of a test.
  package func listen(in task: Int?, of test: String?) {
    let listener = Listener(log: self, task: task, test: test)
    Self.listeners.withLock {
      $0.removeAll { $0.log == nil }
      $0.append(listener)
    }
    Report.listener = Self.hear
  }

  /// The logs that receive a message that is reported in the current task.
  private static var audience: [MessageLog] {
    if let current { return [current] }
    let task = currentTask
    let open = listeners.withLock { $0.filter { $0.log != nil } }
    let own = open.filter { $0.task != nil && $0.task == task }
    if !own.isEmpty { return own.compactMap(\.log) }
    guard let test = currentTest else { return open.compactMap(\.log) }
    return open.filter { $0.test == test }.compactMap(\.log)
  }

  private static let hear: Report.Listener = { key, message in
    let audience = MessageLog.audience
    for log in audience { log.hear(key, message) }
    return !audience.isEmpty
  }

  /// Records an announcement for assistive technology in the logs of the current task.
  static func announce(_ text: String) {
    for log in audience { log.heard.withLock { $0.announcements.append(text) } }
  }

  package static var currentTest: String? {
    #if DEBUG && canImport(Testing)
      Test.current.map { "\($0.id)" }
    #else
      nil
    #endif
  }

  static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}
