import Foundation
import Oriel

/// Gestures with two fingers, on a touch screen or a touchpad.
extension TestHost {
  /// Performs a pinch and a rotation with two fingers: touches both sides of a point, moves the fingers in even steps, one per frame, and
  /// lifts them.
  ///
  /// - Parameters:
  ///   - center: The midpoint between the fingers, in points of the window.
  ///   - scale: The final distance between the fingers, as a multiple of `spread`.
  ///   - rotation: The rotation of the fingers around the center, clockwise.
  ///   - spread: The initial distance between the fingers, in points.
  ///   - duration: The duration of the movement, in seconds.
  public func pinch(
    at center: CGPoint, scale: CGFloat = 1, rotation: Angle = .zero, spread: CGFloat = 80, duration: TimeInterval = 0.25
  ) {
    var pinch = pinchBegan(at: center, spread: spread)
    let steps = TestHost.steps(in: duration)
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      pinchChanged(&pinch, scale: 1 + (scale - 1) * share, rotation: .radians(rotation.radians * share))
    }
    pinchEnded(pinch)
  }

  /// The state of a gesture with two fingers on the screen.
  public struct Pinch {
    /// The midpoint between the fingers, in points of the window.
    public let center: CGPoint
    /// The initial distance between the fingers, in points.
    public let spread: CGFloat
    var fingers: [CGPoint]

    func fingers(scale: CGFloat, rotation: Angle) -> [CGPoint] {
      let (x, y) = (cos(rotation.radians) * spread * scale / 2, sin(rotation.radians) * spread * scale / 2)
      return [CGPoint(x: center.x - x, y: center.y - y), CGPoint(x: center.x + x, y: center.y + y)]
    }
  }

  /// Touches the screen with two fingers, side by side around a point, and runs a frame.
  public func pinchBegan(at center: CGPoint, spread: CGFloat = 80) -> Pinch {
    var pinch = Pinch(center: center, spread: spread, fingers: [])
    pinch.fingers = pinch.fingers(scale: 1, rotation: .zero)
    for (index, finger) in pinch.fingers.enumerated() { send(.down, finger, pointer: index + 1) }
    advance(by: TestHost.frameDuration)
    return pinch
  }

  /// Moves both fingers to the positions for a scale and a rotation, relative to the beginning of the gesture, and runs a frame.
  public func pinchChanged(_ pinch: inout Pinch, scale: CGFloat, rotation: Angle = .zero) {
    pinch.fingers = pinch.fingers(scale: scale, rotation: rotation)
    for (index, finger) in pinch.fingers.enumerated() { send(.move, finger, pointer: index + 1) }
    advance(by: TestHost.frameDuration)
  }

  /// Lifts both fingers at their current positions, and runs a frame.
  public func pinchEnded(_ pinch: Pinch) {
    for (index, finger) in pinch.fingers.enumerated() { send(.up, finger, pointer: index + 1) }
    advance(by: TestHost.frameDuration)
  }

  /// Cancels both touches, as the system does, and runs a frame.
  public func pinchCancel(at location: CGPoint) {
    for finger in 1...2 { send(.cancel, location, pointer: finger) }
    advance(by: TestHost.frameDuration)
  }

  private func send(_ phase: PointerEvent.Phase, _ location: CGPoint, pointer: Int) {
    perform { content.handle(PointerEvent(phase: phase, device: .touch, pointer: pointer, location: location, time: time)) }
  }

  /// Performs a pinch and a rotation on a touchpad, in even steps, one per frame. Returns `false` if no gesture at the location handles it.
  @discardableResult
  public func touchpadPinch(
    at location: CGPoint, scale: CGFloat = 1, rotation: Angle = .zero, duration: TimeInterval = 0.25
  ) -> Bool {
    func send(_ phase: PinchEvent.Phase, _ share: CGFloat) -> Bool {
      let isUsed = perform {
        content.handle(
          PinchEvent(phase: phase, location: location, scale: 1 + (scale - 1) * share, rotation: rotation.radians * share, time: time))
      }
      advance(by: TestHost.frameDuration)
      return isUsed
    }
    let steps = TestHost.steps(in: duration)
    let isUsed = send(.began, 0)
    for step in 1...steps { _ = send(.changed, CGFloat(step) / CGFloat(steps)) }
    _ = send(.ended, 1)
    return isUsed
  }
}
