/// The sort key of a modal in a layer, or of a request in a queue.
struct PresentationRank: Comparable {
  /// The primary sort key, in ascending order.
  let primary: Int
  /// The order of arrival, for equal primary keys.
  let sequence: Int
  /// The order within the same arrival.
  var ordinal = 0

  static func < (left: Self, right: Self) -> Bool {
    (left.primary, left.sequence, left.ordinal) < (right.primary, right.sequence, right.ordinal)
  }
}
