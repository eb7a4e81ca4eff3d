import CoreLocation
import Foundation
import Oriel

/// Where a map is seen from. Mirrors MapKit's `MapCamera`.
public struct MapCamera: Hashable, Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  /// Meters from the camera to the center. The camera's field of view is 30° high.
  public var distance: Double
  /// Degrees, clockwise from north, that are up on the map.
  public var heading: Double
  /// Degrees from straight down. Maps are drawn flat: other pitches than 0 are reported once and seen as 0.
  public var pitch: Double

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
