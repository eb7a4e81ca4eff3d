extension Array {
  /// Of the elements that may begin a longest part whose numbers ascend the first, and of those that may end one the last. O(n) where all
  /// ascend, else O(n log n).
  func longestAscent(by number: (Element) -> Int) -> (first: Element, last: Element)? {
    guard let first, let last else { return nil }
    let numbers = map(number)
    guard zip(numbers, numbers.dropFirst()).contains(where: >) else { return (first, last) }
    let until = Self.ascents(numbers)
    let from = Self.ascents(numbers.reversed().map { -$0 })
    let longest = until.max()!
    return (self[from.lastIndex(of: longest).map { count - 1 - $0 }!], self[until.lastIndex(of: longest)!])
  }

  /// For each number how long an ascent can be that it ends.
  private static func ascents(_ numbers: [Int]) -> [Int] {
    // The lowest number that ends an ascent, by its length.
    var ends: [Int] = []
    return numbers.map { number in
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] < number { low = middle + 1 } else { high = middle }
      }
      if low < ends.count { ends[low] = number } else { ends.append(number) }
      return low + 1
    }
  }
}
