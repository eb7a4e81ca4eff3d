@_exported import Combine
import Foundation

extension RunLoop {
  /// The run loop as a scheduler, which it is itself.
  public var ocombine: RunLoop { self }
}

extension OperationQueue {
  /// The queue as a scheduler, which it is itself.
  public var ocombine: OperationQueue { self }
}

extension NotificationCenter {
  /// The center, whose publishers are its own.
  public var ocombine: NotificationCenter { self }
}

extension URLSession {
  /// The session, whose publishers are its own.
  public var ocombine: URLSession { self }
}

extension Timer {
  /// The type, whose publishers are its own.
  public typealias OCombine = Timer
}
