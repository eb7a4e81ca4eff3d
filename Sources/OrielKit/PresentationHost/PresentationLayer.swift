import SwiftUI

/// The modals of one layer, in the order in which they were asked for: the last one stands on top.
///
/// A modal's id is unique in its layer. Each insertion calls `onPresent` once and each removal `onDismiss` once, whoever asks how often.
@MainActor
@Observable
final class PresentationLayer {
  private(set) var presentations: [Presentation] = []
  /// The colour that the only modal prefers. It outlives the last one, so that the dimming fades out in the colour that it had.
  private(set) var preferredDimmingViewColor: Color?
  @ObservationIgnored private var nextPresentationID = 0

  nonisolated init() {}

  /// The modal that hears of taps beside it: the last one that isn't on its way out.
  var topmost: Presentation? { presentations.last { !$0.isLeaving } }

  /// Whether a modal is there to stay.
  var isOccupied: Bool { presentations.contains { !$0.isLeaving } }

  /// Whether a modal that is there to stay stands over the content, or over the modal of the layer that has the mode.
  func covers(_ mode: PresentationHostPresentationMode?) -> Bool {
    let own = presentations.firstIndex { $0.mode.id == mode?.id }
    return presentations[(own.map { $0 + 1 } ?? 0)...].contains { !$0.isLeaving }
  }

  /// Shows a modal, or turns round one that is on its way out. Nil if another host's modal has the id.
  func present(_ request: PresentationRequest, for link: PresentationLink) -> Presentation? {
    if let existing = presentations.first(where: { $0.mode.id == request.id }) {
      guard existing.link == nil || existing.link === link else {
        PresentationReport.once(
          "duplicate-modal-\(request.id)",
          "A modal with the id \"\(request.id)\" is presented already; the second request is ignored. Give every modal an id of its own.")
        return nil
      }
      existing.link = link
      if existing.isLeaving { moveToTop(existing) }
      existing.update(request)
      handle(.request, of: existing)
      return existing
    }
    nextPresentationID += 1
    let presentation = Presentation(id: nextPresentationID, request: request, link: link)
    presentations.append(presentation)
    settleDimming()
    request.onPresent?()
    return presentation
  }

  func update(_ presentation: Presentation, with request: PresentationRequest) {
    presentation.update(request)
    settleDimming()
  }

  func handle(_ event: PresentationPhase.Event, of presentation: Presentation) {
    let mustGo = presentation.handle(event) { [weak self, weak presentation] number in
      guard let self, let presentation else { return }
      handle(.complete(number), of: presentation)
    }
    if mustGo { remove(presentation) }
  }

  /// The layer has disappeared, and all modals with it.
  func discardAll() {
    for presentation in presentations { handle(.discard, of: presentation) }
  }

  private func remove(_ presentation: Presentation) {
    presentations.removeAll { $0 === presentation }
    settleDimming()
    PresentationHostDataSourceCache.shared.remove(key: presentation.mode.id)
    presentation.link?.wasRemoved(presentation)
    presentation.request.onDismiss?()
  }

  private func moveToTop(_ presentation: Presentation) {
    guard presentations.last !== presentation else { return }
    presentations.removeAll { $0 === presentation }
    presentations.append(presentation)
  }

  private func settleDimming() {
    guard let first = presentations.first else { return }
    let color = presentations.count == 1 ? first.preferredDimmingViewColor : nil
    if color != preferredDimmingViewColor { preferredDimmingViewColor = color }
  }
}
