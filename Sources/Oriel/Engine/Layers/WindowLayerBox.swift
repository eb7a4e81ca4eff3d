import Foundation
import OrielDrawing

/// What a layer over the window's views is for.
enum WindowLayerRole { case layer, presentation, menu }

/// A layer over the window's views: as large as the window, with views that belong to a node anywhere in the tree.
///
/// Nothing in a layer changes the layout outside of it, and the other way round.
@MainActor
class WindowLayerBox: LayoutBox, FrontmostBox, LayoutRegion {
  /// The layers that stand on this one.
  let layers: LayerRegion
  /// Raised while something covers the layer.
  let cover: ReachBarrier
  /// Whether the layer stands above presentations, its own apart.
  var standsAbovePresentations = false
  /// Whether nothing that covers the window's views covers the layer.
  var standsAboveWindow = false
  var alignment = Alignment.center { didSet { if alignment != oldValue { setNeedsLayout() } } }

  init(node: AnyViewNode) {
    layers = LayerRegion(graph: node.graph)
    cover = layers.cover
    super.init(node: node)
  }

  init(node: AnyViewNode, cover: ReachBarrier, layers: LayerRegion) {
    self.cover = cover
    self.layers = layers
    super.init(node: node)
  }

  /// A layer without views.
  init(graph: ViewGraph) {
    layers = LayerRegion(graph: graph)
    cover = layers.cover
    super.init(node: nil)
    self.graph = graph
  }

  var role: WindowLayerRole { .layer }

  final var isPresentation: Bool { role != .layer }

  /// Whatever the app puts in front of its other views stays behind the layers, which stand in the order of the root's children.
  override var traitSource: (any TraitSource)? { self }

  override var sizing: BoxSizing { .fixed(graph.rootBox.size) }

  override var layoutRegion: (any LayoutRegion)? { self }

  var laysOutForWindow: Bool { true }

  private(set) lazy var hold = KeyboardHold(self)

  override func layoutChildren() { layOutInWindow(children, alignment: alignment) }

  /// What is kept out of reach by the program, in the node tree, says so for its layers too.
  override func isHidden(from search: BoxSearch) -> Bool { node?.programBarrier != nil }
}

extension LayoutBox {
  /// Places boxes within the window's safe area, in a box that is as large as the window.
  final func layOutInWindow(_ boxes: [LayoutBox], alignment: Alignment) {
    let bounds = CGRect(origin: .zero, size: size)
    let safeArea = windowSafeArea
    let inner = bounds.inset(by: safeArea.total)
    var withoutKeyboard = safeArea.total
    withoutKeyboard.bottom = safeArea.container.bottom
    let innerWithoutKeyboard = bounds.inset(by: withoutKeyboard)
    for child in boxes where !child.isLeaving {
      // What ignores the keyboard is laid out as if there were none: neither flexible nor fixed content moves, nor is anything
      // measured while the keyboard does.
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
  /// The layer of the window that the node's views stand in; nil for the window's own.
  final var layerAround: WindowLayerBox? {
    var node: AnyViewNode? = self
    while let current = node {
      if let layer = current.windowLayer { return layer }
      node = current.parent
    }
    return nil
  }
}
