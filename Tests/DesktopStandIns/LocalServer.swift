import Foundation
import Glibc
import Synchronization

/// A server that answers HTTP requests on 127.0.0.1, each on its own thread.
package final class LocalServer: Sendable {
  /// The answer for a path. With a location, it is a redirect. With a `nil` body, no answer is sent.
  package struct Answer: Sendable {
    package var status = 200
    package var body: Data? = Data()
    package var location: String?
    /// Further headers.
    package var headers: [String: String] = [:]

    package init(status: Int = 200, body: Data? = Data(), location: String? = nil, headers: [String: String] = [:]) {
      self.headers = headers
      self.status = status
      self.body = body
      self.location = location
    }
  }

  package let port: UInt16
  private let socket: Int32
  private let requests = Mutex<[(path: String, head: String)]>([])

  /// The requested paths, in order.
  package var paths: [String] { requests.withLock { $0.map(\.path) } }

  /// The request lines and headers of the requests, in order.
  package var heads: [String] { requests.withLock { $0.map(\.head) } }

  package init?(answer: @escaping @Sendable (String) -> Answer) {
    let listening = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listening, $0, length) == 0 && listen(listening, 16) == 0 && getsockname(listening, $0, &length) == 0
      }
    }
    guard isBound else { return nil }
    socket = listening
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { [weak self] in
      while true {
        let connection = accept(listening, nil, nil)
        guard connection >= 0, let server = self else { return }
        Thread.detachNewThread { server.serve(connection, answer) }
      }
    }
  }

  deinit { shutdown(socket, Int32(SHUT_RDWR)); close(socket) }

  package func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)\(path)")! }

  private func serve(_ connection: Int32, _ answer: (String) -> Answer) {
    defer { close(connection) }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(connection, &buffer, buffer.count)
    guard count > 0 else { return }
    let requested = String(decoding: buffer[..<count], as: UTF8.self)
    let path = requested.split(separator: " ").dropFirst().first.map(String.init) ?? ""
    requests.withLock { $0.append((path, requested)) }
    let answer = answer(path)
    guard let body = answer.body else {
      // Waits until the client closes the connection.
      _ = read(connection, &buffer, buffer.count)
      return
    }
    var head = "HTTP/1.1 \(answer.status) X\r\nContent-Length: \(body.count)\r\nConnection: close\r\n"
    if let location = answer.location { head += "Location: \(location)\r\n" }
    for (name, value) in answer.headers { head += "\(name): \(value)\r\n" }
    let bytes = Array((head + "\r\n").utf8) + Array(body)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return }
      sent += count
    }
  }
}
