import Dispatch
import OpenCombine

/// Mirrors Combine's `DispatchQueue: Scheduler`. Work is always run asynchronously and in order, also if it is scheduled from the queue
/// itself. In a test whose host controls timers, the main queue uses the host's clock, which ignores options.
extension DispatchQueue: @retroactive Scheduler {
  /// The options for work on a dispatch queue. Mirrors Combine's `DispatchQueue.SchedulerOptions`.
  public struct SchedulerOptions {
    /// The quality of service of the work.
    public var qos: DispatchQoS
    /// The flags of the work item.
    public var flags: DispatchWorkItemFlags
    /// The group that the work belongs to until it has run. As in Combine, it only applies to work without a date.
    public var group: DispatchGroup?

    /// Creates options.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  public var now: SchedulerTimeType { SchedulerTimeType(clock?.uptime ?? .now()) }

  private var clock: (any VirtualClock)? { getSpecific(key: mainQueueKey) == true ? VirtualClocks.here : nil }

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

/// A mark of the main queue. On Linux, each access to `DispatchQueue.main` returns another object, so that objects can't be compared.
private let mainQueueKey: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()
