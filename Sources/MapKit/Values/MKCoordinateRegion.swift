import CoreLocation
import Foundation

/// Degrees of latitude and longitude. Mirrors MapKit's `MKCoordinateSpan`.
public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees

  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of the earth around a place. Mirrors MapKit's `MKCoordinateRegion`.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// A region of so many meters from south to north and from west to east, through its center.
  public init(center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance) {
    let degree = Mercator.circumference / 360
    let across = degree * cos(center.latitude * .pi / 180)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: min(latitudinalMeters / degree, 180), longitudeDelta: across > 0 ? min(longitudinalMeters / across, 360) : 360))
  }

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
/// Mirrors MapKit's function.
public func MKCoordinateSpanMake(_ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Mirrors MapKit's function.
public func MKCoordinateRegionMake(_ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan) -> MKCoordinateRegion {
  MKCoordinateRegion(center: centerCoordinate, span: span)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Mirrors MapKit's function.
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion { MKCoordinateRegion(rect) }

extension MKCoordinateRegion {
  /// In the square of side 1; nil where the region isn't finite, or its span is negative.
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
  // The type isn't `Equatable` on Apple's systems: programs say so themselves.
  func isSame(as other: CLLocationCoordinate2D) -> Bool { latitude == other.latitude && longitude == other.longitude }
}
