extension DiffableDataSourceSnapshot {
  /// The number of sections in the snapshot, including those without items.
  public var numberOfSections: Int { order.count }

  /// The total number of items in all sections.
  ///
  /// - Complexity: O(n), where n is the number of sections.
  public var numberOfItems: Int { order.reduce(0) { $0 + content($1).items.count } }

  /// The sections, in order.
  ///
  /// - Complexity: O(n), where n is the number of sections.
  public var sectionIdentifiers: [Section] { order.map { content($0).section } }

  /// The items of all sections, in order.
  ///
  /// - Complexity: O(n), where n is the number of items.
  public var itemIdentifiers: [Item] { order.flatMap { content($0).items } }

  /// The sections that `reloadSections(_:)` has marked.
  public var reloadedSectionIdentifiers: [Section] { reloadedSections.items }

  /// The items that `reloadItems(_:)` has marked.
  public var reloadedItemIdentifiers: [Item] { reloaded.items }

  /// The items that `reconfigureItems(_:)` has marked.
  public var reconfiguredItemIdentifiers: [Item] { reconfigured.items }

  /// Returns the number of items in a section, or 0 if the section doesn't exist.
  public func numberOfItems(inSection identifier: Section) -> Int { slots[identifier].map { content($0).items.count } ?? 0 }

  /// Returns the items of a section, in order. The result is empty if the section doesn't exist.
  public func itemIdentifiers(inSection identifier: Section) -> [Item] { slots[identifier].map { content($0).items } ?? [] }

  /// Returns the first section that contains the item, or `nil` if there is none.
  public func sectionIdentifier(containingItem identifier: Item) -> Section? {
    position(of: identifier, in: nil).map { content($0.slot).section }
  }

  /// Returns all sections that contain the item, in order.
  public func sectionIdentifiers(containingItem identifier: Item) -> [Section] {
    positions(of: identifier).map { content($0.slot).section }
  }

  /// Returns the index of the first equal item among the items of all sections, or `nil` if there is none.
  ///
  /// - Complexity: O(n), where n is the number of sections, if the item can be looked up in O(1).
  public func indexOfItem(_ identifier: Item) -> Int? {
    guard let position = position(of: identifier, in: nil) else { return nil }
    var count = 0
    for slot in order {
      if slot == position.slot { break }
      count += content(slot).items.count
    }
    return count + position.item
  }

  /// Returns the index of an item in a section, or `nil` if the section doesn't contain it.
  public func indexOfItem(_ identifier: Item, inSection section: Section) -> Int? {
    guard let slot = slots[section] else { return nil }
    return position(of: identifier, in: slot)?.item
  }

  /// Returns the index of a section, or `nil` if it doesn't exist.
  ///
  /// - Complexity: O(n), where n is the number of sections.
  public func indexOfSection(_ identifier: Section) -> Int? { slots[identifier].flatMap { order.firstIndex(of: $0) } }

  // MARK: - Searching

  struct Position {
    var slot: Int32
    var item: Int
  }

  /// Returns the position of an item in a section, or in the first section that contains it if `slot` is `nil`. Without an index this may
  /// compare all items.
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

  /// Returns the positions of an item, in the order of the sections.
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

  /// Builds the index of all items. Duplicates of items in a section are removed.
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
