/// A queue of bytes that wait to be written to a socket.
struct ByteQueue {
  private var bytes: [UInt8] = []
  /// The number of bytes at the beginning that the socket has accepted.
  private var start = 0

  init(_ bytes: [UInt8] = []) { self.bytes = bytes }

  var count: Int { bytes.count - start }
  var isEmpty: Bool { count == 0 }

  mutating func append(_ more: some Collection<UInt8>) { bytes += more }

  mutating func removeAll() { self = ByteQueue() }

  /// Writes as many bytes as the socket accepts. Returns false if the connection is broken.
  mutating func write(to socket: Socket) -> Bool {
    while !isEmpty {
      let taken = bytes.withUnsafeBytes { socket.write(UnsafeRawBufferPointer(rebasing: $0[start...])) }
      guard let taken else { return false }
      if taken == 0 { break }
      start += taken
    }
    if isEmpty {
      bytes.removeAll(keepingCapacity: bytes.capacity <= 4 * Socket.chunk)
      start = 0
    } else if start > bytes.count / 2 {
      bytes.removeSubrange(..<start)
      start = 0
    }
    return true
  }
}
