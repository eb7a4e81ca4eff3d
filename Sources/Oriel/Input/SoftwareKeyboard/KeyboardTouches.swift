import Foundation
import OrielDrawing
import OrielModel

/// The touches and the mouse pointer on the software keyboard. Each pointer is a state machine of its own, so that a finger may press a key
/// before the previous finger is lifted. The earlier key is typed at that moment.
@MainActor
final class KeyboardTouches {
  private unowned let keyboard: SoftwareKeyboard

  private enum Mode {
    /// The pointer is on a key that acts when it is released.
    case pressing
    /// The pointer is on a key that has acted and repeats.
    case repeating
    /// Alternatives are shown above the key.
    case choosing
    /// The pointer drags on the space bar. The insertion point has followed up to this location.
    case movingCaret(CGPoint)
    /// The pointer drags the emoji, which have followed up to this coordinate.
    case scrolling(CGFloat)
    /// The pointer holds the strip. It resizes and hides a docked keyboard, and moves a floating one.
    case resizing(from: CGFloat)
    case floating(from: CGPoint)
    /// The pointer has no further effect.
    case spent
  }

  private struct Touch {
    var mode = Mode.pressing
    let device: PointerEvent.Device
    let start: CGPoint
    var location: CGPoint
    /// The action of the key that was pressed first.
    let origin: Key.Action?
    var key: KeyBox?
    /// Indicates whether the pointer has been on another key than the first.
    var hasLeft = false
    /// The plane to return to, if the press has switched the plane.
    var previousPlane: KeyPlane?
    var timer: GraphTimer?
    var velocity = VelocityTracker()
  }

  private var touches: [Int: Touch] = [:]
  /// A menu that stays open until the next press, and the key that it belongs to.
  private var openMenu: (callout: KeyCallout, key: Key)?

  /// The duration in seconds after which a key that is held shows its alternatives.
  static let holdDelay = 0.45
  /// The duration in seconds until a key repeats, the one between two repeats, and the one between repeats from the `wordsAfter`th on, each
  /// of which deletes a word.
  static let repeatDelay = 0.5
  static let repeatInterval = 0.1
  static let wordInterval = 0.3
  static let wordsAfter = 15
  /// The distance in points on the space bar for one character, and the distance that a finger may move without dragging.
  static let caretStep: CGFloat = 9
  static let caretSlop: CGFloat = 12
  /// The distance in points from the start of the press within which a release leaves a menu open.
  private static let menuSlop: CGFloat = 20
  /// The velocity of a flick that hides the keyboard, in points per second.
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

  /// Chooses an item of the open menu, or closes the menu. The press has no other effect.
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

  /// Ends a touch that the system has canceled. No key is typed, and none stays held.
  private func cancel(_ touch: Touch) {
    end(touch)
    releaseShift(touch)
    switch touch.mode {
    case .resizing: graph.keyboard.endDrag()
    case .repeating: keyboard.release(.delete)
    case .pressing, .choosing, .movingCaret, .floating, .scrolling, .spent: break
    }
  }

  /// Updates the pressed keys after the boxes have received other keys. The fingers haven't moved.
  func keysDidChange() {
    openMenu = nil
    for (pointer, touch) in touches {
      guard case .pressing = touch.mode else { continue }
      touch.key?.isPressed = false
      touches[pointer]!.key = panel?.key(at: inPanel(touch.location)).flatMap { key in
        // After a finger has switched the plane, the function key below it isn't the one that the user has pressed.
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

  /// Starts to hold the strip. The area beside the keys has no effect.
  private func hold(_ touch: inout Touch) {
    guard let panel else { return }
    guard inPanel(touch.start).y < KeyboardMetrics.strip else {
      touch.mode = .spent
      return
    }
    panel.isHeld = true
    touch.mode = keyboard.isFloating ? .floating(from: panel.presentedFrame.origin) : .resizing(from: panel.presentedFrame.height)
  }

  /// Types the keys of earlier touches: pressing the next key confirms them.
  private func typeEarlierKeys() {
    for (pointer, touch) in touches.sorted(by: { $0.key < $1.key }) {
      guard case .pressing = touch.mode, let key = touch.key, let text = key.key.text(isShifted: keyboard.shift.isOn) else { continue }
      end(touch)
      touches[pointer]?.mode = .spent
      keyboard.type(text)
      releaseShift(touch)
    }
  }

  /// Shows the preview of a key, and starts the timer of its alternatives.
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
        // The emoji follow the finger, and a slide doesn't choose any.
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

  /// Moves the press to the key below the finger. A finger that slides from one letter to another types the latter, and one that slides off
  /// a function key cancels that.
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

  /// Resizes a keyboard above its minimum height. Below it, the keyboard moves down with the finger.
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
      // A single stroke leads from the key that switches the plane to a character and back.
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

  /// Releases the shift key if the touch began on it.
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

  /// Ends a drag of the strip. A downward flick hides the keyboard, which has its previous height when it is shown again.
  private func letGo(_ touch: Touch, from height: CGFloat, at time: TimeInterval) {
    let velocity = touch.velocity.velocity(at: time).height
    if graph.keyboard.isDragged {
      graph.keyboard.endDrag(velocity: velocity)
    } else if velocity > Self.flick {
      keyboard.resize(to: height)
      keyboard.dismiss()
    }
  }

  /// Removes the visual feedback of a touch.
  private func end(_ touch: Touch) {
    graph.cancel(touch.timer)
    // The callout belongs to another touch by now.
    if case .spent = touch.mode { return }
    touch.key?.isPressed = false
    panel?.isHeld = false
    if case .movingCaret = touch.mode { panel?.isMovingCaret = false }
    panel?.callout = nil
  }
}
