import CoreLocation
import Foundation

/// What a map's camera can't leave. Mirrors MapKit's `MapCameraBounds`.
public struct MapCameraBounds: Sendable {
  let center: UnitRect?
  /// Meters.
  let minimumDistance: Double?
  let maximumDistance: Double?

  private init(_ center: UnitRect?, _ minimum: Double?, _ maximum: Double?) {
    func usable(_ distance: Double?) -> Double? { distance.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } }
    self.center = center
    (minimumDistance, maximumDistance) = (usable(minimum), usable(maximum))
  }

  /// Distances of the camera, in meters; those that aren't positive and finite bound nothing.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) { self.init(nil, minimumDistance, maximumDistance) }

  /// A region that the map's center stays in.
  public init(centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    self.init(centerCoordinateBounds.unit, minimumDistance, maximumDistance)
  }

  /// A rectangle that the map's center stays in.
  public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    self.init(centerCoordinateBounds.unit, minimumDistance, maximumDistance)
  }
}
