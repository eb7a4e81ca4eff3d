import Foundation

/// The time by which notifications come.
protocol NotificationClock: Sendable {
  var now: Date { get }
  /// Runs something once at a moment, or soon after it, in the place of what was to run before; nil is nothing.
  func wake(at date: Date?, _ action: @escaping @Sendable () -> Void)
}

/// The time that the machine's clock shows, which may be set, and goes on while the machine sleeps.
// The timer is made and changed on one queue alone.
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
      // Dispatch counts in whole numbers, which end before the furthest dates.
      timer.schedule(wallDeadline: .now() + min(max(0, date.timeIntervalSinceNow), 1e8))
      timer.setEventHandler(handler: action)
      self.timer = timer
      timer.resume()
    }
  }
}
