import Foundation
import OrielModel

/// A gesture recognizer that goes back in response to a drag from the leading edge.
@MainActor
final class NavigationSwipeRecognizer: GestureRecognizer {
  private var start = CGPoint.zero
  private var tracker = VelocityTracker()
  /// The absence of the screen when the drag began.
  private var startAbsence: CGFloat = 0
  private weak var held: NavigationScreenBox?

  /// The maximum distance from the edge at which a drag begins, in points.
  private static let edge: CGFloat = 24
  private static let slop: CGFloat = 10

  private var stack: NavigationStackBox { unsafeDowncast(box, to: NavigationStackBox.self) }

  override func handle(_ input: GestureInput) {
    let point = local(input.location)
    switch (input.phase, phase) {
    case (.down, .possible):
      guard input.device != .mouse, point.x <= Self.edge, stack.draggable != nil else { return phase = .failed }
      start = point
      tracker = VelocityTracker()
      tracker.add(point, at: input.time)
    case (.move, .possible):
      tracker.add(point, at: input.time)
      let (dx, dy) = (point.x - start.x, point.y - start.y)
      guard max(abs(dx), abs(dy)) >= Self.slop else { return }
      if dx > abs(dy) {
        // The screen follows from this point on, so that it doesn't jump to the touch.
        start = point
        phase = .claimed
      } else {
        phase = .failed
      }
    case (.up, .possible), (.up, .claimed): phase = .failed
    case (.move, .active):
      tracker.add(point, at: input.time)
      follow(point)
    case (.up, .active):
      tracker.lift(point, at: input.time)
      follow(point)
      phase = .ended
      letGo(velocity: tracker.velocity(at: input.time).width)
    case (.down, _), (.move, _), (.up, _): break
    }
  }

  override func grant() {
    guard let screen = stack.draggable else { return phase = .failed }
    phase = .active
    held = screen
    startAbsence = screen.absence.value
    screen.hold(at: startAbsence)
  }

  override func cancel() {
    if phase == .active { held?.move(to: 0, velocity: 0) }
    held = nil
    phase = .failed
  }

  private func follow(_ point: CGPoint) {
    let width = max(1, stack.size.width)
    held?.hold(at: min(max(startAbsence + (point.x - start.x) / width, 0), 1))
  }

  private func letGo(velocity: CGFloat) {
    guard let held else { return }
    self.held = nil
    let velocity = velocity.isFinite ? velocity / max(1, stack.size.width) : 0
    held.isHeld = false
    if held.isBeingRemoved { return }
    stack.endDrag(held, velocity: velocity)
  }
}
