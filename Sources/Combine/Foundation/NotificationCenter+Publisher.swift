import Foundation
import OpenCombine

extension NotificationCenter {
  /// Publishes the notifications that a center posts. Mirrors Combine's `NotificationCenter.Publisher`.
  ///
  /// Values arrive on the thread that posts. Each subscriber observes the center from its subscription on; a notification that
  /// finds no demand is dropped.
  public struct Publisher: OpenCombine.Publisher, Equatable {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    /// The only sender to listen to; with nil, all senders count.
    public let object: AnyObject?

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

  /// Publishes the notifications called `name`, from `object` alone if there is one. Mirrors Combine's method of the same name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

// The token is written before anybody else has the subscription, and afterwards by the one call that closes the outlet.
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
