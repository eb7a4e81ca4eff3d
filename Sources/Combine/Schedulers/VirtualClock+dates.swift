import CombineDispatch
import Foundation

extension VirtualClock {
  func schedule(
    after date: RunLoop.SchedulerTimeType, every interval: TimeInterval? = nil, _ action: @escaping () -> Void
  ) -> @Sendable () -> Void {
    // A date has a precision of about a tenth of a microsecond, so the difference of two dates is rounded.
    schedule(after: (date.date.timeIntervalSince(self.date) * 1e6).rounded() / 1e6, every: interval, action)
  }
}
