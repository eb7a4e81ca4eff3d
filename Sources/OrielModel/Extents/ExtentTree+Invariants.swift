extension ExtentTree {
  /// The first violated invariant of the tree, or `nil` if all hold. It visits the whole tree and is for tests only.
  package var flaw: String? {
    var order: [Int32] = []
    if let flaw = collect(root, into: &order) { return flaw }
    for (a, b) in zip(order, order.dropFirst()) {
      let (a, b) = (entries[Int(a)], entries[Int(b)])
      if a.isRun, b.isRun { return "two runs are adjacent" }
      if !a.isRun, !b.isRun, a.length + b.length <= Self.blockCapacity {
        return "two blocks of \(a.length) and \(b.length) could be merged"
      }
    }
    var freeCount = 0
    var node = free
    while node != Self.none {
      freeCount += 1
      if freeCount > entries.count { return "the free list contains a cycle" }
      if !blocks[Int(node)].isEmpty { return "a free entry has extents" }
      node = entries[Int(node)].left
    }
    return order.count + freeCount == entries.count ? nil : "\(order.count) used and \(freeCount) free of \(entries.count) entries"
  }

  private func collect(_ node: Int32, into order: inout [Int32]) -> String? {
    guard node != Self.none else { return nil }
    let entry = entries[Int(node)]
    for child in [entry.left, entry.right] where child != Self.none && entries[Int(child)].priority > entry.priority {
      return "a child has a higher priority than its parent"
    }
    if entry.length <= 0 { return "an entry is empty" }
    let extents = blocks[Int(node)]
    if entry.isRun {
      if !extents.isEmpty { return "a run has extents" }
    } else {
      if entry.length != extents.count { return "a block counts \(entry.length) of \(extents.count) extents" }
      if entry.length > Self.blockCapacity { return "a block is too long" }
      if !extents.allSatisfy({ $0 >= 0 && $0 <= Self.greatestExtent }) { return "an extent is out of range" }
    }
    if entry.extent != extents.reduce(0, +) { return "the sum of a block is stale" }
    if entry.sums != sums(entry.left) + entry.own + sums(entry.right) { return "the sums of a subtree are stale" }
    if let flaw = collect(entry.left, into: &order) { return flaw }
    order.append(node)
    return collect(entry.right, into: &order)
  }

  /// The number of runs and blocks.
  package var entryCount: Int { entryCount(below: root) }

  private func entryCount(below node: Int32) -> Int {
    node == Self.none ? 0 : 1 + entryCount(below: entries[Int(node)].left) + entryCount(below: entries[Int(node)].right)
  }

  /// The number of entries on the longest path from the root, which is the maximum that a lookup visits.
  package var height: Int { height(below: root) }

  private func height(below node: Int32) -> Int {
    node == Self.none ? 0 : 1 + max(height(below: entries[Int(node)].left), height(below: entries[Int(node)].right))
  }
}
