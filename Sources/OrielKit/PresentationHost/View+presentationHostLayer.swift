import SwiftUI

extension View {
  /// Lays a layer over the view, in which hosts below present their modals.
  ///
  /// Modals can't leave the layer's frame. Layers stack: one that is added later stands above the ones before.
  ///
  /// - Parameter layerID: What hosts call the layer; nil is the layer that they take if they name none. Of several with the same id, a
  ///   host takes the nearest around it.
  nonisolated public func presentationHostLayer(
    id layerID: String? = nil, uiModel: PresentationHostLayerUIModel = .init()
  ) -> some View {
    modifier(PresentationHostLayerModifier(id: layerID, uiModel: uiModel, layer: PresentationLayer()))
  }
}

private struct PresentationHostLayerModifier: ViewModifier {
  let id: String?
  let uiModel: PresentationHostLayerUIModel

  @Environment(\.presentationLayers) private var inherited
  @State private var layer: PresentationLayer

  nonisolated init(id: String?, uiModel: PresentationHostLayerUIModel, layer: PresentationLayer) {
    self.id = id
    self.uiModel = uiModel
    _layer = State(initialValue: layer)
  }

  func body(content: Content) -> some View {
    // Hosts below ask before any action of this view could tell the layer.
    layer.uiModel = uiModel
    return
      content
      .environment(\.presentationLayers, inherited.adding(layer, id: id, blocks: uiModel.dimmingViewTapAction.allowsHitTesting))
      .overlay { PresentationLayerView(layer: layer, uiModel: uiModel) }
      .onDisappear { layer.discardAll() }
  }
}
