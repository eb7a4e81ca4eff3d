import Foundation
import Oriel
import Synchronization

#if DEBUG && canImport(Testing)
  import Testing
#endif

/// What the engine told the programmer while a host was open. The engine may speak from any thread.
///
/// Tests that run side by side don't hear each other: what is said in a host's frame, or in a task that a view began in one, is for that host; what
/// is said elsewhere in a test's task is for that test's hosts. What is said outside of any test, such as on a queue, is for all.
package final class MessageLog: Sendable {
  private struct Heard {
    var messages: [String] = []
    var keys = Set<String>()
    var announcements: [String] = []
  }

  private let heard = Mutex(Heard())

  package init() {}

  package var messages: [String] { heard.withLock { $0.messages } }

  /// What was to be spoken, the last one last.
  var announcements: [String] { heard.withLock { $0.announcements } }

  func clear() { heard.withLock { $0.messages.removeAll() } }

  /// Takes what the host itself has to say.
  func note(_ message: String) { hear(message, message) }

  /// Each thing is heard once.
  private func hear(_ key: String, _ message: String) {
    heard.withLock { if $0.keys.insert(key).inserted { $0.messages.append(message) } }
  }

  @TaskLocal private static var current: MessageLog?

  /// Runs what speaks to this log alone, and what it begins too.
  package func listening<Result>(_ body: () throws -> Result) rethrows -> Result { try Self.$current.withValue(self, operation: body) }

  private struct Listener: Sendable {
    weak var log: MessageLog?
    /// The task that listens: cases of a test have one each.
    let task: Int?
    /// The test that listens; nil outside of any.
    let test: String?
  }
  private static let listeners = Mutex<[Listener]>([])

  /// Listens from now on, until it is released.
  package func listen() { listen(in: Self.currentTask, of: Self.currentTest) }

  /// Listens as a task of a test does.
  package func listen(in task: Int?, of test: String?) {
    let listener = Listener(log: self, task: task, test: test)
    Self.listeners.withLock {
      $0.removeAll { $0.log == nil }
      $0.append(listener)
    }
    Report.listener = Self.hear
  }

  /// Who hears what is said here and now.
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

  /// Takes what an app has assistive technology speak to those who hear what is said there.
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
