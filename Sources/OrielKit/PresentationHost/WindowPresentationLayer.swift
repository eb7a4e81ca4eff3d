import SwiftUI

extension WindowOverlays {
  /// The layer of the window, for hosts that have none around: above all that the window shows.
  var presentationLayer: PresentationLayer {
    model(id: "OrielKit.PresentationLayer") {
      let layer = PresentationLayer()
      layer.uiModel = .window
      layer.occupancyDidChange = { [weak self] in self?.coversWindow = $0 }
      return layer
    } content: { layer in
      PresentationLayerView(layer: layer, uiModel: layer.uiModel).onDisappear { layer.discardAll() }
    }
  }
}
