import Foundation

/// A value at which an axis has marks. Mirrors Swift Charts' `AxisValue`.
public struct AxisValue {
  let datum: Datum
  /// The index of the value among the values of the axis.
  public let index: Int
  /// The number of values of the axis.
  public let count: Int

  /// Returns the value as a type, or `nil` if the axis has another type.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(datum: datum) }
}
