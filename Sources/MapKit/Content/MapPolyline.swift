import CoreLocation
import Oriel

/// A line through coordinates. Mirrors MapKit's `MapPolyline`.
nonisolated public struct MapPolyline: PrimitiveMapContent {
  public typealias Body = Never

  /// The course of a line between two coordinates. Mirrors MapKit's `MapPolyline.ContourStyle`.
  public struct ContourStyle: Hashable, Sendable {
    let isGeodesic: Bool

    /// Straight lines on the flat map.
    public static let straight = ContourStyle(isGeodesic: false)
    /// The shortest lines on the surface of the Earth.
    public static let geodesic = ContourStyle(isGeodesic: true)
  }

  let coordinates: [CLLocationCoordinate2D]
  let contourStyle: ContourStyle

  /// Creates a line through coordinates.
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
    self.coordinates = coordinates
    self.contourStyle = contourStyle
  }

  /// Creates a line through map points.
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
    self.init(coordinates: points.map(\.coordinate), contourStyle: contourStyle)
  }

  @MainActor public static func _collectItems(_ line: Self, in context: _MapContentContext) {
    context.collector.shapes.append(
      MapShape(
        id: context.key, source: .line(line.coordinates, isGeodesic: line.contourStyle.isGeodesic), style: context.style))
  }
}
