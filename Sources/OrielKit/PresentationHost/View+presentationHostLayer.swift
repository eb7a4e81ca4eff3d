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
  @Environment(\.presentationDepth) private var presentationDepth
  @State private var layer: PresentationLayer

  nonisolated init(id: String?, uiModel: PresentationHostLayerUIModel, layer: PresentationLayer) {
    self.id = id
    self.uiModel = uiModel
    _layer = State(initialValue: layer)
  }

  func body(content: Content) -> some View {
    // Hosts below ask before any action of this view could tell the layer.
    layer.uiModel = uiModel
    layer.presentationDepth = presentationDepth
    let blocks = uiModel.dimmingViewTapAction.allowsHitTesting
    return
      content
      .environment(\.presentationLayers, inherited.adding(layer, id: id, blocks: blocks))
      .modifier(PresentationCover(layer: layer, blocks: blocks, includesPresentations: uiModel.isAbovePresentations))
      .overlay { if !uiModel.isAbovePresentations { PresentationLayerView(layer: layer, uiModel: uiModel) } }
      .overlayAbovePresentations { if uiModel.isAbovePresentations { PresentationLayerView(layer: layer, uiModel: uiModel) } }
      .onDisappear { layer.discardAll() }
  }
}

/// Keeps the focus, keys and assistive technology out of what a layer's modals cover. A view of its own, so that nothing else follows them.
private struct PresentationCover: ViewModifier {
  let layer: PresentationLayer
  let blocks: Bool
  let includesPresentations: Bool

  func body(content: Content) -> some View {
    content.outOfReach(blocks && layer.isOccupied, includesPresentations: includesPresentations)
  }
}
