import Foundation
import ToolSupport

#if canImport(Glibc)
  import Glibc
#endif

/// A socket of this machine whose calls never wait. It is closed with the last reference to it.
final class Socket: Sendable {
  let descriptor: Int32

  /// What a try to read gives.
  enum Reading {
    case bytes([UInt8])
    /// The other side has sent nothing yet.
    case nothing
    /// The other side sends no more.
    case end
    /// The connection is broken.
    case failure
  }

  /// The number of bytes that one read takes at most.
  static let chunk = 65_536

  /// Takes over a descriptor and makes it non-blocking.
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

  /// Listens at a port of 127.0.0.1; 0 lets the system choose one. Nil where the port is taken.
  static func listening(port: Int) throws -> Socket? {
    let result = try Socket(family: AF_INET)
    // The port of a server that has just ended is free again at once.
    var isOn: Int32 = 1
    setsockopt(result.descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
    let isBound = withAddress(port: port) { bind(result.descriptor, $0, $1) == 0 }
    return isBound && listen(result.descriptor, 64) == 0 ? result : nil
  }

  /// Listens at a new file of the file system.
  static func listening(at path: String) throws -> Socket {
    let result = try Socket(family: AF_UNIX)
    let isBound = try withAddress(path: path) { bind(result.descriptor, $0, $1) == 0 }
    guard isBound, listen(result.descriptor, 16) == 0 else {
      throw Failure("The socket \(path) can't be made: \(String(cString: strerror(errno))).")
    }
    return result
  }

  /// Connects to who listens at a file; nil where nobody does, or where more wait there than it takes.
  static func connected(to path: String) -> Socket? {
    guard let result = try? Socket(family: AF_UNIX) else { return nil }
    let isConnected = try? withAddress(path: path) { connect(result.descriptor, $0, $1) == 0 }
    return isConnected == true ? result : nil
  }

  /// Two sockets that are connected with each other.
  static func pair() throws -> (Socket, Socket) {
    var descriptors: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &descriptors) == 0 else {
      throw Failure("A socket can't be opened: \(String(cString: strerror(errno))).")
    }
    return (Socket(descriptor: descriptors[0]), Socket(descriptor: descriptors[1]))
  }

  /// The port that it listens at.
  var port: Int {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
    }
    return Int(in_port_t(bigEndian: address.sin_port))
  }

  /// The next one that has connected; nil where there is none.
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

  /// The number of bytes that the path of a socket may have.
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

  /// The number of bytes that were taken; 0 where the other side reads too slowly, nil where the connection is broken.
  func write(_ bytes: UnsafeRawBufferPointer) -> Int? {
    let count = attempt { send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL)) }
    if count >= 0 { return count }
    return errno == EAGAIN || errno == EWOULDBLOCK ? 0 : nil
  }

  /// Tells the other side that no more bytes come.
  func endWriting() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Repeats a call that a signal interrupts.
  private func attempt(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}
