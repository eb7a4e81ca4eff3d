import Foundation
import OpenCombine

/// The downstream end of a source's subscription. It tracks the demand, delivers one value at a time, and delivers nothing once it is
/// closed. It is thread-safe.
final class Outlet<Downstream: Subscriber> {
  private let lock = NSLock()
  // The lock is recursive, because a subscriber may cause the next value while it receives one.
  private let delivery = NSRecursiveLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none

  init(_ downstream: Downstream) { self.downstream = downstream }

  /// Delivers `value`, or drops it if there is no demand.
  func send(_ value: Downstream.Input) {
    delivery.withLock {
      let receiver: Downstream? = lock.withLock {
        guard demand > .none else { return nil }
        demand -= 1
        return downstream
      }
      guard let receiver else { return }
      add(receiver.receive(value))
    }
  }

  /// Closes the outlet and sends a completion to the subscriber.
  func send(completion: Subscribers.Completion<Downstream.Failure>) {
    delivery.withLock {
      let receiver = lock.withLock { downstream.take() }
      receiver?.receive(completion: completion)
    }
  }

  func add(_ more: Subscribers.Demand) {
    lock.withLock { demand += more }
  }

  /// Releases the subscriber. Returns `false` if it was already released.
  func close() -> Bool {
    // Deallocating the subscriber may deallocate other subscriptions. It happens outside of the lock.
    let receiver = lock.withLock { downstream.take() }
    return receiver != nil
  }
}
