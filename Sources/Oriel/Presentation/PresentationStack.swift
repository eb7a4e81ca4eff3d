import Foundation

/// What is presented in a window, and what waits for its turn.
///
/// Of the views in one context, the window or a presentation, one presents at a time: what is asked for meanwhile is shown when that has
/// left, in the order of the requests.
@MainActor
final class PresentationStack: FrameParticipant, InputParticipant {
  private unowned let graph: ViewGraph
  private var lines: [ObjectIdentifier: [Presentation]] = [:]

  init(graph: ViewGraph) { self.graph = graph }

  var rank: FrameRank { .presentations }

  // MARK: Lines

  func join(_ presentation: Presentation) {
    lines[presentation.context, default: []].append(presentation)
    DecisionLog.presentation(
      isTurn(of: presentation)
        ? "\(presentation.nameInLog) is asked for"
        : "\(presentation.nameInLog) is asked for, and waits for \(line(from: presentation.context)[0].nameInLog)")
  }

  func isTurn(of presentation: Presentation) -> Bool {
    lines[presentation.context]?.first === presentation && presentation.isPresenterShown
  }

  /// What is presented in a context, or waits there.
  func line(from context: ObjectIdentifier) -> [Presentation] { lines[context] ?? [] }

  func leaveLine(_ presentation: Presentation) {
    var line = line(from: presentation.context)
    line.removeAll { $0 === presentation }
    lines[presentation.context] = line.isEmpty ? nil : line
    line.first?.source?.turnCame()
  }

  #if DEBUG
    var allLines: [ObjectIdentifier: [Presentation]] { lines }
  #endif

  // MARK: What is shown

  /// From the bottom to the top, those on their way out left out.
  var shown: [PresentationBox] {
    graph.rootBox.layers.boxes.compactMap { $0 as? PresentationBox }.filter { $0.presentation.phase == .shown }
  }

  /// Whether somebody goes on in another window, which must not be covered by what passes the edges of this one: menus close, and popovers stand in
  /// the window until somebody comes back.
  var isLeft = false {
    didSet {
      guard isLeft != oldValue else { return }
      holdPopups()
      guard isLeft, !graph.rootBox.popups.isEmpty else { return }
      for box in shown where box.form == .menu { box.pressedOutside() }
    }
  }

  /// What the window itself shows in front of a popover must not be covered by that.
  private func holdPopups() {
    var isBehind = isLeft
    for case let box as PresentationBox in graph.rootBox.layers.boxes.reversed() {
      let passes = box.form == .menu || box.form == .popover
      if passes { box.holdInWindow(isBehind && box.form == .popover) }
      if !passes, box.presentation.phase == .shown { isBehind = true }
    }
  }

  /// Takes what a modal presentation covers out of reach, and what nothing covers any more back.
  func coversDidChange(in region: LayerRegion) {
    var isCovered = false
    for case let box as PresentationBox in region.presentations.reversed() {
      // What leaves is out of reach at once.
      box.cover.setRaised(isCovered || box.presentation.phase != .shown)
      if box.presentation.phase == .shown, box.isModal { isCovered = true }
    }
    region.cover.setRaised(isCovered)
    holdPopups()
  }

  /// What is in front of all that the program doesn't keep out of reach.
  var topWithinReach: PresentationBox? { shown.last { $0.node?.programBarrier == nil } }

  /// Finds the buttons among what an alert or a dialog shows.
  var dialogActions: (LayoutBox) -> (any DialogActions)? = { _ in nil }

  /// A key that nothing with the focus used.
  func handle(_ event: KeyEvent) -> Bool {
    guard event.phase == .down, event.modifiers.isDisjoint(with: [.control, .option, .command, .shift]) else { return false }
    guard let top = topWithinReach else { return false }
    switch event.key {
    case .escape: return top.escape()
    case .return: return top.pressDefault()
    case .downArrow, .upArrow: return top.enterMenu(from: event.key == .downArrow ? .top : .bottom)
    default: return false
    }
  }

  /// Everything has its place in this frame: what is anchored follows.
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
