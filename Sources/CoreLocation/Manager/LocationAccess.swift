import Foundation
import OrielBus
import Synchronization

/// Whether a program may know where it is, and the services that know. Programs have one; tests make their own.
final class LocationAccess: Sendable {
  static let shared = LocationAccess(
    services: [LocationPortal(bus: .session), GeoClue(bus: .system, program: ProgramIdentity(.main))],
    areThere: { ServiceBus.session.knows(LocationPortal.name) || ServiceBus.system.knows(GeoClue.name) })

  private struct State {
    var status = CLAuthorizationStatus.notDetermined
    var listeners: [ObjectIdentifier: @Sendable () -> Void] = [:]
  }

  private let services: [any LocationService]
  private let state = Mutex(State())
  private let areThere: @Sendable () -> Bool

  /// - Parameters:
  ///   - services: In the order in which they are asked.
  ///   - areThere: Whether one of them is, without asking people.
  init(services: [any LocationService], areThere: @escaping @Sendable () -> Bool = { true }) {
    self.services = services
    self.areThere = areThere
  }

  var status: CLAuthorizationStatus { state.withLock { $0.status } }

  var isPossible: Bool { areThere() }

  /// Hears of another status, until the owner leaves.
  func listen(_ owner: AnyObject, _ changed: @escaping @Sendable () -> Void) {
    let id = ObjectIdentifier(owner)
    state.withLock { $0.listeners[id] = changed }
  }

  func leave(_ id: ObjectIdentifier) { state.withLock { $0.listeners[id] = nil } }

  /// Has the first service that is there begin to tell. Throws `CLError.denied` where nobody does.
  func open(_ wish: LocationWish, _ told: @escaping @Sendable (CLLocation) -> Void) async throws -> any LocationSession {
    for service in services {
      do {
        let session = try await service.start(wish, told)
        set(.authorizedWhenInUse)
        return session
      } catch LocationFailure.denied {
        set(.denied)
        throw CLError(.denied)
      } catch {}
    }
    set(.denied)
    throw CLError(.denied)
  }

  private func set(_ status: CLAuthorizationStatus) {
    let listeners = state.withLock { state -> [@Sendable () -> Void] in
      guard state.status != status else { return [] }
      state.status = status
      return Array(state.listeners.values)
    }
    for changed in listeners { changed() }
  }
}
