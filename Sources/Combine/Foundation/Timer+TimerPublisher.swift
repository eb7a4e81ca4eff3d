import Foundation
import OpenCombine

extension Timer {
  /// Returns a publisher of the current date, which sends a value every `interval` seconds once it is connected. Mirrors Combine's method
  /// of the same name.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher that sends the current date repeatedly. Mirrors Combine's `Timer.TimerPublisher`.
  ///
  /// It sends the first value one interval after `connect()`. All subscribers share the connection's timer. Cancelling the connection ends
  /// their subscriptions without a completion. The minimum interval is a tenth of a millisecond, as with Foundation's timers.
  // The lock guards the only variable. The run loop is only used for scheduling, which it supports on any thread.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    public typealias Output = Date
    public typealias Failure = Never

    /// The interval between values, in seconds.
    public let interval: TimeInterval
    /// The tolerance of the timer, in seconds, or `nil` for none.
    public let tolerance: TimeInterval?
    /// The run loop of the timer.
    public let runLoop: RunLoop
    /// The run loop mode of the timer.
    public let mode: RunLoop.Mode
    /// The scheduler options of the run loop.
    public let options: RunLoop.SchedulerOptions?

    private let lock = NSLock()
    private var ticks: [CombineIdentifier: (Date) -> Void] = [:]

    /// Creates a publisher of the current date.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Date, Downstream.Failure == Never {
      let outlet = Outlet(subscriber)
      let subscription = TimerSubscription(outlet: outlet, publisher: self)
      lock.withLock { ticks[subscription.combineIdentifier] = { outlet.send($0) } }
      subscriber.receive(subscription: subscription)
    }

    /// Starts the timer, and returns an object that stops it.
    public func connect() -> any Cancellable {
      let interval = RunLoop.SchedulerTimeType.Stride(Swift.max(interval, 0.0001))
      let timer = runLoop.schedule(
        after: runLoop.now.advanced(by: interval), interval: interval, tolerance: .seconds(Swift.max(tolerance ?? 0, 0)), mode: mode
      ) { self.fire() }
      return AnyCancellable {
        timer.cancel()
        self.disconnectAll()
      }
    }

    private func fire() {
      let ticks = lock.withLock { Array(self.ticks.values) }
      let date = runLoop.now.date
      for tick in ticks { tick(date) }
    }

    fileprivate func disconnect(_ identifier: CombineIdentifier) {
      // Deallocating the closure may deallocate its captures, which may call back. It happens outside of the lock.
      let tick = lock.withLock { ticks.removeValue(forKey: identifier) }
      withExtendedLifetime(tick) {}
    }

    private func disconnectAll() {
      let ticks = lock.withLock {
        defer { self.ticks = [:] }
        return self.ticks
      }
      withExtendedLifetime(ticks) {}
    }
  }
}

private final class TimerSubscription<Downstream: Subscriber>: Subscription where Downstream.Input == Date, Downstream.Failure == Never {
  private let outlet: Outlet<Downstream>
  private let publisher: Timer.TimerPublisher

  init(outlet: Outlet<Downstream>, publisher: Timer.TimerPublisher) {
    self.outlet = outlet
    self.publisher = publisher
  }

  func request(_ demand: Subscribers.Demand) { outlet.add(demand) }

  func cancel() {
    guard outlet.close() else { return }
    publisher.disconnect(combineIdentifier)
  }
}
