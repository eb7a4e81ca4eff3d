import Foundation

/// The conversion of a mark's extent along an axis to points.
enum SpanKind {
  /// The kind of an extent within which the mark's width or height applies.
  enum Room: Hashable { case category, unit, bin, range, slot }

  case room(Room)
  /// An extent between two positions.
  case interval
  /// A position around which the mark's width or height applies.
  case place
  /// Distances from the start of the axis in points. The value `nil` stands for an end of the axis.
  case fixed(CGFloat?, CGFloat?)
  case middle
}
