import Foundation
import OrielBus
import Synchronization

/// A service that keeps the display on while movies play, by the desktop environment's screen saver or its portal. Without either, it has
/// no effect.
final class DisplaySleep: Sendable {
  static let shared = DisplaySleep(.session)

  /// The data that is needed to end a request.
  private enum Hold: Equatable, Sendable {
    case screenSaver(UInt32)
    case portal(String)
  }

  private let bus: ServiceBus
  /// The players whose movies play.
  private let players = Mutex<Set<ObjectIdentifier>>([])
  /// The request that the desktop environment has granted. Only the work of the outbox uses it.
  private let hold = Mutex<Hold?>(nil)
  private let outbox = SerialTaskQueue()

  init(_ bus: ServiceBus) { self.bus = bus }

  /// Sets whether a player is playing a movie.
  func set(_ isPlaying: Bool, for player: ObjectIdentifier) {
    let isFirstOrLast = players.withLock { players in
      let before = players.isEmpty
      if isPlaying { players.insert(player) } else { players.remove(player) }
      return before != players.isEmpty
    }
    if isFirstOrLast { outbox.enqueue { [self] in await settle() } }
  }

  /// Requests or releases the display according to the current set of players, independent of the order in which calls arrive.
  private func settle() async {
    let isWanted = players.withLock { !$0.isEmpty }
    guard isWanted != hold.withLock({ $0 != nil }) else { return }
    if isWanted { await request() } else { await release() }
  }

  private static let saver = (name: "org.freedesktop.ScreenSaver", path: "/org/freedesktop/ScreenSaver")
  private static let portal = (name: "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop")

  private func request() async {
    let granted = await ask()
    hold.withLock { $0 = granted }
  }

  private func ask() async -> Hold? {
    let program = ProgramIdentity(Bundle.main)
    let reason = "Playing a movie"
    if let answer = try? await bus.call(
      Self.saver.name, path: Self.saver.path, interface: Self.saver.name, "Inhibit",
      [.string(program.desktopFile ?? program.name), .string(reason)])
    {
      return .screenSaver(UInt32(clamping: answer.int(0)))
    }
    // The flag 8 inhibits the idle state of the session.
    let arguments: [DBusValue] = [.string(""), .uint32(8), .options(["reason": .string(reason)])]
    let answer = try? await bus.call(
      Self.portal.name, path: Self.portal.path, interface: "org.freedesktop.portal.Inhibit", "Inhibit", arguments)
    return answer.map { .portal($0.string(0)) }
  }

  private func release() async {
    let granted = hold.withLock { hold in
      defer { hold = nil }
      return hold
    }
    switch granted {
    case .screenSaver(let cookie):
      _ = try? await bus.call(Self.saver.name, path: Self.saver.path, interface: Self.saver.name, "UnInhibit", [.uint32(cookie)])
    case .portal(let path):
      _ = try? await bus.call(Self.portal.name, path: path, interface: "org.freedesktop.portal.Request", "Close")
    case nil: break
    }
  }
}
