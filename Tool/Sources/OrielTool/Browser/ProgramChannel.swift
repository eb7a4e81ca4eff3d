/// The connection with the program: lines of JSON both ways, over a socket that the program connects to.
///
/// The program connects once. A second one at the same time, such as a program that it has started, is let go of; after a program has gone another one may come.
final class ProgramChannel: SocketParty {
  /// Called with what the program says, in its order.
  var receives: (PageMessage) -> Void = { _ in }
  /// Called once the program is gone.
  var ends: () -> Void = {}

  private let listener: Socket
  private var program: Socket?
  /// Who has connected while there is a program: the next one, if that turns out to have gone.
  private var candidate: Socket?
  /// What has come of the next line.
  private var received: [UInt8] = []
  private var outgoing = ByteQueue()
  /// The number of bytes that the program was sent since it connected, those that wait included.
  private var sentCount = 0
  /// Who waits for bytes to be taken, with the number of bytes that were sent by then.
  private var deliveries: [(count: Int, done: (Bool) -> Void)] = []

  /// The number of bytes that wait for the program at most.
  private static let limit = 2 * PageMessage.longest

  init(listener: Socket) { self.listener = listener }

  var deadline: ContinuousClock.Instant? { nil }
  var isOver: Bool { false }
  func expire() {}

  var waits: [SocketWait] {
    [SocketWait(socket: listener, reads: true)]
      + (program.map { [SocketWait(socket: $0, reads: true, writes: !outgoing.isEmpty)] } ?? [])
  }

  /// Sends a message. `done` is called with true once the program's socket has all of it, with false where there is no program, or it goes before that.
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

  /// Reads on; false where the program has sent nothing more, or has gone.
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
    // What goes on for so long without an end is no message.
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
