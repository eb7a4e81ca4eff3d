import OrielTesting
import SwiftUI
import Testing

@testable import OrielKit

/// A cell with a state that a press changes.
private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button {
      count += 1
    } label: {
      Text(verbatim: "\(name): \(count)").frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .buttonStyle(.plain)
  }
}

/// Orthogonal sections, except for those whose names begin with "grid".
private struct Counters: View {
  let stage: CollectionStage

  var body: some View {
    CollectionView(rows: stage.rows) { section, _ in
      stage.rows[section].section.hasPrefix("grid") ? CollectionStage.grid(4, 100) : CollectionStage.shelf(height: stage.height)
    } cell: { _, item in
      Counter(name: item)
    }
  }
}

@MainActor
@Suite("Items that move between sections")
struct CollectionCrossingTests {
  private func host(_ stage: CollectionStage) -> TestHost { stage.host { Counters(stage: stage) } }

  private func focused(_ host: TestHost) -> [String] {
    host.allElements.filter { $0.isFocused && $0.traits.contains(.isButton) }.map(\.label)
  }

  private func move(_ item: String, to section: Int, at index: Int = 0, _ stage: CollectionStage) {
    var rows = stage.rows.map { CollectionRow(section: $0.section, items: $0.items.filter { $0 != item }) }
    var items = rows[section].items
    items.insert(item, at: min(index, items.count))
    rows[section] = .init(section: rows[section].section, items: items)
    stage.rows = rows
  }

  @Test("CV-8: An item that moves to another orthogonal section animates there and keeps its state", arguments: [false, true])
  func shelfToShelf(isUpwards: Bool) throws {
    let stage = CollectionStage(CollectionStage.rows(4, 20))
    let host = host(stage)
    let (from, to) = isUpwards ? (1, 0) : (0, 1)
    try host.tap("\(from), 1: 0")
    let before = try host.find("\(from), 1: 1").frame
    let made = host.liveNodeCount
    move("\(from), 1", to: to, stage)
    host.render()
    #expect(try host.find("\(from), 1: 1").frame == before)
    #expect(host.liveNodeCount <= made + 40)
    host.advance(by: 0.15)
    let onItsWay = try host.find("\(from), 1: 1").frame
    let after = CGRect(x: 0, y: to == 0 ? 64 : 328, width: 320, height: 180)
    #expect(onItsWay.minY > min(before.minY, after.minY) && onItsWay.minY < max(before.minY, after.minY))
    #expect(onItsWay.minX > after.minX && onItsWay.minX < before.minX)
    try host.settle()
    #expect(try host.find("\(from), 1: 1").frame == after)
    #expect(host.findAll(text: "\(from), 1:").count == 1)
  }

  @Test(
    "CV-8, CV-24, CV-25: The focus stays on an item that moves to another section, and no other item ever has it", arguments: [1, 2, 30])
  func focus(section: Int) throws {
    let stage = CollectionStage.shelves
    stage.rows[2] = .init(section: "grid", items: stage.rows[2].items)
    let host = host(stage)
    host.press(.tab)
    host.press(.rightArrow)
    host.press(.space)
    try host.settle()
    #expect(focused(host) == ["0, 1: 1"])
    move("0, 1", to: section, at: 13, stage)
    for _ in 0..<60 {
      host.advance(by: 1 / 60)
      #expect(focused(host) == ["0, 1: 1"])
    }
    try host.settle()
    let frame = try host.find("0, 1: 1").frame
    #expect(frame.minX >= 0 && frame.maxX <= 1_280 && frame.minY >= 0 && frame.maxY <= 720, "\(frame)")
    // It is still a part of the collection: an arrow key moves to its neighbor.
    host.press(.leftArrow)
    try host.settle()
    #expect(focused(host) == ["\(section), 12: 0"])
    // The item moves back.
    host.press(.rightArrow)
    move("0, 1", to: 0, at: 1, stage)
    try host.settle()
    #expect(focused(host) == ["0, 1: 1"])
  }

  @Test("CV-8, CV-17: An offscreen item keeps its state when it moves to another section", arguments: [1, 2])
  func outOfSight(section: Int) throws {
    let stage = CollectionStage.shelves
    stage.rows[2] = .init(section: "grid", items: stage.rows[2].items)
    let host = host(stage)
    try host.tap("0, 1: 0")
    host.scroll(at: CGPoint(x: 300, y: 500), by: CGSize(width: 0, height: 5_000))
    try host.settle()
    move("0, 1", to: section, stage)
    try host.settle()
    host.scroll(at: CGPoint(x: 300, y: 500), by: CGSize(width: 0, height: -9_000))
    try host.settle()
    #expect(host.exists("0, 1: 1"))
    #expect(try host.find("0, 1: 1").frame.minX == 0)
  }

  @Test("CV-8: An item that moves to a distant section keeps its state there")
  func farAway() throws {
    let stage = CollectionStage.shelves
    let host = host(stage)
    try host.tap("0, 1: 0")
    move("0, 1", to: 20, stage)
    try host.settle()
    #expect(!host.exists("0, 1: 1"))
    host.scroll(at: CGPoint(x: 300, y: 500), by: CGSize(width: 0, height: 20 * 264))
    try host.settle()
    #expect(host.exists("0, 1: 1"))
  }

  @Test("CV-8: An item of a removed section that remains in another section animates there and keeps its state")
  func sectionRemoved() throws {
    let stage = CollectionStage(CollectionStage.rows(3, 3))
    let host = host(stage)
    try host.tap("1, 0: 0")
    let before = try host.find("1, 0: 1").frame
    stage.rows = [.init(section: "0", items: stage.rows[0].items + ["1, 0"]), stage.rows[2]]
    host.render()
    #expect(try host.find("1, 0: 1").frame == before)
    try host.settle()
    #expect(try host.find("1, 0: 1").frame.minY == 64)
    #expect(!host.exists("1, 1: 0"))
  }

  @Test("A section that changes between a grid and an orthogonal section keeps the state of its cells and animates them")
  func otherLayout() throws {
    let stage = CollectionStage(CollectionStage.rows(2, 6))
    let model = CollectionStage([])
    let host = stage.host {
      CollectionView(rows: stage.rows) { _, _ in
        model.height == 180 ? CollectionStage.shelf() : CollectionStage.grid(2, 100)
      } cell: { _, item in
        Counter(name: item)
      }
    }
    try host.tap("1, 1: 0")
    let before = try host.find("1, 1: 1").frame
    withAnimation(.linear(duration: 1)) { model.height = 0 }
    host.render()
    #expect(try host.find("1, 1: 1").frame.origin == before.origin)
    host.advance(by: 0.5)
    let onItsWay = try host.find("1, 1: 1").frame
    try host.settle()
    let after = try host.find("1, 1: 1").frame
    #expect(after == CGRect(x: 640, y: 300, width: 640, height: 100))
    #expect(abs(onItsWay.minX - (before.minX + after.minX) / 2) < 20)
    withAnimation { model.height = 180 }
    try host.settle()
    #expect(try host.find("1, 1: 1").frame == before)
    #expect(host.findAll(text: "1, 1").count == 1)
  }

  @Test(
    "Random moves between sections during other animations keep the focus, and closing leaves nothing behind",
    arguments: SeededGenerator.seeds(7...7))
  func toAndFro(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let stage = CollectionStage(CollectionStage.rows(12, 6))
    stage.rows[1] = .init(section: "grid", items: stage.rows[1].items)
    stage.rows[4] = .init(section: "grid 2", items: stage.rows[4].items)
    let host = host(stage)
    host.press(.tab)
    host.press(.rightArrow)
    host.press(.space)
    for _ in 0..<60 {
      let all = stage.rows.flatMap(\.items)
      let count = Int.random(in: 1...3, using: &random)
      for _ in 0..<count {
        let item = Int.random(in: 0..<5, using: &random) == 0 ? "0, 1" : all.randomElement(using: &random)!
        move(item, to: Int.random(in: 0..<12, using: &random), at: Int.random(in: 0..<6, using: &random), stage)
      }
      if Int.random(in: 0..<4, using: &random) == 0 {
        host.scroll(at: CGPoint(x: 300, y: 500), by: CGSize(width: 0, height: CGFloat.random(in: -900...900, using: &random)))
      }
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        host.advance(by: 1 / 30)
        #expect(focused(host) == ["0, 1: 1"], "seed \(seed)")
      }
    }
    try host.settle()
    #expect(Set(host.findAll(text: ", ").map(\.label)).count == host.findAll(text: ", ").count, "seed \(seed)")
    host.close()
    #expect(host.leftovers().isEmpty && host.liveNodeCount == 0)
  }
}
