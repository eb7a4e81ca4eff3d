import CoreLocation
import Oriel

/// All that is within a distance of a place. Mirrors MapKit's `MapCircle`.
nonisolated public struct MapCircle: PrimitiveMapContent {
  public typealias Body = Never

  let center: CLLocationCoordinate2D
  let radius: CLLocationDistance

  /// - Parameter radius: Meters; nothing is shown of a circle whose radius isn't positive and finite.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.center = center
    self.radius = radius
  }

  /// The circle within a rectangle of the flat map.
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
