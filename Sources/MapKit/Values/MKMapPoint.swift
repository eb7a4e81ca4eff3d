import CoreLocation
import Foundation

/// A place on the flat map. Mirrors MapKit's `MKMapPoint`: the map is `MKMapSize.world` large, and its origin is the northwest corner.
public struct MKMapPoint: Sendable {
  public var x: Double
  public var y: Double

  public init() { self.init(x: 0, y: 0) }

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// A latitude beyond the map's edge, about 85°, is on the edge. A coordinate that isn't finite has the point (-1, -1).
  public init(_ coordinate: CLLocationCoordinate2D) {
    guard let point = Mercator.point(coordinate) else {
      self.init(x: -1, y: -1)
      return
    }
    self.init(x: point.x * MKMapSize.world.width, y: point.y * MKMapSize.world.height)
  }

  public var coordinate: CLLocationCoordinate2D {
    guard x.isFinite, y.isFinite else { return kCLLocationCoordinate2DInvalid }
    return Mercator.coordinate(SIMD2(x, y) / MKMapSize.world.width)
  }

  /// Meters along the shortest line over the earth.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let (start, end) = (coordinate, point.coordinate)
    return CLLocation(latitude: start.latitude, longitude: start.longitude)
      .distance(from: CLLocation(latitude: end.latitude, longitude: end.longitude))
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Mirrors MapKit's function.
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Mirrors MapKit's function.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Mirrors MapKit's function.
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Meters on the ground for a map point, at a latitude. Mirrors MapKit's function.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  Mercator.metersPerWorld(latitude) / MKMapSize.world.width
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Map points for a meter on the ground, at a latitude. Mirrors MapKit's function.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double { 1 / MKMetersPerMapPointAtLatitude(latitude) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Meters between two points, along the shortest line over the earth. Mirrors MapKit's function.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance { a.distance(to: b) }
