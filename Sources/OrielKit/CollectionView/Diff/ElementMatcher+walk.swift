extension ElementMatcher {
  /// The maximum distance of the compared elements from a difference: the sum of the numbers of skipped old and new elements.
  @inlinable static var reach: Int { 6 }

  /// The distance between the old elements that the table for moved blocks contains.
  @inlinable static var anchorDistance: Int { 16 }

  /// Finds equal runs in the two ranges, in the new order. The first elements of the ranges differ, and so do the last ones.
  @inlinable mutating func walk(old oldRange: Range<Int>, new newRange: Range<Int>, using table: inout ElementTable) {
    var position = oldRange.lowerBound
    var index = newRange.lowerBound
    // The number of remaining unsuccessful comparisons. It is small for small ranges, for which hashing is fast.
    var budget = min(4_096, 64 &+ newRange.count)
    var hasAnchors = false
    /// Indicates for each old element whether it belongs to a run. This only makes a difference if an element occurs several times.
    var isTaken = [Bool](repeating: false, count: oldRange.count)
    let first = oldRange.lowerBound

    while index < newRange.upperBound, budget > 0 {
      // 1. Follows a run as long as the elements are equal.
      let start = index
      while index < newRange.upperBound, position < oldRange.upperBound, old[position] == new[index], !isTaken[position &- first] {
        isTaken[position &- first] = true
        position &+= 1
        index &+= 1
      }
      if index > start {
        add(EqualRun(old: position &- (index &- start), new: start, count: index &- start))
        budget &+= 4 &* (index &- start)
        continue
      }

      // 2. Searches for two adjacent equal elements within reach.
      var found = false
      var distance = 1
      search: while distance <= Self.reach, position < oldRange.upperBound {
        var skipped = 0
        while skipped <= distance {
          let candidate = position &+ skipped
          let target = index &+ distance &- skipped
          skipped &+= 1
          guard candidate < oldRange.upperBound, target < newRange.upperBound else { continue }
          budget &-= 1
          guard old[candidate] == new[target], !isTaken[candidate &- first] else { continue }
          if candidate &+ 1 < oldRange.upperBound, target &+ 1 < newRange.upperBound {
            guard old[candidate &+ 1] == new[target &+ 1], !isTaken[candidate &+ 1 &- first] else { continue }
          }
          position = candidate
          index = target
          found = true
          break search
        }
        distance &+= 1
      }
      if found { continue }

      // 3. Searches for the element elsewhere in the old order.
      if !hasAnchors {
        hasAnchors = true
        collectAnchors(in: oldRange, into: &table)
      }
      while index < newRange.upperBound, budget > 0 {
        budget &-= 8
        if let anchor = anchor(for: new[index], in: oldRange, using: table), !isTaken[anchor &- first] {
          var before = 0
          while index &- before > start, anchor &- before > first, old[anchor &- before &- 1] == new[index &- before &- 1],
            !isTaken[anchor &- before &- 1 &- first]
          {
            before &+= 1
          }
          let hasNext = index &+ 1 < newRange.upperBound && anchor &+ 1 < oldRange.upperBound
          if before > 0 || (hasNext && old[anchor &+ 1] == new[index &+ 1]) {
            position = anchor &- before
            index &-= before
            break
          }
        }
        index &+= 1
      }
    }
  }

  @inlinable mutating func add(_ run: EqualRun) {
    if let last = runs.last, last.oldEnd == run.old, last.newEnd == run.new {
      runs[runs.count &- 1].count &+= run.count
    } else {
      runs.append(run)
    }
  }

  /// Inserts every 16th old element into the table, by its ordinal.
  @inlinable func collectAnchors(in range: Range<Int>, into table: inout ElementTable) {
    let count = (range.count &+ Self.anchorDistance &- 1) / Self.anchorDistance
    table.prepare(for: count)
    for ordinal in 0..<count {
      let element = old[range.lowerBound &+ ordinal &* Self.anchorDistance]
      let hash = element.hashValue
      var slot = table.first(for: hash)
      while table.slots[slot] != 0 {
        let entry = table.slots[slot]
        // Of equal elements, the first is sufficient.
        if table.hasTag(entry, of: hash), old[range.lowerBound &+ table.ordinal(of: entry) &* Self.anchorDistance] == element { break }
        slot = table.next(after: slot)
      }
      if table.slots[slot] == 0 { table.slots[slot] = table.entry(ordinal, hash: hash) }
    }
  }

  @inlinable func anchor(for element: Element, in range: Range<Int>, using table: borrowing ElementTable) -> Int? {
    let hash = element.hashValue
    var slot = table.first(for: hash)
    while table.slots[slot] != 0 {
      let entry = table.slots[slot]
      if table.hasTag(entry, of: hash) {
        let index = range.lowerBound &+ table.ordinal(of: entry) &* Self.anchorDistance
        if old[index] == element { return index }
      }
      slot = table.next(after: slot)
    }
    return nil
  }
}
