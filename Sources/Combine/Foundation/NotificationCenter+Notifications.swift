import Foundation

extension NotificationCenter {
  /// The notifications that a center posts, one after another. Mirrors Foundation's `NotificationCenter.Notifications`.
  ///
  /// Each iterator observes the center from its making on, and keeps what nobody has asked for yet. It ends with its task.
  // Nothing in it changes. A center may be used from any thread, and the sender is only compared.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    /// The only sender to listen to; with nil, all senders count.
    public let object: AnyObject?

    init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
    }

    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = Notification
      public typealias Failure = Never

      fileprivate var base: AsyncStream<Posted>.Iterator

      public mutating func next() async -> Notification? { await base.next()?.notification }

      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await base.next(isolation: actor)?.notification
      }
    }

    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream<Posted>.makeStream()
      let token = center.addObserver(forName: name, object: object, queue: nil) { _ = continuation.yield(Posted(notification: $0)) }
      let observer = PostObserver(center: center, token: token)
      continuation.onTermination = { _ in observer.remove() }
      return Iterator(base: stream.makeAsyncIterator())
    }
  }

  /// The notifications called `name`, from `object` alone if there is one. Mirrors Foundation's method of the same name.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }
}

/// A notification on its way to who waits for it. It is handed over: who posts it is done with it.
private struct Posted: @unchecked Sendable {
  let notification: Notification
}

/// A center's, which may be removed from any thread: Foundation's protocol for the token doesn't say that it is Sendable.
private struct PostObserver: @unchecked Sendable {
  let center: NotificationCenter
  let token: any NSObjectProtocol

  func remove() { center.removeObserver(token) }
}
