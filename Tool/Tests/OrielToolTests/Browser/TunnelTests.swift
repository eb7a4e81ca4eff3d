import Foundation
import Synchronization
import Testing

@testable import OrielTool

@Suite("Tunnels between a page and the daemon")
struct TunnelTests {
  @Test("All bytes arrive in both directions regardless of splitting, and each direction ends independently", arguments: 1...5)
  func whole(_ seed: UInt64) throws {
    let (sent, answered) = (Self.noise(1_000_000, seed: seed), Self.noise(1_000_000, seed: seed + 100))
    let arrived = Mutex<[UInt8]?>(nil)
    let request = "GET /socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nX-Kept:  as it is \r\n\r\n"
    let heads = Mutex<[String]>([])
    let served = try ServedProgram { wire, head in
      heads.withLock { $0.append(head) }
      Self.write(answered, to: wire, seed: seed + 200)
      // The page's direction continues after the end of the daemon's.
      let all = try wire.readAll()
      arrived.withLock { $0 = all }
    }
    let page = try served.connection()
    try page.send(request)
    Self.write(sent, to: page, seed: seed + 300)
    #expect(try page.readAll() == answered)
    while arrived.withLock({ $0 == nil }) { usleep(1000) }
    #expect(arrived.withLock { $0 } == sent)
    #expect(heads.withLock { $0 } == [request], "The daemon receives the unchanged request")
  }

  @Test("An idle tunnel doesn't busy-wait, even if one direction has ended")
  func quiet() throws {
    let (page, pageEnd) = try Socket.pair()
    let (daemon, daemonEnd) = try Socket.pair()
    let (stop, stopEnd) = try Socket.pair()
    let rounds = Mutex(0)
    let ended = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let loop = SocketLoop()
      loop.add(TunnelParty(Tunnel(page: pageEnd, daemon: daemonEnd, received: [])))
      loop.run(until: stopEnd)
      rounds.withLock { $0 = loop.roundCount }
      ended.signal()
    }
    let (browser, server) = (Wire(page), Wire(daemon))
    browser.endWriting()
    #expect(try server.readAll().isEmpty, "The daemon receives the end")
    // A loop that doesn't wait makes thousands of rounds in this time.
    usleep(100_000)
    try server.send("late")
    #expect(try browser.read(through: "late") == "late")
    stop.endWriting()
    ended.wait()
    #expect(rounds.withLock { $0 } <= 8)
  }

  @Test("A broken connection ends the other one")
  func broken() throws {
    let (page, pageEnd) = try Socket.pair()
    let (daemon, daemonEnd) = try Socket.pair()
    var tunnel = Tunnel(page: pageEnd, daemon: daemonEnd, received: Array("abc".utf8))
    _ = consume page
    for _ in 0..<3 { tunnel.proceed() }
    let server = Wire(daemon)
    #expect(try server.read(through: "abc") == "abc")
    try server.send("nobody takes this")
    server.endWriting()
    for _ in 0..<3 { tunnel.proceed() }
    #expect(tunnel.isOver)
  }

  private final class TunnelParty: SocketParty {
    private var tunnel: Tunnel
    init(_ tunnel: Tunnel) { self.tunnel = tunnel }
    var waits: [SocketWait] { tunnel.waits }
    var deadline: ContinuousClock.Instant? { nil }
    var isOver: Bool { tunnel.isOver }
    func proceed() { tunnel.proceed() }
    func expire() {}
  }

  private static func noise(_ count: Int, seed: UInt64) -> [UInt8] {
    var random = SeededNumbers(seed: seed)
    return (0..<(count / 8)).flatMap { _ in withUnsafeBytes(of: random.next()) { Array($0) } }
  }

  /// Sends the bytes in random pieces on a thread, and then ends the direction.
  private static func write(_ bytes: [UInt8], to wire: Wire, seed: UInt64) {
    Thread.detachNewThread {
      var random = SeededNumbers(seed: seed)
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = rest.prefix(Int.random(in: 1...200_000, using: &random))
        guard (try? wire.send(part)) != nil else { return }
        rest = rest.dropFirst(part.count)
      }
      wire.endWriting()
    }
  }
}

/// A generator whose numbers are the same for the same seed.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
