import Foundation

/// One call in the future, on the frame clock.
@MainActor
package final class GraphTimer {
  let due: TimeInterval
  let action: () -> Void
  /// Whether it goes on for as long as its view is there, as a clock's does.
  let isClock: Bool
  /// Who asked for it: for tests that fail.
  var origin: String { "\(file):\(line)" }
  private let file: StaticString
  private let line: UInt
  var isCancelled = false

  init(due: TimeInterval, isClock: Bool, file: StaticString, line: UInt, action: @escaping () -> Void) {
    self.due = due
    self.isClock = isClock
    self.file = file
    self.line = line
    self.action = action
  }
}

/// What waits for the frame clock.
@MainActor
struct GraphTimers {
  private var timers: [GraphTimer] = []

  var count: Int { timers.count }

  /// Those that end.
  var passing: [GraphTimer] { timers.filter { !$0.isClock } }

  /// When the next one is due.
  var nextDue: TimeInterval? { timers.map(\.due).min() }

  func isDue(at time: TimeInterval) -> Bool { timers.contains { $0.due <= time } }

  mutating func add(_ timer: GraphTimer) { timers.append(timer) }

  mutating func cancel(_ timer: GraphTimer) {
    timer.isCancelled = true
    timers.removeAll { $0 === timer }
  }

  mutating func removeAll() { timers.removeAll() }

  /// Takes out those that are due, the earliest first.
  mutating func takeDue(at time: TimeInterval) -> [GraphTimer] {
    guard isDue(at: time) else { return [] }
    let due = timers.filter { $0.due <= time }.sorted { $0.due < $1.due }
    timers.removeAll { $0.due <= time }
    return due
  }
}
