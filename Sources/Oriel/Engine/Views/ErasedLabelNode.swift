/// The node of a control's label with a type-erased view as its content. It costs less than a body. Because the control is one view,
/// several views in its label are arranged in a row.
@MainActor
final class ErasedLabelNode<V: View>: ImplicitStackNode<V, HStackLayout> {
  private var view: V
  private let contentOf: (V) -> AnyView
  private var content: ViewNode<AnyView>!

  init(_ view: __shared V, in context: _NodeContext, content contentOf: @escaping (V) -> AnyView) {
    self.view = view
    self.contentOf = contentOf
    super.init(in: context, layout: HStackLayout())
    content = AnyView._makeNode(contentOf(view), in: context.child(of: self))
    syncBoxes()
  }

  override var isStateless: Bool { true }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { if let content { body(content) } }

  override func update(_ newView: V) {
    guard !bytesAreEqual(view, newView) else { return }
    view = newView
    content.update(contentOf(newView))
  }
}
