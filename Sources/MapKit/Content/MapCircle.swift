import CoreLocation
import Oriel

/// A circle around a coordinate. Mirrors MapKit's `MapCircle`.
nonisolated public struct MapCircle: PrimitiveMapContent {
  public typealias Body = Never

  let center: CLLocationCoordinate2D
  let radius: CLLocationDistance

  /// Creates a circle around a coordinate.
  ///
  /// - Parameter radius: The radius in meters. A circle whose radius isn't positive and finite isn't drawn.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.center = center
    self.radius = radius
  }

  /// Creates the largest circle in a rectangle of the flat map.
  public init(mapRect: MKMapRect) {
    let center = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
    self.init(
      center: center, radius: min(mapRect.width, mapRect.height) / 2 * MKMetersPerMapPointAtLatitude(center.latitude))
  }

  @MainActor public static func _collectItems(_ circle: Self, in context: _MapContentContext) {
    context.collector.shapes.append(
      MapShape(id: context.key, source: .circle(circle.center, radius: circle.radius), style: context.style))
  }
}
