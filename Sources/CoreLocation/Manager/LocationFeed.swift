import Foundation
import OrielBus
import Synchronization

/// A feed of locations from the first available service. Starts and stops take effect in the order of their calls.
final class LocationFeed: Sendable {
  enum Event: Sendable {
    case moved(CLLocation)
    case failed(CLError)
  }

  private let access: LocationAccess
  private let outbox = SerialTaskQueue()
  private let told: @Sendable (Event) -> Void
  /// The number of starts and stops. Events of earlier sessions are ignored.
  private let turn = Mutex(0)
  private let session = Mutex<(any LocationSession)?>(nil)

  init(_ access: LocationAccess, _ told: @escaping @Sendable (Event) -> Void) {
    self.access = access
    self.told = told
  }

  deinit {
    let (session, outbox) = (session.withLock { $0 }, outbox)
    if let session { outbox.enqueue { await session.stop() } }
  }

  /// Starts a session, which replaces the current one.
  func start(_ wish: LocationRequirements) {
    let own = next()
    outbox.enqueue { [weak self, access] in
      await self?.end()
      guard let self, self.isCurrent(own) else { return }
      do {
        let session = try await access.open(wish) { [weak self] location in
          if let self, self.isCurrent(own) { self.told(.moved(location)) }
        }
        self.session.withLock { $0 = session }
      } catch {
        if self.isCurrent(own) { self.told(.failed(error as? CLError ?? CLError(.network))) }
      }
    }
  }

  func stop() {
    _ = next()
    outbox.enqueue { [weak self] in await self?.end() }
  }

  /// Waits until all earlier starts and stops have taken effect.
  func settle() async { await outbox.ask {} }

  private func end() async {
    let session = session.withLock { session in
      defer { session = nil }
      return session
    }
    await session?.stop()
  }

  private func next() -> Int {
    turn.withLock { turn in
      turn += 1
      return turn
    }
  }

  private func isCurrent(_ own: Int) -> Bool { turn.withLock { $0 == own } }
}
