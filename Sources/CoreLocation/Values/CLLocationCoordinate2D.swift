/// A latitude or a longitude in degrees. Mirrors CoreLocation's `CLLocationDegrees`.
public typealias CLLocationDegrees = Double
/// A distance in meters. Mirrors CoreLocation's `CLLocationDistance`.
public typealias CLLocationDistance = Double
/// A radius of uncertainty in meters. Mirrors CoreLocation's `CLLocationAccuracy`.
public typealias CLLocationAccuracy = Double
/// A speed in meters per second. Mirrors CoreLocation's `CLLocationSpeed`.
public typealias CLLocationSpeed = Double
/// The uncertainty of a speed, in meters per second. Mirrors CoreLocation's `CLLocationSpeedAccuracy`.
public typealias CLLocationSpeedAccuracy = Double
/// A direction in degrees, clockwise from north. Mirrors CoreLocation's `CLLocationDirection`.
public typealias CLLocationDirection = Double
/// The uncertainty of a direction, in degrees. Mirrors CoreLocation's `CLLocationDirectionAccuracy`.
public typealias CLLocationDirectionAccuracy = Double

/// A coordinate on the Earth by WGS 84. Mirrors CoreLocation's `CLLocationCoordinate2D`, which isn't `Equatable` either.
public struct CLLocationCoordinate2D: Sendable {
  /// The latitude in degrees north of the equator, from -90 to 90.
  public var latitude: CLLocationDegrees
  /// The longitude in degrees east of Greenwich, from -180 to 180.
  public var longitude: CLLocationDegrees

  /// Creates the coordinate (0, 0).
  public init() { self.init(latitude: 0, longitude: 0) }

  /// Creates a coordinate.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a Boolean value that indicates whether the latitude is from -90 to 90, and the longitude from -180 to 180. Mirrors
/// CoreLocation's `CLLocationCoordinate2DIsValid(_:)`.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a coordinate. Mirrors CoreLocation's `CLLocationCoordinate2DMake(_:_:)`.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// An invalid coordinate. Mirrors CoreLocation's `kCLLocationCoordinate2DInvalid`.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The maximum distance. Mirrors CoreLocation's `CLLocationDistanceMax`.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
