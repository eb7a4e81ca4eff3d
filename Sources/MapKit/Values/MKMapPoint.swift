import CoreLocation
import Foundation

/// A point on the flat map. The size of the map is `MKMapSize.world`, and its origin is the northwest corner. Mirrors MapKit's
/// `MKMapPoint`.
public struct MKMapPoint: Sendable {
  /// The x coordinate, from west to east.
  public var x: Double
  /// The y coordinate, from north to south.
  public var y: Double

  /// Creates the point (0, 0).
  public init() { self.init(x: 0, y: 0) }

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates the point of a coordinate. A latitude beyond the map's edge, about 85°, is clamped to the edge. The point of a nonfinite
  /// coordinate is (-1, -1).
  public init(_ coordinate: CLLocationCoordinate2D) {
    guard let point = Mercator.point(coordinate) else {
      self.init(x: -1, y: -1)
      return
    }
    self.init(x: point.x * MKMapSize.world.width, y: point.y * MKMapSize.world.height)
  }

  /// The coordinate of the point, which is invalid if the point isn't finite.
  public var coordinate: CLLocationCoordinate2D {
    guard x.isFinite, y.isFinite else { return kCLLocationCoordinate2DInvalid }
    return Mercator.coordinate(SIMD2(x, y) / MKMapSize.world.width)
  }

  /// Returns the distance to another point along the shortest line on the surface of the Earth, in meters.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let (start, end) = (coordinate, point.coordinate)
    return CLLocation(latitude: start.latitude, longitude: start.longitude)
      .distance(from: CLLocation(latitude: end.latitude, longitude: end.longitude))
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a point. Mirrors MapKit's `MKMapPointMake(_:_:)`.
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the point of a coordinate. Mirrors MapKit's `MKMapPointForCoordinate(_:)`.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the coordinate of a point. Mirrors MapKit's `MKCoordinateForMapPoint(_:)`.
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of meters on the ground per map point at a latitude. Mirrors MapKit's `MKMetersPerMapPointAtLatitude(_:)`.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  Mercator.metersPerWorld(latitude) / MKMapSize.world.width
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of map points per meter on the ground at a latitude. Mirrors MapKit's `MKMapPointsPerMeterAtLatitude(_:)`.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double { 1 / MKMetersPerMapPointAtLatitude(latitude) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the distance between two points along the shortest line on the surface of the Earth, in meters. Mirrors MapKit's
/// `MKMetersBetweenMapPoints(_:_:)`.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance { a.distance(to: b) }
