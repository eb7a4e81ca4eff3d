import Foundation

/// What a pointer does with a row of a list: it selects.
@MainActor
final class ListRowUnit: GestureUnit {
  private var row: ListRowBox { unsafeDowncast(box, to: ListRowBox.self) }
  private var pressedAt = CGPoint.zero
  private var last: GestureInput?

  /// Points that a press may move and still be a tap.
  private static let slop: CGFloat = 10

  override func handle(_ input: GestureInput) {
    last = input
    switch (input.phase, phase) {
    case (.down, .possible):
      pressedAt = input.location
    case (.move, .possible):
      if abs(input.location.x - pressedAt.x) >= Self.slop || abs(input.location.y - pressedAt.y) >= Self.slop { phase = .failed }
    case (.up, .possible):
      phase = .claimed
    case (.down, _), (.move, _), (.up, _):
      break
    }
  }

  override func grant() {
    phase = .ended
    guard let last else { return }
    if let frame = row.list.frame { graph.input.focus.move(to: frame, byKeyboard: false) }
    row.list.selector.tap(row, modifiers: last.modifiers, byTouch: last.device == .touch)
  }
}
