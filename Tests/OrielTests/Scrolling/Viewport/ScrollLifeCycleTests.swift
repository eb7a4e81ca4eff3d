import Foundation
import Oriel
import OrielTesting
import Testing

/// Tests random trees that contain scroll views, with random scrolling.
@MainActor
@Suite("Scrolling and life cycles")
struct ScrollLifeCycleTests {
  @Test("Random scrolling trees settle, report nothing and leak nothing", arguments: SeededGenerator.seeds(1...4))
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let model = TreeModel(seed: seed, scrolls: true)
    let host = TestHost(model)
    for step in 0..<300 {
      let change = withAnimation(step % 3 == 0 ? .linear(duration: 0.1) : nil) { model.mutate() }
      host.follow(model.window)
      host.render()
      let point = CGPoint(x: .random(in: 0..<320, using: &random), y: .random(in: 0..<480, using: &random))
      let delta = CGSize(width: .random(in: -200...200, using: &random), height: .random(in: -300...300, using: &random))
      switch step % 5 {
      case 0: host.scroll(at: point, by: delta)
      case 1: host.touchpad(at: point, by: delta)
      case 2: host.drag(from: point, to: CGPoint(x: point.x - delta.width, y: point.y - delta.height), duration: 0.06)
      case 3: host.press([.pageDown, .end, .home, .space].randomElement(using: &random)!)
      default: break
      }
      if step % 2 == 0 { try host.settle(within: 8) }
      try #require(host.messages == [], "seed \(seed), step \(step), \(change); the tree is \(model.root.dump)")
    }
    try host.settle(within: 8)
    let count = host.liveNodeCount
    let takeAway = model.insertForAMoment()
    try host.settle()
    takeAway()
    try host.settle()
    #expect(host.liveNodeCount == count, "seed \(seed)")
    host.close()
    #expect(host.leftovers().filter { !$0.contains("timers") } == [])
  }

  @Test("Rows that enter and leave keep the number of live nodes bounded")
  func rows() throws {
    let host = TestHost(size: CGSize(width: 300, height: 400)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100_000) { index in
            ScrollView(.horizontal) { Text(verbatim: "Row \(index)").frame(width: 500, height: 40) }
          }
        }
      }
    }
    func there() throws -> Int {
      host.press(.home)
      try host.settle()
      return host.liveNodeCount
    }
    let count = try there()
    for _ in 0..<20 {
      host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 30, height: 3_000))
      try host.settle()
      host.press(.end)
      try host.settle()
      #expect(host.liveNodeCount <= count * 2)
    }
    #expect(try abs(there() - count) <= count / 2)
    host.close()
    #expect(host.leftovers() == [])
  }
}
