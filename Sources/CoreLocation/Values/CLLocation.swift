import Foundation

/// Where something was, and when. Mirrors CoreLocation's `CLLocation`.
// Nothing of it changes once it is made.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  /// Meters above the sea.
  public let altitude: CLLocationDistance
  /// Meters around the place within which it is; negative where the place isn't valid.
  public let horizontalAccuracy: CLLocationAccuracy
  /// Meters by which the altitude may be off; not positive where there is none.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of the movement; negative where it isn't known.
  public let course: CLLocationDirection
  /// Negative where it isn't known.
  public let courseAccuracy: CLLocationDirectionAccuracy
  /// Negative where it isn't known.
  public let speed: CLLocationSpeed
  /// Negative where it isn't known.
  public let speedAccuracy: CLLocationSpeedAccuracy
  public let timestamp: Date

  /// A place as exact as can be, now, without an altitude.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
      verticalAccuracy: -1,
      timestamp: .now)
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy, verticalAccuracy: verticalAccuracy, course: -1,
      speed: -1, timestamp: timestamp)
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy, verticalAccuracy: verticalAccuracy,
      course: course,
      courseAccuracy: -1, speed: speed, speedAccuracy: -1, timestamp: timestamp)
  }

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

  /// Meters along the shortest line over the earth, by WGS 84; heights don't count. NaN where a coordinate isn't finite.
  open func distance(from location: CLLocation) -> CLLocationDistance { Geodesic.distance(coordinate, location.coordinate) }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String {
    func number(_ value: Double, _ format: String) -> String { String(format: format, value) }
    let place = number(coordinate.latitude, "%+.8f") + "," + number(coordinate.longitude, "%+.8f")
    let movement = "speed \(number(speed, "%.2f")) mps / course \(number(course, "%.2f"))"
    return "<\(place)> +/- \(number(horizontalAccuracy, "%.2f"))m (\(movement)) @ \(timestamp)"
  }
}
