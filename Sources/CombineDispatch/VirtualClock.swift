import Dispatch
import Foundation

/// A clock that replaces the system's for work that is scheduled on the main thread in tests.
package protocol VirtualClock: AnyObject, Sendable {
  /// Indicates whether the current code can use the clock, which is the case on the main thread.
  var isHere: Bool { get }
  /// The calendar time.
  var date: Date { get }
  /// The time of the monotonic clock, which advances at the same rate.
  var uptime: DispatchTime { get }
  /// Runs an action after `delay` seconds, and then every `interval` seconds, if there is an interval. Returns a closure that cancels it.
  /// An action without a delay runs soon, after actions that were scheduled earlier.
  func schedule(after delay: TimeInterval, every interval: TimeInterval?, _ action: @escaping () -> Void) -> @Sendable () -> Void
}

package enum VirtualClocks {
  /// The clock of the host whose code is running. Child tasks inherit it.
  @TaskLocal package static var current: (any VirtualClock)?

  /// The current clock, or `nil` if there is none or the current code can't use it.
  package static var here: (any VirtualClock)? { current.flatMap { $0.isHere ? $0 : nil } }
}

extension VirtualClock {
  func schedule(
    after date: DispatchQueue.SchedulerTimeType, every interval: TimeInterval? = nil, _ action: @escaping () -> Void
  ) -> @Sendable () -> Void {
    let delay = DispatchQueue.SchedulerTimeType(uptime).distance(to: date)
    return schedule(after: TimeInterval(delay.magnitude) / 1e9, every: interval, action)
  }
}
