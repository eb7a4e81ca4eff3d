import CoreLocation
import Foundation

/// Geodesic lines and circles on a sphere, as coordinates that are close enough to be joined by straight lines.
enum GreatCircle {
  /// The angle between two coordinates of a path, in radians.
  private static let step = Double.pi / 180
  private static let circlePoints = 120
  private static let radius = 6_371_008.8

  static func path(through coordinates: [CLLocationCoordinate2D]) -> [CLLocationCoordinate2D] {
    guard let first = coordinates.first else { return [] }
    return [first] + zip(coordinates, coordinates.dropFirst()).flatMap { between($0, $1) }
  }

  /// Returns the coordinates after the start, including the end.
  private static func between(_ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D) -> [CLLocationCoordinate2D] {
    let (from, to) = (vector(start), vector(end))
    let angle = acos(min(max((from * to).sum(), -1), 1))
    // Between antipodes, every path is the shortest.
    guard angle.isFinite, angle > step, angle < .pi - 1e-6 else { return [end] }
    let count = Int((angle / step).rounded(.up))
    return (1...count).map { index in
      guard index < count else { return end }
      let share = Double(index) / Double(count)
      return coordinate((from * sin((1 - share) * angle) + to * sin(share * angle)) / sin(angle))
    }
  }

  /// Returns a circle around a coordinate, or an empty array if the radius isn't positive and finite.
  static func circle(around center: CLLocationCoordinate2D, radius meters: Double) -> [CLLocationCoordinate2D] {
    guard center.latitude.isFinite, center.longitude.isFinite, meters.isFinite, meters > 0 else { return [] }
    let angle = min(meters / radius, .pi / 2)
    let (latitude, longitude) = (center.latitude * .pi / 180, center.longitude * .pi / 180)
    return (0..<circlePoints).map { index in
      let bearing = 2 * Double.pi * Double(index) / Double(circlePoints)
      let sine = sin(latitude) * cos(angle) + cos(latitude) * sin(angle) * cos(bearing)
      let across = atan2(sin(bearing) * sin(angle) * cos(latitude), cos(angle) - sin(latitude) * sine)
      return CLLocationCoordinate2D(latitude: asin(min(max(sine, -1), 1)) * 180 / .pi, longitude: (longitude + across) * 180 / .pi)
    }
  }

  private static func vector(_ coordinate: CLLocationCoordinate2D) -> SIMD3<Double> {
    let (latitude, longitude) = (coordinate.latitude * .pi / 180, coordinate.longitude * .pi / 180)
    return SIMD3(cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
  }

  private static func coordinate(_ vector: SIMD3<Double>) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(
      latitude: atan2(vector.z, hypot(vector.x, vector.y)) * 180 / .pi, longitude: atan2(vector.y, vector.x) * 180 / .pi)
  }
}
