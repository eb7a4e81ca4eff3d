/// What a drag beyond the end of the content shows of itself: less and less, and never a whole viewport. Points.
package enum RubberBand {
  /// How much of the first point is shown.
  static let coefficient = 0.55

  /// The nearest to the whole dimension that `overshoot(for:dimension:)` can take back.
  private static let greatestShare = 0.999

  /// The offset that is shown for an overshoot of the finger, with its sign. NaN counts as 0, as does any overshoot if the dimension of the
  /// viewport isn't positive and finite.
  package static func offset(for overshoot: Double, dimension: Double) -> Double {
    guard dimension > 0, dimension.isFinite, !overshoot.isNaN else { return 0 }
    let offset = dimension / (1 + dimension / (coefficient * overshoot.magnitude))
    return overshoot < 0 ? -offset : offset
  }

  /// The overshoot of the finger that shows an offset, for a finger that takes hold of content on its way back.
  /// Offsets of the dimension and above, which no finger reaches, count as just less.
  package static func overshoot(for offset: Double, dimension: Double) -> Double {
    guard dimension > 0, dimension.isFinite, !offset.isNaN else { return 0 }
    let share = min(offset.magnitude / dimension, greatestShare)
    let overshoot = share * dimension / (coefficient * (1 - share))
    return offset < 0 ? -overshoot : overshoot
  }
}
