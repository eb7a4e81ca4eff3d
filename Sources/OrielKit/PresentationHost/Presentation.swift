import SwiftUI

/// The presentation of a modal in a layer, from its insertion to its removal.
@MainActor
@Observable
final class Presentation: Identifiable {
  /// The id, which distinguishes two successive presentations of the same modal.
  nonisolated let id: Int
  let mode: PresentationHostPresentationMode

  @ObservationIgnored private(set) var phase = PresentationPhase.waiting
  /// Indicates whether the modal is being dismissed or has been removed. Unlike `phase` it is observed by views.
  private(set) var isBeingRemoved = false
  /// The request of the modal's host. Only the modal's view observes it.
  private(set) var request: PresentationRequest

  /// The link to the modal's host, or `nil` if the host has disappeared.
  @ObservationIgnored weak var link: PresentationLink?
  /// Indicates whether the host has disappeared without dismissing the modal. The modal then observes its flag itself.
  var hasNoHost = false
  @ObservationIgnored let priority: Int
  /// The implementation of `dismiss` and related environment values inside of the modal.
  @ObservationIgnored private(set) lazy var dismissal = PresentationDismissal(
    isPresented: { [weak self] in self?.isBeingRemoved == false }, dismiss: { [weak self] in self?.request.reject() })
  @ObservationIgnored private let presentSubject = PassthroughSubject<Void, Never>()
  @ObservationIgnored private let dismissSubject = PassthroughSubject<() -> Void, Never>()
  @ObservationIgnored private let dimmingViewTapSubject = PassthroughSubject<Void, Never>()
  @ObservationIgnored private var knownEnvironment:
    (containerSize: CGSize, safeAreaInsets: EdgeInsets, blocks: Bool, values: EnvironmentValues)?
  /// The number of dismissals so far, which distinguishes them from each other.
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

  /// Handles an event and notifies the modal. Returns `true` if the layer has to remove the modal.
  func handle(_ event: PresentationPhase.Event, onCompletion: @escaping @MainActor (Int) -> Void) -> Bool {
    var newPhase = phase
    let effect = newPhase.handle(event, nextDismissal: dismissalCount + 1)
    phase = newPhase
    if isBeingRemoved != newPhase.isBeingRemoved { isBeingRemoved = newPhase.isBeingRemoved }
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

  /// Adopts the current request of the host.
  func update(_ newRequest: PresentationRequest) {
    knownEnvironment = nil
    request = newRequest
  }

  /// Returns the environment of the host, with the values for the modal. The result is cached while the parameters are equal, because
  /// changed values are compared with the old ones.
  func environment(in containerSize: CGSize, safeAreaInsets: EdgeInsets, blocks: Bool) -> EnvironmentValues {
    if let known = knownEnvironment, known.containerSize == containerSize, known.safeAreaInsets == safeAreaInsets, known.blocks == blocks {
      return known.values
    }
    var values = request.environment
    // A modal isn't disabled by the `disabled(_:)` modifiers of its host.
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
