import Foundation

/// The router of a window's input: it sends pointers to gestures, and keys and text to the focused view.
@MainActor
package final class InputCoordinator: FrameParticipant {
  unowned let graph: ViewGraph
  weak var surface: (any InputSurface)?
  private(set) lazy var focus = FocusEngine(coordinator: self)
  private(set) lazy var editMenu = EditMenu(coordinator: self)
  private var participants: [any InputParticipant] = []

  var arenas: [Int: GestureArena] = [:]
  /// The pointers of second fingers, and for each the pointer in whose arena it takes part.
  private var secondFingers: [Int: Int] = [:]
  var wheelPinch: WheelPinch?
  /// The position of the mouse pointer while it is over the window.
  private(set) var pointer: CGPoint?
  private var hovered: [any HoverTarget] = []
  /// True if the pointer hasn't moved since a key moved the focus. The views under it aren't highlighted.
  private var isPointerResting = false
  /// Indicates whether the last press was that of a key and not of a pointer.
  private(set) var isUsedByKeys = false
  /// The box that the last press hit.
  private(set) weak var lastHit: LayoutBox?
  /// The start positions of the current presses that have stayed within the distance of a tap.
  private var taps: [Int: CGPoint] = [:]
  private var pointerShape = PointerShape.arrow
  /// The boxes that lean in the direction of a gamepad's stick: those of the focused view.
  private var stickFollowers: [any StickFollower] = []
  /// The number of drawn nodes at the end of the last frame.
  private var lastDrawn = 0
  /// True if the views that the pointer can reach have changed without being redrawn.
  private var reachChanged = false

  /// The recognizer that has lifted a view. Escape cancels it.
  weak var lifting: GestureRecognizer?
  let undoManager = UndoManager()
  private(set) lazy var reading = AccessibilityFocus(graph)
  private(set) lazy var focusedValues = FocusedValueCenter(graph)

  init(graph: ViewGraph) { self.graph = graph }

  var rank: FrameRank { .input }

  /// Adds a participant. It receives events after those that were added before.
  func add(_ participant: any InputParticipant) { participants.append(participant) }

  // MARK: Pointers

  func handle(_ event: PointerEvent) {
    if event.phase == .down || event.phase == .move && event.location != pointer { isPointerResting = false }
    if event.phase == .down {
      isUsedByKeys = false
      focus.directions.pressBegan()
      notifyInputBegan()
    }
    if editMenu.handle(event) || graph.softwareKeyboard.handle(event) { return }
    switch event.phase {
    case .down:
      graph.softwareKeyboard.pressBegan(event)
      if event.device != .touch { pointer = event.location }
      if event.button == .back { for participant in participants { participant.backButtonPressed() } }
      if event.button == .secondary { secondaryPress(at: event.location) }
      if event.button == .middle { middlePress(at: event.location) }
      guard event.button == .primary || event.button == nil else { return }
      pointerDown(event)
      // A press on the keyboard's bar is no tap in the window.
      if !graph.softwareKeyboard.barContains(lastHit) { taps[event.pointer] = event.location }
    case .move:
      if let start = taps[event.pointer], !event.location.isTap(from: start) { taps[event.pointer] = nil }
      if event.device != .touch { pointer = event.location }
      moveSecondFinger(event, .move)
      if let arena = arenas[event.pointer], arena.pointerIsDown {
        arena.handle(input(event, .move))
        yieldToTwoFingers()
      } else {
        updateHover(isMove: true)
      }
    case .up:
      guard event.button == .primary || event.button == nil else { return }
      moveSecondFinger(event, .up)
      if let arena = arenas[event.pointer], arena.pointerIsDown { arena.handle(input(event, .up)) }
      secondFingers = secondFingers.filter { $0.value != event.pointer }
      graph.softwareKeyboard.pressEnded(event)
      if let start = taps.removeValue(forKey: event.pointer), event.location.isTap(from: start) {
        graph.enqueueAction { [reference = graph.reference] in
          if let graph = reference.graph { WindowTapObserver.tell(FirstResponderProxy(graph)) }
        }
        graph.needFrame()
      }
      closeFinishedArenas()
      updateHover()
    case .cancel:
      taps[event.pointer] = nil
      if let first = secondFingers.removeValue(forKey: event.pointer) { arenas[first]?.cancelSecondFinger() }
      secondFingers = secondFingers.filter { $0.value != event.pointer }
      arenas.removeValue(forKey: event.pointer)?.cancel()
    case .leave:
      pointer = nil
      updateHover()
    }
  }

  private func secondaryPress(at location: CGPoint) {
    guard let hit = graph.rootBox.hitTest(location) else { return }
    if let text = hit.enclosingSelectableText { text.contextPress(at: location) } else { _ = openMenu(of: hit, at: location) }
  }

  private func middlePress(at location: CGPoint) {
    let text = graph.rootBox.hitTest(location)?.enclosingSelectableText as? TextInputBox
    text?.middlePress(at: location)
  }

  private func openMenu(of box: LayoutBox, at location: CGPoint) -> Bool {
    participants.contains { $0.openMenu(of: box, at: location) }
  }

  private func notifyInputBegan() { for participant in participants { participant.inputBegan() } }

  /// Opens the menu of the focused view if the key is the menu key or Shift-F10.
  private func handleMenuKey(_ event: KeyEvent) -> Bool {
    guard event.phase == .down, event.key == .contextMenu || event.key == .f10 && event.modifiers.contains(.shift),
      let focused = focus.focused
    else { return false }
    if focused.openMenu() { return true }
    let frame = focused.windowFrame
    return openMenu(of: focused, at: CGPoint(x: frame.minX, y: frame.maxY))
  }

  private func input(_ event: PointerEvent, _ phase: GestureInput.Phase, _ source: GestureInput.Source = .pointer) -> GestureInput {
    GestureInput(
      phase: phase, source: source, location: event.location, time: event.time, device: event.device, modifiers: event.modifiers)
  }

  private func pointerDown(_ event: PointerEvent) {
    let hit = graph.rootBox.hitTest(event.location)
    lastHit = hit
    // A press elsewhere clears the selection of a text that isn't editable.
    if let selected = focus.focused as? TextSelectionBox, hit !== selected { focus.move(to: nil, byKeyboard: false) }
    let around = members(from: hit)
    let members = around.filter { !isPressed($0) }
    let arena: GestureArena
    if let lingering = arenas[event.pointer], lingering.waitsForPress(on: members) {
      arena = lingering
      arena.join(members)
    } else {
      arenas.removeValue(forKey: event.pointer)?.giveUp()
      arena = GestureArena(members, graph: graph)
      arenas[event.pointer] = arena
    }
    arena.handle(input(event, .down))
    guard let first = arenas.first(where: { $0.key != event.pointer && $0.value.admitsSecondFinger(among: around) }) else { return }
    secondFingers[event.pointer] = first.key
    first.value.secondFingerDown(input(event, .down, .secondFinger), among: around)
    yieldToTwoFingers()
  }

  private func moveSecondFinger(_ event: PointerEvent, _ phase: GestureInput.Phase) {
    guard let first = secondFingers[event.pointer] else { return }
    arenas[first]?.handleSecondFinger(input(event, phase, .secondFinger))
    yieldToTwoFingers()
    if phase == .up { secondFingers[event.pointer] = nil }
  }

  /// Cancels the arena of a second finger once a gesture of two fingers has claimed it.
  private func yieldToTwoFingers() {
    for (second, first) in secondFingers where arenas[first]?.isHeldByTwoFingers == true { arenas[second]?.cancel() }
  }

  /// Returns a Boolean value that indicates whether the arena of a pressed pointer contains the gesture.
  func isPressed(_ member: GestureMember) -> Bool { arenas.values.contains { $0.pointerIsDown && $0.contains(member) } }

  /// Returns the gestures of a box and its ancestors, in order of precedence.
  func members(from hit: LayoutBox?) -> [GestureMember] {
    var normal: [GestureMember] = []
    var high: [GestureMember] = []
    var box = hit
    while let current = box {
      if let source = current as? any GestureSource, let member = source.gestureMember {
        let mask = source.gestureMask
        if !mask.contains(.subviews) {
          normal.removeAll()
          high.removeAll()
        }
        if mask.contains(.gesture) {
          if member.priority == .high { high.insert(member, at: 0) } else { normal.append(member) }
        }
      }
      box = current.parent
    }
    return high + normal
  }

  func closeFinishedArenas() {
    for (pointer, arena) in arenas where arena.isOver {
      arena.close()
      arenas[pointer] = nil
    }
  }

  /// Removes the gesture of a view that leaves the tree.
  func remove(_ member: GestureMember) {
    for arena in arenas.values { arena.remove(member) }
  }

  // MARK: Hover

  private func updateHover(isMove: Bool = false) {
    if arenas.values.contains(where: \.pointerIsDown) { return }
    var targets: [any HoverTarget] = []
    var shape: PointerShape?
    var box = pointer.flatMap { graph.rootBox.hitTest($0) }
    while let current = box {
      if let target = current as? any HoverTarget, !isPointerResting || target.followsRestingPointer { targets.append(target) }
      if shape == nil, let shaping = current as? any PointerShaping { shape = shaping.pointerShape }
      box = current.parent
    }
    let previous = hovered
    hovered = targets
    for old in previous where !targets.contains(where: { $0 === old }) { old.pointerLeft() }
    if let pointer {
      for target in targets where isMove || !previous.contains(where: { $0 === target }) { target.pointerIsOver(pointer) }
    }
    let newShape = shape ?? .arrow
    if newShape != pointerShape {
      pointerShape = newShape
      surface?.setPointerShape(newShape)
    }
  }

  /// Called when a key has moved the focus. Only the focused view is highlighted until the pointer moves.
  func keysMovedFocus() {
    isPointerResting = true
    if !hovered.isEmpty { barriersDidChange() }
  }

  func barriersDidChange() {
    reachChanged = true
    graph.needFrame()
  }

  func forgetHover(_ box: any HoverTarget) { hovered.removeAll { $0 === box } }

  // MARK: Other events

  /// Handles a scroll event. Returns `true` if it was consumed.
  func handle(_ event: ScrollEvent) -> Bool {
    isPointerResting = false
    editMenu.close()
    notifyInputBegan()
    return graph.softwareKeyboard.handle(event) || magnify(event) || sendToScrollWheelBoxes(event)
      || participants.contains { $0.handle(event) }
  }

  /// Offers a key to the views that handle keys before an input method does. Returns `true` if one of them has consumed it.
  func intercept(_ event: KeyEvent) -> Bool {
    if event.phase != .up { isUsedByKeys = true }
    return focus.intercept(event)
  }

  /// Handles a key event. Returns `true` if it was consumed.
  func handle(_ event: KeyEvent) -> Bool {
    if event.phase != .up {
      isUsedByKeys = true
      graph.softwareKeyboard.hardwareWasUsed()
      notifyInputBegan()
    }
    if event.key == .escape, event.phase == .down, let lifting {
      lifting.cancel()
      return true
    }
    return editMenu.handle(event) || participants.contains { $0.intercept(event) } || focus.handle(event) || handleMenuKey(event)
      || handleUndoKey(event) || participants.contains { $0.handle(event) }
  }

  func handle(_ event: TextInputEvent) {
    graph.softwareKeyboard.hardwareWasUsed()
    editMenu.close()
    focus.handle(event)
  }

  func handle(_ event: StickEvent) { for follower in stickFollowers { follower.stickMoved(to: event.position) } }

  func addStickFollower(_ box: any StickFollower) { if !stickFollowers.contains(where: { $0 === box }) { stickFollowers.append(box) } }

  func removeStickFollower(_ box: any StickFollower) { stickFollowers.removeAll { $0 === box } }

  /// Called when the window closes. Releases everything that belongs to its views.
  func graphDidClose() {
    arenas.removeAll()
    secondFingers.removeAll()
    graph.cancel(wheelPinch?.timer)
    wheelPinch = nil
    hovered.removeAll()
    stickFollowers.removeAll()
    undoManager.removeAllActions()
    focus.close()
    for participant in participants { participant.inputDidEnd() }
  }

  /// Cancels all presses because the scene has left the foreground.
  func cancelAll() {
    taps.removeAll()
    editMenu.close()
    for participant in participants { participant.letGo() }
    for arena in arenas.values { arena.cancel() }
    arenas.removeAll()
    secondFingers.removeAll()
    endWheelPinch()
    graph.softwareKeyboard.cancelPointers()
    pointer = nil
    updateHover()
  }

  /// Called at the end of each frame, when layout is final. Hover and the insertion point follow views that have moved.
  func frameDidEnd() {
    closeFinishedArenas()
    focus.frameDidEnd()
    editMenu.frameDidEnd()
    undoManager.eventDidEnd()
    graph.softwareKeyboard.frameDidEnd()
    // A view that wasn't redrawn hasn't moved under the pointer.
    let drawn = graph.counts.displayed
    if drawn != lastDrawn || reachChanged, pointer != nil || !hovered.isEmpty { updateHover() }
    lastDrawn = drawn
    reachChanged = false
  }
}

extension InputCoordinator: FocusBarrierObserver {
  func focusedBox(behind barrier: FocusBarrier) -> LayoutBox? {
    guard let focused = focus.focused, focused.barrier === barrier else { return nil }
    return focused
  }

  func barrierWasLowered(_ barrier: FocusBarrier) { focus.barrierWasLowered(barrier) }

  func resignUnreachableFocus() { focus.resignUnreachableFocus() }
}

@MainActor private let inputService = GraphService<InputCoordinator> { graph in
  let made = InputCoordinator(graph: graph)
  graph.participants.add(made)
  graph.reachFollower = made
  return made
}

extension ViewGraph {
  package var input: InputCoordinator { service(inputService) }
}
