import Foundation

/// Who has the keyboard in a window: at most one box, the first responder.
@MainActor
package final class FocusEngine {
  private unowned let coordinator: InputCoordinator
  private var targets = FocusTargets()
  private(set) lazy var directions = DirectionalFocus(focus: self, graph: graph)
  private(set) var focused: (any FocusTarget)?
  /// Whether it came there by a key's own doing.
  private(set) var isByKeyboard = false
  /// Whether a key brought the focus to where it is, or was pressed since a pointer was.
  var isUsedByKeys: Bool { isByKeyboard || coordinator.isUsedByKeys }
  private var reported: TextInputState?
  /// What Escape may be for.
  var exitCommands: [ExitCommandBox] = []
  /// Where keys press controls.
  var shortcuts: [KeyboardShortcutBox] = []
  /// A key that nobody around the focus wanted.
  private var offered: KeyEvent?

  /// Whether Tab begins again at the end; where it doesn't, the focus leaves.
  var wraps = true

  /// The window in which something got the focus last.
  private static var last: GraphReference?
  static var lastGraph: ViewGraph? { last?.graph }

  init(coordinator: InputCoordinator) { self.coordinator = coordinator }

  private var graph: ViewGraph { coordinator.graph }

  // MARK: Targets

  func register(_ target: any FocusTarget) {
    guard targets.insert(target) else { return }
    for anchor in target.focusAnchors { anchor.targetAppeared(target) }
  }

  func unregister(_ target: any FocusTarget) {
    if focused === target {
      directions.willLose(target)
      move(to: nil, byKeyboard: false)
    }
    targets.remove(target)
    for anchor in target.focusAnchors { anchor.targetWent(target) }
  }

  #if DEBUG
    var registeredTargets: FocusTargets { targets }
  #endif

  // MARK: Moving

  /// Whether what has the focus got it back from what had covered it.
  private(set) var isBack = false

  /// Gives a box the keyboard, or takes it from everybody.
  func move(to target: (any FocusTarget)?, byKeyboard: Bool) {
    isByKeyboard = byKeyboard && target != nil
    if let target, !target.canBeFocused {
      DecisionLog.focus("stays: \(target.viewPathForMessages) can't have it")
      return
    }
    if isByKeyboard { coordinator.keysMovedFocus() }
    if let barrier = target?.barrier {
      DecisionLog.focus("stays: \(target?.viewPathForMessages ?? "") is covered, and has it once that is over")
      return barrier.remember(target)
    }
    let old = focused
    isBack = false
    guard old !== target else {
      if byKeyboard { target?.focusDidChange(true, showsRing: true) } else { directions.focusWasPressed() }
      return
    }
    DecisionLog.focus(
      "moves from \(old?.viewPathForMessages ?? "nothing") to \(target?.viewPathForMessages ?? "nothing")\(byKeyboard ? " by a key" : "")")
    focused = target
    directions.focusDidMove(to: target)
    // The input method lets go of what it composes before anybody else gets its text.
    report(nil)
    old?.focusDidChange(false, showsRing: false)
    // Whoever pressed a key last has to see where a program brings the focus.
    target?.focusDidChange(true, showsRing: byKeyboard || coordinator.isUsedByKeys)
    let newAnchors = target?.focusAnchors ?? []
    for anchor in newAnchors { anchor.binding?.gainedFocus() }
    for anchor in old?.focusAnchors ?? [] where !newAnchors.contains(where: { $0 === anchor }) { anchor.binding?.lostFocus() }
    coordinator.reading.keyboardDidMove()
    coordinator.focusedValues.tellSoon(hasMoved: true)
    reportTextInput()
    graph.updateKeyboardHolds()
    if byKeyboard, let target { target.reveal() }
    if target != nil { Self.last = graph.reference }
    if old?.takesText == true { graph.enqueueAction { TextEditingNotification.didEnd.post() } }
    if target?.takesText == true { graph.enqueueAction { TextEditingNotification.didBegin.post() } }
    graph.needFrame()
  }

  /// What can have the focus now.
  var reachable: [any FocusTarget] {
    targets.all.filter { $0.isAttached && $0.canBeFocused && $0.isReachedByKeys && $0.isOnScreen && $0.barrier == nil }
  }

  /// The targets in reading order.
  private var order: [any FocusTarget] {
    reachable
      .map { (target: $0, path: $0.treePath) }
      .sorted { $0.path.lexicographicallyPrecedes($1.path) }
      .map(\.target)
  }

  private func advance(by step: Int) -> Bool {
    let order = order
    guard !order.isEmpty else { return false }
    let current = order.firstIndex { $0 === focused }
    if !wraps, let current, !order.indices.contains(current + step) {
      move(to: nil, byKeyboard: true)
      return false
    }
    if wraps, let focused, let current {
      let neighbour = order.indices.contains(current + step) ? order[current + step] : nil
      let isBuilding = directions.buildNext(from: focused, before: neighbour, isForward: step > 0) { [weak self] in
        _ = self?.advance(by: step)
      }
      if isBuilding { return true }
    }
    let next = current.map { ($0 + step + order.count) % order.count } ?? (step > 0 ? 0 : order.count - 1)
    move(to: defaultTarget(for: order[next]) ?? order[next], byKeyboard: true)
    return true
  }

  /// Gives the focus to the first in reading order, or to the last; false where nothing can have it.
  func enter(isForward: Bool) -> Bool {
    move(to: nil, byKeyboard: true)
    return advance(by: isForward ? 1 : -1)
  }

  /// What views that the focus comes into from outside want it to go to.
  private func defaultTarget(for target: any FocusTarget) -> (any FocusTarget)? {
    let old = focused?.environment.defaultFocusRegions ?? []
    let entered = target.environment.defaultFocusRegions.first { $0.priority == .userInitiated && !old.contains($0) }
    return entered?.target()
  }

  // MARK: Events

  /// Offers a key to the `onKeyPress` actions around the focus, from the inside out, and to nobody else: for a key that an input method
  /// would take as text. What they ignore is not offered to them again when the same event comes to `handle(_:)`.
  func intercept(_ event: KeyEvent) -> Bool {
    offered = nil
    guard let focused else { return false }
    let press = KeyPress(event)
    var box: LayoutBox? = focused
    while let current = box {
      // The action may change who is where; the way out is the one from before.
      let parent = current.parent
      if let presses = current as? KeyPressBox, presses.handle(press) { return true }
      box = parent
    }
    offered = event
    return false
  }

  func handle(_ event: KeyEvent) -> Bool {
    let wasOffered = offered.map { $0.phase == event.phase && $0.key == event.key && $0.time == event.time } ?? false
    offered = nil
    if handleCommandShortcut(event) { return true }
    if !wasOffered, intercept(event) { return true }
    offered = nil
    if let focused, focused.handle(event) {
      reportTextInput()
      return true
    }
    if handlePlainShortcut(event) || handleExitCommand(event) || handleEditCommand(event) || handleMoveCommand(event) { return true }
    guard event.phase != .up, event.key == .tab, event.modifiers.isDisjoint(with: [.option, .command]) else { return false }
    return advance(by: event.modifiers.contains(.shift) ? -1 : 1)
  }

  func handle(_ event: TextInputEvent) {
    focused?.handle(event)
    reportTextInput()
  }

  /// The window closes.
  func close() {
    fallen = []
    offered = nil
    directions = DirectionalFocus(focus: self, graph: graph)
  }

  // MARK: Barriers

  /// Barriers that fell in this frame.
  private var fallen: [ReachBarrier] = []

  func barrierFell(_ barrier: ReachBarrier) { fallen.append(barrier) }

  func leaveWhatIsOutOfReach() {
    guard let focused, focused.barrier != nil else { return }
    directions.willBeOutOfReach()
    move(to: nil, byKeyboard: false)
  }

  /// Gives the focus back to what had it before a barrier rose; of several the last barrier counts.
  private func restore() {
    guard !fallen.isEmpty else { return }
    let barriers = fallen.filter { !$0.isRaised }
    fallen = []
    for barrier in barriers.reversed() {
      guard let target = barrier.takeRemembered() as? any FocusTarget, focused == nil, target.isAttached else { continue }
      if directions.ledBelow, coordinator.isUsedByKeys { directions.take(target) } else { move(to: target, byKeyboard: false) }
      isBack = focused === target
    }
  }

  /// What has the focus; while menus are open, what they took it from, and will give it back to.
  var focusedBelowMenus: (any FocusTarget)? {
    if let focused, !focused.isInMenu { return focused }
    let presentations = graph.rootBox.layers.boxes.compactMap { $0 as? WindowLayerBox }.filter(\.isPresentation)
    let open = presentations.reversed().prefix { $0.role == .menu }
    guard let lowest = open.last else { return focused }
    let region = lowest.layers
    let below = region.presentations.prefix { $0 !== lowest }.last
    return (below?.cover ?? region.cover).remembered as? any FocusTarget
  }

  // MARK: Following the frame

  func frameDidEnd() {
    if let focused, !focused.canBeFocused || !focused.isAttached || focused.barrier != nil {
      if focused.barrier == nil { directions.willLose(focused) } else { directions.willBeOutOfReach() }
      move(to: nil, byKeyboard: false)
    }
    restore()
    directions.frameDidEnd()
    if focused != nil { reportTextInput() }
  }

  func reportTextInput() { report(focused?.textInputState) }

  private func report(_ state: TextInputState?) {
    guard state != reported else { return }
    reported = state
    coordinator.surface?.textInputDidChange(state)
    graph.softwareKeyboard.textInputDidChange(state)
  }
}

extension FocusTarget {
  var isInMenu: Bool { node?.layerAround?.role == .menu }

  /// Whether the scroll views around show at least a part of it.
  var isInSight: Bool {
    guard isAttached else { return false }
    var isInSight = true
    enclosingViewports { isInSight = isInSight && $0.shows(self) }
    return isInSight
  }

  /// Keeps a text in sight while the keyboard comes, or the window gets lower: scroll views move by what is needed at the end, as the
  /// keyboard's edge gets there.
  func stayInSight() {
    guard takesText, isAttached else { return }
    // Who has scrolled it away and was somewhere else meanwhile isn't taken back to it.
    guard !graph.input.focus.isBack || isInSight else { return }
    let rect = revealedRect
    // What the rectangle leaves of the box is no part of it.
    let margin = EdgeInsets(
      top: -rect.minY, leading: -rect.minX, bottom: rect.maxY - size.height, trailing: rect.maxX - size.width)
    enclosingViewports { $0.bringIntoSight({ [weak self] in self }, margin: margin, transaction: Transaction()) }
  }

  /// Has the scroll views around show what has the focus.
  func reveal() {
    graph.afterLayout { [weak self] in
      guard let self, isAttached else { return }
      revealInScrollViews(revealedRect)
    }
  }
}

extension LayoutBox {
  /// Moves the scroll views around by the shortest way so far that a rectangle of the box is seen; true if one moved.
  @discardableResult func revealInScrollViews(_ rect: CGRect) -> Bool {
    var hasMoved = false
    enclosingViewports { hasMoved = $0.reveal(rect, of: self) || hasMoved }
    return hasMoved
  }

  /// The place in the tree: compares in reading order.
  var treePath: [Int] {
    var path: [Int] = []
    var box: LayoutBox = self
    while let parent = box.parent {
      path.append(box.placeInParent)
      box = parent
    }
    return path.reversed()
  }

  /// Whether nothing around hides the box or is on its way out.
  var isOnScreen: Bool {
    var box: LayoutBox? = self
    while let current = box {
      if current.isLeaving || current.isHidden(from: .hitTesting) { return false }
      box = current.parent
    }
    return true
  }
}
