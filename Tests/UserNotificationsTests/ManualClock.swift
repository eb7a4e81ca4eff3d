import Foundation
import Synchronization

@testable import UserNotifications

/// A clock that the test sets.
final class ManualClock: NotificationClock {
  private struct State {
    var now: Date
    var date: Date?
    var action: (@Sendable () -> Void)?
  }

  private let state: Mutex<State>

  init(_ now: Date) { state = Mutex(State(now: now)) }

  var now: Date { state.withLock { $0.now } }

  func wake(at date: Date?, _ action: @escaping @Sendable () -> Void) {
    state.withLock { ($0.date, $0.action) = (date, action) }
  }

  /// Advances the clock by the seconds. Actions that are due in between run at their own time, and `settle` waits until each is done.
  func advance(by seconds: TimeInterval, settle: () async -> Void) async {
    await settle()
    let end = now.addingTimeInterval(seconds)
    while true {
      let action = state.withLock { state -> (@Sendable () -> Void)? in
        guard let date = state.date, date <= end else { return nil }
        state.now = max(state.now, date)
        state.date = nil
        return state.action
      }
      guard let action else { break }
      action()
      await settle()
    }
    state.withLock { $0.now = end }
  }
}
