import Foundation
import OrielDrawing

/// What stands behind a row of a list.
nonisolated struct RowBackgroundModifier<Background: View>: ViewModifier {
  typealias Body = Never
  let background: Background?

  @MainActor static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> {
    RowBackgroundNode(view, in: context)
  }
}

extension View {
  /// What stands behind the rows in a list, in place of the list's own; nil leaves that. Mirrors SwiftUI's `listRowBackground(_:)`.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { modifier(RowBackgroundModifier(background: view)) }
}

/// Carries the box behind a row to the list around.
@MainActor
final class RowBackgroundBox: WrapperBox {
  var background: LayoutBox?
}

@MainActor
private final class RowBackgroundNode<Wrapped: View, Background: View>: ViewNode<
  ModifiedContent<Wrapped, RowBackgroundModifier<Background>>
>
{
  private typealias Fill = LayoutContainer<ZStackLayout, Background>

  private struct Layer {
    let content: LayoutBox
    let box: RowBackgroundBox
    var background: ViewNode<Fill>?
  }

  private var modifier: RowBackgroundModifier<Background>
  private var content: ViewNode<Wrapped>!
  private var layers: [Layer] = []

  init(_ view: ModifiedContent<Wrapped, RowBackgroundModifier<Background>>, in context: _NodeContext) {
    modifier = view.modifier
    super.init(in: context)
    content = Wrapped._makeNode(view.content, in: context.child(of: self))
    syncBoxes()
  }

  override var consumesBoxes: Bool { true }

  override func rowHost(for child: AnyViewNode?) -> (any RowHost)? {
    content == nil || child === content ? parent?.rowHost(for: self) : nil
  }

  override func collectRows(into collector: inout RowCollector) { content.collectRows(into: &collector) }

  override func forEachChild(_ body: (AnyViewNode) -> Void) {
    if let content { body(content) }
    for layer in layers { if let background = layer.background { body(background) } }
  }

  override func appendBoxes(to boxes: inout [LayoutBox]) { for layer in layers { boxes.append(layer.box) } }

  override func syncBoxes() {
    var contents: [LayoutBox] = []
    content.appendBoxes(to: &contents)
    let old = layers
    layers = contents.map { content in
      if let layer = old.first(where: { $0.content === content }) { return layer }
      let box = RowBackgroundBox(node: self)
      box.setContent(content)
      var layer = Layer(content: content, box: box)
      apply(to: &layer)
      return layer
    }
    for layer in old where !layers.contains(where: { $0.box === layer.box }) {
      layer.background?.unmount()
      layer.box.detach()
    }
    boxesDidChange()
  }

  private func apply(to layer: inout Layer) {
    guard let background = modifier.background else {
      layer.background?.unmount()
      layer.background = nil
      layer.box.background = nil
      return
    }
    let fill = Fill(layout: ZStackLayout(), content: background)
    if let node = layer.background { return node.update(fill) }
    let node = Fill._makeNode(fill, in: _NodeContext(graph: graph, parent: self, scope: scope))
    layer.background = node
    var boxes: [LayoutBox] = []
    node.appendBoxes(to: &boxes)
    layer.box.background = boxes.first
  }

  override func update(_ view: ModifiedContent<Wrapped, RowBackgroundModifier<Background>>) {
    let comesOrGoes = (modifier.background == nil) != (view.modifier.background == nil)
    modifier = view.modifier
    for index in layers.indices { apply(to: &layers[index]) }
    if comesOrGoes { boxesDidChange() }
    content.update(view.content)
  }

  override func willUnmount() { for layer in layers { layer.box.detach() } }
}

/// Gives what stands behind a row the shape of the row's place, and draws the row's lines above it.
@MainActor
final class RowBackdropBox: WrapperBox {
  unowned(unsafe) let row: ListRowBox

  init(_ background: LayoutBox, row: ListRowBox) {
    self.row = row
    super.init(node: row.node)
    setContent(background)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
  }

  override func layoutChildren() {
    guard let child = children.first else { return }
    let inner = child.measure(proposal)
    placeChild(child, at: CGPoint(x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2), proposal: proposal)
  }

  override var hasEffect: Bool { true }

  override func applyEffect(to node: DisplayNode) -> DisplayNode {
    let frame = CGRect(origin: .zero, size: presentedSize)
    let nodes = [DisplayNode(.clip(row.shape(of: frame), FillStyle(), node))] + row.foreground(in: frame)
    return DisplayNode(.group(nodes))
  }
}
