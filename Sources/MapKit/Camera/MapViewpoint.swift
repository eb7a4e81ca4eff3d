import Foundation

/// The visible part of the flat world: the position at the center, the size of the world, and the heading.
struct MapViewpoint: Equatable, Sendable {
  /// The center in the unit square of the world. The x coordinate can be any number, because the world repeats horizontally.
  var center: SIMD2<Double>
  /// The binary logarithm of the ratio of the world's side to 256 points.
  var zoom: Double
  /// The direction that is up, in radians clockwise from north.
  var heading: Double

  static let world = MapViewpoint(center: SIMD2(0.5, 0.5), zoom: 0, heading: 0)
  static let zooms: ClosedRange<Double> = 0...21

  /// The side of the world, in points.
  var worldSide: Double { 256 * exp2(zoom) }

  /// Returns the viewpoint at a fraction of the way to another one. The zoom is interpolated linearly. If both viewpoints show the same
  /// position at one point of the screen, it stays there throughout, so that a zoom about the pointer keeps the position under the pointer.
  func moved(to end: MapViewpoint, by share: Double) -> MapViewpoint {
    let change = end.zoom - zoom
    let along = abs(change) < 1e-4 ? share : (1 - exp2(-change * share)) / (1 - exp2(-change))
    return MapViewpoint(
      center: center + (end.center - center) * along, zoom: zoom + change * share, heading: heading + (end.heading - heading) * share)
  }

  /// Returns the equivalent viewpoint that is nearest to another one: in the nearest copy of the world, with the nearest number of turns.
  func nearest(to other: MapViewpoint) -> MapViewpoint {
    var copy = self
    copy.center.x += (other.center.x - center.x).rounded()
    copy.heading += ((other.heading - heading) / (2 * .pi)).rounded() * 2 * .pi
    return copy
  }
}

/// The path between two viewpoints. An animation interpolates a number along it.
struct MapCameraPath: Equatable, Sendable {
  var start: MapViewpoint
  var end: MapViewpoint
  /// The number at the start. At the end, it is greater by 1.
  var origin: Double

  var target: Double { origin + 1 }

  func viewpoint(at progress: Double) -> MapViewpoint {
    progress == target ? end : start.moved(to: end, by: progress - origin)
  }
}
