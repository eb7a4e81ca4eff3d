/// The resistance to a drag beyond the end of the content. The displayed offset grows ever more slowly and never reaches the length of the
/// viewport. All values are in points.
package enum RubberBand {
  /// The ratio of the displayed offset to the overshoot for a small overshoot.
  static let coefficient = 0.55

  /// The maximum fraction of the dimension that `overshoot(for:dimension:)` can invert.
  private static let greatestFraction = 0.999

  /// Returns the displayed offset for an overshoot of the touch, with the same sign. NaN is treated as 0. The result is 0 if the dimension
  /// of the viewport isn't positive and finite.
  package static func offset(for overshoot: Double, dimension: Double) -> Double {
    guard dimension > 0, dimension.isFinite, !overshoot.isNaN else { return 0 }
    let offset = dimension / (1 + dimension / (coefficient * overshoot.magnitude))
    return overshoot < 0 ? -offset : offset
  }

  /// Returns the overshoot of the touch that produces a displayed offset, for a touch that catches content while it returns. Offsets of at
  /// least the dimension, which no touch can produce, are treated as slightly less.
  package static func overshoot(for offset: Double, dimension: Double) -> Double {
    guard dimension > 0, dimension.isFinite, !offset.isNaN else { return 0 }
    let share = min(offset.magnitude / dimension, greatestFraction)
    let overshoot = share * dimension / (coefficient * (1 - share))
    return offset < 0 ? -overshoot : overshoot
  }
}
