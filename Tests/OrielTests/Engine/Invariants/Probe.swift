import Foundation
import OrielDrawing

@testable import Oriel

/// A view whose node and boxes a test breaks.
nonisolated struct Probe: PrimitiveView {
  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { ProbeNode(in: context) }
}

@MainActor
final class ProbeNode: ViewNode<Probe> {
  private(set) lazy var box = ProbeBox(node: self)
  /// What the node lends.
  lazy var boxes: [LayoutBox] = [box]
  /// What the node enumerates.
  var children: [AnyViewNode] = []

  override var namesItselfInPaths: Bool { true }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { children.forEach(body) }

  override func appendBoxes(to boxes: inout [LayoutBox]) { boxes += self.boxes }

  override func willUnmount() { box.detach() }

  /// A node below this one, which isn't enumerated yet.
  func makeChild() -> AnyViewNode { AnyViewNode(in: _NodeContext(graph: graph, parent: self, scope: scope)) }
}

/// A box whose size and drawing change without a word to anybody.
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
  /// A window whose views a test breaks; its invariants are all checked.
  static func withProbe<V: View>(_ view: V) -> (stage: Stage, node: ProbeNode, box: ProbeBox) {
    let stage = Stage(view)
    let box = stage.boxes(ProbeBox.self)[0]
    stage.graph.invariants.level = .all
    return (stage, box.node as! ProbeNode, box)
  }

  /// What the graph's check says now, a line each.
  var flaws: [String] { graph.checkInvariants().map(\.description) }
}
