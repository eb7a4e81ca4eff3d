import Foundation
import OpenCombine

extension NotificationCenter {
  /// A publisher of the notifications that a center posts. Mirrors Combine's `NotificationCenter.Publisher`.
  ///
  /// Values arrive on the thread that posts. Each subscriber observes the center from its subscription on. A notification without demand is
  /// dropped.
  public struct Publisher: OpenCombine.Publisher, Equatable {
    public typealias Output = Notification
    public typealias Failure = Never

    /// The center that posts the notifications.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The sender whose notifications are published, or `nil` for all senders.
    public let object: AnyObject?

    /// Creates a publisher of the notifications with a name, from one sender or, if `object` is `nil`, from all.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public static func == (left: Publisher, right: Publisher) -> Bool {
      left.center === right.center && left.name == right.name && left.object === right.object
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Notification, Downstream.Failure == Never {
      let subscription = Observation(center: center, downstream: subscriber)
      subscription.observe(name: name, object: object)
      subscriber.receive(subscription: subscription)
    }
  }

  /// Returns a publisher of the notifications with a name, from one sender or, if `object` is `nil`, from all. Mirrors Combine's method of
  /// the same name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

// The token is written before the subscription is shared, and afterwards only by the call that closes the outlet.
private final class Observation<Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Input == Notification, Downstream.Failure == Never {
  private let center: NotificationCenter
  private let outlet: Outlet<Downstream>
  private var token: (any NSObjectProtocol)?

  init(center: NotificationCenter, downstream: Downstream) {
    self.center = center
    outlet = Outlet(downstream)
  }

  func observe(name: Notification.Name, object: AnyObject?) {
    let action = Action<Notification> { [outlet] in outlet.send($0) }
    token = center.addObserver(forName: name, object: object, queue: nil) { action.run($0) }
  }

  func request(_ demand: Subscribers.Demand) { outlet.add(demand) }

  func cancel() {
    guard outlet.close() else { return }
    if let token { center.removeObserver(token) }
    token = nil
  }

  deinit {
    if let token { center.removeObserver(token) }
  }
}
