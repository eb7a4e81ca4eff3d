import Foundation
import OrielBus
import Synchronization

/// The authorization of a program, and the location services. A program uses the shared instance; tests create their own.
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

  /// Creates an access to location services.
  ///
  /// - Parameters:
  ///   - services: The services, in order of preference.
  ///   - areThere: A closure that returns whether one of them is available, without asking the user.
  init(services: [any LocationService], areThere: @escaping @Sendable () -> Bool = { true }) {
    self.services = services
    self.areThere = areThere
  }

  var status: CLAuthorizationStatus { state.withLock { $0.status } }

  var isPossible: Bool { areThere() }

  /// Registers an observer of the status, until `leave(_:)` is called for its owner.
  func listen(_ owner: AnyObject, _ changed: @escaping @Sendable () -> Void) {
    let id = ObjectIdentifier(owner)
    state.withLock { $0.listeners[id] = changed }
  }

  func leave(_ id: ObjectIdentifier) { state.withLock { $0.listeners[id] = nil } }

  /// Starts a session of the first available service. Throws `CLError.denied` if there is none or if the user denies the authorization.
  func open(_ wish: LocationRequirements, _ told: @escaping @Sendable (CLLocation) -> Void) async throws -> any LocationSession {
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
