import CoreLocation
import Foundation
import Oriel

/// The viewpoint of a map. Mirrors MapKit's `MapCamera`.
public struct MapCamera: Hashable, Sendable {
  /// The coordinate at the center of the map.
  public var centerCoordinate: CLLocationCoordinate2D
  /// The distance from the camera to the center, in meters. The vertical field of view of the camera is 30°.
  public var distance: Double
  /// The direction that is up on the map, in degrees clockwise from north.
  public var heading: Double
  /// The angle from straight down, in degrees. Maps are drawn flat: a pitch other than 0 is reported once and treated as 0.
  public var pitch: Double

  /// Creates a camera.
  public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }

  public static func == (left: MapCamera, right: MapCamera) -> Bool {
    left.centerCoordinate.isSame(as: right.centerCoordinate) && left.distance == right.distance && left.heading == right.heading
      && left.pitch == right.pitch
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(centerCoordinate.latitude)
    hasher.combine(centerCoordinate.longitude)
    hasher.combine(distance)
    hasher.combine(heading)
    hasher.combine(pitch)
  }
}
