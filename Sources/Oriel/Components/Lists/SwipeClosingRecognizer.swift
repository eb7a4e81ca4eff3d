import Foundation

/// A gesture recognizer that closes a swiped row when the user presses anywhere in the list except on the row's buttons.
///
/// A press outside of the row closes it immediately, and one on the open row when it is released. Neither has another effect. A press that
/// moves scrolls or swipes as usual.
@MainActor
final class SwipeClosingRecognizer: GestureRecognizer {
  private unowned let list: ListContext
  private var pressedAt = CGPoint.zero

  /// The distance that a press can move and still be a tap, in points.
  private static let slop: CGFloat = 10

  init(box: LayoutBox, list: ListContext) {
    self.list = list
    super.init(box: box)
  }

  override func handle(_ input: GestureInput) {
    switch (input.phase, phase) {
    case (.down, .possible):
      guard let swipe = list.swipe, !swipe.isOnButtons(input.location) else { return phase = .failed }
      pressedAt = input.location
      if swipe.row.localPoint(input.location).map(swipe.row.rowFrame.contains) != true { list.closeSwipe() }
    case (.move, .possible):
      let (dx, dy) = (input.location.x - pressedAt.x, input.location.y - pressedAt.y)
      guard max(abs(dx), abs(dy)) >= Self.slop else { return }
      if abs(dy) >= abs(dx) { list.closeSwipe() }
      phase = .failed
    case (.up, .possible):
      phase = .claimed
    case (.down, _), (.move, _), (.up, _):
      break
    }
  }

  override func grant() {
    phase = .ended
    list.closeSwipe()
  }
}
