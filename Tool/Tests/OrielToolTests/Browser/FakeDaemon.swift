import Foundation
import Synchronization

@testable import OrielTool

/// A stand-in for Broadway's daemon. It serves a page and handles other requests as a test specifies.
final class FakeDaemon: Sendable {
  static let page = """
    <!DOCTYPE html>
    <html><head><meta name="viewport" content="width=device-width"><title>broadway 2.0</title>
    <script type="text/javascript" src="broadway.js"></script></head><body onload="connect()"></body></html>
    """

  private let state = Mutex((requests: [String](), isEnding: false))
  private let path: String

  /// - Parameter other: A closure that receives each connection with a request for another path, and the request's head.
  init(path: String, other: @escaping @Sendable (Wire, String) throws -> Void = { _, _ in }) throws {
    self.path = path
    let listener = try Socket.listening(at: path)
    Thread.detachNewThread { [self] in
      while !state.withLock({ $0.isEnding }) {
        var wait = pollfd(fd: listener.descriptor, events: Int16(POLLIN), revents: 0)
        poll(&wait, 1, 20)
        guard let socket = listener.accepted() else { continue }
        Thread.detachNewThread { [self] in
          let wire = Wire(socket)
          guard let head = try? wire.read(through: "\r\n\r\n") else { return }
          state.withLock { $0.requests.append(String(head.prefix { $0 != "\r\n" })) }
          if head.hasPrefix("GET / ") {
            try? wire.send("HTTP/1.0 200 OK\r\nContent-Type: text/html\r\n\r\n\(Self.page)")
          } else {
            try? other(wire, head)
          }
        }
      }
    }
  }

  /// The first lines of all requests, in order.
  var requests: [String] { state.withLock { $0.requests } }

  /// Stops listening.
  func end() {
    state.withLock { $0.isEnding = true }
    unlink(path)
  }
}
