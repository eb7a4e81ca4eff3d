/// The node of a view that counts as a single view in the enclosing container. A layout arranges its content if it has several views.
///
/// A subclass calls `syncBoxes()` at the end of its initializer, after it has created its content.
@MainActor
class ImplicitStackNode<V: View, L: Layout>: ViewNode<V> {
  private let layout: L
  private var stack = ImplicitStack(L.self)
  private var contributedBoxes: [LayoutBox] = []
  private var hasSynced = false

  init(in context: _NodeContext, layout: L) {
    self.layout = layout
    super.init(in: context)
  }

  final override var consumesBoxes: Bool { true }

  final override func appendBoxes(to boxes: inout [LayoutBox]) { boxes += contributedBoxes }

  final override func syncBoxes() {
    var contents: [LayoutBox] = []
    forEachChild { $0.appendBoxes(to: &contents) }
    let boxes = stack.stack(of: contents, by: layout, graph: graph)
    stack.box?.node = self
    let hasChanged = !boxes.elementsEqual(contributedBoxes, by: ===)
    contributedBoxes = boxes
    if hasChanged, hasSynced { boxesDidChange() }
    hasSynced = true
  }

  override func willUnmount() { stack.box?.detach() }
}
