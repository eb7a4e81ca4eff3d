import Testing

@testable import OrielKit

@MainActor
@Suite("SnapshotDifference")
struct SnapshotDifferenceTests {
  typealias Row = CollectionRow<Int, Int>

  func row(_ items: some Sequence<Int>, section: Int = 0) -> Row { Row(section: section, items: Array(items)) }

  /// Computes the difference, and checks that its application results in the new rows.
  @discardableResult
  func difference(_ old: [Row], _ new: [Row], _ comment: Comment = "") -> SnapshotDifference {
    let difference = SnapshotDifference(from: old, to: new)
    #expect(difference.applied(to: old, inserting: new) == new, comment)
    return difference
  }

  // MARK: - Examples

  @Test("Equal rows have no changes")
  func equal() {
    let rows = [row(0..<100), row(50..<150, section: 1)]
    #expect(difference(rows, rows).isEmpty)
    #expect(difference(rows, rows.map { row($0.items.map(\.self), section: $0.section) }).isEmpty)
    #expect(!difference(rows, [rows[0], row(50..<149, section: 1)]).isEmpty)
  }

  @Test("Appended items are one insertion of their range")
  func append() {
    let changes = difference([row(0..<100)], [row(0..<110)])
    #expect(changes.insertedItems == [ItemRange(section: 0, items: 100..<110)])
    #expect(changes.changedItemCount == 10)
  }

  @Test("A deletion, an insertion and a replacement are changes of their positions only")
  func edits() {
    var items = Array(0..<40)
    items.remove(at: 30)
    items[20] = 1_000
    items.insert(2_000, at: 10)
    let changes = difference([row(0..<40)], [row(items)])
    #expect(changes.deletedItems == [ItemRange(section: 0, items: 20..<21), ItemRange(section: 0, items: 30..<31)])
    #expect(changes.insertedItems == [ItemRange(section: 0, items: 10..<11), ItemRange(section: 0, items: 21..<22)])
    #expect(changes.movedItems.isEmpty)
  }

  @Test("An item that moves from the end to the beginning is one move")
  func oneMove() {
    let changes = difference([row(0..<40)], [row([39] + Array(0..<39))])
    #expect(changes.changedItemCount == 1)
    #expect(changes.movedItems.map(\.origin) == [ItemPosition(section: 0, item: 39)])
    #expect(changes.movedItems.map(\.target) == [ItemPosition(section: 0, item: 0)])
  }

  @Test("A block that moves is one move, and the larger part stays")
  func blockMove() {
    let changes = difference([row(0..<1_000)], [row(Array(900..<1_000) + Array(0..<900))])
    #expect(changes.movedItems.count == 1)
    #expect(changes.movedItems.first?.count == 100)
    #expect(changes.changedItemCount == 100)
  }

  @Test("In a reversed order one item stays")
  func reversed() {
    let changes = difference([row(0..<100)], [row((0..<100).reversed())])
    #expect(changes.changedItemCount == 99)
  }

  @Test("CV-8 An item that moves to another section is a move")
  func acrossSections() {
    let changes = difference(
      [row(0..<10), row(10..<20, section: 1)], [row(0..<9), row(Array(10..<15) + [9] + Array(15..<20), section: 1)])
    #expect(changes.deletedItems.isEmpty && changes.insertedItems.isEmpty)
    #expect(changes.movedItems.map(\.origin) == [ItemPosition(section: 0, item: 9)])
    #expect(changes.movedItems.map(\.target) == [ItemPosition(section: 1, item: 5)])
  }

  @Test("CV-8 Items of a deleted section that remain are moves, and the others are deleted")
  func outOfDeletedSection() {
    let changes = difference([row(0..<10), row(10..<20, section: 1)], [row([12, 13, 14], section: 2)])
    #expect(changes.deletedSections == [0, 1])
    #expect(changes.insertedSections == [0])
    #expect(changes.movedItems.map(\.count) == [3])
    #expect(changes.changedItemCount == 17 + 3)
  }

  @Test("A section that moves with its items is one change")
  func sectionMoves() {
    let rows = (0..<10).map { row(($0 * 10)..<($0 * 10 + 10), section: $0) }
    let changes = difference(rows, [rows[9]] + rows[..<9])
    #expect(changes.movedSections == [SnapshotDifference.SectionMove(origin: 9, target: 0)])
    #expect(changes.changedItemCount == 0)
  }

  @Test("CV-6 An item in two sections counts as two items, each matched in its own section")
  func sameItemTwice() {
    let changes = difference([row([1, 2, 3]), row([1, 2, 3], section: 1)], [row([3, 1, 2]), row([2, 3], section: 1)])
    #expect(changes.movedItems.count == 1)
    #expect(changes.deletedItems == [ItemRange(section: 1, items: 0..<1)])
  }

  @Test("Insertions and deletions of all data have the expected changes")
  func empties() {
    #expect(difference([], []).isEmpty)
    #expect(difference([row([])], [row([])]).isEmpty)
    #expect(difference([], [row(0..<5)]).insertedSections == [0])
    #expect(difference([row(0..<5)], []).deletedSections == [0])
    #expect(difference([row(0..<5)], [row([])]).deletedItems == [ItemRange(section: 0, items: 0..<5)])
  }

  // MARK: - Cost

  func counted(_ values: some Sequence<Int>, _ counts: CountedElement.Counts) -> [CollectionRow<Int, CountedElement>] {
    [CollectionRow(section: 0, items: values.map { CountedElement(value: $0, counts: counts) })]
  }

  @Test("Equal runs are compared and not hashed: an insertion in the middle of 10,000 items hashes nothing")
  func comparesRuns() {
    let counts = CountedElement.Counts()
    let new = Array(0..<5_000) + [-1] + Array(5_000..<10_000)
    let changes = SnapshotDifference(from: counted(0..<10_000, counts), to: counted(new, counts))
    #expect(changes.changedItemCount == 1)
    #expect(counts.hashed == 0)
    #expect(counts.compared < 10_100)
  }

  @Test("One edit per hundred items hashes few items")
  func fewEdits() {
    let counts = CountedElement.Counts()
    var random = SeededRandom(seed: 3)
    var items = Array(0..<10_000)
    for edit in 0..<100 {
      let item = items.remove(at: random.below(items.count))
      switch edit % 3 {
      case 0: break
      case 1: items.insert(10_000 + edit, at: random.below(items.count))
      default: items.insert(item, at: random.below(items.count))
      }
    }
    let changes = SnapshotDifference(from: counted(0..<10_000, counts), to: counted(items, counts))
    #expect(changes.changedItemCount <= 134)
    #expect(counts.hashed < 600)
    #expect(counts.compared < 20_000)
  }

  @Test(
    "The work grows linearly with the number of elements for any order and any number of equal elements",
    arguments: ["shuffle", "reverse", "all equal", "equal against other", "two values", "swapped pairs", "every other gone", "interleaved"])
  func neverQuadratic(_ kind: String) {
    func work(_ count: Int) -> Int {
      let counts = CountedElement.Counts()
      var random = SeededRandom(seed: 11)
      var old = Array(0..<count)
      var new = old
      switch kind {
      case "shuffle": new.shuffle(using: &random)
      case "reverse": new.reverse()
      case "all equal":
        old = Array(repeating: 1, count: count)
        new = Array(repeating: 1, count: count / 2) + [2] + Array(repeating: 1, count: count)
      case "equal against other":
        old = Array(repeating: 1, count: count)
        new = [0] + Array(repeating: 2, count: count) + [3]
      case "two values":
        old = old.map { _ in random.below(2) }
        new = new.map { _ in random.below(2) }
      case "swapped pairs": for index in stride(from: 0, to: count - 1, by: 2) { new.swapAt(index, index + 1) }
      case "every other gone": new = new.filter { !$0.isMultiple(of: 2) }
      default: new = Array(stride(from: 0, to: count, by: 2)) + Array(stride(from: 1, to: count, by: 2))
      }
      let (oldRows, newRows) = (counted(old, counts), counted(new, counts))
      let difference = SnapshotDifference(from: oldRows, to: newRows)
      let total = counts.hashed + counts.compared
      #expect(difference.applied(to: oldRows, inserting: newRows) == newRows)
      return total
    }
    let small = work(2_000)
    let large = work(16_000)
    #expect(large < 14 * 16_000, "\(large)")
    #expect(large < 12 * small, "\(small), then \(large)")
  }

  @Test("An item in each of 500 replaced sections is matched without a search")
  func equalAcrossSections() {
    let counts = CountedElement.Counts()
    let item = CountedElement(value: 1, counts: counts)
    let old = (0..<500).map { CollectionRow(section: $0, items: [item]) }
    let new = (500..<1_000).map { CollectionRow(section: $0, items: [item]) }
    let changes = SnapshotDifference(from: old, to: new)
    #expect(changes.movedItems.count == 500)
    #expect(counts.compared < 5_000)
  }

  // MARK: - Random changes

  @Test("The changes transform the old rows into the new ones and are minimal", arguments: 0..<8 as Range<UInt64>)
  func randomRun(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var rows: [Row] = []
    for step in 0..<500 {
      var next = rows
      for _ in 0..<(1 + random.below(6)) { Self.edit(&next, &random) }
      let comment: Comment = "seed \(seed), step \(step)"
      let changes = difference(rows, next, comment)
      let naive = NaiveDifference(from: rows, to: next)
      #expect(changes.movedSections.count == naive.movedSections, comment)
      #expect(changes.deletedItems.reduce(0) { $0 + $1.count } == naive.deleted, comment)
      #expect(changes.insertedItems.reduce(0) { $0 + $1.count } == naive.inserted, comment)
      #expect(changes.movedItems.reduce(0) { $0 + $1.count } == naive.moved, comment)
      checkPositions(changes, rows, next, comment)
      rows = next
    }
  }

  @Test("With distinct elements in one section, as many items stay as in Swift's CollectionDifference", arguments: 0..<10 as Range<UInt64>)
  func swiftsOwn(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var items = Array(0..<200)
    var fresh = 200
    for step in 0..<50 {
      var next = items
      for _ in 0..<random.below(40) {
        switch random.below(4) {
        case 0 where !next.isEmpty: next.remove(at: random.below(next.count))
        case 1, 2:
          next.insert(fresh, at: random.below(next.count + 1))
          fresh += 1
        default:
          let start = random.below(next.count + 1)
          let block = next[start..<min(next.count, start + random.below(20))]
          next.removeSubrange(block.indices)
          next.insert(contentsOf: block, at: random.below(next.count + 1))
        }
      }
      let changes = difference([row(items)], [row(next)], "seed \(seed), step \(step)")
      let swifts = next.difference(from: items)
      let leaving = changes.deletedItems.reduce(0) { $0 + $1.count } + changes.movedItems.reduce(0) { $0 + $1.count }
      #expect(leaving == swifts.removals.count, "seed \(seed), step \(step)")
      items = next
    }
  }

  @Test("The changes transform rows with duplicate items correctly", arguments: 0..<10 as Range<UInt64>)
  func duplicates(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for step in 0..<200 {
      func rows() -> [Row] {
        (0..<random.below(4)).map { _ in row((0..<random.below(60)).map { _ in random.below(12) }, section: random.below(3)) }
      }
      difference(rows(), rows(), "seed \(seed), step \(step)")
    }
  }

  static func edit(_ rows: inout [Row], _ random: inout SeededRandom) {
    let section = rows.isEmpty ? 0 : random.below(rows.count)
    func replace(_ index: Int, _ change: (inout [Int]) -> Void) {
      var items = rows[index].items
      change(&items)
      rows[index] = Row(section: rows[index].section, items: items)
    }
    switch random.below(12) {
    case 0 where rows.count < 8:
      let id = random.below(20)
      guard !rows.contains(where: { $0.section == id }) else { return }
      rows.insert(Row(section: id, items: []), at: random.below(rows.count + 1))
    case 1 where rows.count > 3: rows.remove(at: section)
    case 2 where !rows.isEmpty: rows.insert(rows.remove(at: section), at: random.below(rows.count + 1))
    case 3 where !rows.isEmpty: replace(section) { $0.shuffle(using: &random) }
    case 4 where !rows.isEmpty: replace(section) { items in items.removeAll { _ in random.below(3) == 0 } }
    case 5...8 where !rows.isEmpty:
      let fresh = (0..<random.below(12)).map { _ in random.below(120) }.reduce(into: [Int]()) { list, item in
        if !list.contains(item), !rows[section].items.contains(item) { list.append(item) }
      }
      replace(section) { $0.insert(contentsOf: fresh, at: random.below($0.count + 1)) }
    default:
      guard rows.count > 1, !rows[section].items.isEmpty else { return }
      let other = random.below(rows.count)
      let item = rows[section].items[random.below(rows[section].items.count)]
      guard other == section || !rows[other].items.contains(item) else { return }
      replace(section) { $0.removeAll { $0 == item } }
      replace(other) { $0.insert(item, at: random.below($0.count + 1)) }
    }
  }

  func checkPositions(_ changes: SnapshotDifference, _ old: [Row], _ new: [Row], _ comment: Comment) {
    let oldPositions = old.indices.flatMap { section in old[section].items.indices.map { ItemPosition(section: section, item: $0) } }
    let newPositions = changes.newPositions(of: oldPositions)
    var seen = 0
    var isRight = true
    for (position, target) in zip(oldPositions, newPositions) {
      guard let target else { continue }
      seen += 1
      isRight = isRight && new[target.section].items[target.item] == old[position.section].items[position.item]
      isRight = isRight && changes.oldPosition(of: target) == position
    }
    for range in changes.insertedItems {
      for item in range.items { isRight = isRight && changes.oldPosition(of: ItemPosition(section: range.section, item: item)) == nil }
    }
    #expect(isRight, comment)
    #expect(seen == oldPositions.count - changes.deletedItems.reduce(0) { $0 + $1.count }, comment)
  }
}
