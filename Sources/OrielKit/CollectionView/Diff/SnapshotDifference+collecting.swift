extension SnapshotDifference {
  /// Adopts the matched sections.
  @usableFromInline
  mutating func setSections(_ runs: [EqualRun], oldCount: Int, newCount: Int) {
    oldSections = Array(repeating: -1, count: newCount)
    for run in runs {
      for offset in 0..<run.count { oldSections[Int(run.new + offset)] = run.old + offset }
    }
    deletedSections = EqualRun.oldGaps(runs, count: oldCount).flatMap { $0.map(Int.init) }
    insertedSections = EqualRun.newGaps(runs, count: newCount).flatMap { $0.map(Int.init) }
    guard let kept = StationaryRuns.longest(in: runs) else { return }
    movedSections = Self.moving(runs, past: kept).flatMap { run in
      (0..<Int(run.count)).map { SectionMove(origin: Int(run.old) + $0, target: Int(run.new) + $0) }
    }
  }

  /// Adopts the moves within a section.
  @usableFromInline
  mutating func moveWithin(_ section: Int, from origin: Int, _ runs: [EqualRun]) {
    guard let kept = StationaryRuns.longest(in: runs) else { return }
    for run in Self.moving(runs, past: kept) {
      movedItems.append(
        Move(
          origin: ItemPosition(section: origin, item: Int(run.old)), target: ItemPosition(section: section, item: Int(run.new)),
          count: Int(run.count)))
    }
  }

  /// Returns the runs without their stationary beginnings.
  private static func moving(_ runs: [EqualRun], past kept: [EqualRun]) -> [EqualRun] {
    var moving: [EqualRun] = []
    var next = 0
    for run in runs {
      var start: Int32 = 0
      if next < kept.count, kept[next].new == run.new {
        start = kept[next].count
        next += 1
      }
      guard start < run.count else { continue }
      moving.append(EqualRun(old: Int(run.old + start), new: Int(run.new + start), count: Int(run.count - start)))
    }
    return moving
  }

  /// Returns whether an item may have moved to another section: there are unmatched items on both sides, and not only in one section.
  @usableFromInline
  func canCross(_ oldGaps: [[Range<Int32>]], _ newGaps: [[Range<Int32>]]) -> Bool {
    guard let old = oldGaps.firstIndex(where: { !$0.isEmpty }), let new = newGaps.firstIndex(where: { !$0.isEmpty }) else { return false }
    return oldSections[new] != Int32(old) || oldGaps.dropFirst(old + 1).contains { !$0.isEmpty }
      || newGaps.dropFirst(new + 1).contains { !$0.isEmpty }
  }

  /// Adopts the moves between sections, one for each item, in ascending order of targets.
  @usableFromInline
  mutating func setCrossings(_ found: [Move], _ oldGaps: inout [[Range<Int32>]], _ newGaps: inout [[Range<Int32>]]) {
    guard !found.isEmpty else { return }
    for move in found {
      if let last = crossings.last, last.isContinued(by: move) {
        crossings[crossings.count - 1] = Move(origin: last.origin, target: last.target, count: last.count + 1)
      } else {
        crossings.append(move)
      }
    }
    Self.remove(crossings.map { ($0.target, $0.count) }, from: &newGaps)
    Self.remove(Self.sortedOrigins(of: crossings, sections: oldGaps.count), from: &oldGaps)
  }

  /// Returns the origins in ascending order. Grouping them by section first limits each sort to the items of one section.
  private static func sortedOrigins(of moves: [Move], sections: Int) -> [(ItemPosition, Int)] {
    var bySection = [[(ItemPosition, Int)]](repeating: [], count: sections)
    for move in moves { bySection[move.origin.section].append((move.origin, move.count)) }
    return bySection.flatMap { $0.sorted { $0.0 < $1.0 } }
  }

  /// - Parameter stretches: Ranges of items in ascending order, each within one gap.
  private static func remove(_ stretches: [(ItemPosition, Int)], from gaps: inout [[Range<Int32>]]) {
    var index = 0
    while index < stretches.count {
      let section = stretches[index].0.section
      var rest: [Range<Int32>] = []
      for gap in gaps[section] {
        var start = gap.lowerBound
        while index < stretches.count, stretches[index].0.section == section, stretches[index].0.item < gap.upperBound {
          let first = stretches[index].0.storedItem
          if first > start { rest.append(start..<first) }
          start = first + Int32(stretches[index].1)
          index += 1
        }
        if start < gap.upperBound { rest.append(start..<gap.upperBound) }
      }
      gaps[section] = rest
    }
  }

  /// Adopts the unmatched items as deletions and insertions, and merges the moves into one order.
  @usableFromInline
  mutating func collect(_ oldGaps: [[Range<Int32>]], _ newGaps: [[Range<Int32>]]) {
    for (section, gaps) in oldGaps.enumerated() {
      for gap in gaps { deletedItems.append(ItemRange(section: section, storedItems: gap)) }
    }
    for (section, gaps) in newGaps.enumerated() {
      for gap in gaps { insertedItems.append(ItemRange(section: section, storedItems: gap)) }
    }
    guard !crossings.isEmpty else { return }
    guard !movedItems.isEmpty else {
      movedItems = crossings
      return
    }
    var all: [Move] = []
    all.reserveCapacity(movedItems.count + crossings.count)
    var next = 0
    for move in movedItems {
      while next < crossings.count, crossings[next].target < move.target {
        all.append(crossings[next])
        next += 1
      }
      all.append(move)
    }
    all.append(contentsOf: crossings[next...])
    movedItems = all
  }
}

extension SnapshotDifference.Move {
  /// Returns whether another move continues this one: its item follows the last one at the origin, and at the target.
  func isContinued(by other: Self) -> Bool {
    origin.section == other.origin.section && target.section == other.target.section && origin.item + count == other.origin.item
      && target.item + count == other.target.item
  }
}
