import Foundation
import Oriel

/// The conversion of the visible parts of shapes to paths.
struct ShapeClip {
  /// The drawn area in the unit square of the world.
  let area: UnitRect
  /// The side of the world, in points.
  let worldSide: Double

  private func point(_ place: SIMD2<Double>) -> CGPoint {
    CGPoint(x: (place.x - area.minX) * worldSide, y: (place.y - area.minY) * worldSide)
  }

  /// Adds the visible segments of a line to a path.
  func line(_ points: [SIMD2<Double>], shiftedBy shift: Double, into path: inout Path) {
    var isDrawing = false
    for (start, end) in zip(points, points.dropFirst()) {
      let (start, end) = (SIMD2(start.x + shift, start.y), SIMD2(end.x + shift, end.y))
      let isVisible =
        min(start.x, end.x) <= area.maxX && max(start.x, end.x) >= area.minX && min(start.y, end.y) <= area.maxY
        && max(start.y, end.y) >= area.minY
      guard isVisible, let (from, to) = clipped(start, end) else {
        isDrawing = false
        continue
      }
      if !isDrawing || from != start { path.move(to: point(from)) }
      path.addLine(to: point(to))
      isDrawing = to == end
    }
  }

  /// Returns the part of a line within the area by the Liang–Barsky algorithm, or `nil` if there is none.
  private func clipped(_ start: SIMD2<Double>, _ end: SIMD2<Double>) -> (SIMD2<Double>, SIMD2<Double>)? {
    let way = end - start
    var (first, last) = (0.0, 1.0)
    let edges = [
      (-way.x, start.x - area.minX), (way.x, area.maxX - start.x), (-way.y, start.y - area.minY), (way.y, area.maxY - start.y),
    ]
    for (slope, distance) in edges {
      if slope == 0 {
        if distance < 0 { return nil }
      } else if slope < 0 {
        first = max(first, distance / slope)
      } else {
        last = min(last, distance / slope)
      }
    }
    guard first <= last else { return nil }
    return (first == 0 ? start : start + way * first, last == 1 ? end : start + way * last)
  }

  /// Adds the part of a polygon within the area to a path. It uses the Sutherland–Hodgman algorithm, one edge of the area after the other.
  func polygon(_ points: [SIMD2<Double>], shiftedBy shift: Double, into path: inout Path) {
    var result = points.map { SIMD2($0.x + shift, $0.y) }
    result = cut(result, keeping: { $0.x - area.minX })
    result = cut(result, keeping: { area.maxX - $0.x })
    result = cut(result, keeping: { $0.y - area.minY })
    result = cut(result, keeping: { area.maxY - $0.y })
    guard let first = result.first, result.count > 2 else { return }
    path.move(to: point(first))
    for place in result.dropFirst() { path.addLine(to: point(place)) }
    path.closeSubpath()
  }

  private func cut(_ points: [SIMD2<Double>], keeping distance: (SIMD2<Double>) -> Double) -> [SIMD2<Double>] {
    guard var previous = points.last else { return [] }
    var before = distance(previous)
    var kept: [SIMD2<Double>] = []
    kept.reserveCapacity(points.count)
    for point in points {
      let now = distance(point)
      if (now < 0) != (before < 0) { kept.append(previous + (point - previous) * (before / (before - now))) }
      if now >= 0 { kept.append(point) }
      (previous, before) = (point, now)
    }
    return kept
  }
}
