extension DiffableDataSourceSnapshot {
  /// Appends items to a section, or to the last one if `section` is `nil`.
  public mutating func appendItems(_ identifiers: [Item], toSection section: Section? = nil) {
    guard let slot = slot(of: section, call: "appendItems") else { return }
    insert(identifiers, in: slot, at: contents[slot]!.items.count)
  }

  /// Inserts items before another one, in the given section or, if `section` is `nil`, in the first section that contains it.
  public mutating func insertItems(_ identifiers: [Item], beforeItem other: Item, inSection section: Section? = nil) {
    guard let position = neighbour(other, section, call: "insertItems") else { return }
    insert(identifiers, in: position.slot, at: position.item)
  }

  /// Inserts items after another one, in the given section or, if `section` is `nil`, in the first section that contains it.
  public mutating func insertItems(_ identifiers: [Item], afterItem other: Item, inSection section: Section? = nil) {
    guard let position = neighbour(other, section, call: "insertItems") else { return }
    insert(identifiers, in: position.slot, at: position.item + 1)
  }

  /// Removes items from the given section or, if `section` is `nil`, from all sections that contain them. Unknown items are ignored without
  /// a diagnostic, as in UIKit.
  public mutating func deleteItems(_ identifiers: [Item], inSection section: Section? = nil) {
    var bySlot: [Int32: [Item]] = [:]
    buildIndex()
    let only = section.map { slots[$0] }
    for item in Set(identifiers) {
      for place in index!.places(of: item) where only == nil || only == .some(place.slot) { bySlot[place.slot, default: []].append(item) }
    }
    for (slot, items) in bySlot { remove(items, from: slot) }
    let gone = Set(identifiers.filter { index?.places(of: $0).isEmpty ?? true })
    reloaded.remove(gone)
    reconfigured.remove(gone)
  }

  /// Removes all items and all sections.
  public mutating func deleteAllItems() {
    let said = mistakes
    self = Self()
    mistakes = said
  }

  /// Moves an item before another one. By default, the item is moved from the first section that contains it, to the first section that
  /// contains the other one.
  public mutating func moveItem(_ identifier: Item, beforeItem other: Item, fromSection: Section? = nil, toSection: Section? = nil) {
    move(identifier, to: other, offset: 0, fromSection, toSection)
  }

  /// Moves an item after another one. By default, the item is moved from the first section that contains it, to the first section that
  /// contains the other one.
  public mutating func moveItem(_ identifier: Item, afterItem other: Item, fromSection: Section? = nil, toSection: Section? = nil) {
    move(identifier, to: other, offset: 1, fromSection, toSection)
  }

  /// Marks items whose cells are replaced by new ones when the snapshot is applied. The cells lose their state.
  public mutating func reloadItems(_ identifiers: [Item]) {
    let mark = SnapshotMark()
    for item in identifiers where isKnown(item, call: "reloadItems") { reloaded.insert(item, mark) }
  }

  /// Marks items whose cells are evaluated again when the snapshot is applied. The cells keep their state.
  public mutating func reconfigureItems(_ identifiers: [Item]) {
    let mark = SnapshotMark()
    for item in identifiers where isKnown(item, call: "reconfigureItems") { reconfigured.insert(item, mark) }
  }

  // MARK: - Helpers

  private mutating func isKnown(_ item: Item, call: String) -> Bool {
    buildIndex()
    guard index!.homes[item] == nil else { return true }
    note(.unknownItem("\(item)", call: call))
    return false
  }

  private mutating func slot(of section: Section?, call: String) -> Int32? {
    guard let section else {
      if order.isEmpty { note(.noSection(call: call)) }
      return order.last
    }
    if slots[section] == nil { note(.unknownSection("\(section)", call: call)) }
    return slots[section]
  }

  private mutating func neighbour(_ item: Item, _ section: Section?, call: String) -> Position? {
    var slot: Int32?
    if let section {
      slot = self.slot(of: section, call: call)
      if slot == nil { return nil }
    }
    buildIndex()
    guard let position = position(of: item, in: slot) else {
      note(.unknownItem("\(item)", call: call))
      return nil
    }
    return position
  }

  private mutating func insert(_ items: [Item], in slot: Int32, at place: Int) {
    buildIndex()
    var fresh: [Item] = []
    fresh.reserveCapacity(items.count)
    for item in items {
      if index!.add(item, to: slot, at: place + fresh.count) {
        fresh.append(item)
      } else {
        note(.duplicateItem("\(item)", section: "\(content(slot).section)"))
      }
    }
    let isAtEnd = place == content(slot).items.count
    contents[slot]!.items.insert(contentsOf: fresh, at: place)
    if !isAtEnd { drift(slot, by: fresh.count) }
  }

  private mutating func remove(_ items: [Item], from slot: Int32) {
    if items.count == 1, let position = position(of: items[0], in: slot) {
      contents[slot]!.items.remove(at: position.item)
    } else {
      let gone = Set(items)
      contents[slot]!.items.removeAll { gone.contains($0) }
    }
    for item in items { index?.remove(item, from: slot) }
    drift(slot, by: items.count)
  }

  private mutating func drift(_ slot: Int32, by count: Int) {
    if index?.drift(slot, by: count) == false { index = nil }
  }

  private mutating func move(_ item: Item, to other: Item, offset: Int, _ fromSection: Section?, _ toSection: Section?) {
    guard let origin = neighbour(item, fromSection, call: "moveItem"), let target = neighbour(other, toSection, call: "moveItem") else {
      return
    }
    guard origin.slot != target.slot || origin.item != target.item else { return }
    if origin.slot != target.slot, index!.contains(item, in: target.slot) {
      note(.duplicateItem("\(item)", section: "\(content(target.slot).section)"))
      remove([item], from: origin.slot)
      return
    }
    remove([item], from: origin.slot)
    let place = target.item + offset - (origin.slot == target.slot && origin.item < target.item ? 1 : 0)
    insert([item], in: target.slot, at: place)
  }
}
