import Foundation

/// A press that counts when it is let go over the control; it may leave and come back.
///
/// One that slides claims the pointer once it has moved further along the line than across it, and goes on until the
/// pointer is up. A slide that never went far is a press all the same.
@MainActor
final class PressUnit: GestureUnit {
  /// Points towards the trailing edge since the press began, and points a second.
  enum Slide: Equatable {
    case moved(CGFloat)
    case ended(CGFloat, velocity: CGFloat)
    case cancelled
  }

  var pressingChanged: (Bool) -> Void = { _ in }
  var action: () -> Void = {}
  var slides = false
  var slid: (Slide) -> Void = { _ in }
  private var isPressing = false
  private var isSliding = false
  private var start = CGPoint.zero
  /// The last tenth of a second.
  private var samples: [(x: CGFloat, time: TimeInterval)] = []
  private var farthest: CGFloat = 0

  private static let claimingDistance: CGFloat = 4
  private static let pressDistance: CGFloat = 10

  override func handle(_ input: GestureInput) {
    switch (input.phase, phase) {
    case (.down, .possible):
      isSliding = false
      start = local(input.location)
      samples = []
      farthest = 0
      note(input)
      setPressing(true)
    case (.move, .possible):
      note(input)
      if slides, isAlongTheLine(input) {
        isSliding = true
        phase = .claimed
      } else {
        setPressing(isInside(input))
      }
    case (.up, .possible):
      if isInside(input) { phase = .claimed } else { cancel() }
    case (.move, .claimed):
      note(input)
    case (.move, .active):
      note(input)
      slid(.moved(translation))
    case (.up, .active):
      note(input)
      finishSlide()
    case (.up, .claimed):
      if isSliding { cancel() }
    case (.down, _), (.move, _), (.up, _): break
    }
  }

  override func grant() {
    if isSliding {
      phase = .active
      slid(.moved(translation))
      return
    }
    phase = .ended
    action()
    setPressing(false)
  }

  override func cancel() {
    if phase == .active { slid(.cancelled) }
    phase = .failed
    setPressing(false)
  }

  private func finishSlide() {
    phase = .ended
    if farthest < Self.pressDistance {
      slid(.cancelled)
      action()
    } else {
      slid(.ended(translation, velocity: velocity))
    }
    setPressing(false)
  }

  private func note(_ input: GestureInput) {
    samples.append((local(input.location).x, input.time))
    samples.removeAll { $0.time < input.time - 0.1 }
    farthest = max(farthest, abs(translation))
  }

  private var translation: CGFloat { (samples.last?.x ?? start.x) - start.x }

  private var velocity: CGFloat {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return 0 }
    return (last.x - first.x) / (last.time - first.time)
  }

  private func isAlongTheLine(_ input: GestureInput) -> Bool {
    abs(translation) >= Self.claimingDistance && abs(translation) > abs(local(input.location).y - start.y)
  }

  private func setPressing(_ pressing: Bool) {
    guard pressing != isPressing else { return }
    isPressing = pressing
    pressingChanged(pressing)
  }

  /// Fingers cover what they press, so they may stray further than a mouse.
  private func isInside(_ input: GestureInput) -> Bool {
    guard let point = box.localPoint(input.location) else { return false }
    let margin: CGFloat = input.device == .touch ? 70 : 8
    return CGRect(origin: .zero, size: box.presentedSize).insetBy(dx: -margin, dy: -margin).covers(point)
  }
}
