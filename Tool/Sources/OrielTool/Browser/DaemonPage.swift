/// The daemon's page while it is received.
struct DaemonPage {
  private let daemon: Socket
  private var request = ByteQueue(Array("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".utf8))
  private var received: [UInt8] = []

  /// The maximum number of bytes of the page.
  private static let longest = 1 << 20

  init(daemon: Socket) { self.daemon = daemon }

  var wait: SocketWait { SocketWait(socket: daemon, reads: true, writes: !request.isEmpty) }

  /// Continues to read. Returns the complete page, or the status for the browser if the page can't be read, or `nil` if more bytes are
  /// expected.
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
