import Foundation
import Observation
import OrielTesting
import SwiftUI
import Testing

@testable import OrielKit

@MainActor
@Suite("Collections with invalid input")
struct CollectionBadInputTests {
  private func host(_ stage: BadInputStage, size: CGSize = CGSize(width: 400, height: 400)) -> TestHost {
    TestHost(size: size) { BadInputCells(stage: stage) }
  }

  private func cells(_ host: TestHost) -> [String] { host.allElements.filter { $0.traits.contains(.isButton) }.map(\.label) }

  private func focused(_ host: TestHost) -> String? {
    host.allElements.first { $0.isFocused && $0.traits.contains(.isButton) }?.label
  }

  /// Scrolls down and focuses a cell, performs an action, and expects that the cell is still focused and, unless rows move, in its place.
  private func expectPlace(
    _ stage: BadInputStage, messages count: Int, about word: String = "", movesRows: Bool = false,
    then act: (TestHost) throws -> Void
  ) throws {
    let host = host(stage)
    host.scroll(at: CGPoint(x: 200, y: 200), by: CGSize(width: 0, height: 400))
    try host.settle()
    // The focus moves to the middle, so that nothing scrolls for it.
    host.press(.tab)
    for _ in 0..<4 {
      try host.settle()
      host.press(.downArrow)
    }
    try host.settle()
    let name = try #require(focused(host))
    let frame = try host.find(name).frame
    let before = host.messages.count
    try act(host)
    try host.settle()
    stage.caption += "!"
    try host.settle()
    let messages = host.messages.dropFirst(before)
    #expect(messages.count == count && messages.allSatisfy { word.isEmpty || $0.contains(word) }, "\(messages)")
    #expect(focused(host)?.prefix { $0 != "!" } == name.prefix { $0 != "!" })
    let end = try host.find(focused(host) ?? "").frame
    if movesRows {
      #expect(end.minY >= 0 && end.maxY <= 400, "\(name): from \(frame) to \(end)")
    } else {
      #expect(end == frame, "\(name): from \(frame) to \(end)")
    }
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("CV-6: A duplicate item or section is reported once, and the focused cell stays in its place")
  func duplicates() throws {
    let stage = BadInputStage(sections: 30, items: 4)
    try expectPlace(stage, messages: 2, about: "more than once") { host in
      stage.rows[25] = CollectionRow(section: stage.rows[25].section, items: [100, 101, 100])
      try host.settle()
      stage.rows.append(CollectionRow(section: stage.rows[3].section, items: [900_001]))
      try host.settle()
    }
  }

  @Test("CV-6: The items of a duplicate section are shown in the first section with that identifier")
  func joined() throws {
    let stage = BadInputStage(sections: 2, items: 4)
    stage.rows.append(CollectionRow(section: 0, items: [77, 1]))
    let host = host(stage)
    #expect(host.findAll(label: "1").count == 1 && (try? host.find("77").frame.midY) == 60 && (try? host.find("4").frame.midY) == 100)
    let messages = host.messages
    #expect(messages.count == 2)
  }

  @Test("Sections without items take no space, at the beginning, at the end and in between")
  func emptySections() throws {
    let stage = BadInputStage(sections: 30, items: 4)
    try expectPlace(stage, messages: 0) { host in
      for place in [0, 0, 7, 20, stage.rows.count + 4] {
        stage.rows.insert(CollectionRow(section: 1_000 + stage.rows.count, items: []), at: min(place, stage.rows.count))
        try host.settle()
      }
    }
    let empty = BadInputStage(sections: 5, items: 0)
    let host = host(empty)
    host.press(.tab)
    empty.rows[2] = CollectionRow(section: 2, items: [5])
    try host.settle()
    #expect(try host.find("5").frame.midY == 20)
  }

  @Test(
    "A group whose length is zero, infinite or NaN is 44 points long, which is reported",
    arguments: [0, -CGFloat.infinity, CGFloat.nan])
  func lengths(_ length: CGFloat) throws {
    let stage = BadInputStage(sections: 1, items: 12)
    stage.layout = { .grid(columns: 4, height: .absolute(length), spacing: 0) }
    let host = host(stage)
    stage.caption = "!"
    host.render()
    #expect((try? host.find("4!").frame.midY) == 66)
    let messages = host.messages
    // The invalid length, and possibly a consequence of it.
    #expect(1...2 ~= messages.count && messages.contains { $0.contains("44") }, "\(messages)")
  }

  @Test("A layout that becomes invalid and valid again doesn't lose the focus or the scroll position")
  func badLayout() throws {
    let stage = BadInputStage(sections: 1, items: 400)
    try expectPlace(stage, messages: 2, movesRows: true) { host in
      stage.layout = { .grid(columns: 4, height: .absolute(CGFloat.nan), spacing: 0) }
      try host.settle()
      #expect(cells(host).count > 30)
      stage.layout = BadInputStage.grid
      try host.settle()
    }
  }

  @Test("A custom group shows as many items as it has valid frames, and the remaining items follow in further groups")
  func tooManyItems() {
    let stage = BadInputStage(sections: 1, items: 7)
    stage.layout = {
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
      let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
        [
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 100, height: 50)),
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 100, y: 0, width: CGFloat.nan, height: 50)),
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 300, y: 0, width: 100, height: 5_000)),
        ]
      }
      return NSCollectionLayoutSection(group: group)
    }
    let host = host(stage)
    // Each group shows two items.
    #expect((try? host.find("2").frame.midY) == 75 && (try? host.find("6").frame.midY) == 175)
    let messages = host.messages
    #expect(messages.count == 1 && messages[0].contains("nan"), "\(messages)")
  }

  @Test("Items that are wider than their group are placed one per line")
  func tooWide() throws {
    let stage = BadInputStage(sections: 1, items: 3)
    stage.layout = {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(900), heightDimension: .absolute(900)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitems: [item])
      return NSCollectionLayoutSection(group: group)
    }
    let host = host(stage)
    let middles = try (0..<3).map { try host.find("\($0)").frame.midY }
    #expect(middles[1] - middles[0] == 50 && middles[2] - middles[1] == 50)
  }

  @Test("CV-32: Element kinds for which the builder returns no view reserve their space, show nothing, and report nothing")
  func unknownKinds() throws {
    let stage = BadInputStage(sections: 2, items: 4)
    stage.layout = {
      let section = BadInputStage.grid()
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "nobody knows", alignment: .top),
        NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "known", alignment: .bottom),
      ]
      section.decorationItems = [.background(elementKind: "nor this")]
      return section
    }
    let host = host(stage)
    #expect((try? host.find("0").frame.midY) == 50 && host.findAll(label: "known").count == 2)
    let messages = host.messages
    #expect(messages.isEmpty)
  }

  @Test("A cell of estimated size that never settles is reported once, and everything else keeps working")
  func restless() throws {
    let stage = BadInputStage(sections: 1, items: 40)
    stage.layout = {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)), subitems: [item])
      return NSCollectionLayoutSection(group: group)
    }
    stage.restless = 3
    let host = host(stage)
    host.advance(by: 0.5)
    #expect(host.messages.count == 1, "\(host.messages)")
    for item in 0..<6 { #expect(host.exists("\(item)")) }
    #expect(try host.find("1").frame.midY == 60 && abs(host.find("6").frame.minY - 240) <= 20)
    let focus = try host.find("5")
    try host.tap(focus)
    #expect(stage.pressed == [5])
    stage.rows = [CollectionRow(section: 0, items: [0, 1, 2, 4])]
    try host.settle()
    #expect(try host.find("4").frame.minY == 120)
  }

  @Test("The action of a cell can change the data and remove its own cell")
  func fromAction() throws {
    let stage = BadInputStage(sections: 2, items: 8)
    stage.action = { item in
      stage.rows = stage.rows.map { row in CollectionRow(section: row.section, items: row.items.filter { $0 != item }) }
      stage.rows.reverse()
    }
    let host = host(stage)
    for item in [0, 9, 3, 12] {
      try host.tap("\(item)")
      #expect(stage.rows.allSatisfy { !$0.items.contains(item) })
      host.advance(by: 0.05)
    }
    try host.settle()
    #expect(cells(host).count == 12)
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("The data can change while a cell appears")
  func fromAppearance() throws {
    let stage = BadInputStage(sections: 1, items: 8)
    stage.appearance = { item in
      if item == 7, stage.rows[0].items.count < 20 { stage.rows[0] = CollectionRow(section: 0, items: stage.rows[0].items + (20..<40)) }
    }
    let host = host(stage)
    try host.settle()
    #expect(host.exists("39"))
  }

  @Test("A million changes at once build only the visible cells, and the focus stays on an item that remains")
  func million() throws {
    let stage = BadInputStage(rows: [CollectionRow(section: 0, items: Array(0..<1_000_000))])
    let host = host(stage)
    host.press(.tab)
    #expect(focused(host) == "0")
    try host.settle()
    let cells = cells(host).count
    for script in 0..<3 {
      let mark = host.mark()
      let built = stage.built
      switch script {
      case 0: stage.rows = [CollectionRow(section: 0, items: (0..<1_000_000).reversed())]
      case 1: stage.rows = [CollectionRow(section: 0, items: Array(1_000_000..<2_000_000) + [0])]
      default: stage.rows = stride(from: 0, to: 1_000_000, by: 1_000).map { CollectionRow(section: $0 + 1, items: Array($0..<$0 + 1_000)) }
      }
      host.render()
      #expect(stage.built - built <= 2 * cells, "\(stage.built - built) cells built for \(cells)")
      #expect(host.work(since: mark).bodies <= 16 * cells)
      // The focused item scrolls a long way, on which visible cells are built.
      for _ in 0..<90 {
        let built = stage.built
        host.advance(by: 1 / 60)
        #expect(stage.built - built <= 2 * cells, "\(stage.built - built) cells built for \(cells)")
      }
      try host.settle()
      #expect(focused(host) == "0", "\(script)")
      let frame = try host.find("0").frame
      #expect(frame.minY > -1 && frame.maxY < 401, "\(script): \(frame)")
    }
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("A collection that shrinks to zero or one point restores its cells and its focus when it grows again", arguments: [0, 1])
  func small(_ side: CGFloat) throws {
    let stage = BadInputStage(sections: 2, items: 40)
    let host = host(stage)
    host.press(.tab)
    #expect(focused(host) == "0")
    let before = host.messages.count
    host.resize(to: CGSize(width: side, height: side))
    host.advance(by: 0.1)
    stage.rows.reverse()
    host.advance(by: 0.1)
    stage.rows.reverse()
    host.advance(by: 1)
    host.resize(to: CGSize(width: 400, height: 400))
    host.advance(by: 1)
    let messages = host.messages.dropFirst(before)
    #expect(messages.count <= 1, "\(messages)")
    #expect(try host.find("0").frame == CGRect(x: 0, y: 0, width: 100, height: 40) && host.find("5").frame.minY == 40)
    #expect(focused(host) == "0")
  }

  @Test("A collection that never has a size builds few cells and leaves nothing behind")
  func nothing() throws {
    let stage = BadInputStage(sections: 2, items: 4)
    let host = host(stage, size: .zero)
    stage.rows.reverse()
    host.advance(by: 1)
    #expect(stage.built < 100)
    host.close()
    #expect(host.leftovers().isEmpty)
  }
}

@MainActor @Observable
private final class BadInputStage {
  var rows: [CollectionRow<Int, Int>]
  var caption = ""
  var layout: @MainActor () -> NSCollectionLayoutSection = grid
  @ObservationIgnored var restless: Int?
  @ObservationIgnored var pressed: [Int] = []
  @ObservationIgnored var action: (Int) -> Void = { _ in }
  @ObservationIgnored var appearance: (Int) -> Void = { _ in }
  /// The number of evaluations of cells.
  @ObservationIgnored var built = 0

  init(rows: [CollectionRow<Int, Int>]) { self.rows = rows }

  convenience init(sections: Int, items: Int) {
    self.init(
      rows: (0..<sections).map { section in CollectionRow(section: section, items: Array(section * items..<(section + 1) * items)) })
  }

  static func grid() -> NSCollectionLayoutSection { .grid(columns: 4, height: .absolute(40), spacing: 0) }
}

private struct BadInputCells: View {
  let stage: BadInputStage

  var body: some View {
    let (caption, layout) = (stage.caption, stage.layout)
    CollectionView(rows: stage.rows) { _, _ in
      layout()
    } cell: { _, item in
      BadInputCell(stage: stage, item: item, caption: caption)
    } supplementaryView: { kind, _ in
      if kind == "known" { Text("known") }
    }
  }
}

private struct BadInputCell: View {
  let stage: BadInputStage
  let item: Int
  let caption: String
  @State private var height: CGFloat = 40

  var body: some View {
    stage.built += 1
    return Button {
      stage.pressed.append(item)
      stage.action(item)
    } label: {
      Text(verbatim: "\(item)\(caption)").frame(maxWidth: .infinity, minHeight: stage.restless == item ? height : 40)
    }
    .buttonStyle(.plain)
    .onAppear { stage.appearance(item) }
    .onGeometryChange(for: CGFloat.self) {
      $0.size.height
    } action: {
      if stage.restless == item { height = $0 == 40 ? 50 : 40 }
    }
  }
}
