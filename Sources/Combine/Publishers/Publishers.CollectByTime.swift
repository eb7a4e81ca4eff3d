import Foundation
import OpenCombine

extension Publishers {
  /// A strategy for the times at which collected values are sent. Mirrors Combine's `Publishers.TimeGroupingStrategy`.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Values are sent at the end of each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// Values are sent at the end of each interval, and whenever the given number of values is reached.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// A publisher that sends the values of an interval as one array. Mirrors Combine's `Publishers.CollectByTime`.
  ///
  /// An interval without values sends nothing. When the upstream finishes, the remaining values are sent first; a failure drops them.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are collected.
    public let upstream: Upstream
    /// The strategy for the times at which values are sent.
    public let strategy: TimeGroupingStrategy<Context>
    /// The options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that collects the values of another one.
    public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    private var parts: (Context, Context.SchedulerTimeType.Stride, Int?) {
      switch strategy {
      case .byTime(let scheduler, let stride): (scheduler, stride, nil)
      case .byTimeOrCount(let scheduler, let stride, let count): (scheduler, stride, count)
      }
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      let (scheduler, stride, count) = parts
      let options = options
      upstream.subscribe(
        TimedCollection<Downstream, Upstream.Output>(downstream: subscriber, count: count) { flush in
          scheduler.schedule(
            after: scheduler.now.advanced(by: stride), interval: stride, tolerance: scheduler.minimumTolerance, options: options, flush)
        })
    }
  }
}

extension Publisher {
  /// Returns a publisher that collects values by time, or by time and count. Mirrors Combine's operator.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

private final class TimedCollection<Downstream: Subscriber, Element>: Subscriber, Subscription where Downstream.Input == [Element] {
  typealias Input = Element
  typealias Failure = Downstream.Failure

  private let lock = NSLock()
  // The lock is recursive, because a subscriber may cause the next values while it receives some.
  private let delivery = NSRecursiveLock()
  private let count: Int?
  private let startTimer: (@escaping () -> Void) -> any Cancellable
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var timer: (any Cancellable)?
  private var demand = Subscribers.Demand.none
  private var values: [Element] = []

  init(downstream: Downstream, count: Int?, startTimer: @escaping (@escaping () -> Void) -> any Cancellable) {
    self.downstream = downstream
    self.count = count
    self.startTimer = startTimer
  }

  func receive(subscription: any Subscription) {
    lock.withLock { upstream = subscription }
    let timer = startTimer { [weak self] in self?.flush() }
    lock.withLock { self.timer = timer }
    downstream?.receive(subscription: self)
  }

  func receive(_ input: Element) -> Subscribers.Demand {
    let isFull = lock.withLock {
      values.append(input)
      return count.map { values.count >= $0 } ?? false
    }
    if isFull { flush() }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if case .finished = completion { flush() }
    delivery.withLock { close()?.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let upstream: (any Subscription)? = lock.withLock {
      self.demand += demand
      return self.upstream
    }
    upstream?.request(count.map { demand * $0 } ?? .unlimited)
  }

  func cancel() {
    let upstream = lock.withLock { self.upstream }
    guard close() != nil else { return }
    upstream?.cancel()
  }

  /// Sends the collected values if there is demand, and keeps them otherwise.
  private func flush() {
    delivery.withLock {
      let batch: (Downstream, [Element])? = lock.withLock {
        guard let downstream, demand > .none, !values.isEmpty else { return nil }
        demand -= 1
        defer { values = [] }
        return (downstream, values)
      }
      guard let (receiver, values) = batch else { return }
      request(receiver.receive(values))
    }
  }

  /// Cancels the timer and releases everything. Returns the subscriber, or `nil` if it was already released.
  private func close() -> Downstream? {
    let (receiver, timer): (Downstream?, (any Cancellable)?) = lock.withLock {
      upstream = nil
      values = []
      return (downstream.take(), self.timer.take())
    }
    timer?.cancel()
    return receiver
  }
}
