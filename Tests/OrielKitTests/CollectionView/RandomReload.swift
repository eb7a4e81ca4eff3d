import Observation
import OrielTesting
import SwiftUI
import Testing

@testable import OrielKit

/// A collection with random changes, and the invariants that have to hold after each of them.
@MainActor @Observable
final class RandomReload {
  typealias Row = CollectionRow<Int, Int>

  private(set) var rows: [Row] = []
  private(set) var layout = 0
  /// Indicates whether sections with even names are orthogonal.
  @ObservationIgnored let hasShelves: Bool
  @ObservationIgnored private var random: SeededRandom
  @ObservationIgnored private var nextName = 0
  @ObservationIgnored private(set) var host: TestHost!
  /// The focused item.
  @ObservationIgnored private var focused: Int?
  /// The numbers of comparisons that were made.
  @ObservationIgnored private(set) var comparedCells = 0
  @ObservationIgnored private(set) var keptFocus = 0
  @ObservationIgnored private(set) var steps: [String] = []

  init(seed: Int, hasShelves: Bool) {
    random = SeededRandom(seed: UInt64(seed))
    self.hasShelves = hasShelves
    rows = (0..<8).map { _ in newRow(12) }
    host = TestHost(size: CGSize(width: 400, height: 500)) { RandomCells(stage: self) }
    host.press(.tab)
    focused = focusedNames.first
  }

  private func newName() -> Int {
    nextName += 1
    return nextName
  }

  private func newRow(_ count: Int) -> Row { Row(section: newName(), items: (0..<count).map { _ in newName() }) }

  func isShelf(_ section: Int) -> Bool { hasShelves && rows.indices.contains(section) && rows[section].section % 2 == 0 }

  func section(_ number: Int) -> NSCollectionLayoutSection {
    if isShelf(number) {
      return .shelf(width: .absolute(layout % 2 == 0 ? 120 : 90), height: .absolute(layout % 2 == 0 ? 60 : 90), spacing: 10)
    }
    return switch layout {
    case 0: .grid(columns: 3, height: .absolute(40), spacing: 5)
    case 1: .grid(columns: 5, height: .absolute(70), spacing: 0)
    case 2: .mosaic()
    default: .waterfall(columns: 3, spacing: 4) { item, _ in CGFloat(30 + item % 4 * 15) }
    }
  }

  // MARK: Steps

  /// Makes a random change, possibly during the animation of an earlier one.
  func step() throws {
    let kind = random.below(14)
    steps.append("\(kind)")
    var next = rows
    let section = random.below(next.count)
    let items = next[section].items
    func put(_ items: [Int], in section: Int) { next[section] = Row(section: next[section].section, items: items) }
    switch kind {
    case 0, 1:
      var items = items
      let new = (0...random.below(6)).map { _ in newName() }
      items.insert(contentsOf: new, at: random.below(items.count + 1))
      put(items, in: section)
    case 2 where !items.isEmpty:
      let start = random.below(items.count)
      put(Array(items[..<start] + items[min(items.count, start + 1 + random.below(5))...]), in: section)
    case 3 where !items.isEmpty:
      var items = items
      let item = items.remove(at: random.below(items.count))
      items.insert(item, at: random.below(items.count + 1))
      put(items, in: section)
    case 4 where !items.isEmpty && !hasShelves:
      var items = items
      let item = items.remove(at: random.below(items.count))
      put(items, in: section)
      let target = random.below(next.count)
      var others = next[target].items
      others.insert(item, at: random.below(others.count + 1))
      put(others, in: target)
    case 5: next.insert(next.remove(at: section), at: random.below(next.count))
    case 6: next.insert(newRow(random.below(20)), at: random.below(next.count + 1))
    case 7 where next.count > 3: next.remove(at: section)
    case 8: put(items.shuffled(using: &random), in: section)
    case 9: next.shuffle(using: &random)
    case 10: host.scroll(at: CGPoint(x: 200, y: 250), by: CGSize(width: random.below(400) - 200, height: random.below(1_600) - 800))
    case 11: host.resize(to: CGSize(width: 300 + random.below(3) * 100, height: 400 + random.below(3) * 100))
    case 12: layout = random.below(4)
    case 13: try moveFocus()
    default: break
    }
    if next != rows { rows = next }
    for _ in 0...random.below(6) {
      host.advance(by: 1 / 60)
      // Reading the elements takes longer than the frame.
      let cells = cells
      expectFocus(cells)
      expectState(cells)
    }
  }

  /// Moves the focus with a key. After an arrow key, the opposite arrow often moves it back, because the last move is remembered.
  private func moveFocus() throws {
    try host.settle()
    let before = focusedNames.first
    let keys: [(KeyEquivalent, back: KeyEquivalent?)] = [
      (.tab, nil), (.downArrow, .upArrow), (.upArrow, .downArrow), (.leftArrow, .rightArrow), (.rightArrow, .leftArrow),
    ]
    let (key, back) = keys[random.below(keys.count)]
    host.press(key)
    try host.settle()
    let cells = cells
    focused = cells.first(where: \.isFocused)?.name
    expectFocusInSight(cells)
    guard let back, let before, let focused, focused != before, random.below(2) == 0 else { return }
    host.press(back)
    try host.settle()
    self.focused = focusedNames.first
    #expect(self.focused == before, "\(key.character) and back, from \(before) over \(focused), after \(steps.suffix(4))")
  }

  // MARK: Invariants

  private struct Seen {
    let name: Int
    let owner: Int
    let frame: CGRect
    let isFocused: Bool
  }

  private var cells: [Seen] {
    host.allElements.compactMap { element in
      guard element.traits.contains(.isButton) else { return nil }
      let parts = element.label.split(separator: "|").compactMap { Int($0) }
      return parts.count == 2 ? Seen(name: parts[0], owner: parts[1], frame: element.frame, isFocused: element.isFocused) : nil
    }
  }

  private var focusedNames: [Int] { cells.filter(\.isFocused).map(\.name) }

  /// Expects that the focused cell, if there is one, is visible.
  private func expectFocusInSight(_ cells: [Seen]) {
    guard let frame = cells.first(where: \.isFocused)?.frame else { return }
    let visible = frame.intersection(CGRect(origin: .zero, size: host.size))
    #expect(visible.width > 0.5 && visible.height > 0.5, "the focus is at \(frame) after \(steps.suffix(4))")
  }

  /// CV-25: Expects that the focused item keeps the focus while it exists, and that no other item has it.
  private func expectFocus(_ cells: [Seen]) {
    let names = cells.filter(\.isFocused).map(\.name)
    if let focused, rows.contains(where: { $0.items.contains(focused) }) {
      keptFocus += names.count
      #expect(names.allSatisfy { $0 == focused } && names.count <= 1, "\(names) instead of \(focused) after \(steps.suffix(4))")
    } else {
      #expect(names.count <= 1)
      focused = names.first
    }
  }

  /// CV-17: Expects that each cell has the state of its own item.
  private func expectState(_ cells: [Seen]) {
    #expect(cells.allSatisfy { $0.name == $0.owner }, "after \(steps.suffix(4))")
    #expect(Set(cells.map(\.name)).count == cells.count, "duplicates after \(steps.suffix(4))")
  }

  /// Expects that exactly the cells that the layout places in the viewport are visible, in their frames.
  func expectLayout() throws {
    try host.settle()
    let cells = cells
    expectFocus(cells)
    let window = CGRect(origin: .zero, size: host.size)
    let layout = wholeLayout()
    let seen = cells.filter { $0.frame.intersection(window).height > 0.5 && $0.frame.intersection(window).width > 0.5 }
    let place = "after \(steps.suffix(6)), \(steps.count) steps"
    comparedCells += seen.count
    var shift: CGFloat?
    var shelfShifts: [Int: CGFloat] = [:]
    for cell in seen {
      guard let known = layout.frames[cell.name] else {
        Issue.record("\(cell.name) is gone, and is seen \(place)")
        continue
      }
      if shift == nil { shift = cell.frame.minY - known.frame.minY }
      let sideways = cell.frame.minX - known.frame.minX
      let expected = known.isShelf ? shelfShifts[known.section, default: sideways] : 0
      shelfShifts[known.section] = expected
      let isThere =
        abs(cell.frame.minY - known.frame.minY - shift!) < 0.1 && abs(sideways - expected) < 0.1
        && abs(cell.frame.width - known.frame.width) < 0.1 && abs(cell.frame.height - known.frame.height) < 0.1
      #expect(isThere, "\(cell.name) is at \(cell.frame), in the layout \(known.frame), the content at \(shift!) \(place)")
    }
    guard let shift else {
      let isAnythingNear = layout.frames.values.contains { $0.frame.minY < host.size.height - 1 }
      #expect(!isAnythingNear || layout.height > host.size.height, "nothing is seen \(place)")
      return
    }
    #expect(shift <= 0.1 && shift >= min(0, host.size.height - layout.height) - 0.1, "at \(shift) of \(layout.height) \(place)")
    let names = Set(seen.map(\.name))
    for (name, known) in layout.frames where !names.contains(name) {
      let frame = known.frame.offsetBy(dx: known.isShelf ? shelfShifts[known.section] ?? .infinity : 0, dy: shift)
      let visible = frame.intersection(window)
      #expect(visible.isNull || visible.height < 1 || visible.width < 1, "\(name) should be seen at \(frame) \(place)")
    }
    #expect(host.liveNodeCount < 4_000, "\(place)")
  }

  private func wholeLayout() -> (frames: [Int: (frame: CGRect, section: Int, isShelf: Bool)], height: CGFloat) {
    let environment = CollectionLayoutEnvironment(
      container: CollectionLayoutContainer(contentSize: host.size), traitCollection: UITraitCollection())
    var solver = CompositionalSolver(counts: rows.map(\.items.count), environment: environment) { number, _ in self.section(number) }
    var frames: [Int: (frame: CGRect, section: Int, isShelf: Bool)] = [:]
    for section in rows.indices { solver.solve(section) }
    for (section, row) in rows.enumerated() {
      for (item, name) in row.items.enumerated() {
        guard var frame = solver.frame(of: ItemPosition(section: section, item: item)) else { continue }
        if let shelf = solver.orthogonalFrame(of: section) { frame = frame.offsetBy(dx: shelf.minX, dy: shelf.minY) }
        frames[name] = (frame, section, isShelf(section))
      }
    }
    return (frames, solver.contentSize.height)
  }
}

/// Cells that show the item for which their state was created.
private struct RandomCells: View {
  let stage: RandomReload

  var body: some View {
    CollectionView(rows: stage.rows) { section, _ in
      stage.section(section)
    } cell: { _, item in
      OwnedCell(name: item)
    }
  }
}

private struct OwnedCell: View {
  let name: Int
  @State private var owner: Int

  init(name: Int) {
    self.name = name
    _owner = State(initialValue: name)
  }

  var body: some View {
    Button {
    } label: {
      Text(verbatim: "\(name)|\(owner)").frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .buttonStyle(.plain)
  }
}
