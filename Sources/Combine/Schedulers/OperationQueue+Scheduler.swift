import Dispatch
import Foundation
import OpenCombine

/// Mirrors Combine's `OperationQueue: Scheduler`. Work is enqueued as an operation at its date. In a test whose host controls timers, the
/// host's clock runs the main queue's work.
extension OperationQueue: @retroactive Scheduler {
  /// The time of an operation queue, which is calendar time, as with run loops. Mirrors Combine's type of the same name.
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

  /// The options for work on an operation queue. Mirrors Combine's `OperationQueue.SchedulerOptions`, which has no options either.
  public struct SchedulerOptions {}

  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public var now: SchedulerTimeType { SchedulerTimeType(testClock?.date ?? Date()) }

  private var testClock: (any VirtualClock)? { self === OperationQueue.main ? VirtualClocks.here : nil }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let testClock {
      _ = testClock.schedule(after: 0, every: nil, action)
      return
    }
    let action = Action(action)
    addOperation { action.run() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    if let testClock {
      _ = testClock.schedule(after: date, action)
      return
    }
    let action = Action(action)
    Self.clock.schedule(after: date) { self.addOperation { action.run() } }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let testClock { return AnyCancellable(testClock.schedule(after: date, every: interval.timeInterval, action)) }
    let action = Action(action)
    return Self.clock.schedule(after: date, interval: interval, tolerance: tolerance) { self.addOperation { action.run() } }
  }

  // The queue is serial, because operations must be enqueued in the order of their dates.
  private static let clock = DispatchQueue(label: "Combine.OperationQueue.clock", qos: .userInitiated)
}
