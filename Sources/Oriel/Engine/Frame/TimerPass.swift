import Foundation

/// The timers of a window: closures that are called at times of the frame clock.
@MainActor
final class TimerPass {
  private var timers: [GraphTimer] = []

  var count: Int { timers.count }

  /// The timers that aren't clocks.
  var passing: [GraphTimer] { timers.filter { !$0.isClock } }

  var waiting: [GraphTimer] { timers.sorted { $0.due < $1.due } }

  /// The time at which the next timer is due, in seconds on the frame clock, or `nil` if there is none.
  var nextDue: TimeInterval? { timers.map(\.due).min() }

  func isDue(at time: TimeInterval) -> Bool { timers.contains { $0.due <= time } }

  func add(_ timer: GraphTimer) { timers.append(timer) }

  func cancel(_ timer: GraphTimer) {
    timer.isCancelled = true
    timers.removeAll { $0 === timer }
  }

  func removeAll() { timers.removeAll() }

  /// Enqueues the actions of the timers that are due, earliest first.
  func run(at time: TimeInterval, actions: ActionPass) {
    guard isDue(at: time) else { return }
    let due = timers.filter { $0.due <= time }.sorted { $0.due < $1.due }
    timers.removeAll { $0.due <= time }
    for timer in due { actions.enqueue { if !timer.isCancelled { timer.action() } } }
  }
}
