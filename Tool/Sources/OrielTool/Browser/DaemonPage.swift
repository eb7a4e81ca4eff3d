/// The daemon's page, as far as it has come.
struct DaemonPage {
  private let daemon: Socket
  private var request = ByteQueue(Array("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".utf8))
  private var received: [UInt8] = []

  /// The number of bytes that it may have.
  private static let longest = 1 << 20

  init(daemon: Socket) { self.daemon = daemon }

  var wait: SocketWait { SocketWait(socket: daemon, reads: true, writes: !request.isEmpty) }

  /// Reads on. Returns the page once it is whole, or what to tell the browser where it doesn't come; nil until then.
  mutating func proceed() -> Result<String, HTTPStatus>? {
    guard request.write(to: daemon) else { return .failure(.badGateway) }
    switch daemon.read() {
    case .bytes(let bytes):
      received += bytes
      return received.count > Self.longest ? .failure(.badGateway) : nil
    case .nothing: return nil
    case .failure: return .failure(.badGateway)
    // The daemon speaks HTTP/1.0: its answer ends with the connection.
    case .end:
      let text = String(decoding: received, as: UTF8.self)
      guard text.hasPrefix("HTTP/1."), text.dropFirst(8).hasPrefix(" 200 "), let start = text.firstRange(of: "\r\n\r\n") else {
        return .failure(.badGateway)
      }
      return .success(String(text[start.upperBound...]))
    }
  }
}
