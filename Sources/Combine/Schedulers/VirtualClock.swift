import Dispatch
import Foundation
import OpenCombine

/// A clock that stands in for the machine's where something is scheduled on the main thread: a test's.
package protocol VirtualClock: AnyObject, Sendable {
  /// Whether it can be asked: on the main thread.
  var isHere: Bool { get }
  /// The time by the calendar.
  var date: Date { get }
  /// The time by the machine's clock, which goes as fast.
  var uptime: DispatchTime { get }
  /// Runs an action once so many seconds have passed, and then again every `interval` seconds; returns what stops that. With a delay of nothing it runs
  /// soon, after what has been scheduled before.
  func schedule(after delay: TimeInterval, every interval: TimeInterval?, _ action: @escaping () -> Void) -> @Sendable () -> Void
}

package enum VirtualClocks {
  /// The clock of the host whose code is running. Tasks that such code begins have it, too.
  @TaskLocal package static var current: (any VirtualClock)?

  /// The clock, where it can be asked.
  static var here: (any VirtualClock)? { current.flatMap { $0.isHere ? $0 : nil } }
}

extension VirtualClock {
  func schedule(
    after date: RunLoop.SchedulerTimeType, every interval: TimeInterval? = nil, _ action: @escaping () -> Void
  ) -> @Sendable () -> Void {
    // A calendar's date holds a tenth of a microsecond, and what is left of the difference of two.
    schedule(after: (date.date.timeIntervalSince(self.date) * 1e6).rounded() / 1e6, every: interval, action)
  }

  func schedule(
    after date: DispatchQueue.SchedulerTimeType, every interval: TimeInterval? = nil, _ action: @escaping () -> Void
  ) -> @Sendable () -> Void {
    let delay = DispatchQueue.SchedulerTimeType(uptime).distance(to: date)
    return schedule(after: TimeInterval(delay.magnitude) / 1e9, every: interval, action)
  }
}
