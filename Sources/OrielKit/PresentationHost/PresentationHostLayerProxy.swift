import SwiftUI

/// A layer's interface for views: the modals that it shows, and those that wait. A view that reads a property depends on it. An addition of
/// Oriel's.
@MainActor
public struct PresentationHostLayerProxy {
  let layer: PresentationLayer

  /// The ids of the presented modals, without those that are being dismissed, from bottom to top.
  public var presentedIDs: [String] { layer.stayingPresentations.map(\.mode.id) }

  /// The ids of the modals that wait for being presented, in the order of their presentation.
  public var waitingIDs: [String] { layer.waitingIDs }

  /// Rejects all waiting requests, and sets their flags to `false`.
  public func clear() { layer.clear() }

  /// Rejects all waiting requests, and dismisses all modals with their animations. Their flags become `false`.
  public func dismissAll() {
    layer.clear()
    for presentation in layer.stayingPresentations.reversed() { layer.dismiss(presentation) }
  }

  /// Removes a modal immediately, without waiting for its completion. Its flag becomes `false`, and its `onDismiss` is called. Use it for a
  /// modal that never calls its completion.
  ///
  /// - Returns: A Boolean value that indicates whether a modal with the id was shown.
  @discardableResult public func remove(id: String) -> Bool { layer.forceRemoval(of: id) }
}

/// The layers that enclose a view. An addition of Oriel's.
@MainActor
public struct PresentationHostLayers {
  let layers: PresentationLayers
  let overlays: WindowOverlays?

  /// Returns the nearest enclosing layer with an id, or with no id if `id` is `nil`. Returns `nil` if there is none; without an id, the
  /// window's own layer is the fallback.
  public subscript(id: String?) -> PresentationHostLayerProxy? {
    (layers[id] ?? (id == nil ? overlays?.presentationLayer : nil)).map(PresentationHostLayerProxy.init)
  }
}

extension EnvironmentValues {
  /// The layers that enclose a view, with the modals that they show and those that wait. An addition of Oriel's.
  @MainActor public var presentationHostLayers: PresentationHostLayers {
    PresentationHostLayers(layers: presentationLayers, overlays: windowOverlays)
  }
}
