/// The layers that enclose a view, by id: the nearest one of each. It travels in the environment, so two windows never share a layer.
struct PresentationLayers: Equatable {
  private struct Entry: Equatable {
    let layer: PresentationLayer
    /// Whether a modal there keeps the user from what is below.
    let blocks: Bool
    /// How many layers are around: one with fewer stands above.
    let depth: Int

    static func == (left: Entry, right: Entry) -> Bool {
      left.layer === right.layer && left.blocks == right.blocks && left.depth == right.depth
    }
  }

  private var layers: [String?: Entry] = [:]
  private var count = 0

  subscript(id: String?) -> PresentationLayer? { layers[id]?.layer }

  func adding(_ layer: PresentationLayer, id: String?, blocks: Bool = true) -> PresentationLayers {
    var copy = self
    copy.layers[id] = Entry(layer: layer, blocks: blocks, depth: count)
    copy.count += 1
    return copy
  }

  /// Whether a modal stands over a view that keeps the user from it.
  ///
  /// - Parameter mode: The view's own modal; nil where it is in none.
  @MainActor func isCovered(for mode: PresentationHostPresentationMode?) -> Bool {
    // A modal knows the layers around its host, though it may stand above some of them.
    let own = mode.flatMap { mode in layers.values.first { $0.layer.contains(mode) }?.depth } ?? count
    return layers.values.contains { $0.blocks && $0.depth <= own && $0.layer.covers(mode) }
  }
}
