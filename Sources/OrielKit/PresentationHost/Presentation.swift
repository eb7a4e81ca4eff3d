import SwiftUI

/// One modal in a layer, from its insertion to its removal.
@MainActor
@Observable
final class Presentation: Identifiable {
  /// Tells two presentations of the same modal apart.
  nonisolated let id: Int
  let mode: PresentationHostPresentationMode

  @ObservationIgnored private(set) var phase = PresentationPhase.waiting
  /// Whether it is on its way out: what the views around go by.
  private(set) var isLeaving = false
  /// Observed by the modal alone.
  private(set) var request: PresentationRequest

  /// The host that the modal answers to; nil once it has disappeared.
  @ObservationIgnored weak var link: PresentationLink?
  /// Whether the host has disappeared without a word, so that the modal watches its flag itself.
  var isLeftBehind = false
  @ObservationIgnored let priority: Int
  /// What `dismiss` and its like mean in the modal.
  @ObservationIgnored private(set) lazy var dismissal = PresentationDismissal(
    isPresented: { [weak self] in self?.isLeaving == false }, dismiss: { [weak self] in self?.request.turnDown() })
  @ObservationIgnored private let presentSubject = PassthroughSubject<Void, Never>()
  @ObservationIgnored private let dismissSubject = PassthroughSubject<() -> Void, Never>()
  @ObservationIgnored private let dimmingViewTapSubject = PassthroughSubject<Void, Never>()
  @ObservationIgnored private var knownEnvironment:
    (containerSize: CGSize, safeAreaInsets: EdgeInsets, blocks: Bool, values: EnvironmentValues)?
  /// Tells one dismissal from the next.
  @ObservationIgnored private(set) var dismissalCount = 0

  init(id: Int, request: PresentationRequest, link: PresentationLink?) {
    self.id = id
    self.request = request
    self.link = link
    priority = request.uiModel.priority
    mode = PresentationHostPresentationMode(
      id: request.id, presentPublisher: presentSubject.eraseToAnyPublisher(),
      dismissPublisher: dismissSubject.eraseToAnyPublisher(),
      dimmingViewTapActionPublisher: dimmingViewTapSubject.eraseToAnyPublisher(), presentation: PresentationIdentity())
  }

  /// Moves on by one event and tells the modal; true when the layer has to take it out.
  func handle(_ event: PresentationPhase.Event, onCompletion: @escaping @MainActor (Int) -> Void) -> Bool {
    var newPhase = phase
    let effect = newPhase.handle(event, nextDismissal: dismissalCount + 1)
    phase = newPhase
    if isLeaving != newPhase.isLeaving { isLeaving = newPhase.isLeaving }
    switch effect {
    case .nothing: return false
    case .announcePresent:
      presentSubject.send()
      return false
    case .announceDismiss(let number):
      dismissalCount = number
      _ = mode.presentation.record.takeStay()
      let completion = DismissCompletion(
        modalID: request.id, messages: request.messages, isAwaited: { [weak self] in self?.phase == PresentationPhase.dismissing(number) },
        action: { onCompletion(number) })
      dismissSubject.send { completion.call() }
      return false
    case .remove: return true
    }
  }

  func sendDimmingViewTap() { dimmingViewTapSubject.send() }

  /// Takes what the host says now.
  func update(_ newRequest: PresentationRequest) {
    knownEnvironment = nil
    request = newRequest
  }

  /// The environment of the host, with what a modal is told that stays while others come and go. It is remembered, as values that are set anew are
  /// compared with the old ones.
  func environment(in containerSize: CGSize, safeAreaInsets: EdgeInsets, blocks: Bool) -> EnvironmentValues {
    if let known = knownEnvironment, known.containerSize == containerSize, known.safeAreaInsets == safeAreaInsets, known.blocks == blocks {
      return known.values
    }
    var values = request.environment
    // What is disabled around the host is no part of the modal.
    values.isEnabled = true
    values.enterPresentation(dismissal)
    values.presentationHostContainerSize = containerSize
    values.presentationHostSafeAreaInsets = safeAreaInsets
    values.presentationHostPresentationMode = mode
    values.presentationBlocks = blocks
    knownEnvironment = (containerSize, safeAreaInsets, blocks, values)
    return values
  }
}
