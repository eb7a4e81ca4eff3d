/// An index of items by their intervals on an axis, which finds those that overlap an interval by a binary search.
struct IntervalIndex {
  /// The items with an interval, sorted by its lower bound.
  private var placed: [(low: Double, item: Int)] = []
  /// The length of the longest interval.
  private var longest = 0.0
  /// The items without an interval, such as lines, which overlap every interval.
  private var unbounded: [Int] = []

  /// - Parameter spans: The two ends of each item's interval in either order, or `nil` for an item without one.
  init(_ spans: [(Double, Double)?]) {
    for (item, span) in spans.enumerated() {
      guard let span else {
        unbounded.append(item)
        continue
      }
      placed.append((min(span.0, span.1), item))
      longest = max(longest, abs(span.1 - span.0))
    }
    placed.sort { $0.low < $1.low }
  }

  /// Returns the indices of the items that may overlap an interval, in ascending order.
  ///
  /// - Complexity: O(log *n* + *k* log *k*) for *k* results among *n* items, with intervals of similar length.
  func indices(from start: Double, to end: Double) -> [Int] {
    var (first, last) = (0, placed.count)
    while first < last {
      let middle = (first + last) / 2
      if placed[middle].low < start - longest { first = middle + 1 } else { last = middle }
    }
    let overlapping = placed[first...].prefix { $0.low <= end }.map(\.item)
    return (overlapping + unbounded).sorted()
  }
}
