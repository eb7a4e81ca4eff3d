/// The generations of cells: reloading an item (`reloadItems`, `reloadSections`) replaces its cell by one of a new generation.
struct CellGenerations<Section: Hashable, Item: Hashable> {
  typealias Rows = [CollectionRow<Section, Item>]
  typealias Snapshot = DiffableDataSourceSnapshot<Section, Item>

  private struct Place: Hashable {
    let section: Section
    let item: Item
  }

  /// The generations of items that were reloaded, or that have moved from a reloaded section.
  private var items: [Place: Int] = [:]
  private var sections: [Section: Int] = [:]
  private var latest = 0

  /// Returns the generation of an item's cell. Before the first reload no item is hashed.
  func generation(of item: Item, in section: Section) -> Int {
    latest == 0 ? 0 : items[Place(section: section, item: item)] ?? sections[section] ?? 0
  }

  /// Returns the generation of a section's elements.
  func generation(of section: Section) -> Int { latest == 0 ? 0 : sections[section] ?? 0 }

  /// Moves the generations of items that have changed their section, and removes those of deleted items and sections.
  ///
  /// - Complexity: O(n), where n is the number of changes, or O(1) before the first reload.
  mutating func follow(_ difference: SnapshotDifference, from old: Rows, to new: Rows) {
    guard latest > 0 else { return }
    var arriving: [(place: Place, generation: Int)] = []
    for move in difference.crossings {
      for offset in 0..<move.count {
        let item = old[move.origin.section].items[move.origin.item + offset]
        let place = Place(section: old[move.origin.section].section, item: item)
        let target = Place(section: new[move.target.section].section, item: item)
        arriving.append((target, generation(of: item, in: place.section)))
        items[place] = nil
      }
    }
    if !items.isEmpty {
      for range in difference.deletedItems {
        for item in range.items {
          items[Place(section: old[range.section].section, item: old[range.section].items[item])] = nil
        }
      }
    }
    for section in difference.deletedSections { sections[old[section].section] = nil }
    for (place, generation) in arriving where self.generation(of: place.item, in: place.section) != generation {
      items[place] = generation
    }
  }

  /// Assigns a new generation to the items and sections that were marked since another snapshot was applied.
  mutating func reload(_ snapshot: Snapshot, since old: Snapshot.Marks) {
    for section in snapshot.reloadedSections.items(since: old.reloadedSections) {
      latest += 1
      sections[section] = latest
      items = items.filter { $0.key.section != section }
    }
    let marked = snapshot.reloaded.items(since: old.reloaded)
    guard !marked.isEmpty else { return }
    var snapshot = snapshot
    snapshot.buildIndex()
    for item in marked {
      latest += 1
      for section in snapshot.sectionIdentifiers(containingItem: item) { items[Place(section: section, item: item)] = latest }
    }
  }
}

extension DiffableDataSourceSnapshot.Marks {
  /// Returns whether an item or a section was marked since.
  func isNews(since old: Self) -> Bool {
    !reloaded.items(since: old.reloaded).isEmpty || !reconfigured.items(since: old.reconfigured).isEmpty
      || !reloadedSections.items(since: old.reloadedSections).isEmpty
  }
}
