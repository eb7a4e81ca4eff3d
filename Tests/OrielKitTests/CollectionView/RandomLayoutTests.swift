import SwiftUI
import Testing

@testable import OrielKit

@MainActor
@Suite("Random layouts")
struct RandomLayoutTests {
  /// Generates declarations of all kinds, nested up to three levels.
  struct Declarations {
    var random: SeededRandom
    var hasEstimates: Bool

    mutating func points(_ least: Int, _ most: Int) -> CGFloat { CGFloat(least + random.below(most - least + 1)) }

    @MainActor
    mutating func dimension(isGroup: Bool, isAlong: Bool) -> NSCollectionLayoutDimension {
      switch random.below(hasEstimates ? 5 : 4) {
      case 0: .absolute(points(20, 120))
      case 1: .fractionalHeight([0.1, 0.25, 0.5][random.below(3)])
      case 4: .estimated(points(20, 80))
      default: .fractionalWidth([0.2, 0.25, 1.0 / 3, 0.5, 1][random.below(5)])
      }
    }

    @MainActor
    mutating func spacing() -> NSCollectionLayoutSpacing { random.below(3) == 0 ? .flexible(points(0, 8)) : .fixed(points(0, 12)) }

    @MainActor
    mutating func finish(_ item: NSCollectionLayoutItem) {
      if random.below(3) == 0 {
        item.contentInsets = NSDirectionalEdgeInsets(top: points(0, 5), leading: points(0, 5), bottom: points(0, 5), trailing: points(0, 5))
      }
      if random.below(4) == 0 {
        // Flexible spacing is only generated along the group; the other axis has tests of its own.
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
          leading: .fixed(points(0, 6)), top: .fixed(points(0, 6)), trailing: nil, bottom: .fixed(points(0, 6)))
      }
    }

    @MainActor
    mutating func item() -> NSCollectionLayoutItem {
      let item = LayoutStage.item(dimension(isGroup: false, isAlong: false), dimension(isGroup: false, isAlong: false))
      finish(item)
      return item
    }

    /// - Parameter depth: The maximum number of nested levels of groups.
    @MainActor
    mutating func group(_ depth: Int) -> NSCollectionLayoutGroup {
      let size = LayoutStage.size(dimension(isGroup: true, isAlong: true), dimension(isGroup: true, isAlong: false))
      var items: [NSCollectionLayoutItem] = []
      for _ in 0..<(1 + random.below(3)) { items.append(depth > 0 && random.below(3) == 0 ? group(depth - 1) : item()) }
      let group: NSCollectionLayoutGroup =
        random.below(2) == 0 ? .horizontal(layoutSize: size, subitems: items) : .vertical(layoutSize: size, subitems: items)
      if random.below(2) == 0 { group.interItemSpacing = spacing() }
      finish(group)
      return group
    }

    @MainActor
    mutating func section() -> NSCollectionLayoutSection {
      let section = NSCollectionLayoutSection(group: group(2))
      section.interGroupSpacing = points(0, 10)
      section.contentInsets = NSDirectionalEdgeInsets(
        top: points(0, 20), leading: points(0, 20), bottom: points(0, 20), trailing: points(0, 20))
      if random.below(4) == 0 { section.orthogonalScrollingBehavior = .continuous }
      return section
    }
  }

  /// Indicates whether a declaration has no fractions of sizes that are only known after measuring. These have tests of their own.
  func isPlain(_ item: NSCollectionLayoutItem, openWidth: Bool = false, openHeight: Bool = false) -> Bool {
    let size = item.layoutSize
    for dimension in [size.widthDimension, size.heightDimension] {
      if openWidth && dimension.isFractionalWidth || openHeight && dimension.isFractionalHeight { return false }
    }
    guard let group = item as? NSCollectionLayoutGroup else { return true }
    return group.subitems.allSatisfy {
      isPlain($0, openWidth: size.widthDimension.isEstimated, openHeight: size.heightDimension.isEstimated)
    }
  }

  @Test(
    "Every frame matches an enumeration of all items, and a query finds the items that intersect its rectangle",
    arguments: 0..<12 as Range<UInt64>)
  func againstEnumeration(seed: UInt64) {
    // Groups that are too small for their items are reported, which must not reach tests that run at the same time.
    _ = LayoutReports.of { compareWithEnumeration(seed) }
  }

  private func compareWithEnumeration(_ seed: UInt64) {
    var declarations = Declarations(random: SeededRandom(seed: seed), hasEstimates: !seed.isMultiple(of: 3))
    var checked = 0
    while checked < 45 {
      let sections = (0..<3).map { _ in declarations.section() }
      guard
        sections.allSatisfy({ section in
          if case .groups(let group) = section.arrangement { isPlain(group) } else { false }
        })
      else { continue }
      checked += 1
      let counts = sections.map { _ in declarations.random.below(40) }
      let axis: LayoutAxis = declarations.random.below(4) == 0 ? .horizontal : .vertical
      let container = CGSize(width: 400, height: 300)
      var solver = LayoutStage.solver(counts, in: LayoutStage.environment(400, 300)) {
        $0.scrollDirection = axis == .vertical ? .vertical : .horizontal
        $0.interSectionSpacing = 3
      } _: { index, _ in
        sections[index]
      }
      check(solver, sections, axis, container, [:], &declarations.random, "seed \(seed), layout \(checked)")
      guard declarations.hasEstimates else { continue }
      // Items are measured one after the other.
      var measured: [ItemPosition: CGSize] = [:]
      for _ in 0..<12 {
        let section = declarations.random.below(3)
        guard counts[section] > 0 else { continue }
        let position = ItemPosition(section: section, item: declarations.random.below(counts[section]))
        measured[position] = CGSize(width: declarations.points(10, 150), height: declarations.points(10, 150))
        solver.measure(.item(position), measured[position]!)
      }
      check(solver, sections, axis, container, measured, &declarations.random, "seed \(seed), layout \(checked), measured")
    }
  }

  func check(
    _ solver: CompositionalSolver, _ sections: [NSCollectionLayoutSection], _ axis: LayoutAxis, _ container: CGSize,
    _ measured: [ItemPosition: CGSize], _ random: inout SeededRandom, _ comment: Comment
  ) {
    var start: CGFloat = 0
    var all: [(ItemPosition, CGRect)] = []
    for (number, section) in sections.enumerated() {
      let own = measured.filter { $0.key.section == number }.map { ($0.key.item, $0.value) }
      let naive = NaiveLayout(
        section, count: solver.counts[number], along: axis, in: container, measured: Dictionary(uniqueKeysWithValues: own))
      let isOrthogonal = section.orthogonalScrollingBehavior != .none
      for (item, frame) in naive.frames.enumerated() {
        let position = ItemPosition(section: number, item: item)
        var expected = frame
        if !isOrthogonal { expected.origin[axis] += start }
        let found = solver.frame(of: position)
        if found?.isNear(expected) != true { Issue.record("\(position): \(String(describing: found)), not \(expected): \(comment)") }
        if !isOrthogonal { all.append((position, expected)) }
      }
      // The breadth of an orthogonal section is the largest that it has ever had.
      if !isOrthogonal || own.isEmpty, solver.counts[number] > 0 {
        #expect(abs((solver.solver(number)?.extent ?? 0) - naive.extent) < 0.001, comment)
      }
      start += (solver.solver(number)?.extent ?? 0) + 3
    }
    for _ in 0..<6 {
      let size = solver.contentSize
      let rect = CGRect(
        x: CGFloat(random.below(Int(size.width) + 1)) + 0.25, y: CGFloat(random.below(Int(size.height) + 1)) + 0.25,
        width: CGFloat(1 + random.below(200)), height: CGFloat(1 + random.below(200)))
      let found = Set(solver.elements(in: rect).map(\.id))
      let expected = Set(all.filter { $0.1.touches(rect) }.map { LayoutElement.ID.item($0.0) })
      // An item that extends beyond its section or its group is only found within the range of its group.
      let missing = expected.subtracting(found).filter { id in
        guard case .item(let position) = id, let frame = solver.frame(of: position), let bounds = solver.frame(of: position.section) else {
          return true
        }
        return bounds.insetBy(dx: -0.001, dy: -0.001).contains(frame)
      }
      #expect(missing.isEmpty && found.subtracting(expected).isEmpty, "\(rect): \(comment)")
    }
  }

  @Test("The frames of a waterfall match those of placing one item after the other", arguments: 0..<6 as Range<UInt64>)
  func waterfall(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for step in 0..<30 {
      let heights = (0..<random.below(200)).map { _ in CGFloat(10 + random.below(90)) }
      let columns = 1 + random.below(6)
      let solver = LayoutStage.solver(
        heights.count, in: LayoutStage.environment(500, 400), .waterfall(columns: columns, spacing: 7) { item, _ in heights[item] })
      var ends = [CGFloat](repeating: 0, count: columns)
      var frames: [CGRect] = []
      let width = (500 - 7 * CGFloat(columns - 1)) / CGFloat(columns)
      for height in heights {
        let column = ends.indices.min { ends[$0] < ends[$1] }!
        frames.append(CGRect(CGFloat(column) * (width + 7), ends[column], width, height))
        ends[column] += height + 7
      }
      let comment: Comment = "seed \(seed), step \(step)"
      for (item, frame) in frames.enumerated() {
        if solver.frame(of: ItemPosition(section: 0, item: item))?.isNear(frame) != true { Issue.record("item \(item): \(comment)") }
      }
      let rect = CGRect(0.5, CGFloat(random.below(1_000)) + 0.25, 500, 100)
      let found = Set(solver.elements(in: rect).map(\.id))
      #expect(found == Set(frames.indices.filter { frames[$0].touches(rect) }.map { .item(ItemPosition(section: 0, item: $0)) }), comment)
    }
  }
}
