import Foundation

/// The layers above the window's views, or above a layer that is itself above all presentations: first the presentations, in the order of
/// their presentation, then the layers above presentations, each followed by its own layers.
@MainActor
final class LayerRegion {
  private unowned let graph: ViewGraph
  private(set) var presentations: [WindowLayerBox] = []
  private(set) var above: [WindowLayerBox] = []
  /// The barrier that is raised while a presentation covers the views below the region.
  let cover: FocusBarrier

  init(graph: ViewGraph) {
    self.graph = graph
    cover = FocusBarrier(graph: graph)
  }

  /// The boxes of the layers, from back to front.
  var boxes: [LayoutBox] { presentations + above.flatMap { [$0] + $0.layers.boxes } }

  func present(_ box: WindowLayerBox) {
    presentations.append(box)
    graph.rootBox.layersDidChange()
  }

  /// Inserts a box directly behind another.
  func insert(_ box: WindowLayerBox, at other: WindowLayerBox) {
    presentations.insert(box, at: presentations.firstIndex { $0 === other } ?? presentations.count)
    graph.rootBox.layersDidChange()
  }

  /// Adds a layer above presentations. Of two layers of a region, an ancestor's is in front of a descendant's, and a later sibling's in
  /// front of an earlier one's.
  func add(_ box: WindowLayerBox) {
    let index = above.firstIndex { other in
      guard let node = box.node, let second = other.node else { return false }
      return node.isDone(before: second)
    }
    above.insert(box, at: index ?? above.count)
    graph.rootBox.layersDidChange()
  }

  func remove(_ box: WindowLayerBox) {
    presentations.removeAll { $0 === box }
    above.removeAll { $0 === box }
    graph.rootBox.layersDidChange()
  }
}

extension _AnyViewNode {
  /// The region in which the presentations and layers of this node's views are shown.
  final var layerRegion: LayerRegion {
    var node: AnyViewNode? = self
    while let current = node {
      if let layer = current.windowLayer, layer.standsAbovePresentations { return layer.layers }
      node = current.parent
    }
    return graph.rootBox.layers
  }

  /// Returns a Boolean value that indicates whether the node precedes another one in postorder, in which children precede their parents.
  fileprivate final func isDone(before other: AnyViewNode) -> Bool {
    func path(_ node: AnyViewNode) -> [AnyViewNode] {
      var path = [node]
      while let parent = path[path.count - 1].parent { path.append(parent) }
      return path.reversed()
    }
    let (own, others) = (path(self), path(other))
    var depth = 0
    while depth < own.count, depth < others.count, own[depth] === others[depth] { depth += 1 }
    guard depth < own.count else { return false }
    guard depth < others.count else { return true }
    var first: AnyViewNode?
    own[depth].parent?.forEachChild { child in
      if first == nil, child === own[depth] || child === others[depth] { first = child }
    }
    return first === own[depth]
  }
}
