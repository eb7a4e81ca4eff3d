import SwiftUI

/// The host's end of the connection to its modal. It has the lifetime of the host's identity.
///
/// The host passes its request after each evaluation. The link compares it with the previous one and passes the difference to the layer, so
/// the cause of the evaluation is irrelevant.
@MainActor
final class PresentationLink {
  private weak var layer: PresentationLayer?
  private weak var presentation: Presentation?
  /// The request that was made and has been neither dismissed nor removed since. It may be shown, waiting or rejected.
  private var requested: (id: String, layer: ObjectIdentifier)?
  private var evaluation = 0
  /// The rank of the host among all hosts, in the order of their appearance.
  private(set) lazy var ordinal = Self.nextOrdinal()
  private static var lastOrdinal = 0
  /// The id of the modal of a host that specifies none.
  private(set) lazy var ownID = Self.nextOwnID()
  private static var ownIDCount = 0
  /// Called if the layer is removed before it has shown the modal.
  var didLoseLayer: () -> Void = {}

  nonisolated init() {}

  private static func nextOrdinal() -> Int {
    lastOrdinal += 1
    return lastOrdinal
  }

  private static func nextOwnID() -> String {
    ownIDCount += 1
    return "modal \(ownIDCount)"
  }

  func hostDidAppear() { _ = ordinal }

  /// Returns the incremented number of evaluations of the host. The number isn't observed, so counting during an evaluation invalidates no
  /// view.
  func nextEvaluation() -> Int {
    evaluation += 1
    return evaluation
  }

  /// Applies the host's request to the layer.
  func settle(_ request: PresentationRequest, layer around: PresentationLayer?, layerID: String?) {
    let isWanted = request.isPresented.wrappedValue
    if isWanted, request.environment.presentationIsLeaving, request.uiModel.dismissesModalWhenHostDisappears {
      // The enclosing modal is being dismissed, together with the modals that it has presented.
      request.reject()
      return release()
    }
    let newLayer = around ?? (layerID == nil && isWanted ? windowLayer(for: request) : nil)
    if let requested, !isWanted || requested.id != request.id || requested.layer != newLayer.map(ObjectIdentifier.init) {
      release()
    }
    guard isWanted else { return }
    if requested == nil {
      ask(request, layer: newLayer, layerID: layerID)
    } else if let presentation, presentation.link === self {
      // The flag has become `false` and `true` again between two evaluations.
      if presentation.isBeingRemoved { return layer?.present(request, for: self) ?? () }
      layer?.update(presentation, with: request)
      presentation.mode.presentation.record.takeStay()?()
    } else {
      layer?.update(request, for: self)
    }
  }

  /// Handles the removal of the host from the hierarchy.
  func hostDidDisappear(_ request: PresentationRequest) {
    guard requested != nil else { return }
    guard request.uiModel.dismissesModalWhenHostDisappears else {
      // The modal has no host until another host with its id appears.
      presentation?.link = nil
      presentation?.hasNoHost = true
      requested = nil
      // A request that isn't shown yet has no view that observes its flag.
      layer?.withdraw(self)
      return
    }
    request.reject()
    release()
  }

  /// Connects the link to the modal that the layer has inserted.
  func wasGranted(_ granted: Presentation) { presentation = granted }

  /// Disconnects the link from the modal that the layer has removed.
  func wasRemoved(_ removed: Presentation) {
    guard presentation === removed else { return }
    presentation = nil
    requested = nil
  }

  /// Handles the removal of the layer before it has shown the modal.
  func wasWithdrawn() {
    requested = nil
    didLoseLayer()
  }

  /// Returns the window's layer, for a host that no layer encloses.
  private func windowLayer(for request: PresentationRequest) -> PresentationLayer? {
    let overlays = request.environment.windowOverlays
    return request.uiModel.isAnnouncement ? overlays?.announcementLayer : overlays?.presentationLayer
  }

  private func ask(_ request: PresentationRequest, layer newLayer: PresentationLayer?, layerID: String?) {
    guard let newLayer else {
      request.messages.warn(
        "missing-layer-\(layerID ?? "")-\(request.id)",
        "The modal \"\(request.id)\" waits for \(layerID.map { "a layer with the id \"\($0)\"" } ?? "a layer"), which no ancestor of its "
          + "host provides. Add presentationHostLayer(\(layerID.map { "id: \"\($0)\"" } ?? "")) to one.")
      return
    }
    if newLayer.presentationDepth < request.environment.presentationDepth, !newLayer.uiModel.isAbovePresentations {
      request.messages.warn(
        "covered-layer-\(request.id)",
        "The modal \"\(request.id)\" is presented from a sheet or another presentation, in a layer that is below it. Add "
          + "presentationHostLayer() to the presentation's content, or set isAbovePresentations of the layer's model.")
    }
    requested = (request.id, ObjectIdentifier(newLayer))
    layer = newLayer
    newLayer.present(request, for: self)
  }

  private func release() {
    guard requested != nil else { return }
    requested = nil
    if let presentation, let layer { layer.handle(.dismiss, of: presentation) }
    layer?.withdraw(self)
  }
}
