import Foundation

/// A gesture recognizer for a press that begins and ends outside the card.
@MainActor
final class BackdropPressRecognizer: GestureRecognizer {
  private var start = CGPoint.zero

  override func handle(_ input: GestureInput) {
    switch (input.phase, phase) {
    case (.down, .possible):
      start = input.location
      if graph.input.lastHit !== box { phase = .failed }
    case (.move, .possible): if !input.location.isTap(from: start) { phase = .failed }
    case (.up, .possible): phase = .claimed
    case (.down, _), (.move, _), (.up, _): break
    }
  }

  override func grant() {
    phase = .ended
    unsafeDowncast(box, to: PresentationBox.self).pressedOutside()
  }
}
