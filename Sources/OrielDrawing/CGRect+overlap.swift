import Foundation

// Foundation's `intersection`, `intersects` and `contains` trap on Linux where a coordinate is no number or an end comes before its
// start. Rectangles come from users' numbers, so nothing in Oriel calls those.
extension CGRect {
  /// Whether every number is finite.
  package var isFinite: Bool { origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite }

  /// Whether the point is in the rectangle: its right and lower edges are not. Nothing is in a rectangle that is null, empty or no numbers.
  package func covers(_ point: CGPoint) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }

  /// Whether the rectangles share at least an edge; no for one that is null or no numbers.
  package func overlaps(_ other: CGRect) -> Bool {
    !isNull && !other.isNull && minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  /// What both rectangles cover; null where they don't share even an edge, or one is null or no numbers.
  package func overlap(with other: CGRect) -> CGRect {
    guard overlaps(other) else { return .null }
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return CGRect(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }
}
