/// Degrees of latitude or longitude. Mirrors CoreLocation's `CLLocationDegrees`.
public typealias CLLocationDegrees = Double
/// Meters. Mirrors CoreLocation's `CLLocationDistance`.
public typealias CLLocationDistance = Double
/// Meters around a place. Mirrors CoreLocation's `CLLocationAccuracy`.
public typealias CLLocationAccuracy = Double
/// Meters a second. Mirrors CoreLocation's `CLLocationSpeed`.
public typealias CLLocationSpeed = Double
/// Meters a second by which a speed may be off. Mirrors CoreLocation's `CLLocationSpeedAccuracy`.
public typealias CLLocationSpeedAccuracy = Double
/// Degrees from north over east. Mirrors CoreLocation's `CLLocationDirection`.
public typealias CLLocationDirection = Double
/// Degrees by which a direction may be off. Mirrors CoreLocation's `CLLocationDirectionAccuracy`.
public typealias CLLocationDirectionAccuracy = Double

/// A place on the earth, by WGS 84. Mirrors CoreLocation's `CLLocationCoordinate2D`, which isn't `Equatable` either.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees, north of the equator, -90 to 90.
  public var latitude: CLLocationDegrees
  /// Degrees, east of Greenwich, -180 to 180.
  public var longitude: CLLocationDegrees

  /// The place where the equator and the meridian of Greenwich meet.
  public init() { self.init(latitude: 0, longitude: 0) }

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Whether a latitude is from -90 to 90, and a longitude from -180 to 180. Mirrors CoreLocation's function.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}

/// Mirrors CoreLocation's function.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// No place. Mirrors CoreLocation's constant.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Further than any place. Mirrors CoreLocation's constant.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
