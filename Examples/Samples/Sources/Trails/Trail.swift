import CoreLocation
import Foundation

/// A trail through the hills, with places along it.
public struct Trail: Identifiable, Hashable, Sendable {
  /// A place on a trail.
  public struct Place: Identifiable, Hashable, Sendable {
    /// The kind of a place.
    public enum Kind: String, Hashable, Sendable {
      case start, hut, view, spring

      var symbol: String {
        switch self {
        case .start: "figure.walk"
        case .hut: "house.fill"
        case .view: "binoculars.fill"
        case .spring: "drop.fill"
        }
      }
    }

    /// The identity of the place.
    public let id: String
    /// The kind of the place.
    public let kind: Kind
    let latitude: Double
    let longitude: Double

    var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
  }

  /// The identity of the trail.
  public let id: String
  /// The places along the trail.
  public let places: [Place]

  /// The path from place to place, with bends between them.
  var path: [CLLocationCoordinate2D] {
    zip(places, places.dropFirst()).flatMap { start, end in
      (0..<12).map { step in
        let share = Double(step) / 12
        let bend = sin(share * .pi * 3) * 0.0018
        return CLLocationCoordinate2D(
          latitude: start.latitude + (end.latitude - start.latitude) * share + bend,
          longitude: start.longitude + (end.longitude - start.longitude) * share - bend)
      }
    } + (places.last.map { [$0.coordinate] } ?? [])
  }

  /// The length, in kilometers.
  var length: Double {
    let locations = path.map { CLLocation(latitude: $0.latitude, longitude: $0.longitude) }
    return zip(locations, locations.dropFirst()).reduce(0) { $0 + $1.0.distance(from: $1.1) } / 1000
  }
}

extension Trail {
  /// The trails of the app.
  public static let sample = [
    Trail(
      id: "Ridge Walk",
      places: [
        Place(id: "Lower Station", kind: .start, latitude: 47.5590, longitude: 10.6960),
        Place(id: "Fir Spring", kind: .spring, latitude: 47.5520, longitude: 10.7120),
        Place(id: "Ridge Hut", kind: .hut, latitude: 47.5430, longitude: 10.7260),
        Place(id: "Two Lakes View", kind: .view, latitude: 47.5480, longitude: 10.7480),
      ]),
    Trail(
      id: "Lake Loop",
      places: [
        Place(id: "Boat House", kind: .start, latitude: 47.5700, longitude: 10.7350),
        Place(id: "Reed View", kind: .view, latitude: 47.5790, longitude: 10.7500),
        Place(id: "Lake Hut", kind: .hut, latitude: 47.5730, longitude: 10.7690),
      ]),
  ]
}
