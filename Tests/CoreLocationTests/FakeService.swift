import Foundation
import Synchronization

@testable import CoreLocation

/// A location service that the test controls.
final class FakeService: LocationService {
  private struct State {
    var wishes: [LocationRequirements] = []
    var told: [Int: @Sendable (CLLocation) -> Void] = [:]
    var failure: LocationFailure?
  }

  private let state = Mutex(State())

  var wishes: [LocationRequirements] { state.withLock { $0.wishes } }
  var openCount: Int { state.withLock { $0.told.count } }
  var failure: LocationFailure? {
    get { state.withLock { $0.failure } }
    set { state.withLock { $0.failure = newValue } }
  }

  func start(_ wish: LocationRequirements, _ told: @escaping @Sendable (CLLocation) -> Void) async throws -> any LocationSession {
    let number = try state.withLock { state in
      state.wishes.append(wish)
      if let failure = state.failure { throw failure }
      state.told[state.wishes.count] = told
      return state.wishes.count
    }
    return Session(service: self, number: number)
  }

  /// Sends the location to all sessions.
  func move(_ latitude: Double, _ longitude: Double, accuracy: Double = 5) {
    let location = CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: accuracy,
      verticalAccuracy: -1, timestamp: .now)
    for told in state.withLock({ Array($0.told.values) }) { told(location) }
  }

  private struct Session: LocationSession {
    let service: FakeService
    let number: Int

    func stop() async { service.state.withLock { $0.told[number] = nil } }
  }
}

/// Records the delegate calls of a manager.
final class Listener: NSObject, CLLocationManagerDelegate, Sendable {
  private let notes = Mutex<[String]>([])

  var all: [String] { notes.withLock { $0 } }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    for location in locations { note("\(location.coordinate.latitude) \(location.coordinate.longitude)") }
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    note("failed \((error as? CLError)?.code.rawValue ?? -1)")
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { note("status \(manager.authorizationStatus.rawValue)") }

  private func note(_ text: String) { notes.withLock { $0.append(text) } }
}

/// Observes the authorization with the method from before iOS 14.
final class OldListener: NSObject, CLLocationManagerDelegate, Sendable {
  let statuses = Mutex<[CLAuthorizationStatus]>([])

  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
    statuses.withLock { $0.append(status) }
  }
}

/// Waits until the condition holds. Returns false if it doesn't within ten minutes: the main queue can have the tests of a whole suite
/// before the awaited work.
func eventually(_ condition: () async -> Bool) async -> Bool {
  for _ in 0..<30_000 {
    if await condition() { return true }
    try? await Task.sleep(for: .milliseconds(20))
  }
  return false
}
