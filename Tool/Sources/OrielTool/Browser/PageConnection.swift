/// A connection of a browser, from its request to the end of the response.
final class PageConnection: SocketParty {
  private enum State {
    /// The request isn't complete.
    case asking
    /// The daemon's page is being requested.
    case fetching(DaemonPage)
    /// A message is being sent to the program.
    case delivering
    /// The response is being written. The connection ends after it.
    case answering
    /// The response continues while the page is connected.
    case streaming
    /// The response is written, and the browser closes the connection. Its further bytes are dropped: if the server closed first, the
    /// browser could lose the response.
    case leaving
    /// The connection is forwarded to the daemon.
    case tunnel(Tunnel)
    case over
  }

  private let socket: Socket
  private let site: BrowserSite
  private var state = State.asking
  /// The received bytes of the request.
  private var received: [UInt8] = []
  private var outgoing = ByteQueue()
  private(set) var deadline: ContinuousClock.Instant?

  /// The maximum duration of a request. Browsers open connections that they may need later.
  static let longestRequest = Duration.seconds(60)
  private static let longestLeave = Duration.seconds(2)
  /// The maximum number of bytes that wait for a page. A page that reads too slowly is disconnected, and reconnects.
  private static let limit = 2 * PageMessage.longest

  init(socket: Socket, site: BrowserSite) {
    (self.socket, self.site) = (socket, site)
    deadline = .now + Self.longestRequest
  }

  var isOver: Bool {
    if case .over = state { true } else { false }
  }

  var waits: [SocketWait] {
    switch state {
    case .asking, .delivering, .leaving: [SocketWait(socket: socket, reads: true)]
    case .fetching(let page): [SocketWait(socket: socket, reads: true), page.wait]
    case .answering: [SocketWait(socket: socket, writes: true)]
    case .streaming: [SocketWait(socket: socket, reads: true, writes: !outgoing.isEmpty)]
    case .tunnel(let tunnel): tunnel.waits
    case .over: []
    }
  }

  func expire() { end() }

  func proceed() {
    switch state {
    case .asking: ask()
    case .fetching(var page):
      guard dropInput() else { return }
      let answer = page.proceed()
      state = .fetching(page)
      if let answer { self.answer(answer.map { HTTPResponse(type: "text/html; charset=utf-8", site.page(from: $0).utf8) }) }
    case .delivering: _ = dropInput()
    case .answering: write()
    case .streaming:
      if dropInput() { write() }
    case .leaving: _ = dropInput()
    case .tunnel(var tunnel):
      // The tunnel has one owner here, so that its queues aren't copied.
      state = .over
      tunnel.proceed()
      state = tunnel.isOver ? .over : .tunnel(tunnel)
    case .over: break
    }
  }

  /// Sends an event to the page, if it is connected to the event stream.
  func send(_ message: PageMessage) {
    guard case .streaming = state else { return }
    outgoing.append(Array("data: \(message.line)\n\n".utf8))
    if outgoing.count > Self.limit { return end() }
    write()
  }

  /// Ends a response with events.
  func finish() {
    guard case .streaming = state else { return }
    (state, deadline) = (.answering, .now + Self.longestRequest)
    write()
  }

  // MARK: Request

  private func ask() {
    switch socket.read() {
    case .bytes(let bytes): received += bytes
    case .nothing: return
    case .end, .failure: return end()
    }
    do throws(HTTPStatus) {
      guard let request = try HTTPRequest(received) else { return }
      guard RequestGuard.allows(request) else { throw .forbidden }
      try answer(request)
    } catch {
      answer(HTTPResponse(error))
    }
  }

  private func answer(_ request: HTTPRequest) throws(HTTPStatus) {
    switch (request.path, request.method) {
    case ("/", "GET"): try fetchPage()
    case ("/oriel.js", "GET"): answer(HTTPResponse(type: "text/javascript; charset=utf-8", site.script))
    case ("/oriel/icon", "GET"): answer(HTTPResponse(type: site.facts.iconType, site.facts.icon))
    case ("/oriel/events", "GET"): listen(page: request.query("page").flatMap { Int($0) } ?? 0)
    case ("/oriel/events", "POST"): try deliver(request)
    case ("/", _), ("/oriel.js", _), ("/oriel/icon", _), ("/oriel/events", _): throw .methodNotAllowed
    default:
      if request.path.hasPrefix("/oriel/") { throw .notFound }
      try passOn()
    }
  }

  private func fetchPage() throws(HTTPStatus) {
    guard let daemon = Socket.connected(to: site.daemonPath) else { throw .badGateway }
    state = .fetching(DaemonPage(daemon: daemon))
  }

  private func listen(page: Int) {
    // With this status a page doesn't reconnect.
    guard site.addListener(self, page: page) else { return answer(HTTPResponse(.noContent)) }
    (state, deadline) = (.streaming, nil)
    outgoing.append(HTTPResponse.endless(type: "text/event-stream"))
    for message in site.greeting { send(message) }
    write()
  }

  private func deliver(_ request: HTTPRequest) throws(HTTPStatus) {
    guard request.bodyCount <= PageMessage.longest else { throw .bodyTooLarge }
    guard received.count >= request.headCount + request.bodyCount else { return }
    guard let message = PageMessage(received[request.headCount...].prefix(request.bodyCount)) else { throw .badRequest }
    (state, received, deadline) = (.delivering, [], nil)
    site.channel.send(message) { [weak self] isDelivered in
      guard let self, case .delivering = state else { return }
      answer(HTTPResponse(isDelivered ? .noContent : .unavailable))
    }
  }

  private func passOn() throws(HTTPStatus) {
    guard let daemon = Socket.connected(to: site.daemonPath) else { throw .badGateway }
    state = .tunnel(Tunnel(page: socket, daemon: daemon, received: received))
    (received, deadline) = ([], nil)
    proceed()
  }

  // MARK: Response

  private func answer(_ result: Result<HTTPResponse, HTTPStatus>) {
    switch result {
    case .success(let response): answer(response)
    case .failure(let status): answer(HTTPResponse(status))
    }
  }

  private func answer(_ response: HTTPResponse) {
    outgoing.append(response.bytes)
    (state, deadline) = (.answering, .now + Self.longestRequest)
    write()
  }

  private func write() {
    guard outgoing.write(to: socket) else { return end() }
    if case .answering = state, outgoing.isEmpty {
      socket.endWriting()
      (state, deadline) = (.leaving, .now + Self.longestLeave)
    }
  }

  /// Drops further bytes of the browser. Returns false if the browser has disconnected.
  private func dropInput() -> Bool {
    switch socket.read() {
    case .bytes, .nothing: return true
    case .end, .failure:
      end()
      return false
    }
  }

  private func end() {
    state = .over
    site.removeListener(self)
  }
}
