import Foundation
import OrielBus

/// The requirements for locations.
struct LocationRequirements: Equatable, Sendable {
  var accuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// The minimum distance between reported locations, in meters. If it isn't positive, every movement is reported.
  var distance: CLLocationDistance = kCLDistanceFilterNone

  /// The minimum distance in whole meters, as services accept it.
  var distanceThreshold: UInt32 { distance.isFinite && distance > 0 ? UInt32(min(distance, 1e9)) : 0 }

  enum Level { case town, neighborhood, street, exact }

  var level: Level {
    switch accuracy {
    case ...10: .exact
    case ...100: .street
    case ...1000: .neighborhood
    default: .town
    }
  }
}

/// The reason that a service can't start.
enum LocationFailure: Error {
  /// The service isn't available.
  case absent
  /// The user has denied the authorization.
  case denied
}

/// A session of a service, which reports locations until it is stopped.
protocol LocationSession: Sendable {
  func stop() async
}

/// A location service.
protocol LocationService: Sendable {
  /// Starts a session that reports locations. Throws a `LocationFailure`.
  func start(_ wish: LocationRequirements, _ told: @escaping @Sendable (CLLocation) -> Void) async throws -> any LocationSession
}

extension CLLocation {
  /// Creates a location from the properties that services report. The portal and GeoClue use the same names. The result is `nil` if there
  /// is no valid coordinate.
  convenience init?(_ arguments: DBusArguments, at index: Int) {
    func number(_ name: String) -> Double? {
      guard case .double(let value) = arguments.entry(index, name), value.isFinite else { return nil }
      return value
    }
    guard let latitude = number("Latitude"), let longitude = number("Longitude") else { return nil }
    let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    guard CLLocationCoordinate2DIsValid(coordinate) else { return nil }
    // The minimum value stands for no altitude.
    let altitude = number("Altitude").flatMap { $0 > -1e6 ? $0 : nil }
    let accuracy = number("Accuracy").flatMap { $0 >= 0 ? $0 : nil } ?? 0
    let (course, speed) = (number("Heading") ?? -1, number("Speed") ?? -1)
    var timestamp = Date.now
    if let stamp = arguments.entry(index, "Timestamp") {
      let parts = DBusArguments([stamp]).parts(0)
      if parts.int(0) > 0 { timestamp = Date(timeIntervalSince1970: Double(parts.int(0)) + Double(parts.int(1)) / 1e6) }
    }
    self.init(
      coordinate: coordinate, altitude: altitude ?? 0, horizontalAccuracy: accuracy,
      // Services don't report the accuracy of the altitude.
      verticalAccuracy: altitude == nil ? -1 : max(accuracy, 1), course: course >= 0 ? course : -1, speed: speed >= 0 ? speed : -1,
      timestamp: timestamp)
  }
}
