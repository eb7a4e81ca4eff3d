/// A place among the modals of a layer, or among those that wait for it.
struct PresentationRank: Comparable {
  /// What counts first, the lowest ahead.
  let primary: Int
  /// Tells those apart that are alike otherwise: when they came.
  let sequence: Int
  /// Tells those apart that came at the same time.
  var ordinal = 0

  static func < (left: Self, right: Self) -> Bool {
    (left.primary, left.sequence, left.ordinal) < (right.primary, right.sequence, right.ordinal)
  }
}
