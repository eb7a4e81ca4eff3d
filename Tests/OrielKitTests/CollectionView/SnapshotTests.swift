import Testing

@testable import OrielKit

@MainActor
@Suite("DiffableDataSourceSnapshot")
struct SnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  func sample() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  @Test("Items are appended to the given section, or to the last one")
  func appending() {
    let snapshot = sample()
    #expect(snapshot.sectionIdentifiers == ["a", "b"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5])
    #expect(snapshot.numberOfItems == 5 && snapshot.numberOfSections == 2)
    #expect(snapshot.numberOfItems(inSection: "a") == 3)
    #expect(snapshot.mistakes.isEmpty)
  }

  @Test("Lookups return the indices and sections of items, or nil for unknown ones")
  func finding() {
    let snapshot = sample()
    #expect(snapshot.indexOfItem(5) == 4)
    #expect(snapshot.indexOfItem(5, inSection: "b") == 1)
    #expect(snapshot.indexOfItem(6) == nil)
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "b")
    #expect(snapshot.indexOfSection("b") == 1 && snapshot.indexOfSection("c") == nil)
  }

  @Test("Items can be inserted, moved and deleted")
  func changing() {
    var snapshot = sample()
    snapshot.insertItems([6, 7], beforeItem: 2)
    snapshot.insertItems([8], afterItem: 5)
    snapshot.moveItem(1, afterItem: 4)
    snapshot.moveItem(3, beforeItem: 6)
    snapshot.deleteItems([7, 99])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [3, 6, 2])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 1, 5, 8])
    #expect(snapshot.mistakes.isEmpty)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
  }

  @Test("Sections can be inserted, moved and deleted with their items")
  func changingSections() {
    var snapshot = sample()
    snapshot.insertSections(["c"], beforeSection: "b")
    snapshot.insertSections(["d", "e"], afterSection: "b")
    snapshot.moveSection("a", afterSection: "d")
    snapshot.moveSection("e", beforeSection: "c")
    snapshot.deleteSections(["d", "x"])
    #expect(snapshot.sectionIdentifiers == ["e", "c", "b", "a"])
    #expect(snapshot.itemIdentifiers == [4, 5, 1, 2, 3])
    snapshot.deleteSections(["a"])
    #expect(snapshot.sectionIdentifier(containingItem: 2) == nil)
    #expect(snapshot.mistakes.isEmpty)
  }

  @Test("CV-6 An item can be in several sections, and a duplicate in one section is kept once and recorded once")
  func duplicates() {
    var snapshot = sample()
    snapshot.appendItems([1, 2], toSection: "b")
    #expect(snapshot.mistakes.isEmpty)
    #expect(snapshot.sectionIdentifiers(containingItem: 2) == ["a", "b"])
    snapshot.appendItems([6, 6, 1], toSection: "a")
    snapshot.appendItems([1], toSection: "a")
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 2, 3, 6])
    #expect(snapshot.mistakes == [.duplicateItem("6", section: "a"), .duplicateItem("1", section: "a")])
    snapshot.deleteItems([1], inSection: "b")
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5, 2])
    snapshot.deleteItems([2])
    #expect(snapshot.itemIdentifiers == [1, 3, 6, 4, 5])
  }

  @Test("CV-6 Items of rows with duplicates keep their first position, and duplicate sections are joined")
  func duplicateRows() {
    let snapshot = Snapshot([
      CollectionRow(section: "a", items: [1, 2, 1]), CollectionRow(section: "b", items: [1]),
      CollectionRow(section: "a", items: [3, 2, 4]),
    ])
    #expect(snapshot.rows == [CollectionRow(section: "a", items: [1, 2, 3, 4]), CollectionRow(section: "b", items: [1])])
    #expect(snapshot.mistakes.count == 3)
    #expect(snapshot.mistakes.contains(.duplicateSection("a")))
  }

  @Test("Operations on unknown items and sections are recorded and change nothing")
  func unknown() {
    var snapshot = Snapshot()
    snapshot.appendItems([1])
    snapshot.appendSections(["a"])
    snapshot.appendItems([1], toSection: "b")
    snapshot.insertItems([2], beforeItem: 3)
    snapshot.moveItem(4, afterItem: 5)
    snapshot.moveSection("a", beforeSection: "c")
    snapshot.reloadItems([7])
    snapshot.reloadSections(["d"])
    #expect(snapshot.rows == [CollectionRow(section: "a", items: [])])
    #expect(
      snapshot.mistakes == [
        .noSection(call: "appendItems"), .unknownSection("b", call: "appendItems"), .unknownItem("3", call: "insertItems"),
        .unknownItem("4", call: "moveItem"), .unknownSection("c", call: "moveSection"), .unknownItem("7", call: "reloadItems"),
        .unknownSection("d", call: "reloadSections"),
      ])
  }

  @Test("A marked item is an update at its position, unless it was just inserted")
  func updates() {
    let old = sample()
    var new = old
    new.insertItems([9], beforeItem: 1)
    new.reconfigureItems([2, 3, 9])
    new.reloadItems([3])
    let changes = SnapshotDifference(from: old, to: new)
    #expect(
      changes.updates == [
        .init(kind: .reconfigure, origin: ItemPosition(section: 0, item: 1), target: ItemPosition(section: 0, item: 2)),
        .init(kind: .reload, origin: ItemPosition(section: 0, item: 2), target: ItemPosition(section: 0, item: 3)),
      ])
    new.deleteItems([3])
    #expect(new.reloadedItemIdentifiers.isEmpty && new.reconfiguredItemIdentifiers == [2, 9])
    new.reloadSections(["b"])
    let more = SnapshotDifference(from: old, to: new)
    #expect(more.reloadedSections == [1])
    #expect(more.updates.map(\.kind) == [.reconfigure, .reload, .reload])
  }

  @Test("A snapshot behaves like an array of arrays", arguments: 0..<4 as Range<UInt64>)
  func randomRun(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    var model: [(section: Int, items: [Int])] = []
    for step in 0..<500 {
      Self.change(&snapshot, &model, &random)
      let comment: Comment = "seed \(seed), step \(step)"
      #expect(snapshot.rows == model.map { CollectionRow(section: $0.section, items: $0.items) }, comment)
      let item = random.below(200)
      let home = model.firstIndex { $0.items.contains(item) }
      #expect(snapshot.sectionIdentifier(containingItem: item) == home.map { model[$0].section }, comment)
      #expect(snapshot.indexOfItem(item) == model.flatMap(\.items).firstIndex(of: item), comment)
      for content in model {
        #expect(snapshot.indexOfItem(item, inSection: content.section) == content.items.firstIndex(of: item), comment)
      }
    }
  }

  static func change(
    _ snapshot: inout DiffableDataSourceSnapshot<Int, Int>, _ model: inout [(section: Int, items: [Int])], _ random: inout SeededRandom
  ) {
    func insert(_ items: [Int], _ section: Int, _ place: Int) {
      var place = place
      for item in items where !model[section].items.contains(item) {
        model[section].items.insert(item, at: place)
        place += 1
      }
    }
    let items = (0..<random.below(random.below(20) == 0 ? 150 : 5)).map { _ in random.below(200) }
    let some = model.indices.filter { !model[$0].items.isEmpty }.randomElement(using: &random)
    switch random.below(12) {
    case 0:
      let id = random.below(30)
      snapshot.appendSections([id])
      if !model.contains(where: { $0.section == id }) { model.append((id, [])) }
    case 1 where model.count > 4:
      let gone = model.remove(at: random.below(model.count)).section
      snapshot.deleteSections([gone])
    case 2 where model.count > 1:
      let moved = model.remove(at: random.below(model.count))
      let place = random.below(model.count)
      snapshot.moveSection(moved.section, beforeSection: model[place].section)
      model.insert(moved, at: place)
    case 3, 4:
      snapshot.deleteItems(items)
      for index in model.indices { model[index].items.removeAll { items.contains($0) } }
    case 5...8 where !model.isEmpty:
      let section = random.below(model.count)
      snapshot.appendItems(items, toSection: model[section].section)
      insert(items, section, model[section].items.count)
    default:
      guard let some, let other = model[some].items.randomElement(using: &random) else { return }
      let home = model.firstIndex { $0.items.contains(other) }!
      let place = model[home].items.firstIndex(of: other)!
      if random.below(2) == 0 {
        snapshot.insertItems(items, afterItem: other)
        insert(items, home, place + 1)
      } else if let item = model.flatMap(\.items).randomElement(using: &random) {
        snapshot.moveItem(item, beforeItem: other)
        let origin = model.firstIndex { $0.items.contains(item) }!
        guard item != other else { return }
        model[origin].items.removeAll { $0 == item }
        insert([item], home, model[home].items.firstIndex(of: other)!)
      }
    }
  }
}
