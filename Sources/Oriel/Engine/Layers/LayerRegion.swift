import Foundation

/// The layers that stand on the window's views, or on one of the layers above all presentations: presentations, in the order in which they
/// came, and then, each with its own, the layers that stand above presentations.
@MainActor
final class LayerRegion {
  private unowned let graph: ViewGraph
  private(set) var presentations: [WindowLayerBox] = []
  private(set) var above: [WindowLayerBox] = []
  /// Raised while a presentation covers what the region stands on.
  let cover: ReachBarrier

  init(graph: ViewGraph) {
    self.graph = graph
    cover = ReachBarrier(graph: graph)
  }

  /// From the bottom to the top.
  var boxes: [LayoutBox] { presentations + above.flatMap { [$0] + $0.layers.boxes } }

  func present(_ box: WindowLayerBox) {
    presentations.append(box)
    graph.rootBox.layersDidChange()
  }

  /// Puts a box right below another.
  func insert(_ box: WindowLayerBox, at other: WindowLayerBox) {
    presentations.insert(box, at: presentations.firstIndex { $0 === other } ?? presentations.count)
    graph.rootBox.layersDidChange()
  }

  /// Adds a layer above presentations: of two in this region, the one further out in the tree of views is the upper one, and of two
  /// siblings the later one.
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
  /// The region that presentations and layers of this node's views go to.
  final var layerRegion: LayerRegion {
    var node: AnyViewNode? = self
    while let current = node {
      if let layer = current.windowLayer, layer.standsAbovePresentations { return layer.layers }
      node = current.parent
    }
    return graph.rootBox.layers
  }

  /// Whether the node comes before another one where children come before their parents.
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
