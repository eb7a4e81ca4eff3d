import Dispatch
import OpenCombine

/// Mirrors Combine's `DispatchQueue: Scheduler`. Work is always delivered asynchronously, also from the queue itself, and in order. In a test whose host
/// drives timers, the main queue's clock is the host's, which has no use for options.
extension DispatchQueue: @retroactive Scheduler {
  /// How a dispatch queue runs scheduled work. Mirrors Combine's `DispatchQueue.SchedulerOptions`.
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    /// The group that work belongs to until it has run. It counts for work without a date only, as in Combine.
    public var group: DispatchGroup?

    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  public var now: SchedulerTimeType { SchedulerTimeType(clock?.uptime ?? .now()) }

  private var clock: (any VirtualClock)? { getSpecific(key: mainMark) == true ? VirtualClocks.here : nil }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let clock {
      _ = clock.schedule(after: 0, every: nil, action)
      return
    }
    let action = Action(action)
    let options = options ?? SchedulerOptions()
    async(group: options.group, qos: options.qos, flags: options.flags) { action.run() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    if let clock {
      _ = clock.schedule(after: date, action)
      return
    }
    let action = Action(action)
    let options = options ?? SchedulerOptions()
    asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) { action.run() }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let clock { return AnyCancellable(clock.schedule(after: date, every: Double(interval.magnitude) / 1e9, action)) }
    let action = Action(action)
    let options = options ?? SchedulerOptions()
    let source = DispatchSource.makeTimerSource(queue: self)
    source.setEventHandler(qos: options.qos, flags: options.flags) { action.run() }
    source.schedule(deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
    source.resume()
    return AnyCancellable { source.cancel() }
  }
}

/// Marks the main queue: on Linux each access to `DispatchQueue.main` gives another object, so that identity doesn't tell.
private let mainMark: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()
