import Foundation

/// An item that was lifted by a pointer or a touch.
@MainActor
protocol Lifted: AnyObject {
  /// Moves the item to a point of the window.
  func drag(to location: CGPoint)
  /// Drops the item at its last location.
  func drop()
  /// Returns the item, as if it had never been lifted.
  func cancel()
  /// Continues the drag outside of the window, by the platform. Returns `false` if the item has to stay in the window.
  func leaveWindow() -> Bool
}

extension Lifted {
  func leaveWindow() -> Bool { false }
}

/// A recognizer that lifts an item: a mouse or a pen as soon as it is dragged, a finger after it has rested. If resting opens a menu, the
/// finger has to move on.
@MainActor
class LiftRecognizer: GestureRecognizer {
  private var pressedAt = CGPoint.zero
  private var last = CGPoint.zero
  private var isTouch = false
  private var lifted: (any Lifted)?
  private var timer: GraphTimer?

  /// The distance in points that a press may move without being a drag. It equals that of drags in the view, which take precedence.
  private static let slop: CGFloat = 10
  /// The duration in seconds after which a finger that rests lifts the item.
  private static let longPress = 0.5

  final override var isLift: Bool { true }

  /// Returns a Boolean value that indicates whether a press at a point of the window can become a lift.
  func mayLift(at location: CGPoint) -> Bool { true }

  /// Returns a Boolean value that indicates whether a mouse that has moved by a distance drags the item.
  func mayDrag(by distance: CGSize) -> Bool { true }

  /// Lifts the item at a point of the window. Returns `nil` if that isn't possible any more.
  func lift(at location: CGPoint) -> (any Lifted)? { nil }

  final override func handle(_ input: GestureInput) {
    last = input.location
    switch (input.phase, phase) {
    case (.down, .possible): begin(input)
    case (.move, .possible):
      let distance = CGSize(width: last.x - pressedAt.x, height: last.y - pressedAt.y)
      guard max(abs(distance.width), abs(distance.height)) >= Self.slop else { return }
      stopTimer()
      phase = isTouch || !mayDrag(by: distance) ? .failed : .claimed
    case (.move, .active):
      let isOutside = !CGRect(origin: .zero, size: graph.rootBox.size).contains(last)
      if isOutside, !isTouch, lifted?.leaveWindow() == true { _ = end(.failed) } else { lifted?.drag(to: last) }
    case (.up, .active):
      lifted?.drag(to: last)
      end(.ended)?.drop()
    case (.up, .possible), (.up, .claimed):
      stopTimer()
      phase = .failed
    case (.down, _), (.move, _), (.up, _): break
    }
  }

  private func begin(_ input: GestureInput) {
    pressedAt = input.location
    isTouch = input.device == .touch
    guard mayLift(at: pressedAt) else { return phase = .failed }
    guard isTouch else { return }
    timer = graph.schedule(after: Self.longPress) { [weak self] in
      guard let self, phase == .possible else { return }
      phase = .claimed
      phaseDidChange()
    }
  }

  final override func grant() {
    guard let lifted = lift(at: pressedAt) else { return phase = .failed }
    phase = .active
    self.lifted = lifted
    graph.input.lifting = self
    lifted.drag(to: last)
  }

  final override func cancel() { end(.failed)?.cancel() }

  /// Ends the lift and returns the item.
  private func end(_ phase: GesturePhase) -> (any Lifted)? {
    stopTimer()
    self.phase = phase
    if graph.input.lifting === self { graph.input.lifting = nil }
    defer { lifted = nil }
    return lifted
  }

  private func stopTimer() {
    graph.cancel(timer)
    timer = nil
  }
}
