import Foundation

/// The node of views in a layer of the window. The views belong to the node that shows the layer and inherit its environment; their boxes
/// are contributed only to the layer.
@MainActor
final class LayerNode<Content: View>: ViewNode<Content> {
  private(set) var box: WindowLayerBox!
  private var content: ViewNode<Content>!

  init(_ view: Content, in context: _NodeContext, makeBox: (AnyViewNode) -> WindowLayerBox) {
    super.init(in: context)
    box = makeBox(self)
    content = Content._makeNode(view, in: context.child(of: self))
    syncBoxes()
  }

  override var windowLayer: WindowLayerBox? { box }

  override var consumesBoxes: Bool { true }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { if let content { body(content) } }

  override func appendBoxes(to boxes: inout [LayoutBox]) {}

  override func collectRows(into collector: inout RowCollector) {}

  override func syncBoxes() {
    var boxes: [LayoutBox] = []
    content.appendBoxes(to: &boxes)
    box.replaceChildren(boxes)
  }

  override func update(_ view: Content) { content.update(view) }

  override func willUnmount() { box.detach() }
}
