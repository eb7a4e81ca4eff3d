/// The connection to the program: JSON lines in both directions, over a socket to which the program connects.
///
/// One program can be connected. A second connection at the same time, such as one of a child process, is closed. After the program has
/// disconnected another one can connect.
final class ProgramChannel: SocketParty {
  /// Called with each message of the program, in order.
  var receives: (PageMessage) -> Void = { _ in }
  /// Called when the program has disconnected.
  var ends: () -> Void = {}

  private let listener: Socket
  private var program: Socket?
  /// A connection that arrived while a program is connected. It becomes the next program if the current one turns out to have disconnected.
  private var candidate: Socket?
  /// The received bytes of the next line.
  private var received: [UInt8] = []
  private var outgoing = ByteQueue()
  /// The number of bytes that were queued for the program since it connected.
  private var sentCount = 0
  /// The handlers that wait for bytes to be accepted, with the number of queued bytes at their time.
  private var deliveries: [(count: Int, done: (Bool) -> Void)] = []

  /// The maximum number of bytes that wait for the program.
  private static let limit = 2 * PageMessage.longest

  init(listener: Socket) { self.listener = listener }

  var deadline: ContinuousClock.Instant? { nil }
  var isOver: Bool { false }
  func expire() {}

  var waits: [SocketWait] {
    [SocketWait(socket: listener, reads: true)]
      + (program.map { [SocketWait(socket: $0, reads: true, writes: !outgoing.isEmpty)] } ?? [])
  }

  /// Sends a message. `done` is called with true when the program's socket has accepted all of it, and with false if there is no program or
  /// it disconnects before that.
  func send(_ message: PageMessage, done: @escaping (Bool) -> Void) {
    guard program != nil, outgoing.count < Self.limit else { return done(false) }
    let bytes = Array("\(message.line)\n".utf8)
    outgoing.append(bytes)
    sentCount += bytes.count
    deliveries.append((sentCount, done))
    write()
  }

  func proceed() {
    while let next = listener.accepted() { candidate = next }
    repeat {} while read() && candidate != nil
    if program == nil { program = candidate }
    candidate = nil
    write()
  }

  /// Continues to read. Returns false if the program has sent no more bytes or has disconnected.
  private func read() -> Bool {
    guard let program else { return false }
    switch program.read() {
    case .bytes(let bytes):
      take(bytes)
      return true
    case .nothing: return false
    case .end, .failure:
      end()
      return false
    }
  }

  private func take(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      received += rest[..<end]
      rest = rest[(end + 1)...]
      if let message = PageMessage(received) { receives(message) }
      received = []
    }
    received += rest
    // A line that exceeds the limit is no message.
    if received.count > PageMessage.longest { end() }
  }

  private func write() {
    guard let program else { return }
    guard outgoing.write(to: program) else { return end() }
    let taken = sentCount - outgoing.count
    while let first = deliveries.first, first.count <= taken {
      deliveries.removeFirst()
      first.done(true)
    }
  }

  private func end() {
    let lost = deliveries
    (program, received, outgoing, sentCount, deliveries) = (nil, [], ByteQueue(), 0, [])
    for delivery in lost { delivery.done(false) }
    ends()
  }
}
