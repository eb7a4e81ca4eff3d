import CoreLocation
import Observation
import Oriel

extension EnvironmentValues {
  /// Where places of the machine come from; nil is the desktop's service. Tests have their own.
  @Entry var mapLocations: (@Sendable () -> AsyncStream<CLLocation>)?
}

/// Where the machine is, as far as it is known.
@MainActor @Observable
final class UserLocationFeed {
  private(set) var location: CLLocation?
  /// Whether the camera follows.
  var isFollowed = false

  func run(_ locations: (@Sendable () -> AsyncStream<CLLocation>)?) async {
    if let locations {
      for await location in locations() { self.location = location }
      return
    }
    do {
      for try await update in CLLocationUpdate.liveUpdates() {
        if let location = update.location { self.location = location }
        if update.authorizationDenied {
          Report.once("map-location", "A map is to show where the machine is, and may not know, or there is no service that does.")
          return
        }
      }
    } catch {
      Report.once("map-location", "A map is to show where the machine is: \(error.localizedDescription)")
    }
  }
}

/// Asks where the machine is for as long as something shows it.
struct UserLocationTask: ViewModifier {
  let feed: UserLocationFeed
  let isWanted: Bool
  let locations: (@Sendable () -> AsyncStream<CLLocation>)?

  func body(content: Content) -> some View {
    content.task(id: isWanted) { if isWanted { await feed.run(locations) } }
  }
}
