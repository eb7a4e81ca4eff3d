import CoreLocation
import Foundation

/// A span of latitude and longitude, in degrees. Mirrors MapKit's `MKCoordinateSpan`.
public struct MKCoordinateSpan: Sendable {
  /// The difference of latitudes, in degrees.
  public var latitudeDelta: CLLocationDegrees
  /// The difference of longitudes, in degrees.
  public var longitudeDelta: CLLocationDegrees

  /// Creates an empty span.
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

  /// Creates a span.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A region of the Earth around a coordinate. Mirrors MapKit's `MKCoordinateRegion`.
public struct MKCoordinateRegion: Sendable {
  /// The center of the region.
  public var center: CLLocationCoordinate2D
  /// The span of the region.
  public var span: MKCoordinateSpan

  /// Creates an empty region at the coordinate (0, 0).
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

  /// Creates a region.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Creates a region with an extent in meters from south to north and from west to east through its center.
  public init(center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance) {
    let degree = Mercator.circumference / 360
    let across = degree * cos(center.latitude * .pi / 180)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: min(latitudinalMeters / degree, 180), longitudeDelta: across > 0 ? min(longitudinalMeters / across, 360) : 360))
  }

  /// Creates the region of a rectangle of the flat map. If the rectangle is invalid, the center of the region is an invalid coordinate.
  public init(_ rect: MKMapRect) {
    guard let unit = rect.unit else {
      self.init(center: kCLLocationCoordinate2DInvalid, span: MKCoordinateSpan())
      return
    }
    let (north, south) = (Mercator.latitude(unit.minY), Mercator.latitude(unit.maxY))
    let center = Mercator.coordinate(unit.center)
    self.init(
      center: CLLocationCoordinate2D(latitude: (north + south) / 2, longitude: center.longitude),
      span: MKCoordinateSpan(latitudeDelta: north - south, longitudeDelta: unit.width * 360))
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a span. Mirrors MapKit's `MKCoordinateSpanMake(_:_:)`.
public func MKCoordinateSpanMake(_ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a region. Mirrors MapKit's `MKCoordinateRegionMake(_:_:)`.
public func MKCoordinateRegionMake(_ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan) -> MKCoordinateRegion {
  MKCoordinateRegion(center: centerCoordinate, span: span)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the region of a rectangle of the flat map. Mirrors MapKit's `MKCoordinateRegionForMapRect(_:)`.
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion { MKCoordinateRegion(rect) }

extension MKCoordinateRegion {
  /// The rectangle in the unit square of the world, or `nil` if the region isn't finite or its span is negative.
  var unit: UnitRect? {
    guard let middle = Mercator.point(center), span.latitudeDelta.isFinite, span.longitudeDelta.isFinite,
      span.latitudeDelta >= 0, span.longitudeDelta >= 0
    else { return nil }
    let width = min(span.longitudeDelta / 360, 1)
    let north = Mercator.y(center.latitude + span.latitudeDelta / 2)
    let south = Mercator.y(center.latitude - span.latitudeDelta / 2)
    return UnitRect(minX: middle.x - width / 2, minY: north, maxX: middle.x + width / 2, maxY: south)
  }

  func isSame(as other: MKCoordinateRegion) -> Bool {
    center.isSame(as: other.center) && span.latitudeDelta == other.span.latitudeDelta && span.longitudeDelta == other.span.longitudeDelta
  }
}

extension CLLocationCoordinate2D {
  // The type isn't `Equatable` on Apple's systems, and apps declare that conformance themselves.
  func isSame(as other: CLLocationCoordinate2D) -> Bool { latitude == other.latitude && longitude == other.longitude }
}
