import Observation
import OrielTesting
import SwiftUI
import Testing

@testable import OrielKit

@MainActor
@Suite("Snapshots in collections")
struct CollectionSnapshotTests {
  typealias Snapshot = DiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ rows: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in rows {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  private func stage(_ rows: [(String, [Int])]) -> SnapshotStage { SnapshotStage(CollectionDataSource(snapshot(rows))) }

  private func host(_ stage: SnapshotStage) -> TestHost {
    TestHost(size: CGSize(width: 400, height: 400)) { SnapshotCells(stage: stage) }
  }

  @Test("CV-2: The first data is shown at once, and later snapshots are animated unless animatingDifferences is false")
  func firstLoad() throws {
    let stage = SnapshotStage(CollectionDataSource())
    let host = host(stage)
    stage.source.apply(snapshot([("a", Array(0..<8))]))
    host.render()
    #expect(try host.find("item 5: 0").frame.midY == 60 && host.leftovers().isEmpty)
    stage.source.apply(snapshot([("a", (0..<8).reversed())]))
    host.render()
    #expect(try host.find("item 5: 0").frame.midY == 60 && !host.leftovers().isEmpty)
    try host.settle()
    #expect(try host.find("item 5: 0").frame.midY == 20)
    stage.source.apply(snapshot([("a", Array(0..<8))]), animatingDifferences: false)
    host.render()
    #expect(try host.find("item 5: 0").frame.midY == 60 && host.leftovers().isEmpty)
  }

  @Test("A reloaded item gets a new cell with new state, and a reconfigured one keeps its cell and shows the new content")
  func marks() throws {
    let stage = stage([("a", Array(0..<8))])
    let host = host(stage)
    for item in 0..<3 { try host.tap("item \(item): 0") }
    for item in 0..<8 { stage.titles[item] = "new \(item)" }
    var snapshot = stage.source.snapshot()
    snapshot.reloadItems([1, 4])
    snapshot.reconfigureItems([2])
    stage.source.apply(snapshot)
    try host.settle()
    #expect(host.exists("new 1: 0") && host.exists("new 2: 1") && host.exists("new 4: 0"))
    #expect(host.findAll(text: " 1: ").count == 1)
    // The marks of a snapshot are applied once.
    try host.tap("new 1: 0")
    stage.caption = "!"
    try host.settle()
    #expect(host.exists("new 1!: 1") && host.exists("new 2!: 1"))
    #expect(stage.source.snapshot().reloadedItemIdentifiers.isEmpty)
    // The same snapshot reloads the items again when it is applied again.
    stage.source.apply(snapshot)
    try host.settle()
    #expect(host.exists("new 1!: 0") && host.exists("new 2!: 1"))
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("A removed cell also removes the cell that it has replaced")
  func reloadedThenDeleted() throws {
    let stage = stage([("a", Array(0..<8))])
    let host = host(stage)
    host.content.graph.invariants.level = .all
    var snapshot = stage.source.snapshot()
    snapshot.reloadItems([1])
    stage.source.apply(snapshot)
    host.advance(by: 4 / 60)
    snapshot = stage.source.snapshot()
    snapshot.deleteItems([1])
    stage.source.apply(snapshot)
    // The replaced cell disappears before the removed row does; each frame is checked.
    for _ in 0..<60 { host.advance(by: 1 / 60) }
    try host.settle()
    #expect(!host.exists("item 1: 0") && host.exists("item 2: 0"))
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("Reloading takes precedence over reconfiguring, and an item in two sections is reloaded in both")
  func bothSections() throws {
    let stage = stage([("a", [1, 2]), ("b", [1, 3])])
    let host = host(stage)
    for element in host.findAll(text: ": 0") { try host.tap(element) }
    #expect(host.findAll(text: ": 1").count == 6)
    var snapshot = stage.source.snapshot()
    snapshot.reloadItems([1])
    snapshot.reconfigureItems([1, 3])
    stage.source.apply(snapshot)
    try host.settle()
    #expect(host.findAll(label: "item 1: 0").count == 2 && host.exists("item 2: 1") && host.exists("item 3: 1"))
  }

  @Test("Reloading an offscreen item discards its saved state")
  func outOfSight() throws {
    let stage = stage([("a", Array(0..<1_000))])
    let host = host(stage)
    try host.tap("item 1: 0")
    try host.tap("item 2: 0")
    host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 5_000))
    try host.settle()
    var snapshot = stage.source.snapshot()
    snapshot.reloadItems([1])
    stage.source.apply(snapshot)
    try host.settle()
    host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: -5_000))
    try host.settle()
    #expect(host.exists("item 1: 0") && host.exists("item 2: 1"))
  }

  @Test("A reloaded section gets new cells and supplementary views, and other sections keep theirs")
  func sections() throws {
    let stage = stage([("a", [1, 2]), ("b", [3, 4])])
    let host = host(stage)
    for element in host.findAll(text: ": 0") { try host.tap(element) }
    #expect(host.findAll(text: ": 1").count == 6)
    var snapshot = stage.source.snapshot()
    snapshot.reloadSections(["b"])
    stage.source.apply(snapshot)
    try host.settle()
    #expect(Set(host.findAll(text: ": 0").map(\.label)) == ["item 3: 0", "item 4: 0", "head b: 0"])
    // Items that move into the section or out of it keep their state.
    try host.tap("item 3: 0")
    stage.source.apply(self.snapshot([("a", [3, 2]), ("b", [1, 4])]))
    try host.settle()
    #expect(host.exists("item 3: 1") && host.exists("item 1: 1") && host.exists("item 2: 1") && host.exists("item 4: 0"))
  }

  @Test("Reloading doesn't prevent cells from being recycled")
  func recycling() throws {
    let stage = stage([("a", Array(0..<1_000))])
    let host = TestHost(size: CGSize(width: 400, height: 400)) { PlainSnapshotCells(stage: stage) }
    var snapshot = stage.source.snapshot()
    snapshot.reloadItems([0, 1, 2])
    stage.source.apply(snapshot)
    try host.settle()
    let mark = host.mark()
    for _ in 0..<100 {
      host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 40))
      host.advance(by: 1 / 60)
    }
    try host.settle()
    let made = host.work(since: mark).made
    #expect(host.exists("item 400") && made < 600, "\(made) views for 400 cells")
    for _ in 0..<101 {
      host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: -40))
      host.advance(by: 1 / 60)
    }
    try host.settle()
    #expect(host.exists("item 0") && host.exists("item 3"))
  }

  @Test("CV-25: The focus stays on an item that is reloaded")
  func focus() throws {
    let stage = stage([("a", Array(0..<12))])
    let host = host(stage)
    host.press(.tab)
    host.press(.tab)
    host.press(.tab)
    func focused() -> [String] { host.allElements.filter { $0.isFocused && $0.traits.contains(.isButton) }.map(\.label) }
    let before = focused()
    #expect(before.count == 1)
    let item = try #require(Int(before[0].split(separator: " ")[1].dropLast()))
    var snapshot = stage.source.snapshot()
    snapshot.reloadItems([item])
    stage.source.apply(snapshot)
    var wrong = 0
    for _ in 0..<60 {
      host.advance(by: 1 / 60)
      wrong += focused() == before ? 0 : 1
    }
    #expect(wrong == 0)
  }

  @Test("apply calls its completion once: after the animation, or at once without animation, without changes or without a view")
  func completion() throws {
    let stage = stage([("a", Array(0..<8))])
    var calls: [String] = []
    let host = host(stage)
    CollectionDataSource<String, Int>().apply(snapshot([("a", [1])])) { calls.append("unseen") }
    host.render()
    #expect(calls == ["unseen"])
    stage.source.apply(snapshot([("a", (0..<8).reversed())])) { calls.append("animated") }
    host.advance(by: 0.1)
    #expect(calls == ["unseen"])
    try host.settle()
    #expect(calls == ["unseen", "animated"])
    stage.source.apply(snapshot([("a", Array(0..<8))]), animatingDifferences: false) { calls.append("at once") }
    host.render()
    #expect(calls == ["unseen", "animated", "at once"])
    stage.source.apply(snapshot([("a", Array(0..<8))])) { calls.append("same") }
    try host.settle()
    #expect(calls == ["unseen", "animated", "at once", "same"])
    host.advance(by: 2)
    #expect(calls.count == 4)
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test(
    "Snapshots that are applied during animations end in the last one, and each completion is called once",
    arguments: 1...8)
  func concurrent(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let stage = stage([("a", Array(0..<8)), ("b", Array(8..<16))])
    let host = host(stage)
    var calls: [Int: Int] = [:]
    var next = 16
    var last = stage.source.snapshot()
    for step in 0..<40 {
      var snapshot = stage.source.snapshot()
      switch random.below(6) {
      case 0:
        snapshot.appendItems([next, next + 1], toSection: random.below(2) == 0 ? "a" : "b")
        next += 2
      case 1: snapshot.deleteItems(Array(snapshot.itemIdentifiers.shuffled(using: &random).prefix(3)))
      case 2: snapshot.moveSection("a", afterSection: "b")
      case 3:
        let items = snapshot.itemIdentifiers.shuffled(using: &random).prefix(2)
        if items.count == 2 { snapshot.moveItem(items[0], beforeItem: items[1]) }
      case 4: snapshot.reloadItems(Array(snapshot.itemIdentifiers.shuffled(using: &random).prefix(2)))
      default: snapshot = self.snapshot([("a", snapshot.itemIdentifiers.shuffled(using: &random)), ("b", [])])
      }
      stage.source.apply(snapshot, animatingDifferences: random.below(5) > 0) { calls[step, default: 0] += 1 }
      last = snapshot
      host.advance(by: Double(random.below(8)) / 60)
    }
    try host.settle()
    #expect(calls.count == 40 && calls.values.allSatisfy { $0 == 1 }, "seed \(seed)")
    let seen = host.findAll(text: "item ").sorted { ($0.frame.midY, $0.frame.midX) < ($1.frame.midY, $1.frame.midX) }
    let items = seen.compactMap { Int($0.label.split(separator: " ")[1].dropLast()) }
    #expect(items == Array(last.itemIdentifiers.prefix(seen.count)), "seed \(seed)")
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("A snapshot that is passed to a view applies its marks once, however often the view is updated")
  func byValue() throws {
    let model = SnapshotValue(snapshot([("a", Array(0..<4))]))
    let host = TestHost(size: CGSize(width: 400, height: 400)) { SnapshotValueCells(model: model) }
    try host.tap("item 1: 0")
    try host.tap("item 2: 0")
    model.snapshot.reloadItems([1])
    try host.settle()
    #expect(host.exists("item 1: 0") && host.exists("item 2: 1"))
    try host.tap("item 1: 0")
    model.caption = "!"
    try host.settle()
    #expect(host.exists("item 1!: 1"))
    // The earlier mark isn't applied again, although the snapshot still contains it.
    model.snapshot.reloadItems([2])
    model.snapshot.appendItems([9])
    try host.settle()
    #expect(host.exists("item 1!: 1") && host.exists("item 2!: 0") && host.exists("item 9!: 0"))
  }

  @Test("Each invalid operation of a snapshot is reported once")
  func mistakes() {
    let stage = stage([("a", [1, 2])])
    let host = host(stage)
    var snapshot = stage.source.snapshot()
    snapshot.reloadItems([77])
    snapshot.appendItems([1], toSection: "a")
    snapshot.appendSections(["a"])
    stage.source.apply(snapshot)
    host.render()
    stage.source.apply(snapshot)
    host.render()
    #expect(host.findAll(text: "item ").count == 2)
    let messages = host.messages
    #expect(messages.count == 3 && messages.contains { $0.contains("reloadItems") && $0.contains("77") })
  }

  @Test("A data source returns the index paths of items and the indices of sections")
  func lookUp() {
    let source = CollectionDataSource(snapshot([("a", [1, 2]), ("b", [1, 3])]))
    #expect(source.indexPath(for: 3) == IndexPath(item: 1, section: 1) && source.indexPath(for: 4) == nil)
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 2)
    #expect(source.itemIdentifier(for: IndexPath(item: 2, section: 0)) == nil)
    #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 2)) == nil)
    #expect(source.index(for: "b") == 1 && source.sectionIdentifier(for: 0) == "a" && source.sectionIdentifier(for: 5) == nil)
  }
}

@MainActor @Observable
private final class SnapshotStage {
  let source: CollectionDataSource<String, Int>
  /// Changes of titles aren't observed.
  @ObservationIgnored var titles: [Int: String] = [:]
  var caption = ""

  init(_ source: CollectionDataSource<String, Int>) { self.source = source }
}

private struct Tally: View {
  let title: String
  @State private var count = 0

  var body: some View { Button("\(title): \(count)") { count += 1 } }
}

@MainActor private func section(hasHead: Bool) -> NSCollectionLayoutSection {
  let section = NSCollectionLayoutSection.grid(columns: 4, height: .absolute(40), spacing: 0)
  guard hasHead else { return section }
  section.boundarySupplementaryItems = [
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  ]
  return section
}

private struct SnapshotCells: View {
  let stage: SnapshotStage

  var body: some View {
    let caption = stage.caption
    let hasHeads = stage.source.snapshot().numberOfSections > 1
    CollectionView(dataSource: stage.source) { _, _ in
      section(hasHead: hasHeads)
    } cell: { _, item in
      Tally(title: (stage.titles[item] ?? "item \(item)") + caption)
    } supplementaryView: { _, path in
      Tally(title: "head \(stage.source.sectionIdentifier(for: path.section) ?? "")")
    }
  }
}

private struct PlainSnapshotCells: View {
  let stage: SnapshotStage

  var body: some View {
    CollectionView(dataSource: stage.source) { _, _ in
      section(hasHead: false)
    } cell: { _, item in
      Text(verbatim: "item \(item)")
    }
  }
}

@MainActor @Observable
private final class SnapshotValue {
  var snapshot: DiffableDataSourceSnapshot<String, Int>
  var caption = ""

  init(_ snapshot: DiffableDataSourceSnapshot<String, Int>) { self.snapshot = snapshot }
}

private struct SnapshotValueCells: View {
  let model: SnapshotValue

  var body: some View {
    let caption = model.caption
    CollectionView(snapshot: model.snapshot) { _, _ in
      section(hasHead: false)
    } cell: { _, item in
      Tally(title: "item \(item)\(caption)")
    }
  }
}
