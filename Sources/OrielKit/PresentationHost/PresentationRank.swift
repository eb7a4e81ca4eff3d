/// A place among the modals of a layer, or among those that wait for it.
struct PresentationRank: Comparable {
  /// What counts first, the lowest ahead.
  let primary: Int
  /// Tells those apart that are alike otherwise.
  let sequence: Int

  static func < (left: Self, right: Self) -> Bool { (left.primary, left.sequence) < (right.primary, right.sequence) }
}
