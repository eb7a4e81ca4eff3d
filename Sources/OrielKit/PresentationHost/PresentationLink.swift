import SwiftUI

/// A host's end of the connection to its modal. It lives as long as the host's identity.
///
/// The host says after each evaluation what it wants; the link compares that with what it asked for before and tells the layer the
/// difference, so that it doesn't matter what caused the evaluation.
@MainActor
final class PresentationLink {
  private weak var layer: PresentationLayer?
  private weak var presentation: Presentation?
  /// What was asked for and neither dismissed nor removed since, be it granted, waiting or refused.
  private var requested: (id: String, layer: ObjectIdentifier)?
  private var evaluation = 0
  /// The host's place among the others, by when they appeared.
  private(set) lazy var ordinal = Self.nextOrdinal()
  private static var lastOrdinal = 0
  /// The id of the modal of a host that gives none.
  private(set) lazy var ownID = Self.nextOwnID()
  private static var ownIDCount = 0
  /// Called where the layer goes before the modal had its turn.
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

  /// Counts the host's evaluations. A count isn't observed, so counting during an evaluation disturbs nobody.
  func nextEvaluation() -> Int {
    evaluation += 1
    return evaluation
  }

  /// Brings the layer up to what the host wants.
  func settle(_ request: PresentationRequest, layer around: PresentationLayer?, layerID: String?) {
    let isWanted = request.isPresented.wrappedValue
    if isWanted, request.environment.presentationIsLeaving, request.uiModel.dismissesModalWhenHostDisappears {
      // The modal around is on its way out, and takes along what is presented from inside.
      request.turnDown()
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
      // The flag fell and rose again before anybody looked.
      if presentation.isLeaving { return layer?.present(request, for: self) ?? () }
      layer?.update(presentation, with: request)
      presentation.mode.presentation.record.takeStay()?()
    } else {
      layer?.update(request, for: self)
    }
  }

  /// The host has left the hierarchy.
  func hostDidDisappear(_ request: PresentationRequest) {
    guard requested != nil else { return }
    guard request.uiModel.dismissesModalWhenHostDisappears else {
      // Nobody answers for the modal until a host with its id comes.
      presentation?.link = nil
      presentation?.isLeftBehind = true
      requested = nil
      // What isn't shown yet has nobody to watch its flag.
      layer?.withdraw(self)
      return
    }
    request.turnDown()
    release()
  }

  /// The modal is in its layer.
  func wasGranted(_ granted: Presentation) { presentation = granted }

  /// The modal is out of its layer.
  func wasRemoved(_ removed: Presentation) {
    guard presentation === removed else { return }
    presentation = nil
    requested = nil
  }

  /// The layer has gone before the modal had its turn.
  func wasWithdrawn() {
    requested = nil
    didLoseLayer()
  }

  /// The layer of the window for a host that has none around.
  private func windowLayer(for request: PresentationRequest) -> PresentationLayer? {
    let overlays = request.environment.windowOverlays
    return request.uiModel.isAnnouncement ? overlays?.announcementLayer : overlays?.presentationLayer
  }

  private func ask(_ request: PresentationRequest, layer newLayer: PresentationLayer?, layerID: String?) {
    guard let newLayer else {
      request.messages.warn(
        "missing-layer-\(layerID ?? "")-\(request.id)",
        "The modal \"\(request.id)\" waits for \(layerID.map { "a layer with the id \"\($0)\"" } ?? "a layer"), which no view around its "
          + "host has. Add presentationHostLayer(\(layerID.map { "id: \"\($0)\"" } ?? "")) to one.")
      return
    }
    if newLayer.presentationDepth < request.environment.presentationDepth, !newLayer.uiModel.isAbovePresentations {
      request.messages.warn(
        "covered-layer-\(request.id)",
        "The modal \"\(request.id)\" is presented from a sheet or the like, in a layer that lies below it. Add presentationHostLayer() to what the "
          + "sheet shows, or give the layer's model isAbovePresentations.")
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
