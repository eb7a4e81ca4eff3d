import Foundation

nonisolated struct LayerAboveModifier<Overlay: View>: ViewModifier {
  typealias Body = Never
  let overlay: Overlay
  let alignment: Alignment

  @MainActor static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> {
    LayerAboveNode(view, in: context)
  }
}

@MainActor
private final class LayerAboveNode<Wrapped: View, Overlay: View>: ViewNode<ModifiedContent<Wrapped, LayerAboveModifier<Overlay>>> {
  private var content: ViewNode<Wrapped>!
  private var layer: LayerNode<Overlay>!
  private let region: LayerRegion

  init(_ view: ModifiedContent<Wrapped, LayerAboveModifier<Overlay>>, in context: _NodeContext) {
    region = context.parent?.layerRegion ?? context.graph.rootBox.layers
    super.init(in: context)
    content = Wrapped._makeNode(view.content, in: context.child(of: self))
    layer = LayerNode(view.modifier.overlay, in: context.child(of: self)) { node in
      let box = WindowLayerBox(node: node)
      box.standsAbovePresentations = true
      box.alignment = view.modifier.alignment
      return box
    }
    region.add(layer.box)
  }

  override func rowHost(for child: AnyViewNode?) -> (any RowHost)? {
    content == nil || child === content ? parent?.rowHost(for: self) : nil
  }

  override func collectRows(into collector: inout RowCollector) { content.collectRows(into: &collector) }

  override func forEachChild(_ body: (AnyViewNode) -> Void) {
    if let content { body(content) }
    if let layer { body(layer) }
  }

  override func update(_ view: ModifiedContent<Wrapped, LayerAboveModifier<Overlay>>) {
    content.update(view.content)
    layer.box.alignment = view.modifier.alignment
    layer.update(view.modifier.overlay)
  }

  override func willUnmount() { region.remove(layer.box) }
}

extension View {
  /// Shows views in a layer of the window above all sheets, popovers, alerts and other presentations, and below the on-screen keyboard.
  ///
  /// In the tree of views they stand where an `overlay` would: they live as long as this view, with its environment, and hand their
  /// preferences up to it. They are drawn, hit and laid out in the window: they are offered the window's size within its safe area, and
  /// `alignment` says where what is smaller stands there. Presses that hit none of them reach what is below. Where two such layers meet, the
  /// one further out in the tree is the upper one, of siblings the later one. What is presented from inside of a layer stands on it.
  ///
  /// SwiftUI has nothing like it: on Apple's systems a second `UIWindow` above the first stands in for it.
  nonisolated public func overlayAbovePresentations<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerAboveModifier(overlay: content(), alignment: alignment))
  }
}
