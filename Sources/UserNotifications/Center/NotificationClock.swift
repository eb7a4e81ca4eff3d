import Foundation

/// The clock that schedules notifications.
protocol NotificationClock: Sendable {
  var now: Date { get }
  /// Schedules a single call of `action` at or shortly after a date, and cancels the previously scheduled call. With `nil`, no call is
  /// scheduled.
  func wake(at date: Date?, _ action: @escaping @Sendable () -> Void)
}

/// The system's wall clock. It can be set, and continues while the machine sleeps.
// The timer is only accessed on the queue.
final class WallClock: NotificationClock, @unchecked Sendable {
  private let queue = DispatchQueue(label: "oriel.notifications")
  private var timer: (any DispatchSourceTimer)?

  var now: Date { .now }

  func wake(at date: Date?, _ action: @escaping @Sendable () -> Void) {
    queue.async { [self] in
      timer?.cancel()
      timer = nil
      guard let date else { return }
      let timer = DispatchSource.makeTimerSource(queue: queue)
      // The delay is clamped, because Dispatch's integers can't represent the latest dates.
      timer.schedule(wallDeadline: .now() + min(max(0, date.timeIntervalSinceNow), 1e8))
      timer.setEventHandler(handler: action)
      self.timer = timer
      timer.resume()
    }
  }
}
