import CoreLocation
import Foundation

/// The Web Mercator projection. The world is a square of side 1, from the antimeridian eastwards and from the northernmost latitude
/// southwards.
enum Mercator {
  /// The maximum latitude within the square, in degrees.
  static let maximumLatitude = 85.05112877980659
  /// The length of the equator by WGS 84, in meters.
  static let circumference = 2 * Double.pi * 6_378_137

  /// Returns the position of a coordinate in the unit square, or `nil` if the coordinate isn't finite. Latitudes beyond the square are
  /// clamped to its edge.
  static func point(_ coordinate: CLLocationCoordinate2D) -> SIMD2<Double>? {
    guard coordinate.latitude.isFinite, coordinate.longitude.isFinite else { return nil }
    return SIMD2(x(coordinate.longitude), y(coordinate.latitude))
  }

  static func x(_ longitude: Double) -> Double { longitude / 360 + 0.5 }

  static func y(_ latitude: Double) -> Double {
    let sine = sin(min(max(latitude, -maximumLatitude), maximumLatitude) * .pi / 180)
    return 0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)
  }

  /// Returns the coordinate of a position. The longitude is from -180 to 180, regardless of the copy of the square.
  static func coordinate(_ point: SIMD2<Double>) -> CLLocationCoordinate2D {
    let longitude = ((point.x - point.x.rounded(.down)) - 0.5) * 360
    return CLLocationCoordinate2D(latitude: latitude(point.y), longitude: longitude)
  }

  static func latitude(_ y: Double) -> Double { atan(sinh(.pi * (1 - 2 * y))) * 180 / .pi }

  /// Returns the number of meters on the ground for the side of the square at a latitude.
  static func metersPerWorld(_ latitude: Double) -> Double {
    circumference * cos(min(max(latitude, -maximumLatitude), maximumLatitude) * .pi / 180)
  }
}
