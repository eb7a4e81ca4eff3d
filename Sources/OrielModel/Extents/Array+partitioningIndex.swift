extension Array {
  /// Returns the first index whose element satisfies a condition, or `count` if no element does. The array must be partitioned: all
  /// elements after the first that satisfies the condition satisfy it, too.
  ///
  /// - Complexity: O(log *n*).
  @inlinable package func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
