import Foundation

extension NotificationCenter {
  /// An asynchronous sequence of the notifications that a center posts. Mirrors Foundation's `NotificationCenter.Notifications`.
  ///
  /// Each iterator observes the center from its creation, and buffers the notifications that haven't been consumed. It ends when its task
  /// is cancelled.
  // The class is immutable. A center may be used from any thread, and the sender is only compared.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification
    public typealias Failure = Never

    /// The center that posts the notifications.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The sender whose notifications the sequence contains, or `nil` for all senders.
    public let object: AnyObject?

    init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// The iterator of the notifications.
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

  /// Returns an asynchronous sequence of the notifications with a name, from one sender or, if `object` is `nil`, from all. Mirrors
  /// Foundation's method of the same name.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }
}

/// A sendable box of a notification, which the poster doesn't use after posting.
private struct Posted: @unchecked Sendable {
  let notification: Notification
}

/// A sendable box of an observer token. A token may be removed from any thread, although its type isn't Sendable.
private struct PostObserver: @unchecked Sendable {
  let center: NotificationCenter
  let token: any NSObjectProtocol

  func remove() { center.removeObserver(token) }
}
