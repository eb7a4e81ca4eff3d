import Foundation
import OrielDrawing
import Testing

@testable import Oriel

@MainActor
@Suite("Invariants of boxes")
struct BoxInvariantTests {
  @Test("A box in two lists is reported for the list of the box that isn't its parent")
  func wrongParent() {
    let (stage, _, box) = Stage.withProbe(VStack { Probe() })
    let other = LayoutBox(node: nil)
    other.graph = stage.graph
    other.replaceChildren([box])
    #expect(stage.flaws.contains { $0.contains("ProbeBox: parent is another box, expected LayoutContainerBox") })
  }

  @Test("A box whose placeInParent differs from its index is reported with both")
  func wrongPlace() {
    let (stage, _, box) = Stage.withProbe(VStack { Probe() })
    box.parent!.replaceChildren([box, box])
    #expect(stage.flaws.contains { $0.hasSuffix("ProbeBox: placeInParent is 1, expected 0") })
  }

  @Test("A box of another window is reported")
  func otherGraph() {
    let (stage, _, box) = Stage.withProbe(VStack { Probe() })
    let other = Stage(Probe())
    box.graph = other.graph
    #expect(stage.flaws.contains { $0.hasSuffix("ProbeBox: graph is another, expected the window's graph") })
    box.graph = stage.graph
    #expect(stage.flaws == [])
  }

  @Test("A box whose node is unmounted or released is reported")
  func lostNode() {
    let (stage, node, box) = Stage.withProbe(VStack { Probe() })
    do {
      let gone = node.makeChild()
      box.node = gone
      gone.unmount()
      #expect(stage.flaws.contains { $0.hasSuffix("ProbeBox: node.isMounted is false, expected true") })
    }
    let place = "VStack<Probe> / LayoutContainerBox<VStackLayout> / ProbeBox"
    #expect(stage.flaws == ["\(place): node is a deallocated node, expected a mounted node of the window"])
    box.node = node
    #expect(stage.flaws == [])
  }

  @Test("A box that needs layout without a request for it is reported")
  func layoutLeft() {
    let (stage, _, box) = Stage.withProbe(VStack { Probe() })
    box.invalidateDeeply()
    #expect(stage.flaws.contains { $0.hasSuffix("Probe / ProbeBox: needsLayout is true, expected false") })
    box.parent!.setNeedsLayout()
    stage.render()
    #expect(stage.flaws == [])
  }

  @Test("A frame that isn't finite or has a negative size is reported")
  func nonFinite() {
    let (stage, _, box) = Stage.withProbe(VStack { Probe() })
    let frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
    box.pin(frame)
    #expect(stage.flaws.contains { $0.contains("ProbeBox: frame is \(frame), expected finite") })
    box.pin(CGRect(x: 0, y: 0, width: -1, height: 10))
    #expect(stage.flaws.contains { $0.contains("ProbeBox: size is \(box.size), expected not negative") })
  }
}
