import SwiftUI

extension WindowOverlays {
  /// The layer of the window, for hosts that have none around: above all that the window shows.
  var presentationLayer: PresentationLayer {
    layer(id: "OrielKit.PresentationLayer", uiModel: .window) { layer in
      layer.occupancyDidChange = { [weak self] in self?.coversWindow = $0 }
    }
  }

  /// The layer of the window for what such hosts announce: above the other one, which is made first for that.
  var announcementLayer: PresentationLayer {
    _ = presentationLayer
    return layer(id: "OrielKit.AnnouncementLayer", uiModel: .windowAnnouncements) { _ in }
  }

  private func layer(
    id: String, uiModel: PresentationHostLayerUIModel, prepare: (PresentationLayer) -> Void
  ) -> PresentationLayer {
    model(id: id) {
      let layer = PresentationLayer()
      layer.uiModel = uiModel
      prepare(layer)
      return layer
    } content: { layer in
      PresentationLayerView(layer: layer, uiModel: layer.uiModel).onDisappear { layer.discardAll() }
    }
  }
}
