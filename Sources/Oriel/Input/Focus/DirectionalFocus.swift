import Foundation

/// An object that moves the focus in two dimensions, by arrow keys, a remote or a stick, according to the visible positions of views.
@MainActor
final class DirectionalFocus {
  private unowned let focus: FocusEngine
  private unowned let graph: ViewGraph
  /// The last focused target of each group.
  private var remembered: [ObjectIdentifier: Memory] = [:]
  private struct Memory {
    weak var group: LayoutBox?
    weak var target: (any FocusTarget)?
  }
  private var lastMove: Move?
  private struct Move {
    weak var from: (any FocusTarget)?
    weak var to: (any FocusTarget)?
    var direction: MoveCommandDirection
  }
  /// The position of a focused view that was removed.
  private var lost: Lost?
  private struct Lost {
    var frame: CGRect
    /// The enclosing groups, from the innermost to the outermost.
    var groups: [LayoutBox]
  }
  /// The scroll views that have built content beyond their viewport.
  private var lookingAhead: [ViewportBox] = []
  /// True if directions, and not a press or Tab, have moved the focus to its current view.
  private(set) var leads = false

  /// True if directions had moved the focus to a view that another one has covered since.
  private(set) var wasDirectionalBelow = false

  /// The space that is revealed around the focused view, in points.
  private static let margin: CGFloat = 20

  init(focus: FocusEngine, graph: ViewGraph) {
    self.focus = focus
    self.graph = graph
  }

  // MARK: Moving

  /// Moves the focus in a direction. Returns `true` if the focus has moved, or moves as soon as the views in that direction are built.
  func move(_ direction: MoveCommandDirection) -> Bool {
    guard let focused = focus.focused else { return begin() }
    guard !isScrolledAway(focused) || Self.isAllBuilt(around: focused) else {
      comeBack(to: focused, toward: direction)
      return true
    }
    return step(from: focused, toward: direction)
  }

  private func step(from focused: any FocusTarget, toward direction: MoveCommandDirection) -> Bool {
    if let target = returnTarget(direction) ?? destination(from: focused, toward: direction) {
      go(to: target, from: focused, direction)
      return true
    }
    return buildAhead(from: focused, toward: direction)
  }

  /// Handles the first arrow key while no view has the focus. The focus moves to the default focus, to a focus section or, if directions
  /// had moved the focus before a presentation covered it, to the first reachable view.
  private func begin() -> Bool {
    let targets = focus.reachable
    if let wanted = targets.lazy.compactMap({ $0.environment.defaultFocusRegions.first?.target() }).first {
      take(wanted)
      return true
    }
    // The key determines which end of a menu is entered, so that menus aren't entered here.
    let goesOn = wasDirectionalBelow && !targets.contains(where: \.isInMenu)
    guard let target = firstInSections(of: targets) ?? (goesOn ? first(of: targets) : nil) else { return false }
    if !redirect(target, from: nil, then: { [weak self] in if self?.focus.focused == nil { self?.bring($0) } }) { bring(target) }
    return true
  }

  /// Returns the target that last had the focus in the first visible focus section, or otherwise the first target in reading order.
  private func firstInSections(of targets: [any FocusTarget]) -> (any FocusTarget)? {
    let inside = targets.filter { Self.groups(around: $0).contains { $0 is FocusSectionBox } }
    guard let first = first(of: inside) else { return nil }
    let last = Self.groups(around: first).last { $0 is FocusSectionBox }.flatMap(memory)
    return last.flatMap { last in seen(of: inside).first { $0 === last } } ?? first
  }

  /// Returns the targets that no scroll view hides.
  private func seen(of targets: [any FocusTarget]) -> [any FocusTarget] {
    let view = FocusView(targets: targets, in: graph.rootBox, remembered: { _ in nil })
    return zip(targets, view.map.places).filter { $1.hiddenIn.isEmpty }.map(\.0)
  }

  /// Returns the first visible target in reading order, or the first of all if none is visible.
  private func first(of targets: [any FocusTarget]) -> (any FocusTarget)? {
    let seen = seen(of: targets)
    let candidates = (seen.isEmpty ? targets : seen).map { (target: $0, path: $0.treePath) }
    return candidates.min { $0.path.lexicographicallyPrecedes($1.path) }?.target
  }

  private func go(to target: any FocusTarget, from old: any FocusTarget, _ direction: MoveCommandDirection) {
    let isRedirected = redirect(target, from: old) { [weak self, weak old] in
      guard let self, let old, focus.focused === old else { return }
      arrive(at: $0, from: old, direction)
    }
    if !isRedirected { arrive(at: target, from: old, direction) }
  }

  private func redirect(
    _ target: any FocusTarget, from old: (any FocusTarget)?, then proceed: @escaping @MainActor (any FocusTarget) -> Void
  ) -> Bool {
    target.focusDirecting.contains { $0.redirect(target, from: old, proceed: proceed) }
  }

  private func arrive(at target: any FocusTarget, from old: any FocusTarget, _ direction: MoveCommandDirection) {
    guard target !== old else { return }
    lastMove = Move(from: old, to: target, direction: direction)
    remember(old)
    bring(target)
  }

  /// Moves the focus to a target as directions do, and reveals it.
  func bring(_ target: any FocusTarget) {
    take(target)
    remember(target)
    reveal(target)
  }

  // MARK: Offscreen focus

  /// Returns a Boolean value that indicates whether the enclosing scroll views show no part of the focused view and aren't scrolling to it.
  func isScrolledAway(_ focused: any FocusTarget) -> Bool {
    guard !focused.isVisible else { return false }
    var isComing = false
    focused.enclosingViewports { if $0.isBringing(focused) { isComing = true } }
    return !isComing
  }

  private static func isAllBuilt(around target: any FocusTarget) -> Bool {
    var isAllBuilt = true
    target.enclosingViewports { if $0.hasLazyContent { isAllBuilt = false } }
    return isAllBuilt
  }

  /// Scrolls back to the focused view before the focus moves. A direction starts from the focused view and not from the visible content,
  /// and the views around it may not be built until it is visible again.
  private func comeBack(to focused: any FocusTarget, toward direction: MoveCommandDirection) {
    // The row that the last move came from may belong to another element by now.
    discardReturnTarget()
    graph.afterLayout { [weak self, weak focused] in
      guard let self, let focused, focus.focused === focused, focused.isAttached else { return }
      if isScrolledAway(focused) { focused.revealInScrollViews(focused.revealedRect) }
      graph.afterLayout { [weak self, weak focused] in
        guard let self, let focused, focus.focused === focused, focused.isAttached else { return }
        _ = step(from: focused, toward: direction)
      }
    }
  }

  /// Returns the target that the last move came from, if the direction is the opposite of that move and the target is still reachable.
  private func returnTarget(_ direction: MoveCommandDirection) -> (any FocusTarget)? {
    guard let lastMove, lastMove.direction == direction.opposite, lastMove.to === focus.focused, let from = lastMove.from,
      focus.reachable.contains(where: { $0 === from })
    else { return nil }
    return from
  }

  private func destination(from focused: any FocusTarget, toward direction: MoveCommandDirection) -> (any FocusTarget)? {
    // Away from its resting position, the search from a pinned view starts at its visible position.
    let shift = CGPoint(x: focused.restingShift.width, y: focused.restingShift.height)[direction.axis]
    let isSeenElsewhere = shift != 0 && (shift > 0) != direction.isForward
    let targets = isSeenElsewhere ? focus.reachable.filter { $0 !== focused } : focus.reachable
    var view = FocusView(targets: targets, in: graph.rootBox, remembered: memory)
    guard let start = view.index(of: focused) ?? view.add(focused) else { return nil }
    return view.map.destination(from: start, toward: direction).map { view.targets[$0] }
  }

  /// Called when the focus has moved. `take(_:)` marks a move by directions afterwards.
  func focusDidMove(to target: (any FocusTarget)?) {
    leads = false
    if lastMove?.to !== target { lastMove = nil }
    guard let target else { return }
    wasDirectionalBelow = false
    lost = nil
    for box in target.focusDirecting { box.focusDidCome(to: target) }
  }

  /// Discards the way back, because the focused view has moved to another position.
  func discardReturnTarget() { lastMove = nil }

  /// Called when another view covers the focused view, or its container is being removed.
  func willBecomeUnreachable() { if leads { wasDirectionalBelow = true } }

  /// Called when the user presses with a pointer.
  func pressBegan() { wasDirectionalBelow = false }

  /// Called when the focused view was pressed. The user continues without directions.
  func focusWasPressed() { leads = false }

  /// Moves the focus on behalf of directions, or of a default focus that the app declares for them.
  func take(_ target: any FocusTarget) {
    focus.move(to: target, byKeyboard: true)
    leads = focus.focused === target
  }

  // MARK: Groups

  /// Returns the enclosing groups, from the innermost to the outermost.
  static func groups(around target: LayoutBox) -> [LayoutBox] {
    var groups: [LayoutBox] = []
    var box = target.parent
    while let current = box {
      if current is any FocusGroup { groups.append(current) }
      box = current.parent
    }
    return groups
  }

  private func remember(_ target: any FocusTarget) {
    remembered = remembered.filter { $0.value.group != nil }
    for group in Self.groups(around: target) { remembered[ObjectIdentifier(group)] = Memory(group: group, target: target) }
  }

  private func memory(of group: LayoutBox) -> (any FocusTarget)? {
    if (group as? ViewportBox)?.remembersFocus == false { return nil }
    return remembered[ObjectIdentifier(group)].flatMap { $0.group === group ? $0.target : nil }
  }

  // MARK: Unbuilt content

  /// Requests that an enclosing scroll view build its content in a direction, and then repeats the search.
  private func buildAhead(from focused: any FocusTarget, toward direction: MoveCommandDirection) -> Bool {
    var boxes: [ViewportBox] = []
    focused.enclosingViewports { if $0.hasMore(along: direction.axis, isForward: direction.isForward) { boxes.append($0) } }
    boxes.removeAll { box in lookingAhead.contains { $0 === box } }
    guard let box = boxes.first else { return false }
    lookingAhead.append(box)
    box.buildAhead(direction)
    graph.afterLayout { [weak self, weak focused] in
      guard let self, let focused, focus.focused === focused else { return }
      if let target = destination(from: focused, toward: direction) {
        go(to: target, from: focused, direction)
      } else if !buildAhead(from: focused, toward: direction) {
        // There is no target: the content scrolls instead.
        box.turn(by: direction.isForward ? box.size[direction.axis] / 2 : -box.size[direction.axis] / 2, along: direction.axis)
      }
    }
    return true
  }

  /// Builds further rows before the focus leaves a scroll view whose lazy content continues in reading order. The rows fill one viewport's
  /// length, in the innermost such scroll view.
  ///
  /// - Parameters:
  ///   - neighbour: The target that the focus moves to otherwise, or `nil` if there is none.
  ///   - proceed: The closure that is called after the layout with the rows, unless the focus has moved.
  /// - Returns: `true` if rows are being built.
  func buildNext(
    from focused: any FocusTarget, before neighbour: LayoutBox?, isForward: Bool, then proceed: @escaping @MainActor () -> Void
  ) -> Bool {
    let directions: [MoveCommandDirection] = [isForward ? .down : .up, isForward != focused.isMirrored ? .right : .left]
    var found: (box: ViewportBox, direction: MoveCommandDirection)?
    focused.enclosingViewports { box in
      guard found == nil, box.hasLazyContent, !(neighbour?.isWithin(box) ?? false), !lookingAhead.contains(where: { $0 === box }) else {
        return
      }
      found = directions.first { box.hasMore(along: $0.axis, isForward: $0.isForward) }.map { (box, $0) }
    }
    guard let (box, direction) = found else { return false }
    lookingAhead.append(box)
    box.buildAhead(direction)
    graph.afterLayout { [weak self, weak focused] in
      guard let self, let focused, focus.focused === focused else { return }
      proceed()
    }
    return true
  }

  private func reveal(_ target: any FocusTarget) {
    let margin = Self.margin
    graph.afterLayout { [weak target] in
      guard let target, target.isAttached else { return }
      let animation: Animation? = target.environment.accessibilityReduceMotion ? nil : .easeOut(duration: 0.25)
      target.enclosingViewports {
        $0.scrollToVisible({ [weak target] in target }, margin: EdgeInsets(margin), transaction: Transaction(animation: animation))
      }
    }
  }

  // MARK: Removal

  /// Called before the focused target is removed.
  func willLose(_ target: any FocusTarget) {
    guard !target.takesText, target.isPlaced else { return }
    var groups = Self.groups(around: target) + [graph.rootBox]
    if !leads {
      // In a collection the focus moves to a neighbor even if Tab or the app has moved it there, but it doesn't leave the collection.
      guard focus.isUsedByKeys, let collection = target.focusDirecting.last,
        let section = groups.firstIndex(where: { $0 is FocusSectionBox && collection.isWithin($0) })
      else { return }
      groups.removeSubrange((section + 1)...)
    }
    lost = Lost(frame: target.placedFrame, groups: groups)
  }

  /// Moves the focus to the nearest of the remaining targets, in the innermost group that has any.
  func frameDidEnd() {
    for box in lookingAhead { box.lookahead = EdgeInsets() }
    lookingAhead.removeAll()
    guard let lost else { return }
    self.lost = nil
    guard focus.focused == nil else { return }
    let view = FocusView(targets: focus.reachable, in: graph.rootBox, remembered: { _ in nil })
    let groups = lost.groups.compactMap { view.index(ofGroup: $0) }
    guard let survivor = view.map.survivor(near: lost.frame, in: groups) else { return }
    let target = view.targets[survivor]
    take(target)
    remember(target)
    reveal(target)
  }
}

extension ViewportBox {
  /// Requests content for the length of the viewport beyond its edge in a direction.
  fileprivate func buildAhead(_ direction: MoveCommandDirection) {
    let length = size[direction.axis]
    switch direction {
    case .up: lookahead.top = length
    case .down: lookahead.bottom = length
    case .left: lookahead.leading = length
    case .right: lookahead.trailing = length
    }
  }
}
