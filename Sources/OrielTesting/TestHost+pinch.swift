import Foundation
import Oriel

/// Two fingers, on a screen or a touchpad.
extension TestHost {
  /// Puts two fingers on a point's sides, moves them apart or together and around each other in even steps, a frame each, and lifts them.
  ///
  /// - Parameters:
  ///   - scale: How many times as far apart the fingers are at the end.
  ///   - rotation: Clockwise.
  ///   - spread: Points between the fingers at the beginning.
  ///   - duration: Seconds.
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

  /// Two fingers that are on the screen.
  public struct Pinch {
    /// The middle between the fingers, in the window.
    public let center: CGPoint
    /// Points between the fingers at the beginning.
    public let spread: CGFloat
    var fingers: [CGPoint]

    func fingers(scale: CGFloat, rotation: Angle) -> [CGPoint] {
      let (x, y) = (cos(rotation.radians) * spread * scale / 2, sin(rotation.radians) * spread * scale / 2)
      return [CGPoint(x: center.x - x, y: center.y - y), CGPoint(x: center.x + x, y: center.y + y)]
    }
  }

  /// Puts two fingers on the screen, side by side.
  public func pinchBegan(at center: CGPoint, spread: CGFloat = 80) -> Pinch {
    var pinch = Pinch(center: center, spread: spread, fingers: [])
    pinch.fingers = pinch.fingers(scale: 1, rotation: .zero)
    for (index, finger) in pinch.fingers.enumerated() { send(.down, finger, pointer: index + 1) }
    advance(by: TestHost.frameDuration)
    return pinch
  }

  /// Moves both fingers to where they are at a scale and an angle, and runs a frame.
  public func pinchChanged(_ pinch: inout Pinch, scale: CGFloat, rotation: Angle = .zero) {
    pinch.fingers = pinch.fingers(scale: scale, rotation: rotation)
    for (index, finger) in pinch.fingers.enumerated() { send(.move, finger, pointer: index + 1) }
    advance(by: TestHost.frameDuration)
  }

  /// Lifts both fingers where they are, and runs a frame.
  public func pinchEnded(_ pinch: Pinch) {
    for (index, finger) in pinch.fingers.enumerated() { send(.up, finger, pointer: index + 1) }
    advance(by: TestHost.frameDuration)
  }

  /// The system takes two fingers away.
  public func pinchCancel(at location: CGPoint) {
    for finger in 1...2 { send(.cancel, location, pointer: finger) }
    advance(by: TestHost.frameDuration)
  }

  private func send(_ phase: PointerEvent.Phase, _ location: CGPoint, pointer: Int) {
    perform { content.handle(PointerEvent(phase: phase, device: .touch, pointer: pointer, location: location, time: time)) }
  }

  /// Two fingers on a touchpad go apart or together, and around each other, in even steps, a frame each. False if nothing there follows them.
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
