import Foundation
import Glibc
import ToolSupport

@testable import OrielTool

/// The test's end of a connection. Its calls block for at most twenty seconds.
final class Wire: Sendable {
  private let socket: Socket
  private let received = Received()

  /// The bytes that were read beyond the requested ones.
  private final class Received: @unchecked Sendable { var bytes: [UInt8] = [] }

  struct Missing: Error { let description: String }

  init(_ socket: Socket) {
    self.socket = socket
    _ = fcntl(socket.descriptor, F_SETFL, fcntl(socket.descriptor, F_GETFL) & ~O_NONBLOCK)
    var limit = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(socket.descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(socket.descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  convenience init(path: String) throws {
    guard let socket = Socket.connected(to: path) else { throw Missing(description: "Nobody listens at \(path).") }
    self.init(socket)
  }

  convenience init(port: Int) throws {
    let descriptor = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0 }
    }
    let socket = Socket(descriptor: descriptor)
    guard isConnected else { throw Missing(description: "Nobody listens at the port \(port).") }
    self.init(socket)
  }

  func send(_ text: String) throws { try send(Array(text.utf8)) }

  func send(_ bytes: some Collection<UInt8>) throws {
    var queue = ByteQueue(Array(bytes))
    guard queue.write(to: socket), queue.isEmpty else { throw Missing(description: "Nobody takes what is sent.") }
  }

  func endWriting() { socket.endWriting() }

  /// Indicates whether something can be read now, including the end.
  var hasNews: Bool {
    var wait = pollfd(fd: socket.descriptor, events: Int16(POLLIN), revents: 0)
    return !received.bytes.isEmpty || poll(&wait, 1, 0) == 1
  }

  /// Reads more bytes. Returns false at the end.
  private func more() throws -> Bool {
    switch socket.read() {
    case .bytes(let bytes): received.bytes += bytes
    case .nothing: throw Missing(description: "Nothing came. Before: \(String(decoding: received.bytes.suffix(200), as: UTF8.self))")
    case .end, .failure: return false
    }
    return true
  }

  /// Returns all bytes until the end of the connection.
  func readAll() throws -> [UInt8] {
    while try more() {}
    defer { received.bytes = [] }
    return received.bytes
  }

  /// Returns the text up to and including `end`.
  func read(through end: String) throws -> String {
    var searched = 0
    while true {
      let found = Data(received.bytes).range(of: Data(end.utf8), in: searched..<received.bytes.count)
      if let found {
        defer { received.bytes.removeSubrange(..<found.upperBound) }
        return String(decoding: received.bytes[..<found.upperBound], as: UTF8.self)
      }
      searched = max(0, received.bytes.count - end.utf8.count)
      guard try more() else { throw Missing(description: "It ended with \(String(decoding: received.bytes, as: UTF8.self))") }
    }
  }

  /// Returns the next event of an event stream.
  func event() throws -> String { String(try read(through: "\n\n").dropLast(2)) }
}
