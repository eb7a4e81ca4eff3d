/// Tells the marks that one call sets from all others, so that a collection acts on each once, however often it gets the snapshot.
final class SnapshotMark: Sendable {}

/// Items, or sections, that are to be shown anew, in the order in which they were named first.
struct MarkedItems<Item: Hashable> {
  private(set) var items: [Item] = []
  /// The last call that named each.
  private var marks: [Item: SnapshotMark] = [:]

  mutating func insert(_ item: Item, _ mark: SnapshotMark) {
    if marks.updateValue(mark, forKey: item) == nil { items.append(item) }
  }

  mutating func remove(_ gone: Set<Item>) {
    guard gone.contains(where: { marks[$0] != nil }) else { return }
    for item in gone { marks[item] = nil }
    items.removeAll { gone.contains($0) }
  }

  mutating func removeAll() { self = Self() }

  func contains(_ item: Item) -> Bool { marks[item] != nil }

  /// Those that have been named since.
  func items(since old: Self) -> [Item] { items.filter { marks[$0] !== old.marks[$0] } }
}

extension MarkedItems: Sendable where Item: Sendable {}
