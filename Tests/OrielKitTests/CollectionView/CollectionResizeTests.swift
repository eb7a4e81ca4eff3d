import OrielTesting
import SwiftUI
import Testing

@testable import OrielKit

/// Orthogonal sections in a window that is resized while removal transitions run.
@MainActor
@Suite("Collections in windows that are resized during animations")
struct CollectionResizeTests {
  private func run(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let stage = CollectionStage(CollectionStage.rows(12, 8))
    let host = stage.host(size: CGSize(width: 640, height: 480)) { Shelves(stage: stage) }
    var names = 0
    for _ in 1...SeededGenerator.steps(40) {
      withAnimation(.easeInOut(duration: 0.3)) {
        var rows = stage.rows
        switch random.below(5) {
        case 0: rows.shuffle(using: &random)
        case 1 where rows.count > 4: rows.remove(at: random.below(rows.count))
        case 2:
          names += 1
          let new = CollectionStage.Row(section: "new \(names)", items: (0..<6).map { "new \(names), \($0)" })
          rows.insert(new, at: random.below(rows.count))
        default: break
        }
        // Two items of a section are removed, and sometimes added to another one.
        let section = random.below(rows.count)
        let items = rows[section].items
        if items.count > 2 {
          let start = random.below(items.count - 1)
          let rest = Array(items[..<start] + items[(start + 2)...])
          rows[section] = CollectionStage.Row(section: rows[section].section, items: rest)
          if random.below(3) == 0 {
            let other = random.below(rows.count)
            rows[other] = CollectionStage.Row(section: rows[other].section, items: rows[other].items + items[start..<(start + 2)])
          }
        }
        stage.rows = rows
      }
      for _ in 0...random.below(4) {
        host.advance(by: 1.0 / 60)
        if random.below(2) == 0 { host.resize(to: CGSize(width: 320 + random.below(8) * 120, height: 240 + random.below(6) * 90)) }
        if random.below(4) == 0 { host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: random.below(900) - 450)) }
      }
    }
    try host.settle()
    let shown = host.allElements.filter { $0.traits.contains(.isButton) }
    let known = Set(stage.rows.flatMap(\.items))
    #expect(!shown.isEmpty && shown.allSatisfy { known.contains($0.label) }, "seed \(seed)")
    host.close()
    #expect(host.leftovers().isEmpty, "seed \(seed)")
  }

  @Test("Removal transitions end when the window is resized meanwhile, and leave nothing behind", arguments: SeededGenerator.seeds(1...3))
  func shelves(seed: UInt64) throws { try run(seed: Int(seed)) }
}
