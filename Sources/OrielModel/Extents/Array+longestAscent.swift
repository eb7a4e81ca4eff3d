extension Array {
  /// The elements that are in a longest part whose numbers ascend; where there are several such parts, those of all of them. The first of
  /// the elements begins one, the last ends one. O(n) where all ascend, else O(n log n).
  @inlinable package func longestAscent(by number: (Element) -> Int) -> [Element] {
    let numbers = map(number)
    guard zip(numbers, numbers.dropFirst()).contains(where: >) else { return self }
    let until = Self.ascents(numbers)
    let from = Array<Int>(Self.ascents(numbers.reversed().map { -$0 }).reversed())
    let longest = until.max()!
    return indices.filter { until[$0] + from[$0] - 1 == longest }.map { self[$0] }
  }

  /// For each number how long an ascent can be that it ends.
  @inlinable static func ascents(_ numbers: [Int]) -> [Int] {
    // The lowest number that ends an ascent, by its length.
    var ends: [Int] = []
    return numbers.map { number in
      let index = ends.partitioningIndex { $0 >= number }
      if index < ends.count { ends[index] = number } else { ends.append(number) }
      return index + 1
    }
  }
}
