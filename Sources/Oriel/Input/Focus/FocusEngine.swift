import Foundation

/// The focus of a window: at most one box, the first responder, receives the keys.
@MainActor
package final class FocusEngine {
  private unowned let coordinator: InputCoordinator
  private var targets = FocusTargets()
  private(set) lazy var directions = DirectionalFocus(focus: self, graph: graph)
  private(set) var focused: (any FocusTarget)?
  /// Indicates whether a key has moved the focus to the focused view.
  private(set) var isByKeyboard = false
  /// Indicates whether a key has moved the focus to the focused view, or was pressed more recently than a pointer.
  var isUsedByKeys: Bool { isByKeyboard || coordinator.isUsedByKeys }
  private var reported: TextInputState?
  /// The boxes that may handle Escape.
  var exitCommands: [ExitCommandBox] = []
  /// The boxes of controls with keyboard shortcuts.
  var shortcuts: [KeyboardShortcutBox] = []
  /// The last key that the `onKeyPress` actions around the focus have ignored.
  private var offered: KeyEvent?

  /// Indicates whether Tab continues at the other end. Otherwise the focus leaves the content.
  var wraps = true

  /// The window in which a view last received the focus.
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

  /// Indicates whether the focused view has regained the focus from a view that had covered it.
  private(set) var isBack = false

  /// Moves the focus to a box, or removes the focus if the target is `nil`.
  func move(to target: (any FocusTarget)?, byKeyboard: Bool) {
    isByKeyboard = byKeyboard && target != nil
    if let target, !target.canBeFocused {
      DecisionLog.focus("unchanged: \(target.viewPathForDiagnostics) isn't focusable")
      return
    }
    if isByKeyboard { coordinator.keysMovedFocus() }
    if let barrier = target?.barrier {
      DecisionLog.focus("unchanged: \(target?.viewPathForDiagnostics ?? "") is covered, and receives the focus when it is uncovered")
      return barrier.remember(target)
    }
    let old = focused
    isBack = false
    guard old !== target else {
      if byKeyboard { target?.focusDidChange(true, showsRing: true) } else { directions.focusWasPressed() }
      return
    }
    DecisionLog.focus(
      "moves from \(old?.viewPathForDiagnostics ?? "nothing") to "
        + "\(target?.viewPathForDiagnostics ?? "nothing")\(byKeyboard ? " by keyboard" : "")")
    focused = target
    directions.focusDidMove(to: target)
    // The input method ends its composition before another view receives its text.
    report(nil)
    old?.focusDidChange(false, showsRing: false)
    // After a key press the user has to see where a program moves the focus.
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

  /// The targets that can receive the focus now.
  var reachable: [any FocusTarget] {
    targets.all.filter { $0.isAttached && $0.canBeFocused && $0.isReachedByKeys && $0.isOnScreen && $0.barrier == nil }
  }

  /// The reachable targets in reading order.
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

  /// Moves the focus to the first target in reading order, or to the last. Returns `false` if there is no target.
  func enter(isForward: Bool) -> Bool {
    move(to: nil, byKeyboard: true)
    return advance(by: isForward ? 1 : -1)
  }

  /// Returns the default focus of a region that the focus enters with a target, or `nil` if there is none.
  private func defaultTarget(for target: any FocusTarget) -> (any FocusTarget)? {
    let old = focused?.environment.defaultFocusRegions ?? []
    let entered = target.environment.defaultFocusRegions.first { $0.priority == .userInitiated && !old.contains($0) }
    return entered?.target()
  }

  // MARK: Events

  /// Offers a key that an input method would take as text to the `onKeyPress` actions around the focus, from the innermost to the
  /// outermost. Actions that ignore it don't receive it again when `handle(_:)` is called with the same event.
  func intercept(_ event: KeyEvent) -> Bool {
    offered = nil
    guard let focused else { return false }
    let press = KeyPress(event)
    var box: LayoutBox? = focused
    while let current = box {
      // The action may change the tree. The search continues with the previous parent.
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

  /// Called when the window closes.
  func close() {
    fallen = []
    offered = nil
    directions = DirectionalFocus(focus: self, graph: graph)
  }

  // MARK: Barriers

  /// The barriers that fell in this frame.
  private var fallen: [FocusBarrier] = []

  func barrierWasLowered(_ barrier: FocusBarrier) { fallen.append(barrier) }

  func resignUnreachableFocus() {
    guard let focused, focused.barrier != nil else { return }
    directions.willBecomeUnreachable()
    move(to: nil, byKeyboard: false)
  }

  /// Returns the focus to the view that had it before a barrier was raised. If several barriers fell, the last one takes precedence.
  private func restore() {
    guard !fallen.isEmpty else { return }
    let barriers = fallen.filter { !$0.isRaised }
    fallen = []
    for barrier in barriers.reversed() {
      guard let target = barrier.takeRemembered() as? any FocusTarget, focused == nil, target.isAttached else { continue }
      if directions.wasDirectionalBelow, coordinator.isUsedByKeys { directions.take(target) } else { move(to: target, byKeyboard: false) }
      isBack = focused === target
    }
  }

  /// The focused view or, while menus are open, the view from which they took the focus and to which it returns.
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
      if focused.barrier == nil { directions.willLose(focused) } else { directions.willBecomeUnreachable() }
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
  var isInMenu: Bool { node?.enclosingLayer?.role == .menu }

  /// Indicates whether the enclosing scroll views show at least a part of the view.
  var isVisible: Bool {
    guard isAttached else { return false }
    var isVisible = true
    enclosingViewports { isVisible = isVisible && $0.shows(self) }
    return isVisible
  }

  /// Keeps a text visible while the keyboard appears or the height of the window shrinks. The enclosing scroll views scroll by the distance
  /// that the final geometry requires, together with the keyboard's edge.
  func keepVisible() {
    guard takesText, isAttached else { return }
    // A view that the user has scrolled away before another view took the focus isn't scrolled back to.
    guard !graph.input.focus.isBack || isVisible else { return }
    let rect = revealedRect
    // The margin excludes the part of the box that is outside of the rectangle.
    let margin = EdgeInsets(
      top: -rect.minY, leading: -rect.minX, bottom: rect.maxY - size.height, trailing: rect.maxX - size.width)
    enclosingViewports { $0.scrollToVisible({ [weak self] in self }, margin: margin, transaction: Transaction()) }
  }

  /// Scrolls the enclosing scroll views so that the focused view becomes visible.
  func reveal() {
    graph.afterLayout { [weak self] in
      guard let self, isAttached else { return }
      revealInScrollViews(revealedRect)
    }
  }
}

extension LayoutBox {
  /// Scrolls the enclosing scroll views by the shortest distance that makes a rectangle of the box visible. Returns `true` if one has
  /// moved.
  @discardableResult func revealInScrollViews(_ rect: CGRect) -> Bool {
    var hasMoved = false
    enclosingViewports { hasMoved = $0.reveal(rect, of: self) || hasMoved }
    return hasMoved
  }

  /// The indices of the box and its ancestors in their parents, from the root. Paths compare in reading order.
  var treePath: [Int] {
    var path: [Int] = []
    var box: LayoutBox = self
    while let parent = box.parent {
      path.append(box.indexInParent)
      box = parent
    }
    return path.reversed()
  }

  /// Indicates whether the box and its ancestors are neither hidden nor being removed.
  var isOnScreen: Bool {
    var box: LayoutBox? = self
    while let current = box {
      if current.isBeingRemoved || current.isHidden(from: .hitTesting) { return false }
      box = current.parent
    }
    return true
  }
}
