/// The layers that enclose a view, by id: the nearest one of each. It travels in the environment, so two windows never share a layer.
struct PresentationLayers: Equatable {
  private struct Entry: Equatable {
    let layer: PresentationLayer
    /// Whether a modal there keeps the user from what is below.
    let blocks: Bool

    static func == (left: Entry, right: Entry) -> Bool { left.layer === right.layer && left.blocks == right.blocks }
  }

  private var layers: [String?: Entry] = [:]

  subscript(id: String?) -> PresentationLayer? { layers[id]?.layer }

  func adding(_ layer: PresentationLayer, id: String?, blocks: Bool = true) -> PresentationLayers {
    var copy = self
    copy.layers[id] = Entry(layer: layer, blocks: blocks)
    return copy
  }

  /// Whether a modal stands over a view that keeps the user from it.
  ///
  /// - Parameter mode: The view's own modal; nil where it is in none.
  @MainActor func isCovered(for mode: PresentationHostPresentationMode?) -> Bool {
    layers.values.contains { $0.blocks && $0.layer.covers(mode) }
  }
}
