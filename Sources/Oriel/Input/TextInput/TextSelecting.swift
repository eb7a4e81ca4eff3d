import Foundation
import OrielDrawing
import OrielModel

/// A text that parts of can be selected, by pointers and by fingers: one that is edited, or one that is only read.
@MainActor
protocol TextSelecting: FocusTarget {
  var editing: TextEditingState { get set }
  var isFocused: Bool { get }
  /// Whether text is in the making, which is not in the text yet.
  var isComposing: Bool { get }
  /// Whether nobody sees what the text is.
  var isSecure: Bool { get }
  /// Whether a paragraph is less than all of it.
  var isMultiline: Bool { get }
  /// Whether a click by itself puts a caret somewhere; where it doesn't, it is left to the views around.
  var takesClicks: Bool { get }
  /// Whether a finger has selected, and finds handles to go on with.
  var showsHandles: Bool { get set }
  /// What can be done to it, in the order of a menu.
  var editActions: [EditAction] { get }
  /// The caret nearest to a point in the box's own space.
  func caret(at point: CGPoint) -> TextCaret
  /// Where a caret stands, in the box's own space.
  func place(of caret: TextCaret) -> CGRect
  /// Around what is selected and can be seen, in the box's own space; the caret's place where nothing is.
  var selectionBounds: CGRect { get }
  func finishPreedit()
  func moveEnded(extending: Bool, keepsColumn: Bool, reveals: Bool)
  /// Scrolls along with a pointer that is held beyond what is seen; false where there is nothing more.
  func scroll(towards point: CGPoint, seconds: TimeInterval) -> Bool
  func canPerform(_ action: EditAction) -> Bool
  func perform(_ action: EditAction)
}

/// Presses and drags. One click places the caret, two select a word, three a paragraph; held, they extend by the same measure.
extension TextSelecting {
  func press(at point: CGPoint, clicks: Int, extending: Bool) {
    graph.input.focus.move(to: self, byKeyboard: false)
    finishPreedit()
    showsHandles = false
    let caret = caret(at: point)
    switch clicks {
    case 1: editing.move(to: caret, extending: extending)
    default: editing.select(unit(at: caret.offset, clicks: clicks))
    }
    moveEnded(extending: clicks > 1, keepsColumn: false, reveals: false)
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
    moveEnded(extending: true, keepsColumn: false, reveals: false)
  }

  /// What so many clicks select.
  private func unit(at offset: Int, clicks: Int) -> Range<Int> {
    if clicks == 2, !isSecure { return editing.word(at: offset) }
    return isMultiline ? editing.paragraph(at: offset) : 0..<editing.contents.count
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

  /// Whether there was something to copy. Secrets stay where they are.
  @discardableResult func copySelection() -> Bool {
    guard editing.hasSelection, !isSecure else { return false }
    graph.input.surface?.writeClipboard(editing.selectedText)
    return true
  }

  /// What somebody has selected is what the middle button pastes. Secrets stay where they are.
  func offerSelection() {
    guard editing.hasSelection, !isSecure else { return }
    graph.input.surface?.writePrimarySelection(editing.selectedText)
  }

  func selectAll() {
    editing.selectAll()
    moveEnded(extending: true, keepsColumn: false, reveals: false)
    offerSelection()
  }
}

extension LayoutBox {
  /// The text that a press here is about: this box, or the one inside of the frame around.
  var selectingTextAround: (any TextSelecting)? {
    var box: LayoutBox? = self
    while let current = box {
      if let text = current as? any TextSelecting { return text }
      if current is TextFrameBox || current is TextViewportBox { return firstTextInput(in: current) }
      box = current.parent
    }
    return nil
  }
}
