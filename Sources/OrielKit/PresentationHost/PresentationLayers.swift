/// The layers that enclose a view: the nearest one for each id. They are an environment value, so two windows never share a layer.
struct PresentationLayers: Equatable {
  private struct Entry: Equatable {
    let layer: PresentationLayer
    /// Indicates whether a modal of the layer blocks interaction with the content below it.
    let blocks: Bool
    /// The number of enclosing layers. A layer with fewer of them is above.
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

  /// Returns whether a modal covers a view and blocks interaction with it.
  ///
  /// - Parameter mode: The mode of the modal that contains the view, or `nil` if no modal contains it.
  @MainActor func isCovered(for mode: PresentationHostPresentationMode?) -> Bool {
    // The layers in a modal's environment are those that enclose its host, and the modal may be above some of them.
    let own = mode.flatMap { mode in layers.values.first { $0.layer.contains(mode) }?.depth } ?? count
    return layers.values.contains { $0.blocks && $0.depth <= own && $0.layer.covers(mode) }
  }
}
