extension SnapshotDifference {
  /// Creates the difference that turns the old rows into the new ones. Equal sections, and equal items of a section, are matched in order,
  /// the first with the first.
  @inlinable public init<Section: Hashable, Item: Hashable>(
    from old: [CollectionRow<Section, Item>], to new: [CollectionRow<Section, Item>]
  ) {
    self.init()
    var table = ElementTable()
    matchSections(from: old.map(\.section), to: new.map(\.section), using: &table)

    /// The ranges of unmatched items of each old section.
    var oldGaps: [[Range<Int32>]] = old.map { $0.items.isEmpty ? [] : [0..<Int32($0.items.count)] }
    var newGaps: [[Range<Int32>]] = []
    newGaps.reserveCapacity(new.count)
    runStarts.reserveCapacity(new.count &+ 1)
    for section in new.indices {
      let items = new[section].items
      let origin = Int(oldSections[section])
      if origin < 0 {
        newGaps.append(items.isEmpty ? [] : [0..<Int32(items.count)])
      } else {
        let found = Self.runs(from: old[origin].items, to: items, using: &table)
        newGaps.append(EqualRun.newGaps(found, count: items.count))
        oldGaps[origin] = EqualRun.oldGaps(found, count: old[origin].items.count)
        runs.append(contentsOf: found)
        moveWithin(section, from: origin, found)
      }
      runStarts.append(Int32(runs.count))
    }

    if canCross(oldGaps, newGaps) { cross(from: old, to: new, &oldGaps, &newGaps, using: &table) }
    collect(oldGaps, newGaps)
  }

  @inlinable static func runs<Item: Hashable>(from old: [Item], to new: [Item], using table: inout ElementTable) -> [EqualRun] {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        var matcher = ElementMatcher(old: old, new: new)
        matcher.match(using: &table)
        return matcher.runs
      }
    }
  }

  @inlinable mutating func matchSections<Section: Hashable>(from old: [Section], to new: [Section], using table: inout ElementTable) {
    setSections(Self.runs(from: old, to: new, using: &table), oldCount: old.count, newCount: new.count)
  }

  /// Matches the items that are unmatched in their own sections, and removes them from the gaps.
  @inlinable mutating func cross<Section, Item: Hashable>(
    from old: [CollectionRow<Section, Item>], to new: [CollectionRow<Section, Item>],
    _ oldGaps: inout [[Range<Int32>]], _ newGaps: inout [[Range<Int32>]], using table: inout ElementTable
  ) {
    let oldPool = ItemPool(old.lazy.map(\.items), in: oldGaps)
    let newPool = ItemPool(new.lazy.map(\.items), in: newGaps)
    var found: [Move] = []
    oldPool.items.withUnsafeBufferPointer { oldItems in
      newPool.items.withUnsafeBufferPointer { newItems in
        let loose = UnmatchedElements(oldItems, in: [0..<Int32(oldItems.count)], using: &table)
        loose.match(newItems, in: [0..<Int32(newItems.count)], using: table) { oldIndex, newIndex in
          found.append(Move(origin: oldPool.positions[oldIndex], target: newPool.positions[newIndex], count: 1))
        }
      }
    }
    setCrossings(found, &oldGaps, &newGaps)
  }
}

/// The unmatched items of all sections.
@usableFromInline
struct ItemPool<Item> {
  @usableFromInline var items = ContiguousArray<Item>()
  @usableFromInline var positions: [ItemPosition] = []

  @inlinable init(_ sections: some Collection<[Item]>, in gaps: [[Range<Int32>]]) {
    var count = 0
    for ranges in gaps {
      for range in ranges { count &+= range.count }
    }
    items.reserveCapacity(count)
    positions.reserveCapacity(count)
    for (section, elements) in sections.enumerated() {
      for range in gaps[section] {
        for index in range {
          items.append(elements[Int(index)])
          positions.append(ItemPosition(section: section, item: Int(index)))
        }
      }
    }
  }
}
