import Foundation

// On Linux, Foundation's `intersection`, `intersects` and `contains` trap if a coordinate is NaN or an end precedes its start. Rectangles
// may contain any numbers of an app, so Oriel doesn't call those.
extension CGRect {
  /// Indicates whether every number is finite.
  package var isFinite: Bool { origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite }

  /// Indicates whether the rectangle contains a point, excluding its right and lower edges. A rectangle that is null, empty or NaN contains
  /// no point.
  package func covers(_ point: CGPoint) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }

  /// Indicates whether the rectangles share at least an edge; `false` if one is null or NaN.
  package func overlaps(_ other: CGRect) -> Bool {
    !isNull && !other.isNull && minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  /// Returns the intersection of both rectangles. It is null if they don't share at least an edge, or one is null or NaN.
  package func overlap(with other: CGRect) -> CGRect {
    guard overlaps(other) else { return .null }
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return CGRect(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }
}
