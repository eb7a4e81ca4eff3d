extension DiffableDataSourceSnapshot {
  public var numberOfSections: Int { order.count }

  /// All items, in every section that they are in. O(sections).
  public var numberOfItems: Int { order.reduce(0) { $0 + content($1).items.count } }

  /// In order. O(sections).
  public var sectionIdentifiers: [Section] { order.map { content($0).section } }

  /// In order, one section after the other. O(n).
  public var itemIdentifiers: [Item] { order.flatMap { content($0).items } }

  /// Sections that were marked by `reloadSections(_:)`.
  public var reloadedSectionIdentifiers: [Section] { reloadedSections.items }

  /// Items that were marked by `reloadItems(_:)`.
  public var reloadedItemIdentifiers: [Item] { reloaded.items }

  /// Items that were marked by `reconfigureItems(_:)`.
  public var reconfiguredItemIdentifiers: [Item] { reconfigured.items }

  /// 0 for a section that isn't there.
  public func numberOfItems(inSection identifier: Section) -> Int { slots[identifier].map { content($0).items.count } ?? 0 }

  /// In order; none for a section that isn't there.
  public func itemIdentifiers(inSection identifier: Section) -> [Item] { slots[identifier].map { content($0).items } ?? [] }

  /// The first section that has the item.
  public func sectionIdentifier(containingItem identifier: Item) -> Section? {
    position(of: identifier, in: nil).map { content($0.slot).section }
  }

  /// All sections that have the item, in order.
  public func sectionIdentifiers(containingItem identifier: Item) -> [Section] {
    positions(of: identifier).map { content($0.slot).section }
  }

  /// The number of items before the first one that is equal, through all sections. O(sections).
  public func indexOfItem(_ identifier: Item) -> Int? {
    guard let position = position(of: identifier, in: nil) else { return nil }
    var count = 0
    for slot in order {
      if slot == position.slot { break }
      count += content(slot).items.count
    }
    return count + position.item
  }

  /// The place of an item in a section.
  public func indexOfItem(_ identifier: Item, inSection section: Section) -> Int? {
    guard let slot = slots[section] else { return nil }
    return position(of: identifier, in: slot)?.item
  }

  /// O(sections).
  public func indexOfSection(_ identifier: Section) -> Int? { slots[identifier].flatMap { order.firstIndex(of: $0) } }

  // MARK: - Finding

  struct Position {
    var slot: Int32
    var item: Int
  }

  /// Where an item is: in one section, or in the first that has it. Without an index every item may have to be compared.
  func position(of item: Item, in slot: Int32?) -> Position? {
    if let slot {
      let items = content(slot).items
      if let index {
        return index.places(of: item).first { $0.slot == slot }.flatMap { index.place(of: item, $0, in: items) }
          .map { Position(slot: slot, item: $0) }
      }
      return items.firstIndex(of: item).map { Position(slot: slot, item: $0) }
    }
    return positions(of: item, first: true).first
  }

  /// Where an item is, in order of sections.
  func positions(of item: Item, first: Bool = false) -> [Position] {
    guard let index else {
      var found: [Position] = []
      for slot in order {
        guard let place = content(slot).items.firstIndex(of: item) else { continue }
        found.append(Position(slot: slot, item: place))
        if first { break }
      }
      return found
    }
    let places = index.places(of: item)
    let positions = places.compactMap { place in
      index.place(of: item, place, in: content(place.slot).items).map { Position(slot: place.slot, item: $0) }
    }
    guard positions.count > 1 else { return positions }
    let bySlot = Dictionary(positions.map { ($0.slot, $0) }, uniquingKeysWith: { first, _ in first })
    return order.compactMap { bySlot[$0] }
  }

  /// Reads all items into an index. What occurs again in its section is taken out.
  mutating func buildIndex() {
    guard index == nil else { return }
    var built = SnapshotIndex<Item>(minimumCapacity: numberOfItems)
    for slot in order {
      let content = content(slot)
      var again: Set<Int> = []
      for (place, item) in content.items.enumerated() where !built.add(item, to: slot, at: place - again.count) {
        note(.duplicateItem("\(item)", section: "\(content.section)"))
        again.insert(place)
      }
      guard !again.isEmpty else { continue }
      contents[slot]?.items = content.items.enumerated().filter { !again.contains($0.offset) }.map(\.element)
    }
    index = built
  }
}
