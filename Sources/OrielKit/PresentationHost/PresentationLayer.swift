import SwiftUI

/// The modals of one layer in the order in which they stand, the last one on top: by priority, and then as they were asked for.
///
/// A modal's id is unique in its layer. Each insertion calls `onPresent` once and each removal `onDismiss` once, whoever asks how often.
@MainActor
@Observable
final class PresentationLayer {
  /// Counts the changes of what stands and waits here. What isn't observed by itself is observed through it: to tell a property's readers that
  /// it changes takes longer than the change, and these change together.
  private var changeCount = 0
  @ObservationIgnored private var shown = RankedList<String, PresentationRank, Presentation>()
  /// The same as their views know them.
  @ObservationIgnored private var parts = RankedList<String, PresentationRank, PresentationPart>()
  /// What catches the taps beside the topmost one.
  @ObservationIgnored private lazy var tapCatcher = PresentationPart(nil, in: self)
  /// Those of them that aren't on their way out.
  @ObservationIgnored private var staying = RankedList<String, PresentationRank, Presentation>()
  /// Those whose turn will come, in that order.
  @ObservationIgnored private var waiting = PresentationQueue()
  /// Whether a modal is there to stay.
  private(set) var isOccupied = false
  /// Requests of this update that may have to wait for each other, in the order of their hosts. Hosts report in whatever order they were evaluated,
  /// so all are waited for.
  @ObservationIgnored private var arrivals = PresentationQueue()
  /// Changes with each arrival.
  private(set) var arrivalCount = 0
  /// The colour that the only modal prefers. It outlives the last one, so that the dimming fades out in the colour that it had.
  @ObservationIgnored private var preferredDimmingViewColor: Color?
  /// How far up the modal that holds the focus goes for the keyboard, in points.
  @ObservationIgnored private var keyboardOffset: CGFloat = 0
  /// The modal that held the focus when the keyboard moved last.
  @ObservationIgnored private var keyboardHolder: Presentation?
  /// The layer's model as its last evaluation said it.
  @ObservationIgnored var uiModel = PresentationHostLayerUIModel()
  /// How many of SwiftUI's own presentations are around the layer.
  @ObservationIgnored var presentationDepth = 0
  /// Called as the layer gets its first modal that is there to stay, or has its last one leave.
  @ObservationIgnored var occupancyDidChange: (Bool) -> Void = { _ in }
  /// The container's place in the window, in points.
  @ObservationIgnored private var containerFrame = CGRect.zero
  @ObservationIgnored private var keyboardListener: KeyboardListener?
  @ObservationIgnored private var presentationCount = 0
  /// Counts the updates that bring modals. Those of one stand in the order of their hosts, whichever was evaluated first.
  @ObservationIgnored private var moment = 0

  nonisolated init() {}

  /// The modal in front after the last change.
  @ObservationIgnored private weak var knownFront: Presentation?

  /// What the layer looks like, read at once.
  struct Picture {
    /// The modals in the order in which they stand, and, where the content is blocked, right behind the topmost one what catches taps.
    let parts: [PresentationPart]
    /// The modal that hears of taps beside it or, where all are on their way out, the last one.
    let topmost: PresentationPart?
    let isOccupied: Bool
    /// The colour that the only modal prefers.
    let preferredDimmingViewColor: Color?
    fileprivate let keyboardHolder: Presentation?
    fileprivate let keyboardOffset: CGFloat

    /// How far up a part goes for the keyboard, in points.
    func keyboardOffset(of part: PresentationPart) -> CGFloat {
      keyboardHolder != nil && part.presentation === keyboardHolder ? keyboardOffset : 0
    }
  }

  /// - Parameter blocks: Whether the topmost modal keeps the user from what is below.
  func picture(blocks: Bool) -> Picture {
    observeChanges()
    // Who asks from now on comes later.
    moment += 1
    let topmost = front.flatMap { parts[$0.mode.id] }
    var inOrder = parts.elements
    // It stays while modals come and go.
    if blocks {
      inOrder.reserveCapacity(inOrder.count + 1)
      inOrder.insert(tapCatcher, at: inOrder.lastIndex { $0 === topmost } ?? inOrder.count)
    }
    return Picture(
      parts: inOrder, topmost: topmost, isOccupied: !staying.isEmpty,
      preferredDimmingViewColor: preferredDimmingViewColor, keyboardHolder: keyboardHolder, keyboardOffset: keyboardOffset)
  }

  /// The modals that are there to stay.
  var stayingPresentations: [Presentation] {
    observeChanges()
    return staying.elements
  }

  /// The ids of the modals whose turn will come, in that order.
  var waitingIDs: [String] {
    observeChanges()
    return waiting.ids
  }

  /// The modal that hears of taps beside it: the last one that isn't on its way out.
  var topmost: Presentation? {
    observeChanges()
    return staying.elements.last
  }

  /// The user has tapped beside the topmost modal, or pressed Escape.
  func tapBeside() {
    guard uiModel.dimmingViewTapAction == .sendActionToTopmostModal, let topmost = staying.elements.last,
      !topmost.mode.isInteractiveDismissDisabled
    else { return }
    topmost.sendDimmingViewTap()
  }

  /// The topmost modal that isn't on its way out or, where all are, the last one.
  private var front: Presentation? { staying.elements.last ?? shown.elements.last }

  private func observeChanges() { _ = changeCount }

  /// Changes what stands and waits here, and tells who reads it.
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

  /// Whether a modal that is there to stay stands over the content, or over the modal of the layer that has the mode.
  func covers(_ mode: PresentationHostPresentationMode?) -> Bool {
    guard let topmost, let rank = shown.rank(of: topmost.mode.id) else { return false }
    guard let mode, contains(mode), let own = shown.rank(of: mode.id) else { return true }
    return own < rank
  }

  // MARK: Requests

  /// Shows a modal, turns one round that is on its way out, or does whatever else the layer's policy says.
  func present(_ request: PresentationRequest, for link: PresentationLink) {
    if let existing = shown[request.id], existing.link == nil || existing.link === link {
      comeBack(existing, request, for: link)
    } else if waiting.contains(link) || arrivals.contains(link) {
      update(request, for: link)
    } else if uiModel.queuePolicy == .stack, shown[request.id] == nil {
      show(request, for: link)
    } else {
      // Who has the id may be about to go, as where a host changes its identity: that is known once all hosts have said what they want.
      arrivals.insert(request, for: link)
      arrivalCount += 1
    }
  }

  /// All hosts of an update have said what they want.
  func admitArrivals() {
    for arrival in arrivals.removeAll() {
      if let link = arrival.link { admit(arrival.request, for: link) }
    }
  }

  private func comeBack(_ presentation: Presentation, _ request: PresentationRequest, for link: PresentationLink) {
    presentation.link = link
    if presentation.isLeftBehind { presentation.isLeftBehind = false }
    link.wasGranted(presentation)
    if presentation.isLeaving {
      // What it had to make room for came earlier, by now.
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
      if existing?.isLeaving == false { reportDuplicate(request) }
      change { waiting.append(request, for: link) }
    case .enqueue: change { waiting.append(request, for: link) }
    case .dropDuplicates:
      let isDuplicate = waiting.contains(kind: request.kind) || staying.elements.contains { $0.request.kind == request.kind }
      if isDuplicate { request.turnDown() } else { change { waiting.append(request, for: link) } }
    case .replace:
      let rivals = staying.elements
      let highest = max(rivals.last?.priority ?? .min, waiting.highestPriority ?? .min)
      guard request.uiModel.priority >= highest else { return request.turnDown() }
      turnDownWaiting()
      change { waiting.append(request, for: link) }
      for rival in rivals { dismiss(rival) }
    }
    showNext()
  }

  /// Shows the first that waits, once it has the layer for itself; in a stack all of which the id is free.
  private func showNext() {
    while !waiting.isEmpty, shown.isEmpty || uiModel.queuePolicy == .stack {
      guard let next = waiting.removeFirst(where: { shown[$0.id] == nil }) else { return }
      change {}
      // Those that waited stand as they did, not by their hosts.
      moment += 1
      show(next.request, for: next.link)
    }
  }

  private func turnDownWaiting() {
    guard !waiting.isEmpty else { return }
    var rivals: [PresentationQueue.Entry] = []
    change { rivals = waiting.removeAll() }
    for rival in rivals { rival.request.turnDown() }
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

  /// Puts a modal above all of its priority and below.
  private func insert(_ presentation: Presentation) {
    let rank = PresentationRank(primary: presentation.priority, sequence: moment, ordinal: presentation.link?.ordinal ?? 0)
    let known = parts[presentation.mode.id]
    let part = known?.presentation === presentation ? known : nil
    parts.insert(part ?? PresentationPart(presentation, in: self), id: presentation.mode.id, rank: rank)
    shown.insert(presentation, id: presentation.mode.id, rank: rank)
    if !presentation.isLeaving { staying.insert(presentation, id: presentation.mode.id, rank: rank) }
  }

  func update(_ presentation: Presentation, with request: PresentationRequest) {
    presentation.update(request)
    settleDimming()
  }

  /// Takes what the host of a modal that waits says now.
  func update(_ request: PresentationRequest, for link: PresentationLink) {
    // A waiting request's id stays what it is, and nothing else of it is seen.
    waiting.update(request, for: link)
    arrivals.update(request, for: link)
  }

  /// Takes back a request that may wait.
  func withdraw(_ link: PresentationLink) {
    if waiting.contains(link) { change { waiting.remove(of: link) } }
    arrivals.remove(of: link)
  }

  /// The queue follows a change of the policy.
  func policyDidChange() { showNext() }

  private func reportDuplicate(_ request: PresentationRequest) {
    request.messages.warn(
      "duplicate-modal-\(request.id)",
      "A modal with the id \"\(request.id)\" is presented already; the second one waits until it has gone. Give every modal an id of its own."
    )
  }

  /// A modal has a layer that nobody sees it in.
  func reportInvisibility(of presentation: Presentation) {
    presentation.request.messages.warn(
      "invisible-modal-\(presentation.mode.id)",
      "The modal \"\(presentation.mode.id)\" can't be seen: its layer has no room, for the view that has presentationHostLayer() is empty. Add the "
        + "layer to a view that fills the window.")
  }

  // MARK: Leaving

  func handle(_ event: PresentationPhase.Event, of presentation: Presentation) {
    let wasLeaving = presentation.isLeaving
    let mustGo = presentation.handle(event) { [weak self, weak presentation] number in
      guard let self, let presentation else { return }
      handle(.complete(number), of: presentation)
    }
    if presentation.isLeaving != wasLeaving { settleStaying(presentation) }
    if mustGo { remove(presentation) }
  }

  private func settleStaying(_ presentation: Presentation) {
    let id = presentation.mode.id
    if presentation.isLeaving {
      if staying[id] === presentation { change { staying.remove(id) } }
    } else if let rank = shown.rank(of: id), shown[id] === presentation {
      change { staying.insert(presentation, id: id, rank: rank) }
    }
  }

  /// Has a modal animate out, by its flag.
  func dismiss(_ presentation: Presentation) {
    presentation.request.turnDown()
    // Nobody sees to a flag that can't fall.
    if presentation.request.isPresented.wrappedValue { handle(.dismiss, of: presentation) }
  }

  /// Turns down all that wait.
  func clear() {
    turnDownWaiting()
    for arrival in arrivals.removeAll() { arrival.request.turnDown() }
  }

  /// Takes a modal out at once, whatever it is doing. False if there is none with the id.
  func forceRemoval(of id: String) -> Bool {
    guard let presentation = shown[id] else { return false }
    presentation.request.turnDown()
    handle(.discard, of: presentation)
    return true
  }

  /// The layer has disappeared, and all modals with it.
  func discardAll() {
    for entry in waiting.removeAll() + arrivals.removeAll() { entry.link?.wasWithdrawn() }
    for presentation in shown.elements { handle(.discard, of: presentation) }
    keyboardListener = nil
  }

  func reportMissingCompletion(of presentation: Presentation) {
    presentation.request.messages.warn(
      "kept-completion-\(presentation.mode.id)",
      "The modal \"\(presentation.mode.id)\" was dismissed 5 s ago and hasn't called dismissPublisher's completion; until then it covers what "
        + "is behind. Call it when the animation has ended, or take the modal out with remove(id:) of its PresentationHostLayerProxy.")
  }

  private func remove(_ presentation: Presentation) {
    guard shown[presentation.mode.id] === presentation else { return }
    change {
      shown.remove(presentation.mode.id)
      parts.remove(presentation.mode.id)
      staying.remove(presentation.mode.id)
      if keyboardHolder === presentation { keyboardHolder = nil }
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

  // MARK: The keyboard

  /// Follows the keyboard from now on. A layer that isn't shown doesn't.
  func listen() {
    guard keyboardListener == nil else { return }
    keyboardListener = KeyboardListener { [weak self] in self?.makeRoom(for: $0.frame, animation: $0.animation) }
  }

  /// The container has another place or size.
  func containerDidMove(to frame: CGRect) {
    containerFrame = frame
    // The keyboard comes along with the window, without a word.
    if keyboardListener?.info != nil { makeRoom(for: FirstResponderProxy.current.keyboardFrame, animation: nil) }
  }

  func strategyDidChange() {
    if let info = keyboardListener?.info { makeRoom(for: FirstResponderProxy.current.keyboardFrame, animation: info.animation) }
  }

  /// Moves the modal that holds the focus, and it alone. Where the window or the focus is elsewhere, nothing is moved.
  private func makeRoom(for keyboard: CGRect?, animation: Animation?) {
    let focused = shown.elements.reversed().lazy.compactMap { presentation in
      FirstResponderProxy.current.layoutFrame(in: .named(presentation.mode.presentation)).map { (presentation, $0) }
    }.first
    var offset: CGFloat = 0
    if let keyboard, let focused {
      offset = uiModel.keyboardObserverSubUIModel.keyboardResponsivenessStrategy.offset(for: keyboard) {
        // What keeps clear of the keyboard by itself won't be covered.
        guard FirstResponderProxy.current.layoutFrame(in: .keyboardAvoiding) == nil else { return nil }
        return focused.1.offsetBy(dx: containerFrame.minX, dy: containerFrame.minY)
      }
    }
    let holder = offset == 0 ? nil : focused?.0
    guard offset != keyboardOffset || holder !== keyboardHolder else { return }
    withAnimation(animation) {
      change {
        keyboardOffset = offset
        keyboardHolder = holder
      }
    }
  }
}
