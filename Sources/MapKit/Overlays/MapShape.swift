import CoreLocation
import Foundation
import Oriel

/// A line or an area of a map.
struct MapShape: Identifiable {
  enum Source {
    case line([CLLocationCoordinate2D], isGeodesic: Bool)
    case area([CLLocationCoordinate2D])
    case circle(CLLocationCoordinate2D, radius: Double)

    /// Returns a Boolean value that indicates whether the source certainly equals another one. Arrays are compared by their storage only,
    /// because comparing all elements is rarely worth the time.
    func isKnownToBeSame(as other: Source) -> Bool {
      switch (self, other) {
      case (.line(let old, let wasGeodesic), .line(let new, let isGeodesic)): wasGeodesic == isGeodesic && old.sharesStorage(with: new)
      case (.area(let old), .area(let new)): old.sharesStorage(with: new)
      case (.circle(let old, let oldRadius), .circle(let new, let radius)): old.isSame(as: new) && oldRadius == radius
      default: false
      }
    }
  }

  let id: Int
  let source: Source
  var style: MapItemStyle
  /// Indicates whether an automatic camera position frames the shape.
  var isFramed = true
}

extension Array {
  fileprivate func sharesStorage(with other: [Element]) -> Bool {
    count == other.count && withUnsafeBufferPointer { mine in other.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress } }
  }
}

/// The geometry of a shape on the flat world, with coarser versions for the zoom levels at which it is drawn.
final class ShapeGeometry {
  let source: MapShape.Source
  /// The points in the unit square of the world. Between two points, the line takes the shorter way around the world.
  let points: [SIMD2<Double>]
  let isClosed: Bool
  /// The bounds of the points, or `nil` if there is nothing to draw.
  let bounds: UnitRect?
  private var coarse: [Int: [SIMD2<Double>]] = [:]

  /// The tolerance of a coarser version, in points.
  private static let tolerance = 0.5

  init(_ source: MapShape.Source) {
    self.source = source
    switch source {
    case .line(let coordinates, let isGeodesic):
      points = Self.unwrapped(isGeodesic ? GreatCircle.path(through: coordinates) : coordinates)
      isClosed = false
    case .area(let coordinates):
      points = Self.unwrapped(coordinates)
      isClosed = true
    case .circle(let center, let radius):
      points = Self.unwrapped(GreatCircle.circle(around: center, radius: radius))
      isClosed = true
    }
    guard points.count > 1, var bounds = points.first.map({ UnitRect($0) }) else {
      bounds = nil
      return
    }
    for point in points { bounds.formUnion(UnitRect(point)) }
    self.bounds = bounds
  }

  private static func unwrapped(_ coordinates: [CLLocationCoordinate2D]) -> [SIMD2<Double>] {
    var points: [SIMD2<Double>] = []
    points.reserveCapacity(coordinates.count)
    for coordinate in coordinates {
      guard var point = Mercator.point(coordinate) else {
        Report.once("map-shape-coordinate", "A shape of a map has an invalid coordinate, which is ignored.")
        continue
      }
      if let last = points.last { point.x += (last.x - point.x).rounded() }
      points.append(point)
    }
    return points
  }

  /// Returns the points that are distinguishable at a zoom level.
  func points(zoom: Double) -> [SIMD2<Double>] {
    guard points.count > 200 else { return points }
    let level = Int(zoom.rounded(.up))
    if let known = coarse[level] { return known }
    let distance = Self.tolerance / (256 * exp2(Double(level)))
    let made = Self.thinned(points, distance: distance)
    // The coarse versions of all zoom levels together are smaller than the original, but the fine ones aren't.
    if coarse.count > 4 { coarse.removeAll() }
    coarse[level] = made
    return made
  }

  /// Returns the points without those that are closer to the last kept point than a distance.
  private static func thinned(_ points: [SIMD2<Double>], distance: Double) -> [SIMD2<Double>] {
    guard let first = points.first, let last = points.last else { return points }
    let square = distance * distance
    var kept = [first]
    var current = first
    for point in points.dropFirst().dropLast() {
      let offset = point - current
      guard offset.x * offset.x + offset.y * offset.y >= square else { continue }
      kept.append(point)
      current = point
    }
    kept.append(last)
    return kept
  }
}
