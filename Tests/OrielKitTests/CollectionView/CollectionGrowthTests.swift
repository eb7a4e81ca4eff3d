import OrielTesting
import SwiftUI
import Testing

@testable import OrielKit

/// Data that changes again before the animation of the last change has ended.
@MainActor
@Suite("Collections with continuous updates")
struct CollectionGrowthTests {
  private func shuffled(_ stage: CollectionStage, _ random: inout SeededRandom) {
    withAnimation(.spring(duration: 1.5)) {
      stage.rows = [CollectionStage.Row(section: "0", items: stage.rows[0].items.shuffled(using: &random))]
    }
  }

  @Test("CV-16: After many shuffles, one per second, no more cells are built than after the first")
  func shuffles() throws {
    var random = SeededRandom(seed: 5)
    let stage = CollectionStage(CollectionStage.rows(1, 2_000))
    let host = stage.host(size: CGSize(width: 400, height: 400)) { Cells(stage: stage) }
    host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 4_000))
    try host.settle()
    let still = host.liveNodeCount
    var counts: [Int] = []
    for _ in 0..<12 {
      shuffled(stage, &random)
      host.advance(by: 1)
      counts.append(host.liveNodeCount)
    }
    let cells = host.allElements.count
    #expect(counts.suffix(4).max()! < counts[1] * 3 / 2, "\(still) at rest, then \(counts)")
    #expect(counts.max()! < still * 5, "\(still) at rest, then \(counts), \(cells) elements")
    try host.settle()
    host.advance(by: 1)
    #expect(host.liveNodeCount <= still * 3 / 2)
  }

  @Test("Items that enter or leave the viewport in an animated change are animated")
  func unseen() throws {
    let stage = CollectionStage(CollectionStage.rows(1, 200))
    let host = stage.host(size: CGSize(width: 400, height: 400)) { Cells(stage: stage) }
    let before = try host.find("0, 0").frame
    withAnimation(.linear(duration: 1)) {
      var items = stage.rows[0].items
      items.append(items.removeFirst())
      items.insert(items.remove(at: 150), at: 0)
      stage.rows = [CollectionStage.Row(section: "0", items: items)]
    }
    host.advance(by: 0.5)
    let leaving = try host.find("0, 0").frame
    #expect(leaving.minY > before.minY + 20, "the leaving item moves visibly")
    let coming = try host.find("0, 151").frame
    #expect(coming.minY > 10, "the entering item moves visibly")
    try host.settle()
    #expect(try host.find("0, 151").frame.maxY < 40)
    #expect(!host.exists("0, 0"))
  }
}
