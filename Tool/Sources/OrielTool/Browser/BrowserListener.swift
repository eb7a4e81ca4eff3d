/// Accepts the connections of browsers.
final class BrowserListener: SocketParty {
  private let listener: Socket
  private let site: BrowserSite
  private unowned let loop: SocketLoop

  /// The maximum number of simultaneously open connections. Further ones wait until one ends.
  private static let limit = 256

  init(_ listener: Socket, site: BrowserSite, loop: SocketLoop) { (self.listener, self.site, self.loop) = (listener, site, loop) }

  var deadline: ContinuousClock.Instant? { nil }
  var isOver: Bool { false }
  func expire() {}

  var waits: [SocketWait] { [SocketWait(socket: listener, reads: loop.partyCount < Self.limit)] }

  func proceed() {
    while loop.partyCount < Self.limit, let socket = listener.accepted() { loop.add(PageConnection(socket: socket, site: site)) }
  }
}
