import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

/// Tests rows after random edits, the work of scrolling, and invalid input.
@MainActor
@Suite("Edited rows")
struct RowEditTests {
  struct Item: Equatable {
    var key: Int
    var text = 0
    nonisolated(unsafe) static var asked = 0
    var id: Int {
      Self.asked += 1
      return key
    }
  }

  @Observable @MainActor
  final class Model {
    var items: [Item] = []
    var heights: [Int: CGFloat] = [:]
    var proxy: ScrollViewProxy?
  }

  private struct Rows: View {
    let model: Model
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(model.items, id: \.id) { item in
              Text(verbatim: "\(item.key) \(item.text)").frame(maxWidth: .infinity).frame(height: model.heights[item.key] ?? 40)
            }
          }
        }
        .onAppear { model.proxy = proxy }
      }
    }
  }

  private func host(_ model: Model, size: CGSize = CGSize(width: 300, height: 400)) -> TestHost {
    TestHost(size: size) { Rows(model: model) }
  }

  private func labels(_ host: TestHost) -> [(label: String, y: CGFloat)] {
    host.elements.map { ($0.label, $0.frame.midY) }.sorted { $0.1 < $1.1 }
  }

  @Test("After random edits the rows equal the data, in order and without gaps", arguments: SeededGenerator.seeds(1...2))
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let model = Model()
    model.items = (0..<100).map { Item(key: $0) }
    let host = host(model)
    let nodes = host.liveNodeCount
    var next = 100
    for step in 0..<500 {
      let count = model.items.count
      let place = Int.random(in: 0...count, using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0:
        model.items.insert(Item(key: next), at: place)
        next += 1
      case 1 where count > 40: model.items.removeSubrange(min(place, count - 1)..<min(count, place + 4))
      case 2 where place < count: model.items[place].text += 1
      case 3 where place < count: model.items.insert(model.items.remove(at: place), at: Int.random(in: 0..<count, using: &random))
      case 4 where step % 10 == 0: model.items.shuffle(using: &random)
      case 5 where step % 5 == 0: model.items.reverse()
      default:
        model.items.insert(contentsOf: (0..<4).map { Item(key: next + $0) }, at: place)
        next += 4
      }
      if step % 6 == 0 { host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: .random(in: -700...700, using: &random))) }
      try host.settle()
      let shown = labels(host)
      let first = try #require(model.items.firstIndex { "\($0.key) \($0.text)" == shown[0].label }, "seed \(seed), step \(step)")
      let expected = model.items[first..<min(model.items.count, first + shown.count)].map { "\($0.key) \($0.text)" }
      try #require(shown.map(\.label) == expected, "seed \(seed), step \(step)")
      for (index, row) in shown.enumerated() {
        try #require(abs(row.y - shown[0].y - CGFloat(index) * 40) < 0.01, "seed \(seed), step \(step)")
      }
      try #require(shown[0].y <= 20.01 && shown[shown.count - 1].y >= 379.9, "seed \(seed), step \(step)")
      try #require(shown.count <= 22, "seed \(seed), step \(step)")
    }
    #expect(host.messages == [])
    #expect(host.liveNodeCount < nodes + nodes * 2)
    host.close()
    #expect(host.leftovers() == [])
  }

  @Test("A change among a million elements reads ids only where the memory differs")
  func comparesMemory() throws {
    let model = Model()
    model.items = (0..<1_000_000).map { Item(key: $0) }
    let host = host(model)
    func count(_ change: () -> Void) -> Int {
      Item.asked = 0
      change()
      host.render()
      return Item.asked
    }
    #expect(count { model.items.insert(Item(key: -1), at: 0) } < 100)
    #expect(count { model.items.append(Item(key: -2)) } < 100)
    #expect(count { model.items[500_000].text = 1 } < 100)
    #expect(count { for index in 0..<20 { model.items[index * 40_000 + 7].text = 2 } } < 200)
    #expect(count { model.items.remove(at: 250_000) } < 100)
    #expect(host.exists("-1 0"))
  }

  @Test("Scrolling within built rows evaluates no body and no layout, and only entering rows and the next ones are built")
  func work() throws {
    let model = Model()
    model.items = (0..<10_000).map { Item(key: $0) }
    let host = host(model)
    host.touchpad(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 405), duration: 0.2, rests: true)
    try host.settle()
    host.touchpadBegan(at: CGPoint(x: 150, y: 200))
    let mark = host.mark()
    for _ in 0..<8 { host.touchpadChanged(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 4)) }
    let still = host.work(since: mark)
    #expect(still.bodies == 0 && still.measured == 0 && still.placed == 0 && still.textShaped == 0)
    let entering = host.mark()
    host.touchpadChanged(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 40))
    #expect(host.work(since: entering).textShaped <= 4, "One row is entering, and three in the next quarter of the viewport are prefetched")
    let ahead = host.mark()
    for _ in 0..<2 { host.touchpadChanged(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 40)) }
    #expect(host.work(since: ahead).textShaped == 0)
    let jump = host.mark()
    model.proxy?.scrollTo(7_000, anchor: .top)
    host.render()
    #expect(host.work(since: jump).textShaped <= 12)
    #expect(labels(host).first?.label == "7000 0")
  }

  @Test("Rows of zero, negative, infinite or NaN height have finite positions", arguments: [0, -20, CGFloat.infinity, .nan])
  func heights(height: CGFloat) throws {
    let model = Model()
    model.items = (0..<100).map { Item(key: $0) }
    for index in stride(from: 0, to: 100, by: 3) { model.heights[index] = height }
    let host = host(model)
    for _ in 0..<10 {
      host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 300))
      try host.settle()
      let shown = labels(host)
      #expect(shown.allSatisfy { $0.y.isFinite })
      #expect(shown.contains { $0.y > 0 && $0.y < 400 })
    }
    let message = "A frame's height is \(height), but must be finite and not negative; it is ignored."
    #expect(host.messages == (height == 0 ? [] : [message]), "One message for all rows")
  }

  @Test("A window of zero size or one point keeps the scroll position", arguments: [0, 1] as [CGFloat])
  func tiny(length: CGFloat) throws {
    let model = Model()
    model.items = (0..<1000).map { Item(key: $0) }
    let host = host(model)
    model.proxy?.scrollTo(500, anchor: .top)
    host.render()
    let before = try host.find("501 0").frame.midY
    host.resize(to: CGSize(width: length, height: length))
    try host.settle()
    host.resize(to: CGSize(width: 300, height: 400))
    try host.settle()
    #expect(try abs(host.find("501 0").frame.midY - before) < 0.5)
    #expect(host.messages == [])
  }

  @Test("Replacing the data during a fling leaves the content inside its bounds")
  func replaced() throws {
    let model = Model()
    model.items = (0..<1000).map { Item(key: $0) }
    let host = host(model)
    host.drag(from: CGPoint(x: 150, y: 390), to: CGPoint(x: 150, y: 20), duration: 0.06)
    host.advance(by: 0.2)
    model.items = (5000..<5012).map { Item(key: $0) }
    try host.settle()
    #expect(try host.find("5011 0").frame.maxY <= 400.01)
    #expect(try host.find("5011 0").frame.maxY > 300)
    model.items = []
    try host.settle()
    model.items = (0..<1000).map { Item(key: $0) }
    try host.settle()
    #expect(labels(host).first?.label == "0 0")
    #expect(host.messages == [])
  }

  @Test("Scrolling to an unknown id and duplicate ids are each reported once")
  func ids() throws {
    let model = Model()
    model.items = (0..<1000).map { Item(key: $0) }
    let host = host(model)
    model.proxy?.scrollTo(700, anchor: .top)
    host.render()
    model.proxy?.scrollTo(-7)
    host.render()
    #expect(host.messages.count == 1)
    #expect(host.exists("700 0"))
    host.clearMessages()
    model.items.insert(Item(key: 702, text: 9), at: 702)
    host.render()
    #expect(host.messages.count == 1)
    #expect(host.exists("702 9") && host.exists("702 0"))
  }
}
