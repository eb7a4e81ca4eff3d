/// One connection of a browser, from its request to the end of the answer.
final class PageConnection: SocketParty {
  private enum State {
    /// The request isn't whole.
    case asking
    /// The daemon is asked for its page.
    case fetching(DaemonPage)
    /// A message is on its way to the program.
    case delivering
    /// The answer is written; after it the connection ends.
    case answering
    /// The answer goes on as long as the page listens.
    case streaming
    /// The answer is written; the browser closes the connection. What it still sends is dropped: closing first could make it lose the answer.
    case leaving
    /// The daemon answers.
    case tunnel(Tunnel)
    case over
  }

  private let socket: Socket
  private let site: BrowserSite
  private var state = State.asking
  /// What has come of the request.
  private var received: [UInt8] = []
  private var outgoing = ByteQueue()
  private(set) var deadline: ContinuousClock.Instant?

  /// How long a request may take. Browsers open connections that they may need later.
  static let longestRequest = Duration.seconds(60)
  private static let longestLeave = Duration.seconds(2)
  /// The number of bytes that wait for a page at most; one that reads so slowly is let go of, and connects again.
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
      // Freed of its second owner, the tunnel's queues aren't copied.
      state = .over
      tunnel.proceed()
      state = tunnel.isOver ? .over : .tunnel(tunnel)
    case .over: break
    }
  }

  /// Sends the page an event; nothing happens unless it listens.
  func send(_ message: PageMessage) {
    guard case .streaming = state else { return }
    outgoing.append(Array("data: \(message.line)\n\n".utf8))
    if outgoing.count > Self.limit { return end() }
    write()
  }

  /// Ends an answer with events.
  func finish() {
    guard case .streaming = state else { return }
    (state, deadline) = (.answering, .now + Self.longestRequest)
    write()
  }

  // MARK: The request

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
    // A page that is told so doesn't ask again.
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

  // MARK: The answer

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

  /// Drops what the browser sends after its request; false where it is gone.
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
