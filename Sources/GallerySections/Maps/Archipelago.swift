import MapKit
import SwiftUI

/// Fictional islands, and the tiles that show them. The tiles are drawn, so they are sharp at every zoom level.
enum Archipelago {
  struct Island: Identifiable {
    let id: Int
    let name: String
    let harbour: String
    let center: CLLocationCoordinate2D
    /// The radius, in degrees of longitude.
    let radius: Double

    /// The position of the harbor, in the south of the island.
    var port: CLLocationCoordinate2D { coordinate(angle: .pi / 2, height: 0.96) }

    /// Returns a coordinate on the island.
    ///
    /// - Parameters:
    ///   - angle: The angle in radians, clockwise from the east.
    ///   - height: The position between the summit, 0, and the shore, 1.
    func coordinate(angle: Double, height: Double) -> CLLocationCoordinate2D {
      let distance = radius * height * outline(angle)
      return CLLocationCoordinate2D(
        latitude: center.latitude - sin(angle) * distance * 0.8, longitude: center.longitude + cos(angle) * distance)
    }

    /// Returns the distance of the shore in a direction, as a fraction of the radius.
    private func outline(_ angle: Double) -> Double {
      let seed = Double(id) * 1.7
      return 0.74 + 0.14 * sin(2 * angle + seed) + 0.09 * sin(3 * angle + 2 * seed) + 0.05 * sin(7 * angle + 3 * seed)
        + 0.02 * sin(13 * angle + seed)
    }
  }

  static let islands = [
    island(0, "Merla", "Port Merla", 38.62, -28.20, 0.34), island(1, "Cordal", "Cordal Bay", 38.30, -27.45, 0.28),
    island(2, "Ostrea", "Ostrea Quay", 38.95, -27.30, 0.22), island(3, "Tarn", "Tarn", 38.08, -28.30, 0.17),
    island(4, "Velha", "Old Harbor", 38.52, -26.80, 0.2), island(5, "Little Tarn", "The Pier", 37.95, -27.90, 0.08),
    island(6, "Sable", "Sable Light", 39.08, -28.05, 0.1),
  ]

  private static func island(
    _ id: Int, _ name: String, _ harbour: String, _ latitude: Double, _ longitude: Double, _ radius: Double
  ) -> Island {
    Island(id: id, name: name, harbour: harbour, center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), radius: radius)
  }

  static let region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 38.5, longitude: -27.6), span: MKCoordinateSpan(latitudeDelta: 1.5, longitudeDelta: 2.0))

  @MainActor static let tiles = MapTileSource.images(attribution: "Drawn by the Gallery", zooms: 0...16) { z, x, y in
    Image(size: CGSize(width: 256, height: 256)) { context in draw(z: z, x: x, y: y, in: &context) }
  }

  // MARK: Drawing

  private struct Layer {
    let height: Double
    let color: Color
  }

  private static let sea = Color(red: 0.68, green: 0.83, blue: 0.90)
  private static let layers = [
    Layer(height: 1.14, color: Color(red: 0.74, green: 0.87, blue: 0.92)),
    Layer(height: 1.06, color: Color(red: 0.80, green: 0.91, blue: 0.93)),
    Layer(height: 1, color: Color(red: 0.95, green: 0.91, blue: 0.80)),
    Layer(height: 0.95, color: Color(red: 0.78, green: 0.86, blue: 0.66)),
    Layer(height: 0.74, color: Color(red: 0.68, green: 0.79, blue: 0.57)),
    Layer(height: 0.52, color: Color(red: 0.60, green: 0.72, blue: 0.52)),
    Layer(height: 0.32, color: Color(red: 0.72, green: 0.69, blue: 0.58)),
    Layer(height: 0.14, color: Color(red: 0.93, green: 0.92, blue: 0.90)),
  ]
  private static let steps = 90

  /// The outlines of an island in map points, which are computed once.
  private struct Outlines {
    let rings: [[MKMapPoint]]
    let road: [MKMapPoint]
    let bounds: MKMapRect

    init(_ island: Island) {
      func ring(_ height: Double) -> [MKMapPoint] {
        (0..<steps).map { MKMapPoint(island.coordinate(angle: 2 * .pi * Double($0) / Double(steps), height: height)) }
      }
      rings = layers.map { ring($0.height) }
      road = ring(0.85)
      let outermost = rings[0]
      bounds = outermost.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
    }
  }

  private static let outlines = islands.map(Outlines.init)

  private static func draw(z: Int, x: Int, y: Int, in context: inout GraphicsContext) {
    let tile = CGRect(x: 0, y: 0, width: 256, height: 256)
    context.fill(Path(tile), with: .color(sea))
    let side = MKMapSize.world.width / exp2(Double(z))
    let area = MKMapRect(x: Double(x) * side, y: Double(y) * side, width: side, height: side)
    func path(_ points: [MKMapPoint]) -> Path {
      Path { path in
        path.addLines(points.map { CGPoint(x: ($0.x - area.minX) / side * 256, y: ($0.y - area.minY) / side * 256) })
        path.closeSubpath()
      }
    }
    for outlines in outlines where outlines.bounds.intersects(area) {
      for (layer, ring) in zip(layers, outlines.rings) { context.fill(path(ring), with: .color(layer.color)) }
      guard z >= 8 else { continue }
      let road = path(outlines.road)
      let width = min(6, exp2(Double(z) - 9) * 1.5)
      context.stroke(road, with: .color(Color(white: 0.72)), lineWidth: width + 1)
      context.stroke(road, with: .color(.white), lineWidth: width)
    }
  }
}
