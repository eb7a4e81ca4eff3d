import Foundation

/// The presentations of a window, and the requests that wait.
///
/// The views in one context, which is the window or a presentation, present one view at a time. Other requests are shown in order after the
/// previous presentation has been dismissed.
@MainActor
final class PresentationStack: FrameParticipant, InputParticipant {
  private unowned let graph: ViewGraph
  private var lines: [ObjectIdentifier: [Presentation]] = [:]

  init(graph: ViewGraph) { self.graph = graph }

  var rank: FrameRank { .presentations }

  // MARK: Queues

  func join(_ presentation: Presentation) {
    lines[presentation.context, default: []].append(presentation)
    DecisionLog.presentation(
      isTurn(of: presentation)
        ? "\(presentation.nameInLog) is requested"
        : "\(presentation.nameInLog) is requested, and waits for \(line(from: presentation.context)[0].nameInLog)")
  }

  func isTurn(of presentation: Presentation) -> Bool {
    lines[presentation.context]?.first === presentation && presentation.isPresenterShown
  }

  /// Returns the presentations of a context that are shown or wait.
  func line(from context: ObjectIdentifier) -> [Presentation] { lines[context] ?? [] }

  func leaveLine(_ presentation: Presentation) {
    var line = line(from: presentation.context)
    line.removeAll { $0 === presentation }
    lines[presentation.context] = line.isEmpty ? nil : line
    line.first?.source?.requestCanBeShown()
  }

  #if DEBUG
    var allLines: [ObjectIdentifier: [Presentation]] { lines }
  #endif

  // MARK: Shown presentations

  /// The boxes of the presentations that are shown and not being dismissed, from back to front.
  var shown: [PresentationBox] {
    graph.rootBox.layers.boxes.compactMap { $0 as? PresentationBox }.filter { $0.presentation.phase == .shown }
  }

  /// Indicates whether the user is in another window, which must not be covered by popups of this one. Menus are then dismissed, and
  /// popovers are drawn in the window until the user returns.
  var isLeft = false {
    didSet {
      guard isLeft != oldValue else { return }
      holdPopups()
      guard isLeft, !graph.rootBox.popups.isEmpty else { return }
      for box in shown where box.form == .menu { box.pressedOutside() }
    }
  }

  /// Holds popovers in the window if another presentation of the window is in front of them and must not be covered.
  private func holdPopups() {
    var isBehind = isLeft
    for case let box as PresentationBox in graph.rootBox.layers.boxes.reversed() {
      let passes = box.form == .menu || box.form == .popover
      if passes { box.holdInWindow(isBehind && box.form == .popover) }
      if !passes, box.presentation.phase == .shown { isBehind = true }
    }
  }

  /// Raises the barriers of the views that a modal presentation covers, and lowers those of the views that none covers any more.
  func coversDidChange(in region: LayerRegion) {
    var isCovered = false
    for case let box as PresentationBox in region.presentations.reversed() {
      // A presentation that is being dismissed is inert immediately.
      box.cover.setRaised(isCovered || box.presentation.phase != .shown)
      if box.presentation.phase == .shown, box.isModal { isCovered = true }
    }
    region.cover.setRaised(isCovered)
    holdPopups()
  }

  /// The frontmost presentation that no barrier of the app excludes from the focus, or `nil` if there is none.
  var topReachable: PresentationBox? { shown.last { $0.node?.programBarrier == nil } }

  /// A closure that finds the buttons in the content of an alert or a dialog.
  var dialogActions: (LayoutBox) -> (any DialogActions)? = { _ in nil }

  /// Handles a key that the focused view hasn't handled.
  func handle(_ event: KeyEvent) -> Bool {
    guard event.phase == .down, event.modifiers.isDisjoint(with: [.control, .option, .command, .shift]) else { return false }
    guard let top = topReachable else { return false }
    switch event.key {
    case .escape: return top.escape()
    case .return: return top.pressDefault()
    case .downArrow, .upArrow: return top.enterMenu(from: event.key == .downArrow ? .top : .bottom)
    default: return false
    }
  }

  /// Updates the anchored presentations, because all views have their positions in this frame.
  func frameWillDraw() {
    guard !lines.isEmpty else { return }
    for case let box as PresentationBox in graph.rootBox.layers.boxes { box.followAnchor() }
  }
}

@MainActor private let presentationStack = GraphService<PresentationStack> { graph in
  let made = PresentationStack(graph: graph)
  graph.participants.add(made)
  return made
}

extension ViewGraph {
  var presentations: PresentationStack { service(presentationStack) }
}
