extension ElementMatcher {
  /// Matches the elements that no run covers, by hash, and inserts the pairs between the runs.
  @inlinable mutating func matchByHash(using table: inout ElementTable) {
    let newGaps = EqualRun.newGaps(runs, count: new.count)
    guard !newGaps.isEmpty else { return }
    let oldGaps = EqualRun.oldGaps(runs, count: old.count)
    guard !oldGaps.isEmpty else { return }
    let loose = UnmatchedElements(old, in: oldGaps, using: &table)
    var pairs: [EqualRun] = []
    loose.match(new, in: newGaps, using: table) { oldIndex, newIndex in
      if let last = pairs.last, last.oldEnd == Int32(oldIndex), last.newEnd == Int32(newIndex) {
        pairs[pairs.count &- 1].count &+= 1
      } else {
        pairs.append(EqualRun(old: oldIndex, new: newIndex, count: 1))
      }
    }
    if !pairs.isEmpty { runs = EqualRun.merge(runs, pairs) }
  }
}
