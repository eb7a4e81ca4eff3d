import Foundation

/// Lifts a view of a plane, and moves it: a mouse or a pen as soon as it is dragged, a finger after it has rested on it.
@MainActor
final class PlaneLiftUnit: GestureUnit {
  private var element: PlaneElementBox { unsafeDowncast(box, to: PlaneElementBox.self) }
  private var pressedAt = CGPoint.zero
  private var isTouch = false
  private var last = CGPoint.zero
  private var hand: PlaneHand?
  private var timer: GraphTimer?

  /// Points that a press may move and still be none of a drag: as many as for drags in the view, which come first.
  private static let slop: CGFloat = 10
  /// Seconds after which a finger that rests on a view lifts it.
  private static let longPress = 0.5

  override func handle(_ input: GestureInput) {
    last = input.location
    switch (input.phase, phase) {
    case (.down, .possible): begin(input)
    case (.move, .possible):
      guard max(abs(last.x - pressedAt.x), abs(last.y - pressedAt.y)) >= Self.slop else { return }
      stopTimer()
      phase = isTouch ? .failed : .claimed
    case (.move, .active): hand?.drag(to: last)
    case (.up, .active):
      hand?.drag(to: last)
      let hand = hand
      end(.ended)
      hand?.drop()
    case (.up, .possible), (.up, .claimed):
      stopTimer()
      phase = .failed
    case (.down, _), (.move, _), (.up, _): break
    }
  }

  private func begin(_ input: GestureInput) {
    pressedAt = input.location
    isTouch = input.device == .touch
    guard element.canBeLifted else { return phase = .failed }
    guard isTouch else { return }
    timer = graph.schedule(after: Self.longPress) { [weak self] in
      guard let self, phase == .possible else { return }
      phase = .claimed
      phaseDidChange()
    }
  }

  override func grant() {
    guard let hand = PlaneHand(element, at: pressedAt) else { return phase = .failed }
    phase = .active
    self.hand = hand
    graph.input.lifting = self
    hand.drag(to: last)
  }

  override func cancel() {
    let hand = hand
    end(.failed)
    hand?.cancel()
  }

  private func end(_ phase: GesturePhase) {
    stopTimer()
    self.phase = phase
    hand = nil
    if graph.input.lifting === self { graph.input.lifting = nil }
  }

  private func stopTimer() {
    graph.cancel(timer)
    timer = nil
  }
}
