import Foundation
import OrielDrawing
import OrielModel

extension TextInputBox: TextSelecting {
  var handlesClicks: Bool { true }

  var editActions: [EditAction] { EditAction.allCases.filter { $0 != .insertEmoji || canChooseEmoji } }

  func place(of caret: TextCaret) -> CGRect {
    let origin = textOrigin
    return flow.caretRect(caret).offsetBy(dx: origin.x, dy: origin.y)
  }

  func scroll(towards point: CGPoint, seconds: TimeInterval) -> Bool {
    let visible = visibleTextRect
    let (dx, dy) = (beyond(point.x, visible.minX, visible.maxX), beyond(point.y, visible.minY, visible.maxY))
    // The velocity per second is eight times the distance: slow beside the edge, and fast farther away.
    let factor = 8 * seconds
    guard isMultiline else { return dx != 0 }
    guard dy != 0, let scroll = enclosingViewport(along: .vertical), scroll.hasMore(along: .vertical, isForward: dy > 0) else {
      return false
    }
    let distance = min(max(dy * factor, -200), 200)
    return scroll.move(by: distance, along: .vertical)
  }

  private func beyond(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
    value < low ? value - low : value > high ? value - high : 0
  }
}
