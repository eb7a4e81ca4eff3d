/// Items that are to be shown anew, in the order in which they were named, each once.
struct MarkedItems<Item: Hashable> {
  private(set) var items: [Item] = []
  private var known: Set<Item> = []

  mutating func insert(_ item: Item) {
    if known.insert(item).inserted { items.append(item) }
  }

  mutating func remove(_ gone: Set<Item>) {
    guard !known.isDisjoint(with: gone) else { return }
    known.subtract(gone)
    items.removeAll { gone.contains($0) }
  }

  func contains(_ item: Item) -> Bool { known.contains(item) }
}

extension MarkedItems: Sendable where Item: Sendable {}
