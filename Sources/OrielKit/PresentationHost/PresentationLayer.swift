import SwiftUI

/// The modals of one layer, from bottom to top: by priority, and then in the order of the requests.
///
/// A modal's id is unique in its layer. Each insertion calls `onPresent` once, and each removal calls `onDismiss` once, regardless of the
/// number of requests.
@MainActor
@Observable
final class PresentationLayer {
  /// The number of changes of the shown and the waiting modals. Properties that aren't observed themselves are observed through it:
  /// notifying the readers of a property costs more than the change, and these properties change together.
  private var changeCount = 0
  @ObservationIgnored private var shown = RankedList<String, PresentationRank, Presentation>()
  /// The view models of the shown modals.
  @ObservationIgnored private var parts = RankedList<String, PresentationRank, PresentationPart>()
  /// The part that receives the taps beside the topmost modal.
  @ObservationIgnored private lazy var tapCatcher = PresentationPart(nil, in: self)
  /// The shown modals that aren't being dismissed.
  @ObservationIgnored private var staying = RankedList<String, PresentationRank, Presentation>()
  /// The requests that wait for being shown, in that order.
  @ObservationIgnored private var waiting = PresentationQueue()
  /// Indicates whether a modal is shown that isn't being dismissed.
  private(set) var isOccupied = false
  /// The requests of the current update that may have to wait for each other, in the order of their hosts. Hosts are evaluated in an
  /// arbitrary order, so the layer collects all requests first.
  @ObservationIgnored private var arrivals = PresentationQueue()
  /// A counter that increases with each arrival.
  private(set) var arrivalCount = 0
  /// The preferred dimming color of the only modal. It remains when the modal is removed, so that the dimming fades out in the same color.
  @ObservationIgnored private var preferredDimmingViewColor: Color?
  /// The distance by which the modal with the focus moves up to avoid the keyboard, in points.
  @ObservationIgnored private var keyboardOffset: CGFloat = 0
  /// The modal that contained the focus when the keyboard moved last.
  @ObservationIgnored private var keyboardAvoidingPresentation: Presentation?
  /// The layer's model as of its last evaluation.
  @ObservationIgnored var uiModel = PresentationHostLayerUIModel()
  /// The number of SwiftUI's own presentations that enclose the layer.
  @ObservationIgnored var presentationDepth = 0
  /// Called when the layer shows its first modal, or when its last one is dismissed. Modals that are being dismissed don't count.
  @ObservationIgnored var occupancyDidChange: (Bool) -> Void = { _ in }
  /// The frame of the container in the window, in points.
  @ObservationIgnored private var containerFrame = CGRect.zero
  @ObservationIgnored private var keyboardListener: KeyboardListener?
  @ObservationIgnored private var presentationCount = 0
  /// The number of updates that have inserted modals. The modals of one update are in the order of their hosts, regardless of the order of
  /// evaluation.
  @ObservationIgnored private var moment = 0

  nonisolated init() {}

  /// The frontmost modal after the last change.
  @ObservationIgnored private weak var knownFront: Presentation?

  /// A snapshot of the state that the layer's view shows.
  struct Picture {
    /// The modals from bottom to top. If the layer blocks the content, the part that receives taps follows directly behind the topmost one.
    let parts: [PresentationPart]
    /// The modal that receives taps beside it or, if all modals are being dismissed, the last one.
    let topmost: PresentationPart?
    let isOccupied: Bool
    /// The preferred dimming color of the only modal, or `nil` if there is none.
    let preferredDimmingViewColor: Color?
    fileprivate let keyboardAvoidingPresentation: Presentation?
    fileprivate let keyboardOffset: CGFloat

    /// Returns the distance by which a part moves up to avoid the keyboard, in points.
    func keyboardOffset(of part: PresentationPart) -> CGFloat {
      keyboardAvoidingPresentation != nil && part.presentation === keyboardAvoidingPresentation ? keyboardOffset : 0
    }
  }

  /// - Parameter blocks: Indicates whether the topmost modal blocks interaction with the content below it.
  func picture(blocks: Bool) -> Picture {
    observeChanges()
    // Later requests belong to the next update.
    moment += 1
    let topmost = front.flatMap { parts[$0.mode.id] }
    var inOrder = parts.elements
    // The tap catcher remains while modals are presented and dismissed.
    if blocks {
      inOrder.reserveCapacity(inOrder.count + 1)
      inOrder.insert(tapCatcher, at: inOrder.lastIndex { $0 === topmost } ?? inOrder.count)
    }
    return Picture(
      parts: inOrder, topmost: topmost, isOccupied: !staying.isEmpty,
      preferredDimmingViewColor: preferredDimmingViewColor, keyboardAvoidingPresentation: keyboardAvoidingPresentation,
      keyboardOffset: keyboardOffset)
  }

  /// The shown modals that aren't being dismissed.
  var stayingPresentations: [Presentation] {
    observeChanges()
    return staying.elements
  }

  /// The ids of the waiting modals, in the order in which they will be shown.
  var waitingIDs: [String] {
    observeChanges()
    return waiting.ids
  }

  /// The modal that receives taps beside it: the last one that isn't being dismissed, or `nil` if there is none.
  var topmost: Presentation? {
    observeChanges()
    return staying.elements.last
  }

  /// Handles a tap beside the topmost modal, or the Escape key.
  func handleBackdropTap() {
    guard uiModel.dimmingViewTapAction == .sendActionToTopmostModal, let topmost = staying.elements.last,
      !topmost.mode.isInteractiveDismissDisabled
    else { return }
    topmost.sendDimmingViewTap()
  }

  /// The topmost modal that isn't being dismissed or, if all are, the last one.
  private var front: Presentation? { staying.elements.last ?? shown.elements.last }

  private func observeChanges() { _ = changeCount }

  /// Changes the shown or the waiting modals, and notifies the observers.
  private func change(_ body: () -> Void) {
    body()
    changeCount += 1
    if front !== knownFront {
      knownFront?.mode.presentation.record.isTopmost = false
      front?.mode.presentation.record.isTopmost = true
      knownFront = front
    }
    if isOccupied == staying.isEmpty {
      isOccupied = !staying.isEmpty
      occupancyDidChange(isOccupied)
    }
  }

  func contains(_ mode: PresentationHostPresentationMode?) -> Bool {
    observeChanges()
    return mode.map { shown[$0.id]?.mode.presentation == $0.presentation } ?? false
  }

  /// Returns whether a modal that isn't being dismissed is above the layer's content or, if the mode belongs to a modal of this layer,
  /// above that modal.
  func covers(_ mode: PresentationHostPresentationMode?) -> Bool {
    guard let topmost, let rank = shown.rank(of: topmost.mode.id) else { return false }
    guard let mode, contains(mode), let own = shown.rank(of: mode.id) else { return true }
    return own < rank
  }

  // MARK: Requests

  /// Shows a modal, reverses its dismissal if it is in progress, or handles the request according to the layer's policy.
  func present(_ request: PresentationRequest, for link: PresentationLink) {
    if let existing = shown[request.id], existing.link == nil || existing.link === link {
      comeBack(existing, request, for: link)
    } else if waiting.contains(link) || arrivals.contains(link) {
      update(request, for: link)
    } else if uiModel.queuePolicy == .stack, shown[request.id] == nil {
      show(request, for: link)
    } else {
      // The modal with this id may be about to be dismissed, for example if a host changes its identity. That is known when all hosts of
      // the update have been evaluated.
      arrivals.insert(request, for: link)
      arrivalCount += 1
    }
  }

  /// Handles the collected requests after all hosts of an update have been evaluated.
  func admitArrivals() {
    for arrival in arrivals.removeAll() {
      if let link = arrival.link { admit(arrival.request, for: link) }
    }
  }

  private func comeBack(_ presentation: Presentation, _ request: PresentationRequest, for link: PresentationLink) {
    presentation.link = link
    if presentation.hasNoHost { presentation.hasNoHost = false }
    link.wasGranted(presentation)
    if presentation.isBeingRemoved {
      // The modals that this one had replaced were requested before it by now, so they are rejected.
      if uiModel.queuePolicy == .replace { turnDownWaiting() }
      change { insert(presentation) }
    }
    presentation.update(request)
    handle(.request, of: presentation)
    settleDimming()
  }

  private func admit(_ request: PresentationRequest, for link: PresentationLink) {
    let existing = shown[request.id]
    if let existing, existing.link == nil { return comeBack(existing, request, for: link) }
    switch uiModel.queuePolicy {
    case .stack:
      if existing?.isBeingRemoved == false { reportDuplicate(request) }
      change { waiting.append(request, for: link) }
    case .enqueue: change { waiting.append(request, for: link) }
    case .dropDuplicates:
      let isDuplicate = waiting.contains(kind: request.kind) || staying.elements.contains { $0.request.kind == request.kind }
      if isDuplicate { request.reject() } else { change { waiting.append(request, for: link) } }
    case .replace:
      let rivals = staying.elements
      let highest = max(rivals.last?.priority ?? .min, waiting.highestPriority ?? .min)
      guard request.uiModel.priority >= highest else { return request.reject() }
      turnDownWaiting()
      change { waiting.append(request, for: link) }
      for rival in rivals { dismiss(rival) }
    }
    showNext()
  }

  /// Shows the first waiting modal if the layer shows no other one. In a stack, shows all waiting modals whose ids are unused.
  private func showNext() {
    while !waiting.isEmpty, shown.isEmpty || uiModel.queuePolicy == .stack {
      guard let next = waiting.removeFirst(where: { shown[$0.id] == nil }) else { return }
      change {}
      // Modals that have waited keep the order of the queue, instead of the order of their hosts.
      moment += 1
      show(next.request, for: next.link)
    }
  }

  private func turnDownWaiting() {
    guard !waiting.isEmpty else { return }
    var rivals: [PresentationQueue.Entry] = []
    change { rivals = waiting.removeAll() }
    for rival in rivals { rival.request.reject() }
  }

  private func show(_ request: PresentationRequest, for link: PresentationLink?) {
    presentationCount += 1
    let presentation = Presentation(id: presentationCount, request: request, link: link)
    change {
      insert(presentation)
      findDimmingColor()
    }
    link?.wasGranted(presentation)
    request.onPresent?()
  }

  /// Inserts a modal above all modals of the same or a lower priority.
  private func insert(_ presentation: Presentation) {
    let rank = PresentationRank(primary: presentation.priority, sequence: moment, ordinal: presentation.link?.ordinal ?? 0)
    let known = parts[presentation.mode.id]
    let part = known?.presentation === presentation ? known : nil
    parts.insert(part ?? PresentationPart(presentation, in: self), id: presentation.mode.id, rank: rank)
    shown.insert(presentation, id: presentation.mode.id, rank: rank)
    if !presentation.isBeingRemoved { staying.insert(presentation, id: presentation.mode.id, rank: rank) }
  }

  func update(_ presentation: Presentation, with request: PresentationRequest) {
    presentation.update(request)
    settleDimming()
  }

  /// Updates the request of a host whose modal waits.
  func update(_ request: PresentationRequest, for link: PresentationLink) {
    // The queue uses the id and the kind of a waiting request only, and its id doesn't change.
    waiting.update(request, for: link)
    arrivals.update(request, for: link)
  }

  /// Withdraws the request of a host if it waits.
  func withdraw(_ link: PresentationLink) {
    if waiting.contains(link) { change { waiting.remove(of: link) } }
    arrivals.remove(of: link)
  }

  /// Shows the waiting modals that a change of the policy permits.
  func policyDidChange() { showNext() }

  private func reportDuplicate(_ request: PresentationRequest) {
    request.messages.warn(
      "duplicate-modal-\(request.id)",
      "A modal with the id \"\(request.id)\" is already presented; the second one waits until the first one is dismissed. Give each modal "
        + "a unique id."
    )
  }

  /// Reports a modal whose layer has an empty frame.
  func reportInvisibility(of presentation: Presentation) {
    presentation.request.messages.warn(
      "invisible-modal-\(presentation.mode.id)",
      "The modal \"\(presentation.mode.id)\" isn't visible, because the view with presentationHostLayer() is empty. Add the layer to a "
        + "view that fills the window.")
  }

  // MARK: Dismissal

  func handle(_ event: PresentationPhase.Event, of presentation: Presentation) {
    let wasLeaving = presentation.isBeingRemoved
    let mustGo = presentation.handle(event) { [weak self, weak presentation] number in
      guard let self, let presentation else { return }
      handle(.complete(number), of: presentation)
    }
    if presentation.isBeingRemoved != wasLeaving { settleStaying(presentation) }
    if mustGo { remove(presentation) }
  }

  private func settleStaying(_ presentation: Presentation) {
    let id = presentation.mode.id
    if presentation.isBeingRemoved {
      if staying[id] === presentation { change { staying.remove(id) } }
    } else if let rank = shown.rank(of: id), shown[id] === presentation {
      change { staying.insert(presentation, id: id, rank: rank) }
    }
  }

  /// Dismisses a modal with its animation, by setting its flag to `false`.
  func dismiss(_ presentation: Presentation) {
    presentation.request.reject()
    // If the binding rejects the change, the modal is dismissed without its host.
    if presentation.request.isPresented.wrappedValue { handle(.dismiss, of: presentation) }
  }

  /// Rejects all waiting requests.
  func clear() {
    turnDownWaiting()
    for arrival in arrivals.removeAll() { arrival.request.reject() }
  }

  /// Removes a modal immediately, in any phase. Returns `false` if there is none with the id.
  func forceRemoval(of id: String) -> Bool {
    guard let presentation = shown[id] else { return false }
    presentation.request.reject()
    handle(.discard, of: presentation)
    return true
  }

  /// Removes all modals when the layer has disappeared.
  func discardAll() {
    for entry in waiting.removeAll() + arrivals.removeAll() { entry.link?.wasWithdrawn() }
    for presentation in shown.elements { handle(.discard, of: presentation) }
    keyboardListener = nil
  }

  func reportMissingCompletion(of presentation: Presentation) {
    presentation.request.messages.warn(
      "kept-completion-\(presentation.mode.id)",
      "The modal \"\(presentation.mode.id)\" was dismissed 5 s ago and hasn't called dismissPublisher's completion; until then, it covers "
        + "the views behind it. Call the completion when the animation has ended, or remove the modal with remove(id:) of its "
        + "PresentationHostLayerProxy.")
  }

  private func remove(_ presentation: Presentation) {
    guard shown[presentation.mode.id] === presentation else { return }
    change {
      shown.remove(presentation.mode.id)
      parts.remove(presentation.mode.id)
      staying.remove(presentation.mode.id)
      if keyboardAvoidingPresentation === presentation { keyboardAvoidingPresentation = nil }
      findDimmingColor()
    }
    PresentationHostDataSourceCache.shared.remove(key: presentation.mode.id)
    presentation.link?.wasRemoved(presentation)
    presentation.request.onDismiss?()
    showNext()
  }

  private func settleDimming() {
    let old = preferredDimmingViewColor
    findDimmingColor()
    if preferredDimmingViewColor != old { change {} }
  }

  private func findDimmingColor() {
    guard let first = shown.elements.first else { return }
    preferredDimmingViewColor = shown.elements.count == 1 ? first.request.uiModel.preferredDimmingViewColor : nil
  }

  // MARK: Keyboard

  /// Starts observing the keyboard. A layer that isn't shown doesn't observe it.
  func listen() {
    guard keyboardListener == nil else { return }
    keyboardListener = KeyboardListener { [weak self] in self?.makeRoom(for: $0.frame, animation: $0.animation) }
  }

  /// Adopts a new frame of the container.
  func containerDidMove(to frame: CGRect) {
    containerFrame = frame
    // The keyboard moves with the window without a notification.
    if keyboardListener?.info != nil { makeRoom(for: FirstResponderProxy.current.keyboardFrame, animation: nil) }
  }

  func strategyDidChange() {
    if let info = keyboardListener?.info { makeRoom(for: FirstResponderProxy.current.keyboardFrame, animation: info.animation) }
  }

  /// Moves only the modal that contains the focus. If no modal of the layer contains the focus, nothing is moved.
  private func makeRoom(for keyboard: CGRect?, animation: Animation?) {
    let focused = shown.elements.reversed().lazy.compactMap { presentation in
      FirstResponderProxy.current.layoutFrame(in: .named(presentation.mode.presentation)).map { (presentation, $0) }
    }.first
    var offset: CGFloat = 0
    if let keyboard, let focused {
      offset = uiModel.keyboardObserverSubUIModel.keyboardResponsivenessStrategy.offset(for: keyboard) {
        // A view that avoids the keyboard by itself won't be covered.
        guard FirstResponderProxy.current.layoutFrame(in: .keyboardAvoiding) == nil else { return nil }
        return focused.1.offsetBy(dx: containerFrame.minX, dy: containerFrame.minY)
      }
    }
    let holder = offset == 0 ? nil : focused?.0
    guard offset != keyboardOffset || holder !== keyboardAvoidingPresentation else { return }
    withAnimation(animation) {
      change {
        keyboardOffset = offset
        keyboardAvoidingPresentation = holder
      }
    }
  }
}
