import Foundation
import OrielDrawing

@testable import Oriel

/// A view whose node and boxes a test corrupts.
nonisolated struct Probe: PrimitiveView {
  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { ProbeNode(in: context) }
}

@MainActor
final class ProbeNode: ViewNode<Probe> {
  private(set) lazy var box = ProbeBox(node: self)
  /// The boxes that the node contributes.
  lazy var boxes: [LayoutBox] = [box]
  /// The children that the node enumerates.
  var children: [AnyViewNode] = []

  override var namesItselfInPaths: Bool { true }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { children.forEach(body) }

  override func appendBoxes(to boxes: inout [LayoutBox]) { boxes += self.boxes }

  override func willUnmount() { box.detach() }

  /// Returns a new node below this one, which isn't enumerated yet.
  func makeChild() -> AnyViewNode { AnyViewNode(in: _NodeContext(graph: graph, parent: self, scope: scope)) }
}

/// A box whose size and drawing change without invalidation.
@MainActor
final class ProbeBox: LayoutBox {
  var wanted = CGSize(width: 10, height: 10)
  var color = RGBA.black
  var isHidden = false

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { wanted }

  override func drawing(at offset: CGPoint) -> DisplayNode? { isHidden ? nil : super.drawing(at: offset) }

  override func drawContent(at offset: CGPoint) -> DisplayNode? { DisplayNode(.color(color, CGRect(origin: offset, size: size))) }
}

extension Stage {
  /// Returns a window with a probe that a test corrupts. All invariants are checked.
  static func withProbe<V: View>(_ view: V) -> (stage: Stage, node: ProbeNode, box: ProbeBox) {
    let stage = Stage(view)
    let box = stage.boxes(ProbeBox.self)[0]
    stage.graph.invariants.level = .all
    return (stage, box.node as! ProbeNode, box)
  }

  /// The descriptions of the violations that a check of the graph finds.
  var flaws: [String] { graph.checkInvariants().map(\.description) }
}
