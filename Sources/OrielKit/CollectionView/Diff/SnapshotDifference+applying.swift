extension SnapshotDifference {
  /// Returns the old rows after the changes, applied in the documented order. Inserted items and sections are copied from the new rows, all
  /// others from the old ones.
  ///
  /// Intended for displaying the intermediate states of an animation, and for tests; a collection has its new rows anyway.
  ///
  /// - Complexity: O(n), where n is the number of items.
  public func applied<Section, Item>(
    to old: [CollectionRow<Section, Item>], inserting new: [CollectionRow<Section, Item>]
  ) -> [CollectionRow<Section, Item>] {
    // 1. Remove the deleted and the moved items and sections.
    var isTakenOut = old.map { [Bool](repeating: false, count: $0.items.count) }
    for range in deletedItems {
      for item in range.items { isTakenOut[range.section][item] = true }
    }
    for move in movedItems {
      for item in 0..<move.count { isTakenOut[move.origin.section][move.origin.item + item] = true }
    }
    let gone = Set(deletedSections).union(movedSections.map(\.origin))
    var sections: [(section: Section, items: [Item])] = []
    var kept: [Int: [Item]] = [:]
    for (index, row) in old.enumerated() {
      let items = zip(row.items, isTakenOut[index]).filter { !$1 }.map(\.0)
      kept[index] = items
      if !gone.contains(index) { sections.append((row.section, items)) }
    }

    // 2. Insert the new and the moved sections.
    let coming = (insertedSections.map { ($0, nil as Int?) } + movedSections.map { ($0.target, $0.origin) }).sorted { $0.0 < $1.0 }
    sections = Self.merge(
      sections,
      coming.map { target, origin in
        (target, origin.map { (old[$0].section, kept[$0] ?? []) } ?? (new[target].section, []))
      })

    // 3. Insert the new and the moved items.
    var arriving = [[(Int, Item)]](repeating: [], count: sections.count)
    for range in insertedItems {
      for item in range.items { arriving[range.section].append((item, new[range.section].items[item])) }
    }
    for move in movedItems {
      for item in 0..<move.count {
        arriving[move.target.section].append((move.target.item + item, old[move.origin.section].items[move.origin.item + item]))
      }
    }
    return sections.enumerated().map { index, section in
      CollectionRow(section: section.section, items: Self.merge(section.items, arriving[index].sorted { $0.0 < $1.0 }))
    }
  }

  /// Returns the elements with the others inserted at their indices, in ascending order.
  private static func merge<Element>(_ elements: [Element], _ others: [(Int, Element)]) -> [Element] {
    var merged: [Element] = []
    merged.reserveCapacity(elements.count + others.count)
    var rest = elements[...]
    for (index, element) in others {
      while merged.count < index, let first = rest.popFirst() { merged.append(first) }
      merged.append(element)
    }
    merged.append(contentsOf: rest)
    return merged
  }
}
