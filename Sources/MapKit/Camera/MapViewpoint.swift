import Foundation

/// What a map shows: which place of the flat world is in the middle, how large the world is, and what is up.
struct MapViewpoint: Equatable, Sendable {
  /// In the square of side 1. Its x may be anywhere: the world is repeated.
  var center: SIMD2<Double>
  /// The binary logarithm of how many times the world's side is 256 points.
  var zoom: Double
  /// Radians, clockwise from north, that are up.
  var heading: Double

  static let world = MapViewpoint(center: SIMD2(0.5, 0.5), zoom: 0, heading: 0)
  static let zooms: ClosedRange<Double> = 0...21

  /// Points.
  var worldSide: Double { 256 * exp2(zoom) }

  /// What is seen some share of the way to another viewpoint. The zoom goes evenly, and one place on the screen keeps still all the way, if one is at the same place
  /// in both: so a zoom about the pointer stays there.
  func moved(to end: MapViewpoint, by share: Double) -> MapViewpoint {
    let change = end.zoom - zoom
    let along = abs(change) < 1e-4 ? share : (1 - exp2(-change * share)) / (1 - exp2(-change))
    return MapViewpoint(
      center: center + (end.center - center) * along, zoom: zoom + change * share, heading: heading + (end.heading - heading) * share)
  }

  /// The same viewpoint with the copy of the world, and the number of turns, that is the nearest to another one.
  func nearest(to other: MapViewpoint) -> MapViewpoint {
    var copy = self
    copy.center.x += (other.center.x - center.x).rounded()
    copy.heading += ((other.heading - heading) / (2 * .pi)).rounded() * 2 * .pi
    return copy
  }
}

/// The way from one viewpoint to another, along which an animation moves a number.
struct MapFlight: Equatable, Sendable {
  var start: MapViewpoint
  var end: MapViewpoint
  /// Where the number was at the start; it is 1 more at the end.
  var origin: Double

  var target: Double { origin + 1 }

  func viewpoint(at progress: Double) -> MapViewpoint {
    progress == target ? end : start.moved(to: end, by: progress - origin)
  }
}
