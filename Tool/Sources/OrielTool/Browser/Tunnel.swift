/// Carries bytes both ways between a page and the daemon, unread.
///
/// Each way ends by itself: what one side has sent before it ended arrives at the other side, which is then told that no more comes.
struct Tunnel {
  private var toDaemon: Way
  private var toPage: Way

  /// - Parameter received: What the page has sent already.
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
    // Who can't be read because the connection is broken can't be written to.
    if !toDaemon.proceed() { toPage.end() }
    if !toPage.proceed() { toDaemon.end() }
  }

  /// One of the two ways.
  private struct Way {
    let from: Socket
    let to: Socket
    var queue = ByteQueue()
    /// Whether the side that sends has sent everything.
    var isRead = false
    var isOver = false

    /// The number of bytes that wait at most: who sends faster than the other side reads has to wait.
    static let limit = 4 * Socket.chunk

    var reads: Bool { !isRead && queue.count < Self.limit }
    var writes: Bool { !queue.isEmpty }

    /// Returns false where the connection with the side that sends is broken.
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
