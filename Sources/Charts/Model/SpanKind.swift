import Foundation

/// How a mark's extent along an axis becomes points.
enum SpanKind {
  /// Room in which the mark's width or height applies.
  enum Room: Hashable { case category, unit, bin, range, slot }

  case room(Room)
  /// From one place to another.
  case interval
  /// One place, around which the width or height applies.
  case place
  /// Points from the axis's beginning; nil is an end.
  case fixed(CGFloat?, CGFloat?)
  case middle
}
