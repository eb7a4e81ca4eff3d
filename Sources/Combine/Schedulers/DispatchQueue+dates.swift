import Dispatch
import Foundation
import OpenCombine

/// Work at dates of the calendar clock. The queue receives wall-clock times. If dates were converted by reading two clocks, two dates might
/// be reordered, and with them a publisher's last value and its completion.
extension DispatchQueue {
  func schedule(after date: RunLoop.SchedulerTimeType, _ action: @escaping () -> Void) {
    let action = Action(action)
    asyncAfter(wallDeadline: date.wallTime) { action.run() }
  }

  func schedule(
    after date: RunLoop.SchedulerTimeType, interval: RunLoop.SchedulerTimeType.Stride, tolerance: RunLoop.SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = Action(action)
    let source = DispatchSource.makeTimerSource(queue: self)
    source.setEventHandler { action.run() }
    source.schedule(
      wallDeadline: date.wallTime, repeating: interval.dispatchInterval, leeway: tolerance.dispatchInterval)
    source.resume()
    return AnyCancellable { source.cancel() }
  }
}

extension RunLoop.SchedulerTimeType {
  fileprivate var wallTime: DispatchWallTime {
    // A queue treats the start of its epoch as never. Any time in the past is equivalent.
    let seconds = max(date.timeIntervalSince1970, 1)
    // The queue's clock ends about 292 years after its epoch. Later times are treated as never.
    guard seconds < 9e9 else { return .distantFuture }
    let whole = seconds.rounded(.down)
    let nanoseconds = ((seconds - whole) * 1e9).rounded(.down)
    return DispatchWallTime(timespec: timespec(tv_sec: Int(whole), tv_nsec: Int(nanoseconds)))
  }
}

extension RunLoop.SchedulerTimeType.Stride {
  fileprivate var dispatchInterval: DispatchTimeInterval {
    DispatchQueue.SchedulerTimeType.Stride.seconds(max(timeInterval, 0)).timeInterval
  }
}
