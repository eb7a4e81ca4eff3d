extension Array {
  /// The longest part whose numbers ascend, in order; the first of several. O(n) where all ascend, else O(n log n).
  func longestAscent(by number: (Element) -> Int) -> [Element] {
    let numbers = map(number)
    guard zip(numbers, numbers.dropFirst()).contains(where: >) else { return self }
    // By length, where the ascent with the lowest last number ends; and each element's predecessor.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: count)
    for index in indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < numbers[index] { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? ends[low - 1] : nil
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var result: [Element] = []
    var next = ends.last
    while let index = next {
      result.append(self[index])
      next = previous[index]
    }
    return result.reversed()
  }
}
