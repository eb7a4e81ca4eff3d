import Foundation
import OrielDrawing
import Testing

@testable import Oriel

@MainActor
@Suite("Invariants of caches")
struct CacheInvariantTests {
  @Test("A cached size that differs from the current size is reported with both")
  func measurements() {
    let (stage, _, box) = Stage.withProbe(VStack { Probe() })
    box.wanted = CGSize(width: 20, height: 30)
    let (found, expected) = (CGSize(width: 10, height: 10), box.wanted)
    #expect(
      stage.flaws.contains { $0.contains("Probe / ProbeBox: measurements[") && $0.hasSuffix("is \(found), expected \(expected)") })
    box.setNeedsLayout()
    stage.render()
    #expect(stage.flaws == [])
  }

  @Test("A cached drawing that differs from the current drawing is reported with both")
  func drawing() {
    let (stage, _, box) = Stage.withProbe(VStack { Probe() })
    box.color = .white
    #expect(stage.flaws.contains { $0.contains("Probe / ProbeBox: display.color is color(") && $0.contains("expected color(") })
    box.setNeedsDisplay()
    stage.render()
    #expect(stage.flaws == [])
  }

  @Test("A box that needs display inside a box that is drawn is reported")
  func displayLeft() {
    let (stage, node, box) = Stage.withProbe(VStack { Probe() })
    let child = ProbeBox(node: node)
    box.replaceChildren([child])
    box.isHidden = true
    stage.render()
    #expect(stage.flaws == [])
    box.isHidden = false
    #expect(stage.flaws.contains { $0.hasSuffix("Probe / ProbeBox: needsDisplay is true, expected false") })
  }

  @Test("A chunk of display nodes with an outdated member is reported")
  func chunks() {
    let nodes = (0..<10).map { DisplayNode(.color(.black, CGRect(x: CGFloat($0), y: 0, width: 1, height: 1))) }
    var chunks = DisplayChunks(count: nodes.count)
    _ = chunks.node { nodes[$0] }
    let checker = InvariantChecker()
    chunks.checkInvariants(checker, children: nodes, at: "box")
    #expect(checker.violations.isEmpty)
    var others = nodes
    others[9] = DisplayNode(.color(.white, .zero))
    chunks.checkInvariants(checker, children: others, at: "box")
    #expect(checker.violations.map(\.subject) == ["DisplayChunks[0][9]"])
    chunks.invalidate(9)
    let second = InvariantChecker()
    chunks.checkInvariants(second, children: others, at: "box")
    #expect(second.violations.isEmpty)
  }

  @Test("The first difference between two drawings is reported with its path")
  func differences() {
    let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
    func tree(_ color: RGBA, opacity: Double = 1) -> DisplayNode {
      DisplayNode(.group([DisplayNode(.color(.black, rect)), DisplayNode(.opacity(opacity, DisplayNode(.color(color, rect))))]))
    }
    #expect(tree(.white).difference(from: tree(.white)) == nil)
    #expect(tree(.white).difference(from: tree(.black))?.path == "group[1].opacity[0].color")
    #expect(tree(.white).difference(from: tree(.white, opacity: 0.5))?.path == "group[1].opacity")
    #expect(tree(.white).difference(from: DisplayNode(.color(.white, rect)))?.expected == "color")
    #expect(tree(.white).difference(from: DisplayNode(.group([])))?.found == "2 members")
  }

  @Test("The sample rotates, so that each cache is compared in some frame")
  func samplesRotate() {
    let (stage, _, box) = Stage.withProbe(
      VStack {
        Probe()
        ForEach(0..<40) { _ in Text(verbatim: "x").padding() }
      })
    stage.graph.invariants.level = .sampled
    box.wanted = CGSize(width: 20, height: 30)
    var hasSeen = false
    for _ in 0..<2_000 where !hasSeen { hasSeen = stage.flaws.contains { $0.contains("ProbeBox: measurements") } }
    #expect(hasSeen)
  }

  @Test("A check doesn't change the work counts")
  func counts() {
    let (stage, _, _) = Stage.withProbe(VStack { Probe().padding() })
    let before = stage.graph.counts
    _ = stage.flaws
    #expect(stage.graph.counts == before)
  }
}
