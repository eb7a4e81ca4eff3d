/// The node of a view that counts as one in the container around, however many views its content is: a layout arranges several.
///
/// A subclass calls `syncBoxes()` at the end of its initializer, once its content is made.
@MainActor
class ImplicitStackNode<V: View, L: Layout>: ViewNode<V> {
  private let layout: L
  private var stack = ImplicitStack(L.self)
  private var lentBoxes: [LayoutBox] = []
  private var hasSynced = false

  init(in context: _NodeContext, layout: L) {
    self.layout = layout
    super.init(in: context)
  }

  final override var consumesBoxes: Bool { true }

  final override func appendBoxes(to boxes: inout [LayoutBox]) { boxes += lentBoxes }

  final override func syncBoxes() {
    var contents: [LayoutBox] = []
    forEachChild { $0.appendBoxes(to: &contents) }
    let boxes = stack.stack(of: contents, by: layout, graph: graph)
    stack.box?.node = self
    let hasChanged = !boxes.elementsEqual(lentBoxes, by: ===)
    lentBoxes = boxes
    if hasChanged, hasSynced { boxesDidChange() }
    hasSynced = true
  }

  override func willUnmount() { stack.box?.detach() }
}
