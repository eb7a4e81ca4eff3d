import Foundation
import OrielDrawing

/// Presses and drags. One click places the caret, two select a word, three a paragraph; held, they extend by the same measure.
extension TextInputBox {
  func press(at point: CGPoint, clicks: Int, extending: Bool) {
    graph.input.focus.move(to: self, byKeyboard: false)
    finishPreedit()
    showsHandles = false
    let caret = caret(at: point)
    switch clicks {
    case 1: editing.move(to: caret, extending: extending)
    default: editing.select(unit(at: caret.offset, clicks: clicks))
    }
    moveEnded(extending: clicks > 1, reveals: false)
  }

  func drag(to point: CGPoint, clicks: Int, from start: Int) {
    let caret = caret(at: point)
    if clicks == 1 {
      editing.move(to: caret, extending: true)
    } else {
      let (first, last) = (unit(at: start, clicks: clicks), unit(at: caret.offset, clicks: clicks))
      if caret.offset >= first.lowerBound {
        editing.move(to: first.lowerBound)
        editing.move(to: TextCaret(max(first.upperBound, last.upperBound), .upstream), extending: true)
      } else {
        editing.move(to: first.upperBound)
        editing.move(to: TextCaret(last.lowerBound), extending: true)
      }
    }
    moveEnded(extending: true, reveals: false)
  }

  /// What so many clicks select.
  private func unit(at offset: Int, clicks: Int) -> Range<Int> {
    if clicks == 2, !isSecure { return editing.word(at: offset) }
    return isMultiline ? editing.paragraph(at: offset) : 0..<contents.count
  }

  /// Whether a place is in what is selected, or where the caret stands already: a finger that comes back there asks for what can be done.
  func isSelected(_ offset: Int) -> Bool {
    guard isFocused else { return false }
    return editing.hasSelection ? editing.selection.contains(offset) || editing.selection.upperBound == offset : editing.head == offset
  }

  /// The part of the box that is clear of bars and the keyboard, in its own space.
  var visibleTextRect: CGRect {
    let visible = visibleRect(through: \.viewport)
    return visible.isNull ? CGRect(origin: .zero, size: presentedSize) : visible
  }

  /// Scrolls along with a pointer that is held beyond what is seen; false where there is nothing more.
  func scroll(towards point: CGPoint, seconds: TimeInterval) -> Bool {
    let visible = visibleTextRect
    let (dx, dy) = (beyond(point.x, visible.minX, visible.maxX), beyond(point.y, visible.minY, visible.maxY))
    // Eight times the distance a second: slow beside the edge, fast further away.
    let factor = 8 * seconds
    guard isMultiline else { return dx != 0 }
    guard dy != 0, let scroll = enclosingScrollBox(along: .vertical), scroll.canScroll(.vertical, by: dy) else { return false }
    let distance = min(max(dy * factor, -200), 200)
    return scroll.setOffset(
      CGPoint(x: scroll.offset.x, y: scroll.nearestOffset(scroll.offset.y + distance, along: .vertical)))
  }

  private func beyond(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
    value < low ? value - low : value > high ? value - high : 0
  }
}

extension LayoutBox {
  /// The text that a press here is about: this box, or the one inside of the frame around.
  var textInputAround: TextInputBox? {
    var box: LayoutBox? = self
    while let current = box {
      if let field = current as? TextInputBox { return field }
      if current is TextFieldFrameBox || current is TextViewportBox { return firstTextInput(in: current) }
      box = current.parent
    }
    return nil
  }
}
