import Foundation
import OrielModel

/// A recognizer of presses and drags in a text. Those of a mouse win immediately, because no other view handles drags over an editable
/// text. A finger may be about to scroll: its tap counts when it is lifted, and its drag once it was held, which selects the word there. A
/// press that only sets the insertion point is also a tap for the enclosing views.
@MainActor
final class TextSelectionRecognizer: GestureRecognizer, FrameAnimator {
  private var clicks = 0
  private var lastPress: (location: CGPoint, time: TimeInterval)?
  private var pressOffset = 0
  private var input: GestureInput?
  /// The location at which a drag began, if its selection starts there.
  private var pressedAt: CGPoint?
  private var hold: GraphTimer?
  /// Indicates whether a finger has been held long enough to select.
  private var isHeld = false
  /// The offset of the end that is fixed while a finger drags the other by its handle.
  private var fixedOffset: Int?
  /// Indicates whether the press has moved and selects text.
  private var hasMoved = false
  private var isScrolling = false
  private var lastTick: TimeInterval?

  /// The maximum duration from one press to the next, in seconds.
  private static let interval = 0.4
  /// The duration in seconds after which a finger that is held selects.
  static let holdDelay = 0.5

  private var field: (any TextSelecting)? { box as? any TextSelecting }

  override func handle(_ input: GestureInput) {
    switch (input.phase, phase) {
    case (.down, .possible):
      self.input = input
      let isRepeated = lastPress.map { input.time - $0.time < Self.interval && input.location.distance(to: $0.location) < 6 } ?? false
      clicks = isRepeated ? clicks % 3 + 1 : 1
      lastPress = (input.location, input.time)
      isHeld = false
      hasMoved = false
      pressedAt = nil
      fixedOffset = nil
      if input.device == .touch, let field, let point = box.localPoint(input.location), let end = field.handle(at: point) {
        fixedOffset = field.fixedOffset(dragging: end)
        clicks = 0
        phase = .claimed
      } else if input.device != .touch {
        // A click on a read-only text is left to the enclosing views until it turns out to begin a selection.
        if field?.handlesClicks == true || clicks > 1 || input.modifiers.contains(.shift) { phase = .claimed }
      } else {
        hold = graph.schedule(after: Self.holdDelay) { [weak self] in self?.wasHeld() }
      }
    case (.move, .possible):
      guard let lastPress else { return }
      let distance = input.location.distance(to: lastPress.location)
      if input.device == .touch {
        if distance > 10 { cancel() }
      } else if distance > 3 {
        // The selection begins at the location of the press.
        pressedAt = lastPress.location
        self.input = input
        phase = .claimed
      }
    case (.up, .possible):
      cancelLongPress()
      if field?.handlesClicks == true || clicks > 1 {
        phase = .claimed
      } else {
        wasTapped()
      }
    case (.move, .active):
      self.input = input
      if let lastPress, input.location.distance(to: lastPress.location) > 3 { hasMoved = true }
      drag()
      scrollIfBeyond()
    case (.up, .active):
      phase = .ended
      stopScrolling()
      field?.offerSelection()
      if isHeld || fixedOffset != nil { field?.openEditBar() }
    case (.down, _), (.move, _), (.up, _): break
    }
  }

  override var allowsTaps: Bool {
    field?.handlesClicks == true && clicks == 1 && !isHeld && !hasMoved && fixedOffset == nil && input?.modifiers.contains(.shift) != true
  }

  override func grant() {
    guard let input, let point = box.localPoint(pressedAt ?? input.location), let field else {
      phase = .failed
      return
    }
    let wasDragged = pressedAt != nil
    pressedAt = nil
    pressOffset = field.caret(at: point).offset
    if fixedOffset != nil {
      phase = .active
      return
    }
    guard input.device == .touch else {
      phase = .active
      field.press(at: point, clicks: clicks, extending: input.modifiers.contains(.shift))
      if wasDragged { drag() }
      return graph.input.focus.reportTextInput()
    }
    phase = isHeld ? .active : .ended
    if isHeld { clicks = 2 }
    let wasSelected = field.isSelected(pressOffset)
    if isHeld || clicks > 1 || !wasSelected { field.press(at: point, clicks: clicks, extending: false) }
    if clicks > 1 { field.offerSelection() }
    field.showsHandles = true
    if !isHeld, clicks > 1 || wasSelected { field.openEditBar() }
    graph.input.focus.reportTextInput()
  }

  /// Handles a click on a read-only text: it clears the selection or shows its actions. The enclosing views handle the click, too.
  private func wasTapped() {
    phase = .failed
    guard let field, let input, let point = box.localPoint(input.location) else { return }
    if input.device == .touch, field.editing.hasSelection, field.isSelected(field.caret(at: point).offset) {
      field.openEditBar()
    } else if input.device != .touch || field.isFocused {
      field.press(at: point, clicks: 1, extending: false)
    }
  }

  private func wasHeld() {
    guard phase == .possible, field != nil else { return }
    isHeld = true
    phase = .claimed
    phaseDidChange()
  }

  private func cancelLongPress() {
    graph.cancel(hold)
    hold = nil
  }

  override func cancel() {
    super.cancel()
    cancelLongPress()
    stopScrolling()
  }

  private func drag() {
    guard let input, let point = box.localPoint(input.location) else { return }
    if let fixedOffset {
      field?.drag(to: point, from: fixedOffset)
    } else {
      field?.drag(to: point, clicks: clicks, from: pressOffset)
    }
  }

  // MARK: Autoscroll

  private func scrollIfBeyond() {
    guard let field, let input, let point = box.localPoint(input.location), !isScrolling else { return }
    guard !field.visibleTextRect.insetBy(dx: -1, dy: -1).covers(point) else { return }
    isScrolling = true
    lastTick = nil
    graph.addAnimator(self)
  }

  private func stopScrolling() {
    guard isScrolling else { return }
    isScrolling = false
    graph.removeAnimator(self)
  }

  func tick(at time: TimeInterval, graph: ViewGraph) -> Bool {
    guard phase == .active, let field, let input, let point = box.localPoint(input.location) else {
      isScrolling = false
      return false
    }
    let seconds = min(0.05, lastTick.map { time - $0 } ?? 0)
    lastTick = time
    if field.visibleTextRect.insetBy(dx: -1, dy: -1).covers(point) {
      isScrolling = false
      return false
    }
    if seconds > 0, field.scroll(towards: point, seconds: seconds) { drag() }
    return true
  }
}
