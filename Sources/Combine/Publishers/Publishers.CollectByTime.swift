import Foundation
import OpenCombine

extension Publishers {
  /// When collected values are sent. Mirrors Combine's `Publishers.TimeGroupingStrategy`.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// At the end of each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// At the end of each interval, and as soon as there are so many.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Publishes what comes in an interval as one array. Mirrors Combine's `Publishers.CollectByTime`.
  ///
  /// An interval in which nothing comes sends nothing. The end sends what is left first; a failure drops it.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let strategy: TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?

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
  /// Collects values by time, or by time and number. Mirrors Combine's operator.
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
  // Recursive, since a subscriber may cause the next values while it takes some.
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

  /// Sends what has come, if somebody wants it; it waits otherwise.
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

  /// Lets go of everything; nil if that has happened before.
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
