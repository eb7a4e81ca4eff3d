/// The layers that enclose a view, by id: the nearest one of each. It travels in the environment, so two windows never share a layer.
struct PresentationLayers: Equatable {
  private var layers: [String?: PresentationLayer] = [:]

  subscript(id: String?) -> PresentationLayer? { layers[id] }

  func adding(_ layer: PresentationLayer, id: String?) -> PresentationLayers {
    var copy = self
    copy.layers[id] = layer
    return copy
  }

  static func == (left: PresentationLayers, right: PresentationLayers) -> Bool {
    left.layers.count == right.layers.count && left.layers.allSatisfy { right.layers[$0] === $1 }
  }
}
