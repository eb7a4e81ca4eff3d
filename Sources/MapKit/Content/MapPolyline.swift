import CoreLocation
import Oriel

/// A line through coordinates. Mirrors MapKit's `MapPolyline`.
nonisolated public struct MapPolyline: PrimitiveMapContent {
  public typealias Body = Never

  /// How a line goes from one coordinate to the next. Mirrors MapKit's `MapPolyline.ContourStyle`.
  public struct ContourStyle: Hashable, Sendable {
    let isGeodesic: Bool

    /// Straight on the flat map.
    public static let straight = ContourStyle(isGeodesic: false)
    /// The shortest way over the earth.
    public static let geodesic = ContourStyle(isGeodesic: true)
  }

  let coordinates: [CLLocationCoordinate2D]
  let contourStyle: ContourStyle

  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
    self.coordinates = coordinates
    self.contourStyle = contourStyle
  }

  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
    self.init(coordinates: points.map(\.coordinate), contourStyle: contourStyle)
  }

  @MainActor public static func _collectItems(_ line: Self, in context: _MapContentContext) {
    context.collector.shapes.append(
      MapShape(
        id: context.key, source: .line(line.coordinates, isGeodesic: line.contourStyle.isGeodesic), style: context.style))
  }
}
