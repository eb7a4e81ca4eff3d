import CoreLocation
import Oriel

/// An area enclosed by coordinates. Mirrors MapKit's `MapPolygon`.
nonisolated public struct MapPolygon: PrimitiveMapContent {
  public typealias Body = Never

  let coordinates: [CLLocationCoordinate2D]

  /// Creates a polygon from coordinates.
  public init(coordinates: [CLLocationCoordinate2D]) { self.coordinates = coordinates }

  /// Creates a polygon from map points.
  public init(points: [MKMapPoint]) { self.init(coordinates: points.map(\.coordinate)) }

  @MainActor public static func _collectItems(_ polygon: Self, in context: _MapContentContext) {
    context.collector.shapes.append(MapShape(id: context.key, source: .area(polygon.coordinates), style: context.style))
  }
}
