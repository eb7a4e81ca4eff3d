import Foundation
import Oriel

/// Pointer events at points of the window, which go to the view that is hit, and the frames between them. The methods that take elements
/// are in `TestHost+verbs.swift`.
extension TestHost {
  private func send(
    _ phase: PointerEvent.Phase, _ location: CGPoint, pointer: Int, button: PointerEvent.Button?, _ modifiers: EventModifiers
  ) {
    perform {
      content.handle(
        PointerEvent(
          phase: phase, device: usesTouch ? .touch : .mouse, pointer: pointer, location: location, button: button, modifiers: modifiers,
          time: time))
    }
  }

  /// Presses the primary button, or touches the screen if `usesTouch` is set, and renders a frame at the present time.
  public func pointerDown(at location: CGPoint, pointer: Int = 0, modifiers: EventModifiers = []) {
    send(.down, location, pointer: pointer, button: .primary, modifiers)
    render()
  }

  /// Moves the pointer while the button is pressed, or the finger, and renders a frame at the present time.
  public func pointerMove(to location: CGPoint, pointer: Int = 0, modifiers: EventModifiers = []) {
    send(.move, location, pointer: pointer, button: .primary, modifiers)
    render()
  }

  /// Releases the primary button, or lifts the finger, and renders a frame at the present time.
  public func pointerUp(at location: CGPoint, pointer: Int = 0, modifiers: EventModifiers = []) {
    send(.up, location, pointer: pointer, button: .primary, modifiers)
    render()
  }

  /// Cancels the press, as the system does, and renders a frame at the present time.
  public func pointerCancel(at location: CGPoint, pointer: Int = 0) {
    send(.cancel, location, pointer: pointer, button: .primary, [])
    render()
  }

  /// Moves the mouse pointer while no button is pressed, and renders a frame at the present time.
  public func hover(at location: CGPoint) {
    send(.move, location, pointer: 0, button: nil, [])
    render()
  }

  /// Presses and releases the primary button at a point of the window, or taps with a finger if `usesTouch` is set.
  public func tap(at location: CGPoint, modifiers: EventModifiers = []) {
    pointerDown(at: location, modifiers: modifiers)
    advance(by: TestHost.frameDuration)
    pointerUp(at: location, modifiers: modifiers)
    if content.hasPlatformViews { perform { content.platformView(at: location)?.press(at: location) } }
    advance(by: TestHost.frameDuration)
  }

  /// Clicks the secondary mouse button.
  public func secondaryTap(at location: CGPoint) { click(.secondary, at: location) }

  /// Clicks the middle mouse button.
  public func middleTap(at location: CGPoint) { click(.middle, at: location) }

  private func click(_ button: PointerEvent.Button, at location: CGPoint) {
    for phase in [PointerEvent.Phase.down, .up] {
      perform { content.handle(PointerEvent(phase: phase, device: .mouse, location: location, button: button, time: time)) }
      advance(by: TestHost.frameDuration)
    }
  }

  /// Presses at a point, moves to another in even steps, one per frame, and releases.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25) {
    pointerDown(at: start)
    let steps = TestHost.steps(in: duration)
    for step in 1...steps {
      advance(by: TestHost.frameDuration)
      let share = CGFloat(step) / CGFloat(steps)
      pointerMove(to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    pointerUp(at: end)
    advance(by: TestHost.frameDuration)
  }

  /// A Boolean value that indicates whether drags can leave the window, as on a desktop. `itemsDraggedOut` then contains the last items
  /// that have left it.
  public var letsDragsLeave: Bool {
    get { window.letsDragsLeave }
    set { window.letsDragsLeave = newValue }
  }

  /// The item providers of the last drag that has left the window. See `letsDragsLeave`.
  public var itemsDraggedOut: [NSItemProvider] { window.parcel?.providers ?? [] }

  /// Turns the mouse wheel over a point of the window. A positive delta reveals content further down or to the right. Returns `false` if
  /// nothing scrolled.
  @discardableResult
  public func scroll(at location: CGPoint, by delta: CGSize, modifiers: EventModifiers = []) -> Bool {
    let isUsed = perform { content.handle(ScrollEvent(phase: .step, location: location, delta: delta, modifiers: modifiers, time: time)) }
    advance(by: TestHost.frameDuration)
    return isUsed
  }

  /// Scrolls with two fingers on a touchpad, in even steps, one per frame.
  ///
  /// The fingers are lifted with the velocity of the last step, or with none if `rests` is set. A positive delta reveals content further
  /// down or to the right. Returns `false` if nothing scrolled.
  @discardableResult
  public func touchpad(at location: CGPoint, by delta: CGSize, duration: TimeInterval = 0.1, rests: Bool = false) -> Bool {
    let steps = TestHost.steps(in: duration)
    let step = CGSize(width: delta.width / CGFloat(steps), height: delta.height / CGFloat(steps))
    var isUsed = touchpadBegan(at: location)
    for _ in 0..<steps { if touchpadChanged(at: location, by: step) { isUsed = true } }
    let velocity = CGSize(width: step.width / Self.frameDuration, height: step.height / Self.frameDuration)
    touchpadEnded(at: location, velocity: rests ? .zero : velocity)
    return isUsed
  }

  /// Begins a scroll gesture with two fingers on a touchpad, and runs a frame. Returns `false` if no view handles it.
  @discardableResult
  public func touchpadBegan(at location: CGPoint) -> Bool {
    let isUsed = perform { content.handle(ScrollEvent(phase: .began, location: location, delta: .zero, time: time)) }
    advance(by: TestHost.frameDuration)
    return isUsed
  }

  /// Moves two fingers on a touchpad by a distance in points of content, and runs a frame. Returns `false` if no view handles it.
  @discardableResult
  public func touchpadChanged(at location: CGPoint, by delta: CGSize) -> Bool {
    let isUsed = perform { content.handle(ScrollEvent(phase: .changed, location: location, delta: delta, time: time)) }
    advance(by: TestHost.frameDuration)
    return isUsed
  }

  /// Lifts the fingers with a velocity in points of content per second, and runs a frame. Returns `false` if no view handles it.
  @discardableResult
  public func touchpadEnded(at location: CGPoint, velocity: CGSize = .zero) -> Bool {
    let isUsed = perform { content.handle(ScrollEvent(phase: .ended(velocity: velocity), location: location, delta: .zero, time: time)) }
    advance(by: TestHost.frameDuration)
    return isUsed
  }
}
