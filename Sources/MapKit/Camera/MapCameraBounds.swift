import CoreLocation
import Foundation

/// The limits of a map's camera. Mirrors MapKit's `MapCameraBounds`.
public struct MapCameraBounds: Sendable {
  let center: UnitRect?
  /// The minimum distance of the camera, in meters.
  let minimumDistance: Double?
  let maximumDistance: Double?

  private init(_ center: UnitRect?, _ minimum: Double?, _ maximum: Double?) {
    func usable(_ distance: Double?) -> Double? { distance.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } }
    self.center = center
    (minimumDistance, maximumDistance) = (usable(minimum), usable(maximum))
  }

  /// Creates bounds for the distance of the camera, in meters. A distance that isn't positive and finite is ignored.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) { self.init(nil, minimumDistance, maximumDistance) }

  /// Creates bounds with a region that the center of the map can't leave.
  public init(centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    self.init(centerCoordinateBounds.unit, minimumDistance, maximumDistance)
  }

  /// Creates bounds with a rectangle that the center of the map can't leave.
  public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    self.init(centerCoordinateBounds.unit, minimumDistance, maximumDistance)
  }
}
