extension SnapshotDifference {
  /// Returns the position in the old arrangement of an item of the new one, or `nil` if it was inserted.
  ///
  /// - Complexity: O(log n), where n is the number of changes.
  public func oldPosition(of position: ItemPosition) -> ItemPosition? {
    guard oldSections.indices.contains(position.section) else { return nil }
    let start = Int(runStarts[position.section])
    let end = Int(runStarts[position.section + 1])
    let item = position.storedItem
    if let index = Self.last(in: start..<end, where: { runs[$0].new <= item }), item < runs[index].newEnd {
      return ItemPosition(section: Int(oldSections[position.section]), item: Int(runs[index].old + item - runs[index].new))
    }
    guard let index = Self.last(in: 0..<crossings.count, where: { crossings[$0].target <= position }) else { return nil }
    let move = crossings[index]
    let offset = position.item - move.target.item
    guard move.target.section == position.section, offset < move.count else { return nil }
    return ItemPosition(section: move.origin.section, item: move.origin.item + offset)
  }

  /// Returns the positions in the new arrangement of items of the old one, with `nil` for deleted items.
  ///
  /// - Complexity: O(n + m · log m), where n is the number of changes and m the number of positions, regardless of the number of unchanged
  ///   items.
  public func newPositions(of positions: [ItemPosition]) -> [ItemPosition?] {
    var found = [ItemPosition?](repeating: nil, count: positions.count)
    let order = positions.indices.sorted { positions[$0] < positions[$1] }
    /// Sets the positions of the requested items within a range of the old arrangement.
    func place(_ origin: ItemPosition, _ count: Int, at target: ItemPosition) {
      var low = 0
      var high = order.count
      while low < high {
        let middle = (low + high) / 2
        if positions[order[middle]] < origin { low = middle + 1 } else { high = middle }
      }
      while low < order.count {
        let position = positions[order[low]]
        guard position.section == origin.section, position.item < origin.item + count else { return }
        found[order[low]] = ItemPosition(section: target.section, item: target.item + position.item - origin.item)
        low += 1
      }
    }
    for (section, old) in oldSections.enumerated() where old >= 0 {
      for run in runs[Int(runStarts[section])..<Int(runStarts[section + 1])] {
        place(ItemPosition(section: Int(old), item: Int(run.old)), Int(run.count), at: ItemPosition(section: section, item: Int(run.new)))
      }
    }
    for move in crossings { place(move.origin, move.count, at: move.target) }
    return found
  }

  /// Returns the new index of an old section, or `nil` if it was deleted.
  ///
  /// - Complexity: O(n), where n is the number of sections.
  public func newSection(of section: Int) -> Int? { section < 0 ? nil : oldSections.firstIndex(of: Int32(truncatingIfNeeded: section)) }

  /// Returns the old index of a new section, or `nil` if it was inserted.
  public func oldSection(of section: Int) -> Int? {
    guard oldSections.indices.contains(section), oldSections[section] >= 0 else { return nil }
    return Int(oldSections[section])
  }

  private static func last(in range: Range<Int>, where isBefore: (Int) -> Bool) -> Int? {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low > range.lowerBound ? low - 1 : nil
  }
}
