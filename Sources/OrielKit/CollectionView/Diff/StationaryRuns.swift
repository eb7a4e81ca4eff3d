/// The computation of the matched elements that are stationary while the others move past them: the longest increasing subsequence.
///
/// The algorithm is patience sorting over runs. Elements are placed on piles in the order of their new indices. Each is placed on the first
/// pile whose top has a greater old index, and the number of piles is the length of the longest subsequence. Only the first element of a
/// run has to search for its pile, because the tops of the piles ascend: after *v* was placed on a pile, the top of the next one is at
/// least *v + 1*, so *v + 1* is placed there. Therefore a subsequence that contains elements of a run begins with the first element of that
/// run.
@usableFromInline
enum StationaryRuns {
  /// Returns the stationary parts of the runs, in ascending order of both indices, or `nil` if everything is stationary. The parts are
  /// always beginnings of runs.
  ///
  /// - Parameter runs: The runs in ascending order of their new indices. Old and new indices must be unique.
  ///
  /// - Complexity: O(n + r · log n) for n elements in r runs, or O(r) if everything is stationary.
  @usableFromInline
  static func longest(in runs: [EqualRun]) -> [EqualRun]? {
    guard runs.indices.dropFirst().contains(where: { runs[$0].old < runs[$0 - 1].oldEnd }) else { return nil }
    var elements = 0
    for run in runs { elements += Int(run.count) }
    /// For each run, the previous run in its subsequence, and the last old index of that run in the subsequence.
    var parents = [(run: Int32, old: Int32)](repeating: (-1, -1), count: runs.count)
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * elements) { memory in
      let tops = memory.baseAddress!
      let owners = tops + elements
      var length = 0
      for (index, run) in runs.enumerated() {
        let pile = firstPile(above: run.old, tops, length)
        if pile > 0 { parents[index] = (owners[pile - 1], tops[pile - 1]) }
        for offset in 0..<Int(run.count) {
          tops[pile + offset] = run.old &+ Int32(truncatingIfNeeded: offset)
          owners[pile + offset] = Int32(truncatingIfNeeded: index)
        }
        length = max(length, pile + Int(run.count))
      }
      var kept: [EqualRun] = []
      var last = (run: owners[length - 1], old: tops[length - 1])
      while last.run >= 0 {
        var run = runs[Int(last.run)]
        run.count = last.old - run.old + 1
        kept.append(run)
        last = parents[Int(last.run)]
      }
      kept.reverse()
      return kept
    }
  }

  /// Returns the index of the first pile whose top is greater. The search doesn't branch on the compared values, because such branches are
  /// unpredictable.
  @inline(__always)
  private static func firstPile(above old: Int32, _ tops: UnsafeMutablePointer<Int32>, _ length: Int) -> Int {
    // A large number of elements is placed on a new pile.
    guard length > 0, tops[length - 1] > old else { return length }
    var base = 0
    var size = length
    while size > 1 {
      let half = size >> 1
      // The shifted difference has all bits set if the top of the pile is less, because indices aren't negative.
      base &+= half & Int(truncatingIfNeeded: (tops[base &+ half &- 1] &- old) &>> 31)
      size -= half
    }
    return tops[base] < old ? base + 1 : base
  }
}
