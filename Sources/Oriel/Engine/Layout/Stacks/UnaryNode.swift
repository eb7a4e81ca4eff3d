/// The node of a view that counts as one in the container around, however many views its content is: several stand in a column.
///
/// A subclass calls `syncBoxes()` at the end of its initializer, once its content is made.
@MainActor
class UnaryNode<V: View>: ViewNode<V> {
  private var column = ImplicitStack()
  private var lentBoxes: [LayoutBox] = []
  private var hasSynced = false

  final override var consumesBoxes: Bool { true }

  final override func appendBoxes(to boxes: inout [LayoutBox]) { boxes += lentBoxes }

  final override func syncBoxes() {
    var contents: [LayoutBox] = []
    forEachChild { $0.appendBoxes(to: &contents) }
    let boxes = column.column(of: contents, graph: graph)
    column.box?.node = self
    let hasChanged = !boxes.elementsEqual(lentBoxes, by: ===)
    lentBoxes = boxes
    if hasChanged, hasSynced { boxesDidChange() }
    hasSynced = true
  }

  override func willUnmount() { column.box?.detach() }
}

/// One view to the container around, however many are in it.
nonisolated struct UnaryView<Content: View>: PrimitiveView {
  let content: Content

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode<Self> { Node(view, in: context) }

  @MainActor
  private final class Node: UnaryNode<UnaryView> {
    private var content: ViewNode<Content>!

    init(_ view: UnaryView, in context: _NodeContext) {
      super.init(in: context)
      content = Content._makeNode(view.content, in: context.child(of: self))
      syncBoxes()
    }

    override func forEachChild(_ body: (AnyViewNode) -> Void) { if let content { body(content) } }

    override func update(_ view: UnaryView) { content.update(view.content) }
  }
}
