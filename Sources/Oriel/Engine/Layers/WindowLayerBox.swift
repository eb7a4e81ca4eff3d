import Foundation
import OrielDrawing

/// The purpose of a layer over the window's views.
enum WindowLayerRole { case layer, presentation, menu }

/// A layer over the window's views that has the size of the window. Its views belong to a node anywhere in the tree.
///
/// The layout inside a layer and the layout outside don't affect each other.
@MainActor
class WindowLayerBox: LayoutBox, FrontmostBox, LayoutRegion {
  /// The layers above this one.
  let layers: LayerRegion
  /// The barrier that is raised while the layer is covered.
  let cover: FocusBarrier
  /// Indicates whether the layer is above all presentations except its own.
  var standsAbovePresentations = false
  /// Indicates whether the layer is never covered by a presentation that covers the window's views.
  var standsAboveWindow = false
  var alignment = Alignment.center { didSet { if alignment != oldValue { setNeedsLayout() } } }

  init(node: AnyViewNode) {
    layers = LayerRegion(graph: node.graph)
    cover = layers.cover
    super.init(node: node)
  }

  init(node: AnyViewNode, cover: FocusBarrier, layers: LayerRegion) {
    self.cover = cover
    self.layers = layers
    super.init(node: node)
  }

  /// Creates a layer without views.
  init(graph: ViewGraph) {
    layers = LayerRegion(graph: graph)
    cover = layers.cover
    super.init(node: nil)
    self.graph = graph
  }

  var role: WindowLayerRole { .layer }

  final var isPresentation: Bool { role != .layer }

  /// Prevents traits of the app, such as the z-index, from moving views in front of the layers, whose order is that of the root's children.
  override var traitSource: (any TraitSource)? { self }

  override var sizing: BoxSizing { .fixed(graph.rootBox.size) }

  override var layoutRegion: (any LayoutRegion)? { self }

  var laysOutForWindow: Bool { true }

  private(set) lazy var hold = KeyboardInsetLimit(self)

  override func layoutChildren() { layOutInWindow(children, alignment: alignment) }

  /// A barrier that the app sets in the node tree also applies to the layers of its views.
  override func isHidden(from search: BoxSearch) -> Bool { node?.programBarrier != nil }
}

extension LayoutBox {
  /// Places boxes within the window's safe area, in a box that has the size of the window.
  final func layOutInWindow(_ boxes: [LayoutBox], alignment: Alignment) {
    let bounds = CGRect(origin: .zero, size: size)
    let safeArea = windowSafeArea
    let inner = bounds.inset(by: safeArea.total)
    var withoutKeyboard = safeArea.total
    withoutKeyboard.bottom = safeArea.container.bottom
    let innerWithoutKeyboard = bounds.inset(by: withoutKeyboard)
    for child in boxes where !child.isBeingRemoved {
      // Content that ignores the keyboard is laid out as if there were none: neither flexible nor fixed content moves, and nothing is
      // measured while the keyboard moves.
      let inner = child.ignoresKeyboard ? innerWithoutKeyboard : inner
      let proposal = ProposedViewSize(inner.size)
      let childSize = child.measure(proposal)
      var place = CGPoint(x: (inner.width - childSize.width) / 2, y: (inner.height - childSize.height) / 2)
      if alignment != .center {
        let frame = ViewDimensions(size: inner.size, proposal: proposal, guides: nil)
        let dimensions = child.dimensions(proposal)
        place = CGPoint(
          x: frame[alignment.horizontal] - dimensions[alignment.horizontal],
          y: frame[alignment.vertical] - dimensions[alignment.vertical])
      }
      child.place(
        at: CGPoint(
          x: isMirrored ? inner.maxX - place.x - childSize.width : inner.minX + place.x, y: inner.minY + place.y),
        proposal: proposal)
    }
  }
}

extension _AnyViewNode {
  /// The layer of the window that contains the node's views, or `nil` if they are the window's own views.
  final var enclosingLayer: WindowLayerBox? {
    var node: AnyViewNode? = self
    while let current = node {
      if let layer = current.windowLayer { return layer }
      node = current.parent
    }
    return nil
  }
}
