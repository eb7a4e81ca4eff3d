/// Forwards bytes in both directions between a page and the daemon.
///
/// Each direction ends independently: the bytes that one side has sent before its end are delivered to the other side, which then receives
/// the end.
struct Tunnel {
  private var toDaemon: Way
  private var toPage: Way

  /// - Parameter received: The bytes that the page has already sent.
  init(page: Socket, daemon: Socket, received: [UInt8]) {
    toDaemon = Way(from: page, to: daemon, queue: ByteQueue(received))
    toPage = Way(from: daemon, to: page)
  }

  var isOver: Bool { toDaemon.isOver && toPage.isOver }

  var waits: [SocketWait] {
    [
      SocketWait(socket: toDaemon.from, reads: toDaemon.reads, writes: toPage.writes),
      SocketWait(socket: toPage.from, reads: toPage.reads, writes: toDaemon.writes),
    ]
  }

  mutating func proceed() {
    // A side that can't be read because its connection is broken can't be written to either.
    if !toDaemon.proceed() { toPage.end() }
    if !toPage.proceed() { toDaemon.end() }
  }

  /// One of the two directions.
  private struct Way {
    let from: Socket
    let to: Socket
    var queue = ByteQueue()
    /// Indicates whether the sending side has sent everything.
    var isRead = false
    var isOver = false

    /// The maximum number of waiting bytes. A side that sends faster than the other one reads has to wait.
    static let limit = 4 * Socket.chunk

    var reads: Bool { !isRead && queue.count < Self.limit }
    var writes: Bool { !queue.isEmpty }

    /// Forwards as much as possible. Returns false if the connection to the sending side is broken.
    mutating func proceed() -> Bool {
      guard !isOver else { return true }
      var isWhole = true
      if reads {
        switch from.read() {
        case .bytes(let bytes): queue.append(bytes)
        case .nothing: break
        case .end: isRead = true
        case .failure: (isRead, isWhole) = (true, false)
        }
      }
      if !queue.write(to: to) {
        end()
      } else if isRead, queue.isEmpty {
        to.endWriting()
        isOver = true
      }
      return isWhole
    }

    mutating func end() {
      queue.removeAll()
      (isRead, isOver) = (true, true)
    }
  }
}
