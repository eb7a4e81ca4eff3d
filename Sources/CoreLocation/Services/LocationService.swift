import Foundation
import OrielBus

/// What somebody wants to know of a place.
struct LocationWish: Equatable, Sendable {
  var accuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// Meters; nothing nearer is told. Not positive is every movement.
  var distance: CLLocationDistance = kCLDistanceFilterNone

  /// Whole meters as services take them.
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

/// Why a service doesn't tell.
enum LocationFailure: Error {
  /// It isn't there.
  case absent
  /// Somebody doesn't want it to.
  case denied
}

/// Places that a service tells, until it is stopped.
protocol LocationSession: Sendable {
  func stop() async
}

/// A service that knows where the machine is.
protocol LocationService: Sendable {
  /// Begins to tell. Throws a `LocationFailure`.
  func start(_ wish: LocationWish, _ told: @escaping @Sendable (CLLocation) -> Void) async throws -> any LocationSession
}

extension CLLocation {
  /// The place in what services say of one, by names that the portal and GeoClue share; nil where there is none.
  convenience init?(_ arguments: DBusArguments, at index: Int) {
    func number(_ name: String) -> Double? {
      guard case .double(let value) = arguments.entry(index, name), value.isFinite else { return nil }
      return value
    }
    guard let latitude = number("Latitude"), let longitude = number("Longitude") else { return nil }
    let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    guard CLLocationCoordinate2DIsValid(coordinate) else { return nil }
    // The least number stands for none.
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
      // Services don't tell how exact an altitude is.
      verticalAccuracy: altitude == nil ? -1 : max(accuracy, 1), course: course >= 0 ? course : -1, speed: speed >= 0 ? speed : -1,
      timestamp: timestamp)
  }
}
