import CoreLocation
import Oriel

/// An area within coordinates. Mirrors MapKit's `MapPolygon`.
nonisolated public struct MapPolygon: PrimitiveMapContent {
  public typealias Body = Never

  let coordinates: [CLLocationCoordinate2D]

  public init(coordinates: [CLLocationCoordinate2D]) { self.coordinates = coordinates }

  public init(points: [MKMapPoint]) { self.init(coordinates: points.map(\.coordinate)) }

  @MainActor public static func _collectItems(_ polygon: Self, in context: _MapContentContext) {
    context.collector.shapes.append(MapShape(id: context.key, source: .area(polygon.coordinates), style: context.style))
  }
}
