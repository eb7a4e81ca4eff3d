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
  /// Shows views in a layer of the window above all sheets, popovers, alerts and other presentations, and below the software keyboard.
  ///
  /// In the view hierarchy their position is that of an `overlay`: they live as long as this view, inherit its environment, and contribute
  /// their preferences to it. They are drawn, hit-tested and laid out in the window: the proposed size is that of the window's safe area,
  /// and `alignment` positions smaller views in it. Presses that hit none of them are passed to the views below. If two such layers
  /// overlap, an ancestor's layer is in front of a descendant's, and a later sibling's in front of an earlier one's. Presentations of the
  /// views in a layer are shown above it.
  ///
  /// SwiftUI has no counterpart. On Apple's systems a second `UIWindow` above the first one serves the purpose.
  nonisolated public func overlayAbovePresentations<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerAboveModifier(overlay: content(), alignment: alignment))
  }
}
