import Foundation
import OrielDrawing
import OrielModel

/// Fingers, and a mouse, on the on-screen keyboard. Each pointer is a small state machine of its own, so that a finger may go down
/// before the last one is up: the earlier key is typed then.
@MainActor
final class KeyboardTouches {
  private unowned let keyboard: SoftwareKeyboard

  private enum Mode {
    /// On a key that acts when it is let go.
    case pressing
    /// On a key that has acted and acts again.
    case repeating
    /// Alternatives are open over the key.
    case choosing
    /// A drag on the space bar; the caret has followed up to here.
    case movingCaret(CGPoint)
    /// A drag on the emoji; they have followed up to here.
    case scrolling(CGFloat)
    /// The strip is held: docked, it changes the height and hides; floating, it moves the keyboard.
    case resizing(from: CGFloat)
    case floating(from: CGPoint)
    /// Has done what it was to do.
    case spent
  }

  private struct Touch {
    var mode = Mode.pressing
    let device: PointerEvent.Device
    let start: CGPoint
    var location: CGPoint
    /// What was pressed first.
    let origin: Key.Action?
    var key: KeyBox?
    /// Whether the finger has been on another key than the first.
    var hasLeft = false
    /// The plane to go back to, where the press switched it.
    var previousPlane: KeyPlane?
    var timer: GraphTimer?
    var velocity = VelocityTracker()
  }

  private var touches: [Int: Touch] = [:]
  /// A menu that stays open until the next press, and the key that it belongs to.
  private var openMenu: (callout: KeyCallout, key: Key)?

  /// Seconds until a key that is held offers more.
  static let holdDelay = 0.45
  /// Seconds until a key repeats, between two repeats, and between those from the `wordsAfter`th on, each of which deletes a word.
  static let repeatDelay = 0.5
  static let repeatInterval = 0.1
  static let wordInterval = 0.3
  static let wordsAfter = 15
  /// Points on the space bar for one character, and what a finger may wander before it counts as a drag.
  static let caretStep: CGFloat = 9
  static let caretSlop: CGFloat = 12
  /// Points from where the press began within which letting go leaves a menu open.
  private static let menuSlop: CGFloat = 20
  /// A flick that hides the keyboard, in points a second.
  private static let flick: CGFloat = 900

  init(keyboard: SoftwareKeyboard) { self.keyboard = keyboard }

  private var graph: ViewGraph { keyboard.graph }
  private var panel: KeyboardPanel? { keyboard.panel }

  // MARK: Events

  func handle(_ event: PointerEvent) -> Bool {
    switch event.phase {
    case .down:
      guard let panel else { return false }
      if let openMenu { return press(openMenu.callout, of: openMenu.key, at: inPanel(event.location)) }
      guard panel.presentedFrame.covers(event.location) else { return false }
      if event.button == .primary || event.button == nil { down(event, panel) }
      return true
    case .move:
      guard touches[event.pointer] != nil else { return false }
      moved(event)
      return true
    case .up:
      guard let touch = touches[event.pointer] else { return false }
      if event.button == .primary || event.button == nil { up(event, touch) }
      return true
    case .cancel:
      guard let touch = touches.removeValue(forKey: event.pointer) else { return false }
      cancel(touch)
      return true
    case .leave: return false
    }
  }

  /// A press while a menu is open chooses from it, or else closes it, and does nothing more.
  private func press(_ callout: KeyCallout, of key: Key, at point: CGPoint) -> Bool {
    openMenu = nil
    panel?.callout = nil
    if let index = callout.choice(at: point) { choose(index, from: callout, of: key) }
    graph.needFrame()
    return true
  }

  func cancelAll() {
    openMenu = nil
    let all = touches.values
    touches.removeAll()
    for touch in all { cancel(touch) }
  }

  /// The system took the pointer away: nothing is typed, and nothing stays held.
  private func cancel(_ touch: Touch) {
    end(touch)
    releaseShift(touch)
    switch touch.mode {
    case .resizing: graph.keyboard.endDrag()
    case .repeating: keyboard.release(.delete)
    case .pressing, .choosing, .movingCaret, .floating, .scrolling, .spent: break
    }
  }

  /// The boxes may stand for other keys now: fingers are where they are.
  func keysDidChange() {
    openMenu = nil
    for (pointer, touch) in touches {
      guard case .pressing = touch.mode else { continue }
      touch.key?.isPressed = false
      touches[pointer]!.key = panel?.key(at: inPanel(touch.location)).flatMap { key in
        // A finger that has switched the plane meets another key that acts, which it doesn't mean.
        switch key.key.action {
        case .emoji, .emojiGroup, .searchEmoji, .offer: nil
        default: key
        }
      }
      touches[pointer]!.key?.isPressed = true
    }
  }

  private func inPanel(_ point: CGPoint) -> CGPoint {
    let origin = panel?.presentedFrame.origin ?? .zero
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  // MARK: Down

  private func down(_ event: PointerEvent, _ panel: KeyboardPanel) {
    if let old = touches.removeValue(forKey: event.pointer) { cancel(old) }
    let key = panel.key(at: inPanel(event.location))
    var touch = Touch(device: event.device, start: event.location, location: event.location, origin: key?.key.action, key: key)
    touch.velocity.add(event.location, at: event.time)
    guard let key else {
      hold(&touch)
      touches[event.pointer] = touch
      return
    }
    switch key.key.action {
    case .type, .space, .delete, .submit, .offer, .emoji: typeEarlierKeys()
    case .shift, .plane, .nextLayout, .dismiss, .emojiGroup, .searchEmoji: break
    }
    touches[event.pointer] = touch
    key.isPressed = true
    graph.input.surface?.playKeyPress()
    switch key.key.action {
    case .type, .space, .nextLayout, .dismiss: startHolding(event.pointer, key)
    case .emoji:
      panel.grid?.stop()
      startHolding(event.pointer, key)
    case .submit, .offer, .emojiGroup, .searchEmoji: break
    case .shift: keyboard.shiftDown(at: event.time)
    case .delete:
      keyboard.delete()
      touches[event.pointer]?.mode = .repeating
      repeatDelete(event.pointer, count: 0)
    case .plane(let plane):
      touches[event.pointer]!.previousPlane = keyboard.plane
      keyboard.show(plane)
    }
  }

  /// The strip, or the ground beside the keys.
  private func hold(_ touch: inout Touch) {
    guard let panel else { return }
    guard inPanel(touch.start).y < KeyboardMetrics.strip else {
      touch.mode = .spent
      return
    }
    panel.isHeld = true
    touch.mode = keyboard.isFloating ? .floating(from: panel.presentedFrame.origin) : .resizing(from: panel.presentedFrame.height)
  }

  /// Rollover: who presses the next key has meant the last one.
  private func typeEarlierKeys() {
    for (pointer, touch) in touches.sorted(by: { $0.key < $1.key }) {
      guard case .pressing = touch.mode, let key = touch.key, let text = key.key.text(isShifted: keyboard.shift.isOn) else { continue }
      end(touch)
      touches[pointer]?.mode = .spent
      keyboard.type(text)
      releaseShift(touch)
    }
  }

  /// Shows what the key types, and waits for it to be held.
  private func startHolding(_ pointer: Int, _ box: KeyBox) {
    guard let panel else { return }
    graph.cancel(touches[pointer]?.timer)
    touches[pointer]?.timer = nil
    let cap = panel.cap(of: box)
    if touches[pointer]?.device == .touch, box.key.isTyping, cap.width < 60, let text = box.key.text(isShifted: keyboard.shift.isOn) {
      panel.callout = .preview(text, over: cap, within: panel.size.width)
    } else {
      panel.callout = nil
    }
    switch box.key.action {
    case .type, .emoji: guard choices(of: box.key).count > 1 else { return }
    case .space, .nextLayout, .dismiss: break
    case .delete, .shift, .submit, .plane, .offer, .emojiGroup, .searchEmoji: return
    }
    touches[pointer]?.timer = graph.schedule(after: Self.holdDelay) { [weak self] in self?.wasHeld(pointer) }
  }

  private func wasHeld(_ pointer: Int) {
    guard let panel, let touch = touches[pointer], case .pressing = touch.mode, let box = touch.key else { return }
    let cap = panel.cap(of: box)
    switch box.key.action {
    case .type, .emoji:
      panel.callout = .choices(choices(of: box.key), over: cap, within: panel.size.width)
    case .nextLayout: panel.callout = .menu(keyboard.layoutChoices.map(\.name), over: cap, within: panel.size.width)
    case .dismiss: panel.callout = .menu(placeTitles, over: cap, within: panel.size.width)
    case .space:
      touches[pointer]?.mode = .movingCaret(touch.location)
      panel.isMovingCaret = true
      return
    case .delete, .shift, .submit, .plane, .offer, .emojiGroup, .searchEmoji: return
    }
    touches[pointer]?.mode = .choosing
    graph.needFrame()
  }

  private func choices(of key: Key) -> [String] {
    let isShifted = keyboard.shift.isOn
    if case .emoji(let text) = key.action { return [text] + key.more }
    return (key.text(isShifted: isShifted).map { [$0] } ?? []) + (isShifted ? key.capitalMore : key.more)
  }

  private var placeTitles: [String] {
    let layout = keyboard.layout
    return [layout.label(keyboard.isFloating ? "dock" : "float"), layout.label("hide")]
  }

  private func repeatDelete(_ pointer: Int, count: Int) {
    let isWord = count >= Self.wordsAfter
    let delay = count == 0 ? Self.repeatDelay : isWord ? Self.wordInterval : Self.repeatInterval
    touches[pointer]?.timer = graph.schedule(after: delay) { [weak self] in
      guard let self, touches[pointer] != nil else { return }
      if isWord { keyboard.deleteWord() } else { keyboard.send(.delete, isRepeat: true) }
      repeatDelete(pointer, count: count + 1)
    }
  }

  // MARK: Move

  private func moved(_ event: PointerEvent) {
    guard let panel, var touch = touches[event.pointer] else { return }
    touch.location = event.location
    touch.velocity.add(event.location, at: event.time)
    touches[event.pointer] = touch
    let offset = CGSize(width: event.location.x - touch.start.x, height: event.location.y - touch.start.y)
    switch touch.mode {
    case .pressing:
      if touch.origin == .space, abs(offset.width) > Self.caretSlop {
        graph.cancel(touch.timer)
        touches[event.pointer]?.mode = .movingCaret(touch.start)
        panel.isMovingCaret = true
        moveCaret(event.pointer, to: event.location)
      } else if case .emoji = touch.origin {
        // Emoji go where the finger goes, and none of them is chosen by a slide.
        guard abs(offset.width) > Self.caretSlop else { break }
        end(touch)
        touches[event.pointer]?.mode = .scrolling(event.location.x)
      } else {
        slide(event.pointer)
      }
    case .choosing: panel.callout?.selected = panel.callout?.choice(at: inPanel(event.location))
    case .movingCaret: moveCaret(event.pointer, to: event.location)
    case .scrolling(let x):
      panel.grid?.drag(by: event.location.x - x)
      touches[event.pointer]?.mode = .scrolling(event.location.x)
    case .resizing(let height): resize(to: height - offset.height)
    case .floating(let origin):
      keyboard.float(to: CGPoint(x: origin.x + offset.width, y: origin.y + offset.height))
    case .repeating, .spent: break
    }
    graph.needFrame()
  }

  /// A finger that slides from one letter to another types the other; one that slides off a key that acts lets it be.
  private func slide(_ pointer: Int) {
    guard let panel, let touch = touches[pointer] else { return }
    var next = panel.key(at: inPanel(touch.location))
    if let key = next?.key, key.action != touch.origin, !key.isTyping, key.action != .space { next = nil }
    guard next !== touch.key else { return }
    touch.key?.isPressed = false
    touches[pointer]!.key = next
    touches[pointer]!.hasLeft = true
    graph.cancel(touch.timer)
    panel.callout = nil
    guard let next else { return }
    next.isPressed = true
    startHolding(pointer, next)
  }

  private func moveCaret(_ pointer: Int, to location: CGPoint) {
    guard case .movingCaret(var place) = touches[pointer]?.mode else { return }
    while abs(location.x - place.x) >= Self.caretStep {
      let isForward = location.x > place.x
      place.x += isForward ? Self.caretStep : -Self.caretStep
      keyboard.tap(isForward ? .rightArrow : .leftArrow)
    }
    touches[pointer]?.mode = .movingCaret(place)
  }

  /// Above the least height the keyboard changes its size; below, it goes down with the finger.
  private func resize(to height: CGFloat) {
    let least = keyboard.metrics.heights.lowerBound
    if height >= least {
      if graph.keyboard.isDragged { graph.keyboard.drag(to: graph.rootBox.size.height - least - keyboard.barHeight) }
      keyboard.resize(to: height)
    } else {
      if !graph.keyboard.isDragged { keyboard.resize(to: least) }
      graph.keyboard.drag(to: graph.rootBox.size.height - height - keyboard.barHeight)
    }
  }

  // MARK: Up

  private func up(_ event: PointerEvent, _ touch: Touch) {
    touches[event.pointer] = nil
    let callout = panel?.callout
    end(touch)
    switch touch.mode {
    case .pressing: act(touch)
    case .choosing:
      defer { releaseShift(touch) }
      guard let callout, let key = touch.key?.key else { break }
      if let index = callout.selected {
        choose(index, from: callout, of: key)
      } else if touch.location.distance(to: touch.start) < Self.menuSlop {
        openMenu = (callout, key)
        panel?.callout = callout
      }
    case .resizing(let height): letGo(touch, from: height, at: event.time)
    case .floating:
      if let panel, panel.presentedFrame.maxY >= graph.rootBox.size.height - 1, touch.location.y > touch.start.y {
        keyboard.setFloating(false)
      }
    case .repeating: keyboard.release(.delete)
    case .scrolling: panel?.grid?.fling(touch.velocity.velocity(at: event.time).width)
    case .movingCaret, .spent: break
    }
    graph.needFrame()
  }

  private func act(_ touch: Touch) {
    if touch.origin == .shift {
      if touch.hasLeft, let text = touch.key?.key.text(isShifted: true) { keyboard.type(text) }
      releaseShift(touch)
    }
    guard let key = touch.key?.key else { return }
    switch key.action {
    case .type, .space:
      if touch.origin != .shift, let text = key.text(isShifted: keyboard.shift.isOn) { keyboard.type(text) }
      // From the key that switches the plane to a sign and back, in one stroke.
      if let plane = touch.previousPlane, touch.hasLeft { keyboard.show(plane) }
    case .submit: keyboard.tap(.return)
    case .nextLayout: keyboard.useNextLayout()
    case .dismiss: keyboard.dismiss()
    case .offer(let index): if let panel, panel.offers.indices.contains(index) { keyboard.take(panel.offers[index]) }
    case .emoji(let text): if touch.origin == key.action { keyboard.typeEmoji(text) }
    case .emojiGroup(let group): if touch.origin == key.action { panel?.grid?.show(group: group) }
    case .searchEmoji: if touch.origin == key.action { keyboard.searchEmoji() }
    case .delete, .shift, .plane: break
    }
  }

  /// A finger that began on shift holds it no longer.
  private func releaseShift(_ touch: Touch) { if touch.origin == .shift { keyboard.shiftUp() } }

  private func choose(_ index: Int, from callout: KeyCallout, of key: Key) {
    switch (key.action, callout.content) {
    case (.type, .choices(let strings)): keyboard.type(strings[index])
    case (.emoji, .choices(let strings)): keyboard.typeEmoji(strings[index])
    case (.nextLayout, .menu): keyboard.useLayout(keyboard.layoutChoices[index].id)
    case (.dismiss, .menu): if index == 0 { keyboard.setFloating(!keyboard.isFloating) } else { keyboard.dismiss() }
    default: break
    }
  }

  /// A flick downwards hides the keyboard, which comes back as high as it was before.
  private func letGo(_ touch: Touch, from height: CGFloat, at time: TimeInterval) {
    let velocity = touch.velocity.velocity(at: time).height
    if graph.keyboard.isDragged {
      graph.keyboard.endDrag(velocity: velocity)
    } else if velocity > Self.flick {
      keyboard.resize(to: height)
      keyboard.dismiss()
    }
  }

  /// Takes back what shows that the finger is there.
  private func end(_ touch: Touch) {
    graph.cancel(touch.timer)
    // The bubble is another finger's by now.
    if case .spent = touch.mode { return }
    touch.key?.isPressed = false
    panel?.isHeld = false
    if case .movingCaret = touch.mode { panel?.isMovingCaret = false }
    panel?.callout = nil
  }
}
