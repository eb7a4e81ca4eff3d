import Dispatch
import Foundation
import OpenCombine

/// Mirrors Combine's `RunLoop: Scheduler`.
///
/// Work for `RunLoop.main` is run by `DispatchQueue.main`. An app's main loop is GLib's, which drains the main dispatch queue and never
/// runs Foundation's main run loop, where work would never run. A program that runs `RunLoop.main` is supported, too, because that loop
/// drains the same queue. On Apple platforms, work is delayed while a scroll view tracks a touch; this implementation has no tracking mode.
///
/// In a test whose host controls timers, the main run loop uses the host's clock.
///
/// On the run loop of another thread, work runs in the default mode, and that thread must run the loop.
extension RunLoop: @retroactive Scheduler {
  /// The options for work on a run loop. Mirrors Combine's `RunLoop.SchedulerOptions`, which has no options either.
  public struct SchedulerOptions {}

  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public var now: SchedulerTimeType { SchedulerTimeType(clock?.date ?? Date()) }

  private var clock: (any VirtualClock)? { isMain ? VirtualClocks.here : nil }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    guard !isMain else { return DispatchQueue.main.schedule(options: nil, action) }
    let action = Action(action)
    perform { action.run() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    if let clock {
      _ = clock.schedule(after: date, action)
      return
    }
    guard !isMain else { return DispatchQueue.main.schedule(after: date, action) }
    let action = Action(action)
    add(Timer(fire: date.date, interval: 0, repeats: false) { _ in action.run() }, tolerance: tolerance, mode: .default)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, mode: .default, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, mode: RunLoop.Mode,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let clock { return AnyCancellable(clock.schedule(after: date, every: interval.timeInterval, action)) }
    guard !isMain else { return DispatchQueue.main.schedule(after: date, interval: interval, tolerance: tolerance, action) }
    let action = Action(action)
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in action.run() }
    add(timer, tolerance: tolerance, mode: mode)
    return AnyCancellable { timer.invalidate() }
  }

  private var isMain: Bool { self === RunLoop.main }

  private func add(_ timer: Timer, tolerance: SchedulerTimeType.Stride, mode: RunLoop.Mode) {
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: mode)
  }
}
