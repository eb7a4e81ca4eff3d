/// The identity of a call that has set marks. A collection updates each mark once, even if it receives the same snapshot several times.
final class SnapshotMark: Sendable {}

/// A set of marked items or sections, in the order in which they were marked first.
struct MarkedItems<Item: Hashable> {
  private(set) var items: [Item] = []
  /// The last call that has marked each item.
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

  /// Returns the items that have been marked since.
  func items(since old: Self) -> [Item] { items.filter { marks[$0] !== old.marks[$0] } }
}

extension MarkedItems: Sendable where Item: Sendable {}
