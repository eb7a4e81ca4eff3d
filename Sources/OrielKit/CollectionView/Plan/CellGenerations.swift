/// Which of the cells that an item has had in its time is the present one: reloading makes another (`reloadItems`, `reloadSections`).
struct CellGenerations<Section: Hashable, Item: Hashable> {
  typealias Rows = [CollectionRow<Section, Item>]
  typealias Snapshot = DiffableDataSourceSnapshot<Section, Item>

  private struct Place: Hashable {
    let section: Section
    let item: Item
  }

  /// Of items that were reloaded, or have come from a section that was.
  private var items: [Place: Int] = [:]
  private var sections: [Section: Int] = [:]
  private var latest = 0

  /// Of an item's cell. Nothing is hashed before the first reload.
  func generation(of item: Item, in section: Section) -> Int {
    latest == 0 ? 0 : items[Place(section: section, item: item)] ?? sections[section] ?? 0
  }

  /// Of what belongs to a section.
  func generation(of section: Section) -> Int { latest == 0 ? 0 : sections[section] ?? 0 }

  /// Takes along what goes from one section to another, and forgets what goes. O(changes), and nothing before the first reload.
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

  /// Gives what was marked since another application a new generation.
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
  /// Whether anything was marked since.
  func isNews(since old: Self) -> Bool {
    !reloaded.items(since: old.reloaded).isEmpty || !reconfigured.items(since: old.reconfigured).isEmpty
      || !reloadedSections.items(since: old.reloadedSections).isEmpty
  }
}
