import Foundation

/// A value at which an axis has a mark. Mirrors Swift Charts' `AxisValue`.
public struct AxisValue {
  let datum: Datum
  /// Its place among the axis's marks, from 0.
  public let index: Int
  /// How many marks the axis has.
  public let count: Int

  /// Nil where the axis is of another type.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(datum: datum) }
}
