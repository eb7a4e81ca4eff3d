import Foundation
import OrielDrawing
import Testing

@testable import Oriel

@MainActor
@Suite("Invariants of rows, focus, presentations and accessibility")
struct ServiceInvariantTests {
  private func list() -> (stage: Stage, box: LazyBox) {
    let stage = Stage(ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Text(verbatim: "Row \($0)") } } })
    stage.graph.invariants.level = .all
    return (stage, stage.boxes(LazyBox.self)[0])
  }

  @Test("A count of extents that differs from the count of lines is reported with both")
  func extents() {
    let (stage, box) = list()
    #expect(stage.flaws == [])
    box.extents.insert(1, at: 0)
    #expect(stage.flaws.contains { $0.hasSuffix("LazyBox: extents.count is 101, expected 100") })
  }

  @Test("Rows out of order are reported")
  func order() {
    let (stage, box) = list()
    box.setLive(box.live.reversed(), leaving: [])
    #expect(stage.flaws.contains { $0.contains(": live is row 0, expected after row") })
  }

  @Test("Rows on other lines than those of the map are reported")
  func lines() {
    let (stage, box) = list()
    var rows = box.live
    rows[1].line += 1
    box.setLive(rows, leaving: [])
    #expect(stage.flaws.contains { $0.hasSuffix("live.line is 2, expected 1") })
  }

  @Test("Boxes that a row no longer contributes are reported")
  func cachedBoxes() {
    let (stage, node, _) = Stage.withProbe(ScrollView { LazyVStack { Probe() } })
    node.boxes = []
    #expect(stage.flaws.contains { $0.contains(": knownBoxes is [ProbeBox") && $0.hasSuffix("expected []") })
  }

  @Test("A focus on a box that is no longer in the window is reported")
  func focus() {
    let stage = Stage(TextField("Name", text: .constant("")))
    stage.graph.invariants.level = .all
    let focus = stage.graph.input.focus
    focus.move(to: focus.reachable[0], byKeyboard: false)
    stage.render()
    #expect(stage.flaws == [])
    focus.focused!.parent!.replaceChildren([])
    #expect(stage.flaws.contains { $0.hasSuffix("focused.isAttached is false, expected true") })
  }

  @Test("A presentation that is in a queue twice, or that lacks its layer, is reported")
  func presentations() {
    let stage = Stage(Color.red.sheet(isPresented: .constant(true)) { Text(verbatim: "Sheet") })
    stage.run(for: 1)
    stage.graph.invariants.level = .all
    #expect(stage.flaws == [])
    let presentation = stage.graph.presentations.allLines.values.first![0]
    stage.graph.presentations.join(presentation)
    #expect(stage.flaws.contains { $0.hasSuffix("position in the queue while it is shown is 1, expected 0") })
    presentation.region.remove(presentation.box!)
    #expect(stage.flaws.contains { $0.hasSuffix("box is a layer of its region is false, expected true") })
  }

  @Test("An element with two parents in a snapshot, and a focused id without an element, are reported")
  func accessibility() {
    let stage = Stage(VStack { Button("One") {} })
    let watch = AccessibilityObserver(stage.graph)
    _ = watch.refresh()
    var snapshot = watch.snapshot
    let checker = InvariantChecker()
    snapshot.checkInvariants(checker)
    #expect(checker.violations.isEmpty)
    snapshot.roots.append(snapshot.roots[0])
    snapshot.focused = -1
    snapshot.checkInvariants(checker)
    #expect(checker.violations.map(\.description).contains { $0.hasSuffix("child is enumerated again, expected enumerated once") })
    #expect(checker.violations.map(\.subject).contains("AccessibilitySnapshot.focused is an element"))
  }
}
