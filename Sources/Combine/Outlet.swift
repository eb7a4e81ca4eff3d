import Foundation
import OpenCombine

/// The end of a subscription to which a source of events sends: it counts the demand, lets one value through at a time, and nothing once
/// it has been closed. Safe to use from any thread.
final class Outlet<Downstream: Subscriber> {
  private let lock = NSLock()
  // Recursive, since a subscriber may cause the next value while it takes this one.
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

  /// Closes the outlet and tells the subscriber why.
  func send(completion: Subscribers.Completion<Downstream.Failure>) {
    delivery.withLock {
      let receiver = lock.withLock { downstream.take() }
      receiver?.receive(completion: completion)
    }
  }

  func add(_ more: Subscribers.Demand) {
    lock.withLock { demand += more }
  }

  /// Lets go of the subscriber. Returns false if that has happened before.
  func close() -> Bool {
    // The subscriber may end its life here, and with it other subscriptions: not under the lock.
    let receiver = lock.withLock { downstream.take() }
    return receiver != nil
  }
}
