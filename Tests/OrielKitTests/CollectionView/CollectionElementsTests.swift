import Foundation
import Observation
import OrielTesting
import SwiftUI
import Testing

@testable import OrielKit

@MainActor
@Suite("Layout elements in collections")
struct CollectionElementsTests {
  private func host(_ stage: ElementsStage, size: CGSize = CGSize(width: 400, height: 400)) -> TestHost {
    TestHost(size: size) { Elements(stage: stage) }
  }

  private func scroll(_ host: TestHost, by distance: CGFloat) throws {
    host.scroll(at: CGPoint(x: 200, y: 200), by: CGSize(width: 0, height: distance))
    try host.settle()
  }

  /// Scrolls to the end in several steps, because its position is estimated until it is visible.
  private func scrollToEnd(_ host: TestHost, _ last: String) throws {
    for _ in 0..<20 where !host.exists(last) { try scroll(host, by: 100_000) }
    try scroll(host, by: 1_000)
  }

  // MARK: Estimated cells

  private static func estimated() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  @Test("Cells of estimated height are as high as their content and stacked without gaps, also after jumps to the end and back")
  func estimatedCells() throws {
    let stage = ElementsStage([200]) { _ in Self.estimated() }
    let host = host(stage)
    func top(_ item: Int) -> CGFloat { (0..<item).reduce(0) { $0 + stage.height($1) } }
    for item in 0..<6 {
      let frame = try host.find("0.\(item)").frame
      #expect(frame.minY == top(item) && frame.height == stage.height(item) && frame.width == 400)
    }
    for _ in 0..<30 { try scroll(host, by: 97) }
    let seen = host.findAll(text: "0.").sorted { $0.frame.minY < $1.frame.minY }
    #expect(seen.count > 4)
    for (one, next) in zip(seen, seen.dropFirst()) { #expect(abs(one.frame.maxY - next.frame.minY) < 0.01) }
    for element in seen {
      let item = try #require(Int(element.label.dropFirst(2)))
      #expect(element.frame.height == stage.height(item))
    }
    // Far away and back.
    for _ in 0..<3 {
      try scrollToEnd(host, "0.199")
      #expect(abs(try host.find("0.199").frame.maxY - 400) < 0.01)
      try scroll(host, by: -100_000)
      #expect(try host.find("0.0").frame.minY == 0 && host.find("0.3").frame.minY == top(3))
    }
  }

  @Test("A cell that changes its height moves the cells below it, and a change above the viewport moves no visible cell")
  func changingHeight() throws {
    let stage = ElementsStage([200]) { _ in Self.estimated() }
    let host = host(stage)
    let before = try host.find("0.4").frame
    stage.extra[1] = 50
    try host.settle()
    #expect(try host.find("0.4").frame == before.offsetBy(dx: 0, dy: 50))
    try scroll(host, by: 1_000)
    let first = try #require(host.findAll(text: "0.").filter { $0.frame.minY >= 0 }.min { $0.frame.minY < $1.frame.minY })
    stage.extra[1] = 0
    stage.rows[0] = CollectionRow(section: 0, items: Array(stage.rows[0].items.dropFirst(2)))
    try host.settle()
    #expect(abs(try host.find(first.label).frame.minY - first.frame.minY) < 0.01)
  }

  // MARK: Pinned headers

  private static func pinned() -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection.grid(columns: 4, height: .absolute(40), spacing: 0)
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
    footer.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header, footer]
    return section
  }

  @Test("A pinned header stays at the top until the next section pushes it out, and a pinned footer stays at the bottom")
  func pinnedHeaders() throws {
    let stage = ElementsStage([60, 60, 60]) { _ in Self.pinned() }
    let host = host(stage)
    let (header, footer) = (UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter)
    // 30 + 15 * 40 + 30: the footer's unpinned position is offscreen.
    #expect(try host.find("\(header) 0").frame.minY == 0 && host.find("\(footer) 0").frame.maxY == 400)
    host.scroll(at: CGPoint(x: 200, y: 200), by: CGSize(width: 0, height: 100))
    for _ in 0..<30 {
      host.advance(by: 1 / 60)
      #expect(try host.find("\(header) 0").frame.minY == 0)
    }
    try host.settle()
    // The header is above the cells: a press hits it and no cell.
    try host.tap("\(header) 0")
    #expect(stage.pressed == ["\(header) 0"])
    try scroll(host, by: 545)
    // The section ends 15 points below the top.
    let pushed = host.findAll(text: "\(header) 0").first?.frame
    // The footer keeps its space.
    #expect(try pushed?.maxY == -15 && host.find("\(footer) 0").frame.maxY == 15, "\(String(describing: pushed))")
    #expect(try host.find("\(header) 1").frame.minY == 15)
    try scroll(host, by: 300)
    #expect(try host.find("\(header) 1").frame.minY == 0 && !host.exists("\(header) 0"))
    // With other data it is still the header of the visible section.
    stage.rows.insert(CollectionRow(section: 7, items: [70]), at: 0)
    try host.settle()
    #expect(host.findAll(text: header).map(\.frame.minY).min() == 0)
  }

  // MARK: Badges

  private static func badges() -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .fractionalHeight(1)), supplementaryItems: [badge]
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
    return section
  }

  @Test("CV-31: A badge is on the corner of its item above all cells, receives its item's path, and moves with the item")
  func badgesFollow() throws {
    let stage = ElementsStage([8]) { _ in Self.badges() }
    let host = host(stage)
    let (badge, item) = try (host.find("badge 0.2").frame, host.find("0.2").frame)
    #expect(item == CGRect(x: 200, y: 20, width: 100, height: 120))
    #expect(badge.midX == 300 && badge.midY == 20 && badge.width == 20, "\(badge)")
    // The badge is drawn and hit-tested above the neighboring cell.
    try host.tap("badge 0.2")
    #expect(stage.pressed == ["badge 0.2"])
    stage.rows = [CollectionRow(section: 0, items: stage.rows[0].items.reversed())]
    host.render()
    var apart = 0
    for _ in 0..<40 {
      host.advance(by: 1 / 60)
      // The badge of the item that was the third and is now the sixth.
      let (badge, item) = try (host.find("badge 0.5").frame, host.find("0.2").frame)
      if abs(badge.midX - item.maxX) > 0.01 || abs(badge.midY - item.minY) > 0.01 { apart += 1 }
    }
    #expect(apart == 0)
    #expect(host.findAll(text: "badge").count == 8)
    stage.rows = [CollectionRow(section: 0, items: [2])]
    try host.settle()
    #expect(host.findAll(text: "badge").count == 1)
  }

  // MARK: Lists

  private static func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = .supplementary
    return .list(using: configuration, layoutEnvironment: environment)
  }

  @Test("Rows of a plain list have the height of their content and separators, and the header stays pinned")
  func plainList() throws {
    let stage = ElementsStage([40, 40]) { Self.list(.plain, $0) }
    let host = host(stage)
    let header = UICollectionView.elementKindSectionHeader
    let head = try host.find("\(header) 0").frame
    #expect(head.minY == 0 && head.width == 400)
    let rows = try (0..<4).map { try host.find("0.\($0)").frame }
    for (index, frame) in rows.enumerated() { #expect(frame.width == 400 && frame.height == stage.height(index)) }
    for (one, next) in zip(rows, rows.dropFirst()) { #expect(abs(next.minY - one.maxY) <= 1) }
    try scroll(host, by: 300)
    #expect(try host.find("\(header) 0").frame.minY == 0)
    try scrollToEnd(host, "1.39")
    #expect(try abs(host.find("1.39").frame.maxY - 400) < 0.01)
  }

  @Test("Rows of an inset grouped list are inset from the edges, and its sections are separated")
  func groupedList() throws {
    let stage = ElementsStage([3, 3]) { Self.list(.insetGrouped, $0) }
    let host = host(stage)
    let (first, last) = (try host.find("0.0").frame, try host.find("0.2").frame)
    #expect(first.minX == 16 && first.width == 368)
    #expect(try host.find("1.0").frame.minY > last.maxY + 16)
    stage.rows[0] = CollectionRow(section: 0, items: [0, 1, 2, 3])
    try host.settle()
    #expect(try host.find("0.3").frame.minY >= last.maxY)
  }
}

@MainActor @Observable
private final class ElementsStage {
  var rows: [CollectionRow<Int, Int>]
  var extra: [Int: CGFloat] = [:]
  @ObservationIgnored let layout: @MainActor (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
  @ObservationIgnored var pressed: [String] = []

  init(_ counts: [Int], layout: @escaping @MainActor (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection) {
    rows = counts.enumerated().map { section, count in
      CollectionRow(section: section, items: (0..<count).map { section * 1_000 + $0 })
    }
    self.layout = layout
  }

  func height(_ item: Int) -> CGFloat { 50 + CGFloat(item % 7) * 10 + (extra[item] ?? 0) }
}

private struct Elements: View {
  let stage: ElementsStage

  var body: some View {
    CollectionView(rows: stage.rows) { _, environment in
      stage.layout(environment)
    } cell: { _, item in
      ElementCell(stage: stage, item: item)
    } supplementaryView: { kind, path in
      let name = kind == "badge" ? "badge \(path.section).\(path.item)" : "\(kind) \(path.section)"
      Button {
        stage.pressed.append(name)
      } label: {
        Text(verbatim: name).lineLimit(1).frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .buttonStyle(.plain)
    }
  }
}

private struct ElementCell: View {
  let stage: ElementsStage
  let item: Int

  var body: some View {
    Button {
      stage.pressed.append("\(item)")
    } label: {
      Text(verbatim: "\(item / 1_000).\(item % 1_000)")
        .frame(maxWidth: .infinity, minHeight: stage.height(item % 1_000), maxHeight: .infinity)
    }
    .buttonStyle(.plain)
  }
}
