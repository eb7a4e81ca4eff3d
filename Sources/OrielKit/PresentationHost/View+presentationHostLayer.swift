import SwiftUI

extension View {
  /// Adds a layer over the view, in which descendant hosts present their modals.
  ///
  /// Modals can't extend beyond the layer's frame. A layer that is added later is above the earlier ones.
  ///
  /// - Parameters:
  ///   - layerID: The id by which hosts refer to the layer, or `nil` for the layer of the hosts that specify no id. If several layers have
  ///     the same id, a host uses the nearest enclosing one.
  ///   - uiModel: The appearance and behavior of the layer.
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
    // Hosts below are evaluated before any action of this view could pass the model to the layer.
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

/// A modifier that makes the content that the modals of a layer cover unavailable to the focus, keys and assistive technology. It is a
/// separate view, so that no other view is evaluated with it.
private struct PresentationCover: ViewModifier {
  let layer: PresentationLayer
  let blocks: Bool
  let includesPresentations: Bool

  func body(content: Content) -> some View {
    content.outOfReach(blocks && layer.isOccupied, includesPresentations: includesPresentations)
  }
}
