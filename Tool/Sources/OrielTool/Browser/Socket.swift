import Foundation
import ToolSupport

#if canImport(Glibc)
  import Glibc
#endif

/// A nonblocking socket on this machine. It is closed when its last reference is released.
final class Socket: Sendable {
  let descriptor: Int32

  /// The result of a read.
  enum Reading {
    case bytes([UInt8])
    /// The peer has sent no bytes yet.
    case nothing
    /// The peer has ended its direction.
    case end
    /// The connection is broken.
    case failure
  }

  /// The maximum number of bytes of one read.
  static let chunk = 65_536

  /// Takes ownership of a descriptor and makes it nonblocking.
  init(descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit { close(descriptor) }

  private convenience init(family: Int32) throws {
    let descriptor = Self.open(family)
    guard descriptor >= 0 else { throw Failure("A socket can't be opened: \(String(cString: strerror(errno))).") }
    self.init(descriptor: descriptor)
  }

  private static func open(_ family: Int32) -> Int32 { socket(family, Int32(SOCK_STREAM.rawValue), 0) }

  // MARK: Listening and connecting

  /// Returns a socket that listens at a port of 127.0.0.1, or `nil` if the port is taken. With 0 the system chooses a port.
  static func listening(port: Int) throws -> Socket? {
    let result = try Socket(family: AF_INET)
    // The port of a server that has just ended can be reused at once.
    var isOn: Int32 = 1
    setsockopt(result.descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
    let isBound = withAddress(port: port) { bind(result.descriptor, $0, $1) == 0 }
    return isBound && listen(result.descriptor, 64) == 0 ? result : nil
  }

  /// Returns a socket that listens at a new file.
  static func listening(at path: String) throws -> Socket {
    let result = try Socket(family: AF_UNIX)
    let isBound = try withAddress(path: path) { bind(result.descriptor, $0, $1) == 0 }
    guard isBound, listen(result.descriptor, 16) == 0 else {
      throw Failure("The socket \(path) can't be created: \(String(cString: strerror(errno))).")
    }
    return result
  }

  /// Returns a socket that is connected to the listener at a file, or `nil` if there is none or its queue is full.
  static func connected(to path: String) -> Socket? {
    guard let result = try? Socket(family: AF_UNIX) else { return nil }
    let isConnected = try? withAddress(path: path) { connect(result.descriptor, $0, $1) == 0 }
    return isConnected == true ? result : nil
  }

  /// Returns two connected sockets.
  static func pair() throws -> (Socket, Socket) {
    var descriptors: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &descriptors) == 0 else {
      throw Failure("A socket can't be opened: \(String(cString: strerror(errno))).")
    }
    return (Socket(descriptor: descriptors[0]), Socket(descriptor: descriptors[1]))
  }

  /// The port at which the socket listens.
  var port: Int {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
    }
    return Int(in_port_t(bigEndian: address.sin_port))
  }

  /// Returns the next accepted connection, or `nil` if there is none.
  func accepted() -> Socket? {
    let descriptor = accept(descriptor, nil, nil)
    return descriptor >= 0 ? Socket(descriptor: descriptor) : nil
  }

  private static func withAddress<Result>(port: Int, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    }
  }

  /// The maximum number of bytes of a socket's path.
  static let longestPath = MemoryLayout.size(ofValue: sockaddr_un().sun_path) - 1

  private static func withAddress<Result>(path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) throws -> Result {
    let bytes = Array(path.utf8)
    guard bytes.count <= longestPath else { throw Failure("The path \(path) is too long for a socket.") }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
    }
  }

  // MARK: Reading and writing

  func read() -> Reading {
    var (result, reason): (Int, Int32) = (0, 0)
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.chunk) { buffer, count in
      result = attempt { recv(descriptor, buffer.baseAddress, Self.chunk, 0) }
      reason = errno
      count = max(0, result)
    }
    if result > 0 { return .bytes(bytes) }
    if result == 0 { return .end }
    return reason == EAGAIN || reason == EWOULDBLOCK ? .nothing : .failure
  }

  /// Writes bytes and returns the number of accepted ones: 0 if the peer reads too slowly, or `nil` if the connection is broken.
  func write(_ bytes: UnsafeRawBufferPointer) -> Int? {
    let count = attempt { send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL)) }
    if count >= 0 { return count }
    return errno == EAGAIN || errno == EWOULDBLOCK ? 0 : nil
  }

  /// Ends the sending direction.
  func endWriting() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Repeats a call that a signal interrupts.
  private func attempt(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}
