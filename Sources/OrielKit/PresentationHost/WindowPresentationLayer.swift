import SwiftUI

extension WindowOverlays {
  /// The window's layer above all its content, for hosts that no layer encloses.
  var presentationLayer: PresentationLayer {
    layer(id: "OrielKit.PresentationLayer", uiModel: .window) { layer in
      layer.occupancyDidChange = { [weak self] in self?.coversWindow = $0 }
    }
  }

  /// The window's layer for announcements of such hosts. It is above `presentationLayer`, which is therefore created first.
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
