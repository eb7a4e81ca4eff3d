/// A plot's items by their places on an axis, so that those in sight are found by a binary search.
struct VisibleOrder {
  /// Items with a place, by where they begin.
  private var placed: [(low: Double, item: Int)] = []
  /// The length of the longest item.
  private var longest = 0.0
  /// Items without a place, such as lines: they may be seen anywhere.
  private var everywhere: [Int] = []

  /// Takes the ends of each item in either order, or nil for one without a place.
  init(_ spans: [(Double, Double)?]) {
    for (item, span) in spans.enumerated() {
      guard let span else {
        everywhere.append(item)
        continue
      }
      placed.append((min(span.0, span.1), item))
      longest = max(longest, abs(span.1 - span.0))
    }
    placed.sort { $0.low < $1.low }
  }

  /// The items that may be seen between two places, in their order. Takes time by their number and the logarithm of the number of all.
  func indices(from start: Double, to end: Double) -> [Int] {
    var (first, last) = (0, placed.count)
    while first < last {
      let middle = (first + last) / 2
      if placed[middle].low < start - longest { first = middle + 1 } else { last = middle }
    }
    let seen = placed[first...].prefix { $0.low <= end }.map(\.item)
    return (seen + everywhere).sorted()
  }
}
