import Foundation
import OrielModel

/// The movement of two fingers since the second was pressed.
struct Pinch: Equatable {
  var time: TimeInterval
  /// The center between the fingers at the beginning, in the window.
  var start: CGPoint
  /// The distance between the fingers as a multiple of the initial distance.
  var scale: CGFloat = 1
  /// The clockwise rotation in radians, which may exceed one turn.
  var rotation = 0.0
  /// The changes of the scale and of the rotation per second.
  var scaleVelocity: CGFloat = 0
  var rotationVelocity = 0.0
}

/// A recognizer that follows two fingers, or a pinch on a touchpad.
@MainActor
final class TwoFingerRecognizer: GestureRecognizer {
  /// The closure that returns whether a pinch has moved far enough from its beginning.
  var isFarEnough: (Pinch) -> Bool = { _ in false }
  var sink: (_GestureSignal<Pinch>) -> Void = { _ in }

  private var first = CGPoint.zero
  private var second: CGPoint?
  /// The distance between the fingers at the beginning.
  private var distance: CGFloat = 1
  /// The last angle of the line between the fingers, in radians.
  private var angle = 0.0
  private var pinch: Pinch?
  private var tracker = VelocityTracker()

  /// The minimum distance between the fingers, in points. Below it, a ratio is meaningless.
  private static let leastDistance: CGFloat = 8

  override var followsTwoFingers: Bool { true }

  override var isHeldByTwoFingers: Bool { phase == .claimed || phase == .active }

  override func start() {
    super.start()
    second = nil
    pinch = nil
  }

  override func handle(_ input: GestureInput) {
    switch (input.source, input.phase) {
    case (.pointer, .down): first = input.location
    case (.pointer, .move):
      first = input.location
      fingersMoved(input)
    case (.pointer, .up): finish(.failed, at: input.time)
    case (.secondFinger, .down):
      second = input.location
      distance = max(Self.leastDistance, input.location.distance(to: first))
      angle = direction ?? 0
      begin(input, at: CGPoint(x: (first.x + input.location.x) / 2, y: (first.y + input.location.y) / 2))
    case (.secondFinger, .move):
      second = input.location
      fingersMoved(input)
    case (.secondFinger, .up):
      second = nil
      finish(.possible, at: input.time)
    case (.pinch, .down): begin(input, at: input.location)
    case (.pinch(let scale, let rotation), .move): note(scale: scale, rotation: rotation, at: input.time)
    case (.pinch, .up): finish(.failed, at: input.time)
    }
  }

  private func begin(_ input: GestureInput, at middle: CGPoint) {
    tracker.reset()
    pinch = Pinch(time: input.time, start: middle)
    tracker.add(CGPoint(x: 1, y: 0), at: input.time)
  }

  /// The angle of the line from the first finger to the second, in radians, or `nil` if it has no direction.
  private var direction: Double? {
    guard let second, second.distance(to: first) > 0 else { return nil }
    return atan2(second.y - first.y, second.x - first.x)
  }

  private func fingersMoved(_ input: GestureInput) {
    guard let second, let pinch else { return }
    let newAngle = direction ?? angle
    let turn = (newAngle - angle).remainder(dividingBy: 2 * .pi)
    angle = newAngle
    note(scale: second.distance(to: first) / distance, rotation: pinch.rotation + turn, at: input.time)
  }

  private func note(scale: CGFloat, rotation: Double, at time: TimeInterval) {
    guard var pinch, scale.isFinite, rotation.isFinite else { return }
    pinch.time = time
    pinch.scale = max(0.001, scale)
    pinch.rotation = rotation
    tracker.add(CGPoint(x: pinch.scale, y: rotation), at: time)
    let velocity = tracker.velocity(at: time)
    pinch.scaleVelocity = velocity.width
    pinch.rotationVelocity = velocity.height
    self.pinch = pinch
    if phase == .possible, isFarEnough(pinch) { phase = .claimed }
    if phase == .active { sink(.changed(pinch)) }
  }

  /// Ends the gesture when a finger is lifted. A pinch that hasn't begun changes to the phase `other`.
  private func finish(_ other: GesturePhase, at time: TimeInterval) {
    guard phase == .active, var pinch else {
      if phase.isLive { phase = phase == .possible ? other : .failed }
      return
    }
    // Fingers that have rested before they are lifted have no velocity.
    let velocity = tracker.velocity(at: time)
    pinch.time = time
    pinch.scaleVelocity = velocity.width
    pinch.rotationVelocity = velocity.height
    phase = .ended
    sink(.ended(pinch))
  }

  override func grant() {
    phase = .active
    if let pinch { sink(.changed(pinch)) }
  }

  override func cancel() {
    let wasActive = phase == .active
    phase = .failed
    if wasActive { sink(.cancelled) }
  }

  /// Returns the start of the pinch in the coordinate space of the box, in points and as a fraction of its size.
  func start(of pinch: Pinch) -> (location: CGPoint, anchor: UnitPoint) {
    let location = local(pinch.start)
    let size = box.presentedSize
    return (location, UnitPoint(x: size.width > 0 ? location.x / size.width : 0.5, y: size.height > 0 ? location.y / size.height : 0.5))
  }
}
