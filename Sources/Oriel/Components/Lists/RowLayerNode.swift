/// A node that wraps each box of its content in a box that also holds an extra view of the row.
@MainActor
class RowLayerNode<Wrapped: View, Modifier: ViewModifier, Extra: View, Box: WrapperBox>: ViewNode<ModifiedContent<Wrapped, Modifier>> {
  private typealias Holder = LayoutContainer<ZStackLayout, Extra>

  private struct Layer {
    let content: LayoutBox
    let box: Box
    var extra: ViewNode<Holder>?
  }

  private var extra: Extra?
  private var content: ViewNode<Wrapped>!
  private var layers: [Layer] = []
  /// A function that creates the wrapper of one of the content's boxes.
  private let makeBox: @MainActor (AnyViewNode) -> Box

  init(_ content: Wrapped, extra: Extra?, in context: _NodeContext, makeBox: @escaping @MainActor (AnyViewNode) -> Box) {
    self.extra = extra
    self.makeBox = makeBox
    super.init(in: context)
    self.content = Wrapped._makeNode(content, in: context.child(of: self))
    syncBoxes()
  }

  /// Passes the extra view's box to a wrapper, or `nil` if there is no extra view anymore.
  func show(_ extra: LayoutBox?, in box: Box) {}

  final func update(_ newContent: Wrapped, extra newExtra: Extra?) {
    let presenceChanges = (extra == nil) != (newExtra == nil)
    extra = newExtra
    for index in layers.indices { apply(to: &layers[index]) }
    if presenceChanges { boxesDidChange() }
    content.update(newContent)
  }

  override var consumesBoxes: Bool { true }

  override func rowHost(for child: AnyViewNode?) -> (any RowHost)? {
    content == nil || child === content ? parent?.rowHost(for: self) : nil
  }

  override func collectRows(into collector: inout RowCollector) { content.collectRows(into: &collector) }

  override func forEachChild(_ body: (AnyViewNode) -> Void) {
    if let content { body(content) }
    for layer in layers { if let extra = layer.extra { body(extra) } }
  }

  override func appendBoxes(to boxes: inout [LayoutBox]) { for layer in layers { boxes.append(layer.box) } }

  override func syncBoxes() {
    var contents: [LayoutBox] = []
    content.appendBoxes(to: &contents)
    let old = layers
    layers = contents.map { content in
      if let layer = old.first(where: { $0.content === content }) { return layer }
      let box = makeBox(self)
      box.setContent(content)
      var layer = Layer(content: content, box: box)
      apply(to: &layer)
      return layer
    }
    for layer in old where !layers.contains(where: { $0.box === layer.box }) {
      layer.extra?.unmount()
      layer.box.detach()
    }
    boxesDidChange()
  }

  private func apply(to layer: inout Layer) {
    guard let extra else {
      layer.extra?.unmount()
      layer.extra = nil
      return show(nil, in: layer.box)
    }
    let holder = Holder(layout: ZStackLayout(), content: extra)
    if let node = layer.extra { return node.update(holder) }
    let node = Holder._makeNode(holder, in: _NodeContext(graph: graph, parent: self, scope: scope))
    layer.extra = node
    var boxes: [LayoutBox] = []
    node.appendBoxes(to: &boxes)
    show(boxes.first, in: layer.box)
  }

  override func willUnmount() { for layer in layers { layer.box.detach() } }
}
