import SwiftUI

/// A layer as its views see it: what it shows, and what waits there. Reading makes a view depend on what it reads. An addition of Oriel's.
@MainActor
public struct PresentationHostLayerProxy {
  let layer: PresentationLayer

  /// The ids of the modals that are shown and there to stay, the topmost last.
  public var presentedIDs: [String] { layer.stayingPresentations.map(\.mode.id) }

  /// The ids of the modals that wait for their turn, in that order.
  public var waitingIDs: [String] { layer.waitingIDs }

  /// Turns down all requests that wait: their flags fall.
  public func clear() { layer.clear() }

  /// Turns down all requests that wait, and has all modals animate out: their flags fall.
  public func dismissAll() {
    layer.clear()
    for presentation in layer.stayingPresentations.reversed() { layer.dismiss(presentation) }
  }

  /// Takes a modal out at once, without waiting for its completion: its flag falls and its `onDismiss` is called. For one that never calls
  /// its completion.
  ///
  /// - Returns: Whether a modal with the id was shown.
  @discardableResult public func remove(id: String) -> Bool { layer.forceRemoval(of: id) }
}

/// The layers around a view. An addition of Oriel's.
@MainActor
public struct PresentationHostLayers {
  let layers: PresentationLayers
  let overlays: WindowOverlays?

  /// The nearest layer with an id, nil for the layers without one. Nil if no view around has it; without an id the window's own layer then.
  public subscript(id: String?) -> PresentationHostLayerProxy? {
    (layers[id] ?? (id == nil ? overlays?.presentationLayer : nil)).map(PresentationHostLayerProxy.init)
  }
}

extension EnvironmentValues {
  /// The layers around a view: what they show, and what waits there. An addition of Oriel's.
  @MainActor public var presentationHostLayers: PresentationHostLayers {
    PresentationHostLayers(layers: presentationLayers, overlays: windowOverlays)
  }
}
