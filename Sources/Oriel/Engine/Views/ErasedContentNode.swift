/// The node of a view that stands for another of any type and has nothing of its own, as a style's label does: less than a body.
@MainActor
final class ErasedContentNode<V: View>: ViewNode<V> {
  private var view: V
  private let contentOf: (V) -> AnyView
  private var content: ViewNode<AnyView>!

  init(_ view: __shared V, in context: _NodeContext, content contentOf: @escaping (V) -> AnyView) {
    self.view = view
    self.contentOf = contentOf
    super.init(in: context)
    content = AnyView._makeNode(contentOf(view), in: context.child(of: self))
  }

  override var isStateless: Bool { true }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { if let content { body(content) } }

  override func update(_ newView: V) {
    guard !bytesAreEqual(view, newView) else { return }
    view = newView
    content.update(contentOf(newView))
  }
}
