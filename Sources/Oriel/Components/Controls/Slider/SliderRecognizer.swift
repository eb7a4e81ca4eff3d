import Foundation

/// The recognizer of a press on a slider. A mouse holds the thumb immediately, wherever it presses. A touch does after it has moved along
/// the track, so that it can scroll an enclosing view instead.
@MainActor
final class SliderRecognizer: GestureRecognizer {
  /// The distance from the pointer to the center of the thumb.
  private var grip: CGFloat = 0
  private var start = CGPoint.zero
  private var last: CGFloat = 0

  private static let claimingDistance: CGFloat = 4

  private var slider: SliderBox { unsafeDowncast(box, to: SliderBox.self) }

  override func handle(_ input: GestureInput) {
    let point = local(input.location)
    last = point.x
    switch (input.phase, phase) {
    case (.down, .possible):
      start = point
      let holds = input.device == .touch || slider.isOnThumb(point.x)
      grip = holds ? slider.thumbPlace - point.x : 0
      if input.device != .touch { phase = .claimed }
    case (.move, .possible):
      let (across, along) = (abs(point.y - start.y), abs(point.x - start.x))
      guard max(across, along) >= Self.claimingDistance else { return }
      phase = along > across ? .claimed : .failed
    case (.move, .active): slider.change(to: slider.fraction(at: point.x + grip))
    case (.up, .active):
      slider.change(to: slider.fraction(at: point.x + grip))
      phase = .ended
      slider.endEditing()
    case (.up, .possible): phase = .failed
    case (.up, .claimed): cancel()
    case (.down, _), (.move, _): break
    case (.up, _): break
    }
  }

  override func grant() {
    phase = .active
    slider.beginEditing()
    if grip == 0 || abs(last - start.x) > 0 { slider.change(to: slider.fraction(at: last + grip)) }
  }

  override func cancel() {
    if phase == .active { slider.endEditing() }
    phase = .failed
  }
}
