import CoreLocation
import Observation
import Oriel

extension EnvironmentValues {
  /// The source of the user's locations, or `nil` for the system's location service. Tests provide their own.
  @Entry var mapLocations: (@Sendable () -> AsyncStream<CLLocation>)?
}

/// The user's location, as far as it is known.
@MainActor @Observable
final class UserLocationFeed {
  private(set) var location: CLLocation?
  /// Indicates whether the camera follows the user's location.
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
          Report.once("map-location", "A map can't show the user's location: access is denied, or no location service is available.")
          return
        }
      }
    } catch {
      Report.once("map-location", "A map can't show the user's location: \(error.localizedDescription)")
    }
  }
}

/// A modifier that requests location updates while they are needed.
struct UserLocationTask: ViewModifier {
  let feed: UserLocationFeed
  let isWanted: Bool
  let locations: (@Sendable () -> AsyncStream<CLLocation>)?

  func body(content: Content) -> some View {
    content.task(id: isWanted) { if isWanted { await feed.run(locations) } }
  }
}
