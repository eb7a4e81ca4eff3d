import OrielTesting
import SwiftUI
import Testing

@testable import OrielKit

@MainActor
@Suite("The focus in collections")
struct CollectionFocusTests {
  private func focused(_ host: TestHost) -> [String] {
    host.allElements.filter { $0.isFocused && $0.traits.contains(.isButton) }.map(\.label)
  }

  private func press(_ keys: [KeyEquivalent], _ host: TestHost) throws {
    for key in keys {
      host.press(key)
      try host.settle()
    }
  }

  @Test(
    "CV-X3 Down from beyond the end of a shorter row focuses its last cell, and Up returns to the original cell")
  func differentLengths() throws {
    let rows = [6, 2, 6, 1].enumerated().map { section, count in
      CollectionRow(section: "\(section)", items: (0..<count).map { "\(section), \($0)" })
    }
    let host = CollectionStage(rows).host(size: CGSize(width: 2_400, height: 1_200)) { Shelves(stage: CollectionStage(rows)) }
    try press([.tab] + Array(repeating: .rightArrow, count: 5), host)
    #expect(focused(host) == ["0, 5"])
    try press([.downArrow], host)
    #expect(focused(host) == ["1, 1"])
    try press([.upArrow], host)
    #expect(focused(host) == ["0, 5"])
    try press([.downArrow, .downArrow], host)
    #expect(focused(host).first?.hasPrefix("2, ") == true)
    try press([.downArrow], host)
    #expect(focused(host) == ["3, 0"])
    // There is no cell below or beside it.
    try press([.downArrow, .rightArrow], host)
    #expect(focused(host) == ["3, 0"])
  }

  @Test("CV-X3 Arrow keys skip an empty row, and don't focus cells of a row that are scrolled away")
  func emptyRow() throws {
    let rows = [
      CollectionRow(section: "0", items: (0..<20).map { "0, \($0)" }), CollectionRow(section: "1", items: [String]()),
      CollectionRow(section: "2", items: (0..<20).map { "2, \($0)" }),
    ]
    let stage = CollectionStage(rows)
    let host = stage.host { Shelves(stage: stage) }
    try press([.tab] + Array(repeating: .rightArrow, count: 8), host)
    #expect(focused(host) == ["0, 8"])
    try press([.downArrow], host)
    let below = try #require(focused(host).first)
    #expect(below.hasPrefix("2, "))
    #expect(try host.find(below).frame.minX >= 0 && host.find(below).frame.maxX <= 1_280)
    try press([.upArrow], host)
    #expect(focused(host) == ["0, 8"])
  }

  @MainActor @Observable final class Columns { var count = 4 }

  private struct ButtonGrid: View {
    let columns: Columns

    var body: some View {
      let count = columns.count
      CollectionView(rows: CollectionStage.rows(1, 400)) { _, _ in
        CollectionStage.grid(count)
      } cell: { _, item in
        Button {
        } label: {
          Text(verbatim: item).frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .buttonStyle(.plain)
      }
    }
  }

  private func grid(_ columns: Columns = Columns()) -> TestHost {
    TestHost(size: CGSize(width: 400, height: 400)) { ButtonGrid(columns: columns) }
  }

  private func scroll(_ host: TestHost, by distance: CGFloat) throws {
    host.scroll(at: CGPoint(x: 200, y: 200), by: CGSize(width: 0, height: distance))
    try host.settle()
  }

  /// Indicates whether the cell is fully visible.
  private func isVisible(_ label: String, _ host: TestHost) throws -> Bool {
    let frame = try host.find(label).frame
    return frame.minY > -0.5 && frame.maxY < 400.5
  }

  @Test(
    "An arrow key continues from a focused cell that was scrolled away, and scrolls the next cell into view",
    arguments: [-8_000.0, 1_500])
  func scrolledAway(distance: Double) throws {
    let ways: [(KeyEquivalent, String)] = [(.upArrow, "77"), (.downArrow, "85"), (.leftArrow, "80"), (.rightArrow, "82")]
    for (key, item) in ways {
      let host = grid()
      try press([.tab, .rightArrow] + Array(repeating: .downArrow, count: 20), host)
      #expect(focused(host) == ["0, 81"])
      try scroll(host, by: distance)
      #expect(!host.exists("0, 77") && !host.exists("0, 85"), "the neighbors aren't built")
      try press([key], host)
      #expect(focused(host) == ["0, \(item)"])
      #expect(try isVisible("0, \(item)", host))
    }
  }

  @Test("A new number of columns keeps the scroll position, and doesn't scroll back to a focused cell that was scrolled away")
  func otherColumns() throws {
    let columns = Columns()
    let host = grid(columns)
    try press([.tab], host)
    try scroll(host, by: 2_000)
    let seen = host.allElements.filter { $0.traits.contains(.isButton) && $0.frame.maxY > 1 }
    let first = try #require(seen.min { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) })
    #expect(first.label != "0, 0")
    for count in [2, 4] {
      columns.count = count
      try host.settle()
      #expect(try abs(host.find(first.label).frame.minY - first.frame.minY) < 0.5, "\(count) columns")
    }
  }

  @Test("A visible focused cell stays visible with a new number of columns")
  func otherColumnsInSight() throws {
    let columns = Columns()
    let host = grid(columns)
    try press([.tab] + Array(repeating: .downArrow, count: 7), host)
    #expect(focused(host) == ["0, 28"])
    columns.count = 1
    try host.settle()
    #expect(focused(host) == ["0, 28"])
    #expect(try isVisible("0, 28", host))
  }

  private struct Paged: View {
    let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior

    var body: some View {
      CollectionView(rows: CollectionStage.rows(2, 20)) { _, _ in
        let section = NSCollectionLayoutSection.shelf(
          width: .absolute(behavior == .paging ? 230 : 180), height: .absolute(100), spacing: 20)
        section.orthogonalScrollingBehavior = behavior
        return section
      } cell: { _, item in
        Button {
        } label: {
          Text(verbatim: item).frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .buttonStyle(.plain)
      }
    }
  }

  @Test(
    "A snapping orthogonal section settles on its groups after arrow keys or Tab have scrolled to a cell",
    arguments: [
      UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, .groupPagingCentered, .continuousGroupLeadingBoundary, .paging,
    ], [KeyEquivalent.rightArrow, .tab])
  func snaps(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, key: KeyEquivalent) throws {
    let host = TestHost(size: CGSize(width: 500, height: 300)) { Paged(behavior: behavior) }
    let start = try host.find("0, 0").frame.midX
    host.press(.tab)
    for item in 1..<12 {
      host.press(key)
      try host.settle()
      #expect(focused(host) == ["0, \(item)"])
      let element = try host.find("0, \(item)")
      let frame = element.frame
      #expect(frame.minX >= -0.5 && frame.maxX <= 500.5, "\(frame)")
      // From a settled group, all frames are a multiple of a group's length away. Pages are as long as the viewport.
      let offset = start + CGFloat(item) * (behavior == .paging ? 250 : 200) - frame.midX
      let step: CGFloat = behavior == .paging ? 500 : 200
      let rest = offset.truncatingRemainder(dividingBy: step)
      #expect(min(rest, step - rest) < 0.5, "item \(item) at \(offset)")
    }
  }

  private struct RandomShelf: View {
    let layout: NSCollectionLayoutSection

    var body: some View {
      CollectionView(rows: CollectionStage.rows(1, 12)) { _, _ in
        layout
      } cell: { _, item in
        Button {
        } label: {
          Text(verbatim: item).frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .buttonStyle(.plain)
      }
    }
  }

  @Test(
    "A focused item that fits is fully visible for any sizes and insets of an orthogonal section",
    arguments: [
      UICollectionLayoutSectionOrthogonalScrollingBehavior.paging, .groupPaging, .groupPagingCentered, .continuousGroupLeadingBoundary,
    ], 1...8)
  func wholeByFocus(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let width = CGFloat(random.below(290) + 10)
    let section = NSCollectionLayoutSection.shelf(
      width: .absolute(width), height: .absolute(80), spacing: CGFloat(random.below(60)), behavior: behavior)
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: CGFloat(random.below(80)), bottom: 0, trailing: CGFloat(random.below(80)))
    let host = TestHost(size: CGSize(width: 300, height: 200)) { RandomShelf(layout: section) }
    let keys = Array(repeating: KeyEquivalent.rightArrow, count: 12) + Array(repeating: .leftArrow, count: 11)
    for key in keys {
      try press([key], host)
      let label = try #require(focused(host).first)
      let frame = try host.find(label).frame
      #expect(frame.minX > -0.6 && frame.maxX < 300.6, "seed \(seed): \(label), \(width) points, at \(frame.minX)")
    }
    #expect(focused(host) == ["0, 0"])
  }

  @Test("A focused item of a paging waterfall is fully visible", arguments: 1...6)
  func wholeInWaterfall(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let lengths = (0..<12).map { _ in CGFloat(random.below(270) + 20) }
    let section = NSCollectionLayoutSection.waterfall(columns: 2, spacing: CGFloat(random.below(30))) { item, _ in lengths[item] }
    section.orthogonalScrollingBehavior = .paging
    section.contentInsets.leading = CGFloat(random.below(60))
    let host = TestHost(size: CGSize(width: 300, height: 200)) { RandomShelf(layout: section) }
    var seen: Set<String> = []
    var last: String?
    let ways: [KeyEquivalent] = [.rightArrow, .downArrow, .rightArrow, .upArrow]
    for step in 0..<36 {
      try press([step == 0 ? .tab : ways[step % 4]], host)
      let label = try #require(focused(host).first)
      seen.insert(label)
      defer { last = label }
      // If no item lies in the direction, a key turns the page and doesn't move the focus.
      guard label != last else { continue }
      let frame = try host.find(label).frame
      #expect(frame.minX > -0.6 && frame.maxX < 300.6, "seed \(seed): \(label), \(frame.width) points, at \(frame.minX)")
    }
    #expect(seen.count > 6)
  }

  @Test("End focuses the last cell, and Home the first one, and not a button in the cell")
  func endOfCells() throws {
    var chosen: Set<String> = []
    let host = TestHost(size: CGSize(width: 400, height: 300)) {
      CollectionView(rows: CollectionStage.rows(1, 60)) { _, _ in
        CollectionStage.grid(2)
      } cell: { _, item in
        HStack {
          Text(verbatim: item)
          Button("Buy") {}
        }
      }
      .selection(Binding(get: { chosen }, set: { chosen = $0 }))
    }
    try press([.tab, .end, .space], host)
    #expect(chosen == ["0, 59"])
    try press([.home, .space], host)
    #expect(chosen == ["0, 0", "0, 59"])
  }
}
