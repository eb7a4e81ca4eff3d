import Foundation
import OrielDrawing
import OrielModel

/// A text whose parts can be selected by pointers and by touch. The text is editable or read-only.
@MainActor
protocol TextSelecting: FocusTarget {
  var editing: TextEditingState { get set }
  var isFocused: Bool { get }
  /// Indicates whether an input method composes marked text, which isn't a part of the text yet.
  var isComposing: Bool { get }
  /// Indicates whether the text is concealed.
  var isSecure: Bool { get }
  /// Indicates whether the text can have several paragraphs.
  var isMultiline: Bool { get }
  /// Indicates whether a single click sets the insertion point. Otherwise the click is left to the enclosing views.
  var handlesClicks: Bool { get }
  /// Indicates whether a finger has selected text, and handles are shown.
  var showsHandles: Bool { get set }
  /// The actions for the text, in the order of a menu.
  var editActions: [EditAction] { get }
  /// Returns the insertion point that is nearest to a point in the coordinate space of the box.
  func caret(at point: CGPoint) -> TextCaret
  /// Returns the frame of an insertion point in the coordinate space of the box.
  func place(of caret: TextCaret) -> CGRect
  /// The bounds of the visible selection, or the frame of the insertion point if there is none, in the coordinate space of the box.
  var selectionBounds: CGRect { get }
  func finishPreedit()
  func moveEnded(extending: Bool, keepsColumn: Bool, reveals: Bool)
  /// Scrolls toward a pointer that is held outside of the visible part. Returns `false` if there is no more content.
  func scroll(towards point: CGPoint, seconds: TimeInterval) -> Bool
  func canPerform(_ action: EditAction) -> Bool
  func perform(_ action: EditAction)
}

/// Presses and drags. One click sets the insertion point, two clicks select a word, and three a paragraph; a drag extends the selection by
/// the same unit.
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

  /// Returns the range that a number of clicks selects.
  private func unit(at offset: Int, clicks: Int) -> Range<Int> {
    if clicks == 2, !isSecure { return editing.word(at: offset) }
    return isMultiline ? editing.paragraph(at: offset) : 0..<editing.contents.count
  }

  /// Returns a Boolean value that indicates whether an offset is in the selection, or at the insertion point. A touch there shows the
  /// actions.
  func isSelected(_ offset: Int) -> Bool {
    guard isFocused else { return false }
    return editing.hasSelection ? editing.selection.contains(offset) || editing.selection.upperBound == offset : editing.head == offset
  }

  /// The part of the box that bars and the keyboard don't cover, in its coordinate space.
  var visibleTextRect: CGRect {
    let visible = visibleRect(through: \.viewport)
    return visible.isNull ? CGRect(origin: .zero, size: presentedSize) : visible
  }

  /// Copies the selection. Returns `false` if there is none. Secure text isn't copied.
  @discardableResult func copySelection() -> Bool {
    guard editing.hasSelection, !isSecure else { return false }
    graph.input.surface?.writeClipboard(editing.selectedText)
    return true
  }

  /// Sets the primary selection, which the middle button pastes. Secure text isn't exposed.
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
  /// The text for a press on this box: this box, an ancestor, or the text in the nearest enclosing frame of a field. The value is `nil` if
  /// there is none.
  var enclosingSelectableText: (any TextSelecting)? {
    var box: LayoutBox? = self
    while let current = box {
      if let text = current as? any TextSelecting { return text }
      if current is TextFrameBox || current is TextViewportBox { return firstTextInput(in: current) }
      box = current.parent
    }
    return nil
  }
}
