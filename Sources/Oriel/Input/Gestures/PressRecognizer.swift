import Foundation

/// A recognizer of a press that counts when it is released over the control. The pointer may leave the control and return.
///
/// If `slides` is true, the recognizer claims the pointer once it has moved farther horizontally than vertically, and continues until the
/// release. A slide that has stayed short counts as a press.
@MainActor
final class PressRecognizer: GestureRecognizer {
  /// The horizontal distance in points since the beginning of the press, which is positive toward the trailing edge, and the velocity in
  /// points per second.
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
  /// The positions during the last tenth of a second.
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

  /// Returns a Boolean value that indicates whether the pointer is over the control. A finger covers the control that it presses, so it may
  /// stray farther than a mouse.
  private func isInside(_ input: GestureInput) -> Bool {
    guard let point = box.localPoint(input.location) else { return false }
    let margin: CGFloat = input.device == .touch ? 70 : 8
    return CGRect(origin: .zero, size: box.presentedSize).insetBy(dx: -margin, dy: -margin).covers(point)
  }
}
