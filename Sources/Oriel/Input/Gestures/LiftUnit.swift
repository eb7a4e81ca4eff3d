import Foundation

/// What a hand has lifted.
@MainActor
protocol Lifted: AnyObject {
  /// The hand is over a point of the window.
  func drag(to location: CGPoint)
  /// The hand has let go where it was last.
  func drop()
  /// It goes back, as if it had never been lifted.
  func cancel()
  /// Goes on outside of the window, in the desktop's hand; false where it has to stay.
  func leaveWindow() -> Bool
}

extension Lifted {
  func leaveWindow() -> Bool { false }
}

/// Lifts something: a mouse or a pen as soon as it is dragged, a finger after it has rested. Where that opens a menu, the finger has to go on.
@MainActor
class LiftUnit: GestureUnit {
  private var pressedAt = CGPoint.zero
  private var last = CGPoint.zero
  private var isTouch = false
  private var lifted: (any Lifted)?
  private var timer: GraphTimer?

  /// Points that a press may move and still be none of a drag: as many as for drags in the view, which come first.
  private static let slop: CGFloat = 10
  /// Seconds after which a finger that rests lifts.
  private static let longPress = 0.5

  final override var isLift: Bool { true }

  /// Whether a press may become a lift.
  var mayLift: Bool { true }

  /// Lifts what was pressed at a point of the window; nil where that can't be any more.
  func lift(at location: CGPoint) -> (any Lifted)? { nil }

  final override func handle(_ input: GestureInput) {
    last = input.location
    switch (input.phase, phase) {
    case (.down, .possible): begin(input)
    case (.move, .possible):
      guard max(abs(last.x - pressedAt.x), abs(last.y - pressedAt.y)) >= Self.slop else { return }
      stopTimer()
      phase = isTouch ? .failed : .claimed
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
    guard mayLift else { return phase = .failed }
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

  /// What was lifted is out of the hand from now on.
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
