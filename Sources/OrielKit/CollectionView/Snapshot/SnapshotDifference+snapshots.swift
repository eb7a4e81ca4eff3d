extension SnapshotDifference {
  /// Creates the difference that turns one snapshot into another, including the updates that the new one has marked.
  ///
  /// - Complexity: O(n) expected, as for rows, plus O(log m) for each marked item, where n is the number of items and m the number of
  ///   changes.
  public init<Section, Item>(from old: DiffableDataSourceSnapshot<Section, Item>, to new: DiffableDataSourceSnapshot<Section, Item>) {
    self.init(from: old.rows, to: new.rows)
    addUpdates(of: new)
  }

  /// Adds the updates of the marked items, in each section that contains them. Reloading takes precedence over reconfiguring.
  mutating func addUpdates<Section, Item>(of new: DiffableDataSourceSnapshot<Section, Item>) {
    guard !(new.reloaded.items.isEmpty && new.reconfigured.items.isEmpty && new.reloadedSections.items.isEmpty) else { return }
    var found: [ItemPosition: Update.Kind] = [:]
    let numbers = Dictionary(uniqueKeysWithValues: new.order.enumerated().map { ($1, $0) })
    func mark(_ items: [Item], _ kind: Update.Kind) {
      for item in items {
        for position in new.positions(of: item) { found[ItemPosition(section: numbers[position.slot]!, item: position.item)] = kind }
      }
    }
    mark(new.reconfigured.items, .reconfigure)
    mark(new.reloaded.items, .reload)
    for section in new.reloadedSections.items {
      guard let slot = new.slots[section], let number = numbers[slot] else { continue }
      if oldSections[number] >= 0 { reloadedSections.append(number) }
      for item in new.content(slot).items.indices { found[ItemPosition(section: number, item: item)] = .reload }
    }
    reloadedSections.sort()
    updates = found.keys.sorted().compactMap { target in
      oldPosition(of: target).map { Update(kind: found[target]!, origin: $0, target: target) }
    }
  }
}
