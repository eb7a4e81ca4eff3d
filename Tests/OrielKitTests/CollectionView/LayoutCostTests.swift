import SwiftUI
import Testing

@testable import OrielKit

@MainActor
@Suite("The cost and the diagnostics of layouts")
struct LayoutCostTests {
  @Test("In a grid of a million cells, frames and queries are computed without other cells")
  func millionCells() {
    let solver = LayoutStage.solver(
      1_000_000, in: LayoutStage.environment(1_000, 800), .grid(columns: 10, height: .absolute(100), spacing: 0))
    #expect(solver.contentSize.height == 10_000_000)
    #expect(solver.frame(of: ItemPosition(section: 0, item: 987_654)) == CGRect(400, 9_876_500, 100, 100))
    let elements = solver.elements(in: CGRect(1, 5_000_001, 998, 798))
    #expect(elements.count == 80)
    #expect(elements.first?.id == .item(ItemPosition(section: 0, item: 500_000)))
    #expect(solver.item(at: .zero) == ItemPosition(section: 0, item: 0))
    #expect(solver.item(at: CGPoint(x: 1_000, y: 0)) == nil)
    #expect(solver.item(at: CGPoint(x: 555, y: 5_000_050)) == ItemPosition(section: 0, item: 500_005))
  }

  @Test("A custom group requests its 20,000 frames once, and finds them by a search")
  func customGroup() {
    var asked = 0
    let group = NSCollectionLayoutGroup.custom(layoutSize: LayoutStage.size(.fractionalWidth(1), .absolute(200_000))) { _ in
      asked += 1
      return (0..<20_000).map { NSCollectionLayoutGroupCustomItem(frame: CGRect(CGFloat($0 % 10) * 30, CGFloat($0 / 10) * 100, 30, 100)) }
    }
    let solver = LayoutStage.solver(30_000, NSCollectionLayoutSection(group: group))
    #expect(asked == 1)
    #expect(solver.elements(in: CGRect(1, 150_001, 298, 98)).count == 10)
    #expect(solver.elements(in: CGRect(1, 250_001, 298, 98)).map(\.frame.minY).allSatisfy { $0 == 250_000 })
    #expect(solver.elements(in: CGRect(1, 300_101, 298, 98)).isEmpty)
  }

  @Test("Of 1,000 sections only those near the viewport are solved, also after a jump")
  func fewSections() {
    var asked: [Int] = []
    var solver = CompositionalSolver(counts: Array(repeating: 20, count: 1_000), environment: LayoutStage.environment()) { index, _ in
      asked.append(index)
      return .grid(columns: 2, height: .absolute(50), spacing: 0)
    }
    solver.solve(near: 0...600)
    // Each section is 500 points long.
    #expect(asked == [0, 1])
    #expect(solver.contentSize.height == 500_000)
    solver.solve(near: 250_000...250_600)
    #expect(asked == [0, 1, 500, 501])
    #expect(solver.elements(in: CGRect(0, 250_001, 300, 598)).count == 24)
    let again = solver.solve(near: 0...900)
    #expect(again == 0)
  }

  @Test("Solving sections later moves the visible ones only by the correction of the sections above")
  func corrections() {
    var solver = CompositionalSolver(counts: Array(repeating: 10, count: 100), environment: LayoutStage.environment()) { index, _ in
      .grid(columns: 1, height: .absolute(index.isMultiple(of: 2) ? 10 : 30), spacing: 0)
    }
    solver.solve(near: 0...50)
    solver.solve(near: 5_000...5_100)
    let seen = solver.sections(in: 5_050...5_050).lowerBound
    let before = solver.start(of: seen)
    solver.solve(near: 0...600)
    #expect(solver.start(of: seen) - before == solver.frame(of: 1)!.height - 100 + solver.frame(of: 3)!.height - 100)
    for section in 0..<100 { solver.solve(section) }
    #expect(solver.contentSize.height == 20_000)
    #expect(solver.start(of: 51) == 10_100)
  }

  @Test("Measured sizes are kept across data changes by the identity of items")
  func remembering() {
    let old = [CollectionRow(section: "a", items: [1, 2, 3]), CollectionRow(section: "b", items: [4, 5])]
    let new = [CollectionRow(section: "c", items: [9]), CollectionRow(section: "b", items: [5, 2, 4])]
    let layout = NSCollectionLayoutSection.list(
      using: UICollectionLayoutListConfiguration(appearance: .sidebarPlain), layoutEnvironment: LayoutStage.environment())
    var first = LayoutStage.solver(old.map(\.items.count)) { _, _ in layout }
    for (section, row) in old.enumerated() {
      for item in row.items.indices {
        first.measure(.item(ItemPosition(section: section, item: item)), CGSize(width: 300, height: CGFloat(row.items[item] * 10)))
      }
    }
    var second = CompositionalSolver(counts: new.map(\.items.count), environment: LayoutStage.environment()) { _, _ in layout }
    second.remember(first, through: SnapshotDifference(from: old, to: new))
    second.solve(near: 0...1_000)
    let heights = [
      ItemPosition(section: 0, item: 0), ItemPosition(section: 1, item: 0), ItemPosition(section: 1, item: 1),
      ItemPosition(section: 1, item: 2),
    ]
    .map { second.frame(of: $0)?.height }
    #expect(heights == [44, 50, 20, 40])
    var wider = CompositionalSolver(counts: [3, 2], environment: LayoutStage.environment(400)) { _, _ in layout }
    wider.remember(first)
    wider.solve(near: 0...1_000)
    #expect(wider.frame(of: ItemPosition(section: 0, item: 0))?.height == 44)
  }

  @Test("Measured header sizes are kept with their sections across two changes while they are far away")
  func rememberingHeaders() {
    let rows = ["a", "b", "c"].map { CollectionRow(section: $0, items: [1]) }
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let layout = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: LayoutStage.environment())
    var solver = LayoutStage.solver([1, 1, 1]) { _, _ in layout }
    solver.measure(.boundary(kind: UICollectionView.elementKindSectionHeader, section: 2, ordinal: 0), CGSize(width: 300, height: 70))
    var shown = rows
    for next in [[rows[2], rows[0], rows[1]], [rows[0], rows[2]]] {
      var other = CompositionalSolver(counts: next.map(\.items.count), environment: LayoutStage.environment()) { _, _ in layout }
      other.remember(solver, through: SnapshotDifference(from: shown, to: next))
      (solver, shown) = (other, next)
    }
    for section in 0..<2 { solver.solve(section) }
    #expect((0..<2).map { solver.frame(of: $0)?.height } == [88, 114])
  }

  // MARK: - Invalid input

  func messages(_ section: @escaping @autoclosure () -> NSCollectionLayoutSection, _ frames: [CGRect]) -> [String] {
    LayoutReports.of {
      let found = LayoutStage.frames(frames.count, section())
      #expect(found == frames)
    }
  }

  func row(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension, _ items: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(group: .horizontal(layoutSize: LayoutStage.size(width, height), subitems: items))
  }

  @Test("A group whose length is zero, negative or NaN is 44 points long, which is reported")
  func noLength() {
    let cell = LayoutStage.item(.fractionalWidth(1), .fractionalHeight(1))
    let expected = [CGRect(0, 0, 300, 44), CGRect(0, 44, 300, 44)]
    #expect(messages(self.row(.fractionalWidth(1), .absolute(0), [cell]), expected).count == 1)
    #expect(messages(self.row(.fractionalWidth(1), .absolute(-10), [cell]), expected).count == 2)
    #expect(messages(self.row(.fractionalWidth(1), .absolute(.nan), [cell]), expected).contains { $0.contains("a height of nan") })
    #expect(messages(self.row(.fractionalWidth(1), .fractionalHeight(.infinity), [cell]), expected).count == 2)
  }

  @Test("A group without items, or with an item repeated zero times, has one item")
  func noItems() {
    #expect(messages(self.row(.fractionalWidth(1), .absolute(50), []), [CGRect(0, 0, 300, 50), CGRect(0, 50, 300, 50)]).count == 1)
    let cell = LayoutStage.item(.fractionalWidth(0.5), .fractionalHeight(1))
    let none = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: LayoutStage.size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: cell, count: 0))
    #expect(messages(none, [CGRect(0, 0, 150, 50), CGRect(0, 50, 150, 50)]).count == 1)
    let custom = NSCollectionLayoutSection(
      group: .custom(layoutSize: LayoutStage.size(.fractionalWidth(1), .absolute(50))) { _ in
        [NSCollectionLayoutGroupCustomItem(frame: CGRect(.nan, 0, 10, 10))]
      })
    #expect(messages(custom, [CGRect(0, 0, 300, 50)]).count == 2)
  }

  @Test("Items of zero width are placed once per group, and don't repeat forever")
  func zeroWidth() {
    let cell = LayoutStage.item(.absolute(0), .fractionalHeight(1))
    #expect(messages(self.row(.fractionalWidth(1), .absolute(50), [cell]), [CGRect(0, 0, 0, 50), CGRect(0, 50, 0, 50)]).isEmpty)
  }

  @Test("Only the items of a group that fit are placed, and the first one always is")
  func tooMany() {
    let half = LayoutStage.item(.absolute(200), .fractionalHeight(1))
    let said = messages(self.row(.fractionalWidth(1), .absolute(50), [half, half, half]), [CGRect(0, 0, 200, 50), CGRect(0, 50, 200, 50)])
    #expect(said.count == 1 && said[0].contains("1 of them"))
    let wide = LayoutStage.item(.absolute(500), .fractionalHeight(1))
    #expect(messages(self.row(.fractionalWidth(1), .absolute(50), [wide]), [CGRect(0, 0, 500, 50)]).isEmpty)
  }

  @Test("A section without a layout is a list, and invalid measurements are ignored")
  func noLayout() {
    let said = LayoutReports.of {
      var solver = LayoutStage.solver([2]) { _, _ in nil }
      #expect(solver.frame(of: ItemPosition(section: 0, item: 1)) == CGRect(0, 44, 300, 44))
      solver.measure(.item(ItemPosition(section: 0, item: 1)), CGSize(width: 10, height: CGFloat.nan))
      solver.measure(.item(ItemPosition(section: 7, item: 1)), CGSize(width: 10, height: 10))
      #expect(solver.frame(of: ItemPosition(section: 0, item: 1)) == CGRect(0, 44, 300, 44))
      #expect(solver.frame(of: ItemPosition(section: 0, item: 2)) == nil && solver.frame(of: ItemPosition(section: 3, item: 0)) == nil)
    }
    #expect(said.count == 2)
  }

  @Test("A container whose size is zero or NaN has items of zero width, and NaN is reported")
  func noContainer() {
    let empty = LayoutStage.frames(2, .grid(columns: 2), in: LayoutStage.environment(0, 0))
    #expect(empty.allSatisfy { $0.width == 0 })
    let said = LayoutReports.of {
      #expect(LayoutStage.frames(2, .grid(columns: 2), in: LayoutStage.environment(.nan, 600)).allSatisfy { $0.width == 0 })
    }
    #expect(said.contains { $0.contains("a container's width of nan") })
  }

  @Test("A waterfall with invalid lengths or without columns uses default values and reports both")
  func badWaterfall() {
    let said = messages(
      .waterfall(columns: 0, spacing: 0) { item, _ in item == 0 ? -5 : 20 }, [CGRect(0, 0, 300, 44), CGRect(0, 44, 300, 20)])
    #expect(said.count == 2)
  }
}
