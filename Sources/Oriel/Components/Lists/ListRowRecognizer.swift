import Foundation
import OrielModel

/// The gesture recognizer of a list's row. It selects the row, presses the row's link or button, swipes the row aside, or drags it to
/// another position.
///
/// In edit mode the user drags a row by its handle. Otherwise a mouse drags it immediately, and a touch drags it after a long press. If the
/// long press opens a menu, the drag begins when the touch moves. A swipe claims the pointer only when it has moved further across the list
/// than along it, so that it doesn't interfere with scrolling.
@MainActor
final class ListRowRecognizer: GestureRecognizer {
  private enum Intent { case tap, delete, swipe, reorder }

  private var row: ListRowBox { unsafeDowncast(box, to: ListRowBox.self) }
  private var intent = Intent.tap
  private var pressedAt = CGPoint.zero
  private var last: GestureInput?
  private var tracker = VelocityTracker()
  private var startShift: CGFloat = 0
  private var swipe: ListSwipe?
  private var reorder: ListReorder?
  private var timer: GraphTimer?
  /// Indicates whether a long press of a touch lifts the row.
  private var liftsOnLongPress = false

  /// The distance that a press can move and still be a tap, in points.
  private static let slop: CGFloat = 10
  /// The duration of a long press that lifts a row, in seconds.
  private static let longPress = 0.5

  override var isLift: Bool { liftsOnLongPress }

  override func handle(_ input: GestureInput) {
    last = input
    switch (input.phase, phase) {
    case (.down, .possible):
      begin(input)
    case (.move, .possible):
      tracker.add(input.location, at: input.time)
      move(input)
    case (.up, .possible):
      cancelLongPress()
      liftsOnLongPress = false
      phase = row.setup.supportsSwipesOnly ? .failed : .claimed
    case (.move, .active):
      tracker.add(input.location, at: input.time)
      follow(input)
    case (.up, .active):
      tracker.lift(input.location, at: input.time)
      finish(input)
    case (.up, .claimed):
      if intent == .swipe || intent == .reorder {
        cancelLongPress()
        phase = .failed
      }
    case (.down, _), (.move, _), (.up, _):
      break
    }
  }

  private func begin(_ input: GestureInput) {
    pressedAt = input.location
    tracker = VelocityTracker()
    tracker.add(input.location, at: input.time)
    intent = .tap
    liftsOnLongPress = false
    if let open = row.list.swipe, open.row === row {
      // The buttons handle the presses on them.
      if open.isOnButtons(input.location) { phase = .failed }
      return
    }
    guard let point = row.localPoint(input.location) else { return phase = .failed }
    if row.handleFrame?.covers(point) == true {
      intent = .reorder
      phase = .claimed
    } else if row.deleteFrame?.covers(point) == true {
      intent = .delete
    } else if input.device == .touch, !row.setup.isEditing, row.moveAction != nil {
      liftsOnLongPress = true
      timer = graph.schedule(after: Self.longPress) { [weak self] in
        guard let self, phase == .possible else { return }
        cancelLongPress()
        intent = .reorder
        phase = .claimed
        phaseDidChange()
      }
    }
    row.isPressedOutsideControl = intent == .tap && row.value == nil && row.pressAction != nil && !row.isOnControl(point)
  }

  private func move(_ input: GestureInput) {
    let (dx, dy) = (input.location.x - pressedAt.x, input.location.y - pressedAt.y)
    guard max(abs(dx), abs(dy)) >= Self.slop else { return }
    cancelLongPress()
    liftsOnLongPress = false
    if abs(dx) > abs(dy), opens(dx) {
      intent = .swipe
      phase = .claimed
    } else if input.device != .touch, !row.setup.isEditing, row.moveAction != nil, abs(dy) >= abs(dx) {
      intent = .reorder
      phase = .claimed
    } else {
      phase = .failed
    }
  }

  /// Returns `true` if a swipe in a direction reveals buttons.
  private func opens(_ dx: CGFloat) -> Bool {
    if row.list.swipe?.row === row { return true }
    return !row.setup.isEditing && row.swipeActions(at: edge(dx)) != nil
  }

  private func edge(_ dx: CGFloat) -> HorizontalEdge { (dx > 0) == !row.isMirrored ? .leading : .trailing }

  override func grant() {
    cancelLongPress()
    guard let last else { return }
    switch intent {
    case .swipe:
      phase = .active
      let open = row.list.swipe.flatMap { $0.row === row ? $0 : nil }
      swipe = open ?? row.list.openSwipe(row, edge: edge(last.location.x - pressedAt.x))
      startShift = swipe?.shift ?? 0
      follow(last)
    case .reorder:
      phase = .active
      reorder = ListReorder(row, at: pressedAt)
      row.list.reorder = reorder
    case .delete:
      phase = .ended
      row.revealDelete()
    case .tap:
      phase = .ended
      if row.value == nil, let action = row.pressAction { return action() }
      guard row.setup.selection != nil else { return }
      row.list.selector.takeFocus()
      row.list.selector.tap(row, modifiers: last.modifiers)
      row.wasChosen()
      row.list.selector.offerPrimaryAction(row, press: last)
    }
  }

  private func follow(_ input: GestureInput) {
    swipe?.drag(to: startShift + input.location.x - pressedAt.x)
    reorder?.drag(to: input.location)
  }

  private func finish(_ input: GestureInput) {
    follow(input)
    phase = .ended
    swipe?.release(velocity: tracker.velocity(at: input.time).width)
    reorder?.drop()
    letGo()
  }

  override func cancel() {
    cancelLongPress()
    if phase == .active {
      if swipe != nil { row.list.closeSwipe() }
      reorder?.cancel()
    }
    phase = .failed
    letGo()
  }

  private func letGo() {
    cancelLongPress()
    swipe = nil
    if reorder != nil { row.list.reorder = nil }
    reorder = nil
  }

  /// Cancels the long press and the highlight once the press is recognized or has failed.
  private func cancelLongPress() {
    graph.cancel(timer)
    timer = nil
    row.isPressedOutsideControl = false
  }
}
