/// A label in a container that lists its views individually. The label counts as a single view and arranges its own views side by side.
nonisolated struct RowView<Content: View>: PrimitiveView {
  let content: Content

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode<Self> { Node(view, in: context) }

  @MainActor
  private final class Node: ImplicitStackNode<RowView, HStackLayout> {
    private var content: ViewNode<Content>!

    init(_ view: RowView, in context: _NodeContext) {
      super.init(in: context, layout: HStackLayout())
      content = Content._makeNode(view.content, in: context.child(of: self))
      syncBoxes()
    }

    override var isStateless: Bool { true }

    override func forEachChild(_ body: (AnyViewNode) -> Void) { if let content { body(content) } }

    override func update(_ view: RowView) { content.update(view.content) }
  }
}
