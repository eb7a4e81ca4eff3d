/// Which of the matched elements stay while the others move past them: the longest increasing subsequence.
///
/// Patience sorting, over runs. Elements are put on piles in the order of their new indices; each goes to the first pile whose top has a
/// greater old index, and the number of piles is the length of the longest subsequence. Of a run only the first element has to look
/// for its pile, since the piles' tops ascend: if *v* came to a pile, the top of the next is *v + 1* or more, so that *v + 1* goes there. A
/// subsequence that enters a run thus has its first element, and has the elements up to where it leaves.
@usableFromInline
enum StationaryRuns {
  /// The parts of the runs that stay, in ascending order of both indices, or nil if everything does.
  ///
  /// Always beginnings of runs. O(n + r log n) for n elements in r runs, and O(r) where everything stays.
  ///
  /// - Parameter runs: In ascending order of their new indices, which are distinct, as are the old ones.
  @usableFromInline
  static func longest(in runs: [EqualRun]) -> [EqualRun]? {
    guard runs.indices.dropFirst().contains(where: { runs[$0].old < runs[$0 - 1].oldEnd }) else { return nil }
    var elements = 0
    for run in runs { elements += Int(run.count) }
    /// For the first element of each run: the run before it in its subsequence, and the old index where that is left.
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

  /// Without branches on what is compared, which no processor could foretell.
  @inline(__always)
  private static func firstPile(above old: Int32, _ tops: UnsafeMutablePointer<Int32>, _ length: Int) -> Int {
    // Much of what comes goes on top of everything.
    guard length > 0, tops[length - 1] > old else { return length }
    var base = 0
    var size = length
    while size > 1 {
      let half = size >> 1
      // All ones where the pile's top is smaller, since indices aren't negative.
      base &+= half & Int(truncatingIfNeeded: (tops[base &+ half &- 1] &- old) &>> 31)
      size -= half
    }
    return tops[base] < old ? base + 1 : base
  }
}
