import OrielDrawing
import Testing

@testable import Oriel

@MainActor
@Suite("Invariants of the view graph")
struct GraphInvariantTests {
  @Test("A frame leaves no violations")
  func soundWindow() {
    let (stage, _, _) = Stage.withProbe(VStack { Probe().padding() })
    #expect(stage.flaws == [])
    stage.advance(by: 1)
    #expect(stage.violations.isEmpty)
  }

  @Test("A weak reference to the graph is reported, even after it is gone")
  func weakReferences() {
    let (stage, node, _) = Stage.withProbe(VStack { Probe() })
    #expect(stage.flaws == [])
    do {
      weak let reference = node.graph
      #expect(reference != nil)
    }
    #expect(stage.flaws == ["graph: a weak reference is true, expected false"])
  }

  @Test("A flag without an entry in a queue is reported with the view's path")
  func flagsLeft() {
    let (stage, node, _) = Stage.withProbe(VStack { Probe() })
    node.needsUpdate = true
    node.needsBoxes = true
    node.needsPreferences = true
    let flaws = stage.flaws
    for flag in ["needsUpdate", "needsBoxes", "needsPreferences"] {
      #expect(flaws.contains { $0.hasSuffix("Probe: \(flag) is true, expected false") }, "\(flaws)")
    }
  }

  @Test("A flag of a node that waits for the next frame isn't reported")
  func flagsThatWait() {
    let (stage, node, _) = Stage.withProbe(VStack { Probe() })
    node.setNeedsUpdate()
    node.preferencesDidChange()
    #expect(stage.flaws == [])
  }

  @Test("A node with preferences below a node without hasPreferences is reported")
  func hiddenPreferences() {
    let (stage, node, _) = Stage.withProbe(VStack { Probe() })
    let child = node.makeChild()
    node.children = [child]
    child.hasPreferences = true
    #expect(stage.flaws.contains { $0.hasSuffix("Probe: hasPreferences is false, expected true") })
  }

  @Test("A child that refers to another parent is reported with both")
  func wrongParent() {
    let (stage, node, _) = Stage.withProbe(VStack { Probe() })
    let (child, other) = (node.makeChild(), node.makeChild())
    node.children = [child, other]
    child.parent = other
    #expect(stage.flaws.contains { $0.contains(": parent is _AnyViewNode, expected ProbeNode") })
    child.parent = node
    #expect(stage.flaws == [])
  }

  @Test("A child whose parent is released is reported")
  func lostParent() {
    let (stage, node, _) = Stage.withProbe(VStack { Probe() })
    let child = node.makeChild()
    node.children = [child]
    do {
      let gone = node.makeChild()
      child.parent = gone
    }
    #expect(stage.flaws.contains { $0.contains(": parent is a deallocated node, expected ProbeNode") })
    child.parent = node
  }

  @Test("A node with a depth that doesn't follow from its parent's is reported")
  func wrongDepth() {
    let (stage, node, _) = Stage.withProbe(VStack { Probe() })
    let child = node.makeChild()
    let grandchild = AnyViewNode(in: _NodeContext(graph: stage.graph, parent: child, scope: node.scope))
    grandchild.parent = node
    node.children = [child, grandchild]
    let depth = node.depth
    #expect(stage.flaws.contains { $0.hasSuffix("depth is \(depth + 2), expected \(depth + 1)") })
  }

  @Test("A node that is enumerated twice is reported")
  func enumeratedTwice() {
    let (stage, node, _) = Stage.withProbe(VStack { Probe() })
    let child = node.makeChild()
    node.children = [child, child]
    #expect(stage.flaws.contains { $0.hasSuffix("child is enumerated again, expected enumerated once") })
  }

  @Test("An unmounted node that is still enumerated is reported")
  func unmountedChild() {
    let (stage, node, _) = Stage.withProbe(VStack { Probe() })
    let child = node.makeChild()
    node.children = [child]
    #expect(stage.flaws == [])
    child.unmount()
    #expect(stage.flaws.contains { $0.hasSuffix("isMounted is false, expected true") })
  }

  @Test("A mounted node that its parent doesn't enumerate is reported")
  func orphan() {
    let (stage, node, _) = Stage.withProbe(VStack { Probe() })
    let orphan = node.makeChild()
    #expect(stage.flaws == ["Probe / View: isMounted is true, expected false, because its parent doesn't enumerate it"])
    orphan.unmount()
    #expect(stage.flaws == [])
  }

  @Test("A node of another window is reported")
  func otherGraph() {
    let (stage, node, _) = Stage.withProbe(VStack { Probe() })
    let other = Stage.withProbe(Probe())
    let child = other.node.makeChild()
    child.parent = node
    node.children = [child]
    #expect(stage.flaws.contains { $0.hasSuffix("graph is another, expected the window's graph") })
    (node.children, child.parent) = ([], other.node)
  }

  @Test("A layout pass in an unfinished state is reported")
  func passesLeft() {
    let (stage, _, _) = Stage.withProbe(Probe())
    stage.graph.layouts.isFollowingKeyboard = true
    #expect(stage.flaws == ["graph: LayoutPass.isFollowingKeyboard is true, expected false"])
  }

  @Test("Boxes that a container holds and its views don't contribute are reported")
  func uncollectedBoxes() {
    let (stage, node, _) = Stage.withProbe(VStack { Probe() })
    node.boxes = []
    #expect(stage.flaws.contains { $0.contains(": children is [ProbeBox") && $0.hasSuffix("expected []") })
    let wrapped = Stage.withProbe(Probe().padding())
    wrapped.node.boxes = []
    #expect(wrapped.stage.flaws.contains { $0.contains(": boxes is [ProbeBox") && $0.hasSuffix("expected []") })
  }

  @Test("Nothing is checked at the level .off")
  func off() {
    let (stage, node, _) = Stage.withProbe(VStack { Probe() })
    node.needsUpdate = true
    stage.graph.invariants.level = .off
    #expect(stage.flaws == [])
  }

  @Test("A frame reports its violations to its host")
  func frameTells() {
    let (stage, node, _) = Stage.withProbe(VStack { Probe() })
    stage.collectsViolations = true
    node.needsBoxes = true
    stage.render()
    #expect(stage.violations.map(\.subject) == ["needsBoxes"])
  }
}
