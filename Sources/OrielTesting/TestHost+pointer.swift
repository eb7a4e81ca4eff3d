import Foundation
import Oriel

/// Pointer events at window points, which hit whatever is there, and the frames that lie between them. The verbs that take elements
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

  public func pointerDown(at location: CGPoint, pointer: Int = 0, modifiers: EventModifiers = []) {
    send(.down, location, pointer: pointer, button: .primary, modifiers)
    render()
  }

  /// Moves with the button held.
  public func pointerMove(to location: CGPoint, pointer: Int = 0, modifiers: EventModifiers = []) {
    send(.move, location, pointer: pointer, button: .primary, modifiers)
    render()
  }

  public func pointerUp(at location: CGPoint, pointer: Int = 0, modifiers: EventModifiers = []) {
    send(.up, location, pointer: pointer, button: .primary, modifiers)
    render()
  }

  /// The system takes the pointer away.
  public func pointerCancel(at location: CGPoint, pointer: Int = 0) {
    send(.cancel, location, pointer: pointer, button: .primary, [])
    render()
  }

  /// Moves the mouse with no button held.
  public func hover(at location: CGPoint) {
    send(.move, location, pointer: 0, button: nil, [])
    render()
  }

  public func tap(at location: CGPoint, modifiers: EventModifiers = []) {
    pointerDown(at: location, modifiers: modifiers)
    advance(by: TestHost.frameDuration)
    pointerUp(at: location, modifiers: modifiers)
    if content.hasPlatformViews { perform { content.platformView(at: location)?.press(at: location) } }
    advance(by: TestHost.frameDuration)
  }

  /// Clicks with the other button.
  public func secondaryTap(at location: CGPoint) { click(.secondary, at: location) }

  /// Clicks with the middle button.
  public func middleTap(at location: CGPoint) { click(.middle, at: location) }

  private func click(_ button: PointerEvent.Button, at location: CGPoint) {
    for phase in [PointerEvent.Phase.down, .up] {
      perform { content.handle(PointerEvent(phase: phase, device: .mouse, location: location, button: button, time: time)) }
      advance(by: TestHost.frameDuration)
    }
  }

  /// Presses, moves in even steps, a frame each, and lets go.
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

  /// Whether drags that leave the window go on outside of it, as they do on a desktop; then `itemsDraggedOut` has what left last.
  public var letsDragsLeave: Bool {
    get { window.letsDragsLeave }
    set { window.letsDragsLeave = newValue }
  }

  public var itemsDraggedOut: [NSItemProvider] { window.parcel?.providers ?? [] }

  /// Turns the wheel over a point. A positive delta shows what lies further down or to the right. False if nothing scrolled.
  @discardableResult
  public func scroll(at location: CGPoint, by delta: CGSize, modifiers: EventModifiers = []) -> Bool {
    let isUsed = perform { content.handle(ScrollEvent(phase: .step, location: location, delta: delta, modifiers: modifiers, time: time)) }
    advance(by: TestHost.frameDuration)
    return isUsed
  }

  /// Two fingers on a touchpad move content by a distance in even steps, a frame each, and are lifted with the velocity of the
  /// last step, or with none if they rest before. A positive delta shows what lies further down or to the right. False if nothing scrolled.
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

  /// Two fingers are put on a touchpad.
  @discardableResult
  public func touchpadBegan(at location: CGPoint) -> Bool {
    let isUsed = perform { content.handle(ScrollEvent(phase: .began, location: location, delta: .zero, time: time)) }
    advance(by: TestHost.frameDuration)
    return isUsed
  }

  @discardableResult
  public func touchpadChanged(at location: CGPoint, by delta: CGSize) -> Bool {
    let isUsed = perform { content.handle(ScrollEvent(phase: .changed, location: location, delta: delta, time: time)) }
    advance(by: TestHost.frameDuration)
    return isUsed
  }

  /// The fingers are lifted, with a velocity in points of content a second.
  @discardableResult
  public func touchpadEnded(at location: CGPoint, velocity: CGSize = .zero) -> Bool {
    let isUsed = perform { content.handle(ScrollEvent(phase: .ended(velocity: velocity), location: location, delta: .zero, time: time)) }
    advance(by: TestHost.frameDuration)
    return isUsed
  }
}
