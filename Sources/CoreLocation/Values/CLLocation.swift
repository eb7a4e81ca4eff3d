import Foundation

/// The location of the device at a time. Mirrors CoreLocation's `CLLocation`.
///
/// Instances are immutable.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  /// The coordinate.
  public let coordinate: CLLocationCoordinate2D
  /// The altitude above sea level, in meters.
  public let altitude: CLLocationDistance
  /// The radius of uncertainty around the coordinate, in meters. It is negative if the coordinate is invalid.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The uncertainty of the altitude, in meters. It isn't positive if there is no altitude.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of movement, in degrees clockwise from north. It is negative if it is unknown.
  public let course: CLLocationDirection
  /// The uncertainty of the course, in degrees. It is negative if it is unknown.
  public let courseAccuracy: CLLocationDirectionAccuracy
  /// The speed, in meters per second. It is negative if it is unknown.
  public let speed: CLLocationSpeed
  /// The uncertainty of the speed, in meters per second. It is negative if it is unknown.
  public let speedAccuracy: CLLocationSpeedAccuracy
  /// The time of the location.
  public let timestamp: Date

  /// Creates an exact location at the current time, without an altitude.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
      verticalAccuracy: -1,
      timestamp: .now)
  }

  /// Creates a location without a course and a speed.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy, verticalAccuracy: verticalAccuracy, course: -1,
      speed: -1, timestamp: timestamp)
  }

  /// Creates a location with a course and a speed.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy, verticalAccuracy: verticalAccuracy,
      course: course,
      courseAccuracy: -1, speed: speed, speedAccuracy: -1, timestamp: timestamp)
  }

  /// Creates a location with a course, a speed, and their accuracies.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed,
    speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.courseAccuracy = courseAccuracy
    self.speed = speed
    self.speedAccuracy = speedAccuracy
    self.timestamp = timestamp
  }

  /// Returns the distance along the shortest line on the surface of the Earth by WGS 84, in meters. Altitudes are ignored. The result is
  /// NaN if a coordinate isn't finite.
  open func distance(from location: CLLocation) -> CLLocationDistance { Geodesic.distance(coordinate, location.coordinate) }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String {
    func number(_ value: Double, _ format: String) -> String { String(format: format, value) }
    let place = number(coordinate.latitude, "%+.8f") + "," + number(coordinate.longitude, "%+.8f")
    let movement = "speed \(number(speed, "%.2f")) mps / course \(number(course, "%.2f"))"
    return "<\(place)> +/- \(number(horizontalAccuracy, "%.2f"))m (\(movement)) @ \(timestamp)"
  }
}
