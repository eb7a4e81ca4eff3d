import OrielTesting
import SwiftUI
import Testing

@testable import OrielKit

@MainActor
@Suite("CollectionView")
struct CollectionViewTests {
  private func shelves(_ stage: CollectionStage) -> TestHost { stage.host { Shelves(stage: stage) } }

  private func cells(_ stage: CollectionStage, columns: Int = 4) -> TestHost {
    stage.host(size: CGSize(width: 400, height: 400)) { Cells(stage: stage, columns: columns) }
  }

  @Test("CV-1, CV-10, CV-12, CV-32: Sections are shown in order, with headers and cells in the frames of the layout")
  func shelf() throws {
    let host = shelves(.shelves)
    #expect(try host.find(label: "Section 0").frame.minY >= 0)
    #expect(try host.find("0, 0").frame == CGRect(x: 0, y: 64, width: 320, height: 180))
    #expect(try host.find("0, 1").frame == CGRect(x: 360, y: 64, width: 320, height: 180))
    #expect(try host.find("1, 0").frame == CGRect(x: 0, y: 64 + 264, width: 320, height: 180))
    // Four cells of three orthogonal sections, and no more.
    #expect(host.findAll(text: ", ").count == 12)
    #expect(!host.exists("Section 3"))
  }

  @Test("CV-2, CV-3: The first rows are shown at once, equal rows aren't applied again, and other rows are applied with an animation")
  func applications() throws {
    let stage = CollectionStage(CollectionStage.rows(1, 12))
    let host = cells(stage)
    #expect(host.leftovers().isEmpty)
    #expect(try host.find("0, 4").frame.midY == 60)
    stage.rows = CollectionStage.rows(1, 12)
    stage.caption = "!"
    host.render()
    #expect(host.leftovers().isEmpty && host.exists("0, 4!"))
    stage.rows = [.init(section: "0", items: Array(stage.rows[0].items.reversed()))]
    host.advance(by: 1 / 30)
    #expect(!host.leftovers().isEmpty)
    #expect(try host.find("0, 0!").frame.midY < 90)
    try host.settle()
    #expect(try host.find("0, 0!").frame.midY == 100)
  }

  @Test("CV-3: Only rows that differ are applied")
  func count() {
    let model = CollectionModel<String, String>()
    let environment = LayoutStage.environment()
    func apply(_ rows: [CollectionStage.Row]) {
      _ = model.plan(for: CollectionDataContent(rows: rows), in: environment, configuration: .init()) { _, _ in CollectionStage.grid(3) }
    }
    apply(CollectionStage.rows(2, 3))
    #expect(model.applications == 1)
    for _ in 0..<5 { apply(CollectionStage.rows(2, 3)) }
    #expect(model.applications == 1)
    apply(CollectionStage.rows(2, 4))
    #expect(model.applications == 2)
  }

  private struct Titled: Hashable {
    let id: Int
    var title: String
    static func == (a: Self, b: Self) -> Bool { a.id == b.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  @Observable @MainActor fileprivate final class Box<Value> {
    @ObservationIgnored var value: Value { didSet { serial += 1 } }
    /// Observers aren't notified of equal values.
    private(set) var serial = 0
    init(_ value: Value) { self.value = value }
  }

  private struct Titles: View {
    let box: Box<[CollectionRow<Int, Titled>]>

    var body: some View {
      let _ = box.serial
      CollectionView(rows: box.value) { _, _ in
        CollectionStage.grid(2)
      } cell: { _, item in
        Text(verbatim: item.title)
      }
    }
  }

  @Test("CV-5: An item whose content changes while it remains equal updates its cell")
  func sameHash() {
    let box = Box([CollectionRow(section: 0, items: [Titled(id: 1, title: "old")])])
    let host = TestHost { Titles(box: box) }
    #expect(host.exists("old"))
    box.value = [CollectionRow(section: 0, items: [Titled(id: 1, title: "new")])]
    host.render()
    #expect(host.exists("new") && !host.exists("old"))
    #expect(host.leftovers().isEmpty)
  }

  @Test("CV-6, CV-7: An item can be in several sections, and a duplicate in one section is reported and shown once")
  func duplicates() {
    let stage = CollectionStage([.init(section: "a", items: ["x", "y", "x"]), .init(section: "b", items: ["x", "z"])])
    let host = cells(stage)
    #expect(host.findAll(label: "x").count == 2)
    stage.caption = "!"
    host.render()
    #expect(host.findAll(label: "x!").count == 2)
    let messages = host.messages
    #expect(messages.count == 1 && messages[0].contains("x"))
  }

  @Test("CV-8: An item that moves to another section animates there")
  func crossing() throws {
    let stage = CollectionStage([.init(section: "a", items: ["1", "2"]), .init(section: "b", items: ["3", "4"])])
    let host = cells(stage, columns: 2)
    stage.rows = [.init(section: "a", items: ["1"]), .init(section: "b", items: ["3", "4", "2"])]
    host.render()
    #expect(try host.find("2").frame.midX == 300)
    host.advance(by: 0.2)
    let on = try host.find("2").frame
    #expect(on.midX < 300 && on.midX > 100 && on.midY > 20 && on.midY < 100)
    try host.settle()
    #expect(try host.find("2").frame.midY == 100 && host.find("2").frame.midX == 100)
  }

  @Test("CV-9, CV-33, CV-34: Layouts and builders use their current captured values")
  func captures() throws {
    let stage = CollectionStage.shelves
    let host = shelves(stage)
    stage.caption = " (new)"
    stage.height = 100
    host.render()
    #expect(host.exists("Section 0 (new)"))
    #expect(try host.find("0, 0").frame == CGRect(x: 0, y: 64, width: 320, height: 100))
    #expect(host.leftovers().isEmpty)
  }

  @Test("CV-11: The layout can differ per section, and depends on the size of the collection")
  func perSection() throws {
    let stage = CollectionStage(CollectionStage.rows(2, 4))
    let host = stage.host(size: CGSize(width: 400, height: 400)) {
      CollectionView(rows: stage.rows) { section, environment in
        CollectionStage.grid(environment.container.contentSize.width > 500 ? 4 : section + 1)
      } cell: { _, item in
        Text(verbatim: item).frame(maxWidth: .infinity)
      }
    }
    #expect(try host.find("0, 1").frame.midY == 60 && host.find("1, 1").frame.midY == 180)
    host.resize(to: CGSize(width: 600, height: 400))
    #expect(try host.find("0, 1").frame.midY == 20 && host.find("1, 3").frame.midX == 525)
  }

  @Test("CV-13: An orthogonal section keeps its offset while it is offscreen")
  func offsets() throws {
    let host = shelves(.shelves)
    host.scroll(at: CGPoint(x: 300, y: 100), by: CGSize(width: 700, height: 0))
    try host.settle()
    let before = try host.find("0, 3").frame
    #expect(before.minX < 1_080 - 400)
    host.scroll(at: CGPoint(x: 300, y: 500), by: CGSize(width: 0, height: 5_000))
    try host.settle()
    #expect(!host.exists("0, 3"))
    host.scroll(at: CGPoint(x: 300, y: 500), by: CGSize(width: 0, height: -5_000))
    try host.settle()
    #expect(try host.find("0, 3").frame == before)
  }

  @Test("CV-16: The number of built views depends on the visible ones only")
  func lazy() throws {
    let small = shelves(CollectionStage(CollectionStage.rows(4, 8)))
    let large = shelves(CollectionStage(CollectionStage.rows(1_000, 1_000)))
    // The large collection has a search for duplicates in addition.
    #expect(large.liveNodeCount - small.liveNodeCount <= 3)
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name): \(count)") { count += 1 } }
  }

  private struct Counters: View {
    let stage: CollectionStage

    var body: some View {
      CollectionView(rows: stage.rows) { _, _ in
        CollectionStage.grid(4)
      } cell: { _, item in
        Counter(name: item)
      }
    }
  }

  @Test("CV-17: The state of a cell is restored when it becomes visible again, follows its item, and is removed with it")
  func state() throws {
    let stage = CollectionStage(CollectionStage.rows(1, 1_000))
    let host = stage.host(size: CGSize(width: 400, height: 400)) { Counters(stage: stage) }
    try host.tap("0, 5: 0")
    host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 5_000))
    try host.settle()
    #expect(host.findAll(text: ": 1").isEmpty)
    // Other items are inserted before it meanwhile.
    stage.rows = [.init(section: "0", items: (0..<40).map { "new \($0)" } + stage.rows[0].items)]
    try host.settle()
    host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: -10_000))
    try host.settle()
    host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 300))
    try host.settle()
    #expect(host.exists("0, 5: 1") && host.findAll(text: ": 1").count == 1)
    let rows = stage.rows
    stage.rows = [.init(section: "0", items: rows[0].items.filter { $0 != "0, 5" })]
    try host.settle()
    stage.rows = rows
    try host.settle()
    #expect(host.exists("0, 5: 0"))
  }

  @Test("CV-18, CV-19: A cell has the size of the layout at every scroll position")
  func exactSize() throws {
    let stage = CollectionStage(CollectionStage.rows(3, 40))
    let host = TestHost(size: CGSize(width: 400, height: 400), safeArea: EdgeInsets(top: 30, leading: 20, bottom: 40, trailing: 10)) {
      CollectionView(rows: stage.rows) { _, _ in
        CollectionStage.grid(4, 50)
      } cell: { _, _ in
        GeometryReader { proxy in Text(verbatim: "\(proxy.size.width) \(proxy.size.height)") }
      }
      .ignoresSafeArea()
    }
    for _ in 0..<60 {
      host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 17))
      host.advance(by: 1 / 60)
      #expect(host.findAll(text: ".0").allSatisfy { $0.label == "100.0 50.0" })
    }
  }

  @Test("CV-21, CV-22: A button in a cell receives presses and keys, and its action runs")
  func press() throws {
    let stage = CollectionStage.shelves
    let host = shelves(stage)
    try host.tap("1, 2")
    host.press(.tab)
    host.press(.space)
    #expect(stage.pressed == ["1, 2", "0, 0"])
  }

  private func focused(_ host: TestHost) -> [String] {
    host.allElements.filter { $0.isFocused && $0.traits.contains(.isButton) }.map(\.label)
  }

  @Test(
    "RT-12, CV-24, CV-25, CV-28: In animated reloads the focus stays on its item, which ends visible, and no other cell has it"
  )
  func focusFollows() throws {
    let stage = CollectionStage.shelves
    stage.action = { stage.shuffle() }
    let host = shelves(stage)
    host.press(.tab)
    host.press(.downArrow)
    host.press(.rightArrow)
    try host.settle()
    #expect(focused(host) == ["1, 1"])
    for _ in 0..<5 {
      host.press(.space)
      for _ in 0..<60 {
        host.advance(by: 1 / 60)
        #expect(focused(host) == ["1, 1"])
      }
      try host.settle()
      let frame = try host.find("1, 1").frame
      #expect(frame.minY >= 0 && frame.maxY <= 720 && frame.minX >= 0 && frame.maxX <= 1_280)
    }
  }

  @Test("CV-27: Without a focus a reload keeps the scroll offset")
  func offsetStays() throws {
    let stage = CollectionStage.shelves
    let host = shelves(stage)
    host.scroll(at: CGPoint(x: 300, y: 500), by: CGSize(width: 0, height: 1_000))
    try host.settle()
    let before = try host.find("4, 0").frame
    stage.rows.reverse()
    try host.settle()
    #expect(try host.find("35, 0").frame == before)
  }

  @Test("CV-30: When the focused item is removed, the nearest remaining item of its section has the focus")
  func focusedRemoved() throws {
    let stage = CollectionStage.shelves
    let host = shelves(stage)
    host.press(.tab)
    host.press(.downArrow)
    host.press(.rightArrow)
    try host.settle()
    #expect(focused(host) == ["1, 1"])
    stage.rows[1] = .init(section: "1", items: stage.rows[1].items.filter { $0 != "1, 1" })
    host.render()
    var seen = Set(focused(host))
    for _ in 0..<60 {
      host.advance(by: 1 / 60)
      seen.formUnion(focused(host))
    }
    #expect(seen == ["1, 2"])
    stage.rows.remove(at: 1)
    try host.settle()
    #expect(focused(host).count == 1)
  }

  @Test("CV-X1: A collection works without supplementary views")
  func noSupplementaries() {
    let host = cells(CollectionStage(CollectionStage.rows(1, 3)))
    #expect(host.exists("0, 2"))
  }

  @Test("Sections are inserted, removed and moved with their items")
  func sections() throws {
    let stage = CollectionStage.shelves
    let host = shelves(stage)
    stage.rows.remove(at: 0)
    stage.rows.insert(.init(section: "new", items: ["a", "b"]), at: 1)
    try host.settle()
    #expect(try host.find("1, 0").frame.minY == 64 && host.find("a").frame.minY == 328)
    #expect(!host.exists("Section 0"))
    stage.rows = []
    try host.settle()
    #expect(host.findAll(text: ",").isEmpty)
    stage.rows = CollectionStage.rows(2, 2)
    try host.settle()
    #expect(host.exists("1, 1"))
    host.close()
    #expect(host.leftovers().isEmpty)
  }
}
