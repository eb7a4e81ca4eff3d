import Foundation

/// Closes a row that is swiped aside when somebody presses anywhere in the list but on its buttons.
///
/// A press elsewhere closes at once, one on the open row when it is let go. Neither counts for what is pressed; one that is moved
/// scrolls or swipes as ever.
@MainActor
final class SwipeClosingUnit: GestureUnit {
  private unowned let list: ListContext
  private var pressedAt = CGPoint.zero

  /// Points that a press may move and still be a tap.
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
