extension Array {
  /// Returns the elements that belong to a longest increasing subsequence. If there are several such subsequences, the result contains the
  /// elements of all of them; its first element starts one, and its last element ends one.
  ///
  /// - Complexity: O(*n*) if the numbers are already ascending, otherwise O(*n* log *n*).
  @inlinable package func longestIncreasingSubsequence(by number: (Element) -> Int) -> [Element] {
    let numbers = map(number)
    guard zip(numbers, numbers.dropFirst()).contains(where: >) else { return self }
    let until = Self.ascents(numbers)
    let from = Array<Int>(Self.ascents(numbers.reversed().map { -$0 }).reversed())
    let longest = until.max()!
    return indices.filter { until[$0] + from[$0] - 1 == longest }.map { self[$0] }
  }

  /// Returns, for each number, the length of the longest increasing subsequence that ends with it.
  @inlinable static func ascents(_ numbers: [Int]) -> [Int] {
    // The lowest number that ends an increasing subsequence, by its length.
    var ends: [Int] = []
    return numbers.map { number in
      let index = ends.partitioningIndex { $0 >= number }
      if index < ends.count { ends[index] = number } else { ends.append(number) }
      return index + 1
    }
  }
}
