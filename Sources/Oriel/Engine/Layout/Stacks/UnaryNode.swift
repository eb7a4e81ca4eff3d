/// The node of a view that counts as a single view in the enclosing container. Several views of its content form a column.
@MainActor
class UnaryNode<V: View>: ImplicitStackNode<V, VStackLayout> {
  init(in context: _NodeContext) { super.init(in: context, layout: VStackLayout()) }
}

/// A view that counts as a single view in the enclosing container, whatever the number of views in its content.
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
