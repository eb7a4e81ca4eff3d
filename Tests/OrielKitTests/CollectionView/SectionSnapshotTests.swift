import OrielTesting
import SwiftUI
import Testing

@testable import OrielKit

@MainActor
@Suite("Section snapshots and outlines")
struct SectionSnapshotTests {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  /// a(a1(a11, a12), a2), b(b1), c
  private var tree: Outline {
    var tree = Outline()
    tree.append(["a", "b", "c"])
    tree.append(["a1", "a2"], to: "a")
    tree.append(["a11", "a12"], to: "a1")
    tree.append(["b1"], to: "b")
    return tree
  }

  @Test("A section snapshot returns its items in tree order, with their levels, indices and parents")
  func reading() {
    let tree = tree
    #expect(tree.items == ["a", "a1", "a11", "a12", "a2", "b", "b1", "c"])
    #expect(tree.rootItems == ["a", "b", "c"])
    #expect(tree.items.map(tree.level) == [0, 1, 2, 2, 1, 0, 1, 0])
    #expect(tree.index(of: "a2") == 4)
    #expect(tree.index(of: "z") == nil)
    #expect(tree.parent(of: "a11") == "a1")
    #expect(tree.parent(of: "a") == nil)
    #expect(tree.contains("b1") && !tree.contains("z"))
    #expect(tree.snapshot(of: "a").items == ["a1", "a11", "a12", "a2"])
    #expect(tree.snapshot(of: "a").rootItems == ["a1", "a2"])
    #expect(tree.snapshot(of: "a1", includingParent: true).items == ["a1", "a11", "a12"])
    #expect(tree.snapshot(of: "a1", includingParent: true).parent(of: "a12") == "a1")
  }

  @Test("Snapshots with many siblings are extracted and inserted as a whole")
  func manySiblings() {
    let count = 20_000
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([-1, -2])
    tree.append(Array(0..<count), to: -1)
    tree.expand([-1])
    let whole = tree.snapshot(of: -1, includingParent: true)
    #expect(whole.rootItems == [-1] && whole.items.count == count + 1 && whole.isExpanded(-1))
    let part = tree.snapshot(of: -1)
    #expect(part.rootItems.count == count && part.rootItems.last == count - 1)
    var other = NSDiffableDataSourceSectionSnapshot<Int>()
    other.append([-2])
    other.insert(whole, before: -2)
    #expect(other.rootItems == [-1, -2] && other.items.count == count + 2 && other.parent(of: 5) == -1)
    #expect(other.index(of: count - 1) == count && other.mistakes.isEmpty)
  }

  @Test("A snapshot is inserted at each level, and items that exist already stay")
  func insertedTrees() {
    var other = Outline()
    other.append(["b", "n"])
    other.append(["n1", "a2", "n2"], to: "n")
    other.append(["n11"], to: "n1")
    other.append(["b2"], to: "b")
    other.expand(["n"])
    var tree = tree
    tree.insert(other, after: "a")
    #expect(tree.items == ["a", "a1", "a11", "a12", "a2", "n", "n1", "n11", "n2", "b", "b1", "b2", "c"])
    #expect(tree.isExpanded("n") && tree.mistakes.count == 2)
  }

  @Test("An item is visible if all of its ancestors are expanded")
  func expanding() {
    var tree = tree
    #expect(tree.visibleItems == ["a", "b", "c"])
    tree.expand(["a1"])
    #expect(tree.visibleItems == ["a", "b", "c"])
    #expect(!tree.isVisible("a11") && tree.isExpanded("a1"))
    tree.expand(["a"])
    #expect(tree.visibleItems == ["a", "a1", "a11", "a12", "a2", "b", "c"])
    #expect(tree.isVisible("a11"))
    tree.collapse(["a"])
    #expect(tree.visibleItems == ["a", "b", "c"])
    tree.expand(["a"])
    #expect(tree.visibleItems.contains("a12"))
    #expect(tree.visualDescription() == "- a\n  - a1\n    * a11\n    * a12\n  * a2\n+ b\n  * b1\n* c")
  }

  @Test("Items are inserted, replaced and deleted with their descendants")
  func changing() {
    var tree = tree
    tree.insert(["x"], before: "a2")
    tree.insert(["y", "z"], after: "b")
    #expect(tree.items == ["a", "a1", "a11", "a12", "x", "a2", "b", "b1", "y", "z", "c"])
    tree.delete(["a1", "y", "not there"])
    #expect(tree.items == ["a", "x", "a2", "b", "b1", "z", "c"])
    #expect(!tree.contains("a11"))
    var other = Outline()
    other.append(["n"])
    other.append(["m"], to: "n")
    other.expand(["n"])
    tree.replace(childrenOf: "a", using: other)
    tree.expand(["a"])
    #expect(tree.visibleItems == ["a", "n", "m", "b", "z", "c"])
    #expect(tree.level(of: "m") == 2)
    var last = Outline()
    last.append(["k"])
    tree.insert(last, after: "c")
    tree.insert(last, before: "c")
    #expect(tree.rootItems == ["a", "b", "z", "c", "k"])
    #expect(tree.mistakes == [.duplicateItem("k", section: "an outline")])
    tree.deleteAll()
    #expect(tree.items.isEmpty)
  }

  @Test("Invalid operations are recorded and change nothing")
  func mistakes() {
    var tree = tree
    let items = tree.items
    tree.append(["a1"], to: "c")
    tree.append(["q"], to: "nobody")
    tree.insert(["q"], before: "nobody")
    tree.expand(["nobody"])
    tree.collapse(["nobody"])
    tree.replace(childrenOf: "nobody", using: self.tree)
    #expect(tree.items == items)
    #expect(tree.mistakes.count == 6)
    #expect(tree.level(of: "nobody") == 0)
    #expect(tree.snapshot(of: "nobody").items.isEmpty)
    #expect(!tree.isVisible("nobody"))
  }

  @Test("A tree can have as many levels as items")
  func deep() {
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([0])
    for item in 1..<20_000 { tree.append([item], to: item - 1) }
    tree.expand(Array(0..<20_000))
    #expect(tree.visibleItems.count == 20_000)
    #expect(tree.level(of: 19_999) == 19_999)
    tree.delete([1])
    #expect(tree.items == [0])
  }

  // MARK: In a collection

  private func host(_ source: CollectionDataSource<String, String>, direction: LayoutDirection = .leftToRight) -> TestHost {
    let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
    return TestHost(size: CGSize(width: 400, height: 400), layoutDirection: direction) {
      CollectionView(dataSource: source, collectionViewLayout: layout) { _, item in
        Text(verbatim: item).frame(minHeight: 44).outlineDisclosure(for: item, in: source)
      }
    }
  }

  private func shown(_ host: TestHost) -> [String] {
    host.findAll(role: []).filter { $0.label.count <= 3 && !$0.label.isEmpty }.sorted { $0.frame.midY < $1.frame.midY }.map(\.label)
  }

  @Test("A data source shows the visible items of a section snapshot, returns it, and calls its completion")
  func applying() throws {
    let source = CollectionDataSource<String, String>()
    source.apply(tree, to: "one", animatingDifferences: false)
    let host = host(source)
    #expect(shown(host) == ["a", "b", "c"])
    #expect(source.snapshot().itemIdentifiers == ["a", "b", "c"])
    #expect(source.snapshot(for: "one").items == tree.items)
    var next = source.snapshot(for: "one")
    next.expand(["a", "a1"])
    var isDone = false
    source.apply(next, to: "one") { isDone = true }
    try host.settle()
    #expect(isDone)
    #expect(shown(host) == ["a", "a1", "a11", "a12", "a2", "b", "c"])
    var other = Outline()
    other.append(["o"])
    source.apply(other, to: "two")
    try host.settle()
    #expect(shown(host) == ["a", "a1", "a11", "a12", "a2", "b", "c", "o"])
    #expect(source.snapshot().sectionIdentifiers == ["one", "two"])
    #expect(source.snapshot(for: "none").items.isEmpty)
  }

  @Test("A section that a snapshot changes becomes flat, and an unchanged one keeps its outline")
  func flat() {
    let source = CollectionDataSource<String, String>()
    source.apply(tree, to: "one", animatingDifferences: false)
    var snapshot = source.snapshot()
    snapshot.appendSections(["two"])
    snapshot.appendItems(["t"], toSection: "two")
    source.apply(snapshot, animatingDifferences: false)
    #expect(source.snapshot(for: "one").items == tree.items)
    #expect(source.snapshot(for: "two").items == ["t"])
    snapshot.deleteItems(["b"])
    source.apply(snapshot, animatingDifferences: false)
    #expect(source.snapshot(for: "one").items == ["a", "c"])
  }

  @Test(
    "The disclosure button of a cell expands and collapses its item, and each level is indented",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func disclosure(direction: LayoutDirection) throws {
    let source = CollectionDataSource<String, String>()
    source.apply(tree, to: "one", animatingDifferences: false)
    let host = host(source, direction: direction)
    #expect(host.findAll(label: "Expand").count == 2)
    try host.tap(#require(host.findAll(label: "Expand").min { $0.frame.minY < $1.frame.minY }))
    try host.settle()
    #expect(shown(host) == ["a", "a1", "a2", "b", "c"])
    #expect(host.findAll(label: "Collapse").count == 1)
    func start(_ item: String) throws -> CGFloat {
      let frame = try host.find(item).frame
      return direction == .leftToRight ? frame.minX : 400 - frame.maxX
    }
    #expect(try abs(start("a1") - start("a") - 10) < 0.6)
    try host.tap("Collapse")
    try host.settle()
    #expect(shown(host) == ["a", "b", "c"])
    #expect(host.messages.isEmpty)
  }

  @Test("Section snapshot handlers allow or prevent expanding and collapsing, are notified, and can load children")
  func handlers() throws {
    let source = CollectionDataSource<String, String>()
    var log: [String] = []
    source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "b" }
    source.sectionSnapshotHandlers.willExpandItem = { log.append("expand \($0)") }
    source.sectionSnapshotHandlers.shouldCollapseItem = { $0 != "a" }
    source.sectionSnapshotHandlers.willCollapseItem = { log.append("collapse \($0)") }
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, current in
      var snapshot = current
      if current.items.isEmpty { snapshot.append(["\(parent)!"]) }
      return snapshot
    }
    source.apply(tree, to: "one", animatingDifferences: false)
    let host = host(source)
    // An item whose children may be loaded has a disclosure button.
    #expect(host.findAll(label: "Expand").count == 3)
    for item in ["b", "c", "c", "a", "a"] {
      source.toggle(item)
      try host.settle()
    }
    #expect(log == ["expand c", "collapse c", "expand a"])
    #expect(shown(host) == ["a", "a1", "a2", "b", "c"])
    #expect(source.snapshot(for: "one").items.last == "c!")
  }

  @Test("An invalid operation of a section snapshot is reported once")
  func reports() {
    let messages = LayoutReports.of {
      var tree = tree
      tree.append(["a"])
      let source = CollectionDataSource<String, String>()
      source.apply(tree, to: "one", animatingDifferences: false)
      source.apply(tree, to: "one", animatingDifferences: false)
    }
    #expect(messages.count == 1)
  }
}
