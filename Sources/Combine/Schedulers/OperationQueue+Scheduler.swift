import Dispatch
import Foundation
import OpenCombine

/// Mirrors Combine's `OperationQueue: Scheduler`. Work becomes an operation when its date has come, and then waits its turn in the queue.
/// In a test whose host drives timers, the main queue's work is done by the host's clock.
extension OperationQueue: @retroactive Scheduler {
  /// Mirrors Combine's type of the same name. It counts calendar time as run loops do, and so is the same type here.
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

  /// Mirrors Combine's `OperationQueue.SchedulerOptions`, which has no options either.
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

  // A serial queue: operations have to come in the order of their dates.
  private static let clock = DispatchQueue(label: "Combine.OperationQueue.clock", qos: .userInitiated)
}
