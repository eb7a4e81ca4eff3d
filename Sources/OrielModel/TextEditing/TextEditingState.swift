import Foundation
import OrielDrawing

/// A text, its selection, and the effects of editing commands on them.
///
/// Offsets are in UTF-8, and always are grapheme cluster boundaries: an offset that isn't is moved back to one.
package struct TextEditingState: Sendable {
  package private(set) var contents: EditedText
  package private(set) var selected = TextSelectionRange()
  private(set) var history = EditHistory()
  /// Indicates whether edits are recorded for undo.
  package var keepsHistory = true
  /// The changes of the paragraphs since the last call of `takeChanges()`.
  private var changes: [EditedText.Change] = []

  /// Creates a state with the caret at the end of the text.
  package init(_ text: String = "", hasParagraphs: Bool = true) {
    contents = EditedText(text, hasParagraphs: hasParagraphs)
    move(to: contents.count)
  }

  package var text: String { contents.string }

  /// The fixed end of the selection, which equals the head for a caret.
  var anchor: Int { selected.anchor }

  /// The movable end of the selection.
  package var head: Int { selected.head.offset }

  package var selection: Range<Int> { selected.range }

  package var hasSelection: Bool { !selected.isCaret }

  package var selectedText: String { contents[selection] }

  /// Indicates whether `setText(_:)` has ever replaced the text. The history has no record of such a change.
  package private(set) var wasSetByOthers = false

  package var hasChanges: Bool { !changes.isEmpty }

  package mutating func takeChanges() -> [EditedText.Change] {
    defer { changes = [] }
    return changes
  }

  // MARK: Selecting

  /// Moves the caret, or the movable end of the selection if `extending` is `true`.
  package mutating func move(to caret: TextCaret, extending: Bool = false) {
    let old = selected
    let offset = contents.boundary(atOrBefore: caret.offset)
    selected.head = TextCaret(offset, offset == caret.offset ? caret.affinity : .downstream)
    if !extending { selected.anchor = offset }
    if selected != old { history.endStep() }
  }

  package mutating func move(to offset: Int, extending: Bool = false) { move(to: TextCaret(offset), extending: extending) }

  package mutating func select(_ range: Range<Int>) {
    move(to: range.lowerBound)
    move(to: TextCaret(range.upperBound, .upstream), extending: true)
  }

  package mutating func selectAll() { select(0..<contents.count) }

  /// Selects the word, or the run of spaces or of signs, at an offset.
  package mutating func selectWord(at offset: Int) { select(word(at: offset)) }

  package func word(at offset: Int) -> Range<Int> { contents.word(at: offset) }

  /// Returns the range of the paragraph at an offset, with its terminator.
  package func paragraph(at offset: Int) -> Range<Int> { contents.wholeParagraph(at: offset).range }

  // MARK: Moving

  /// A movement of the caret in logical order.
  package enum Movement: Sendable { case backward, forward, wordBackward, wordForward, paragraphStart, paragraphEnd, start, end }

  mutating func move(_ movement: Movement, extending: Bool = false) {
    if hasSelection, !extending {
      switch movement {
      case .backward: return move(to: selection.lowerBound)
      case .forward: return move(to: TextCaret(selection.upperBound, .upstream))
      case .wordBackward, .wordForward, .paragraphStart, .paragraphEnd, .start, .end: break
      }
    }
    move(to: destination(of: movement), extending: extending)
  }

  package func destination(of movement: Movement) -> TextCaret {
    switch movement {
    case .backward: return TextCaret(contents.boundary(before: head))
    case .forward: return TextCaret(contents.boundary(after: head), .upstream)
    case .start: return TextCaret(0)
    case .end: return TextCaret(contents.count, .upstream)
    case .wordBackward: return TextCaret(contents.wordStart(before: head))
    case .wordForward: return TextCaret(contents.wordEnd(after: head), .upstream)
    case .paragraphStart:
      let start = contents.wholeParagraph(at: head).range.lowerBound
      return TextCaret(start < head || start == 0 ? start : contents.wholeParagraph(at: start - 1).range.lowerBound)
    case .paragraphEnd:
      let paragraph = contents.wholeParagraph(at: head)
      let isAtEnd = head >= paragraph.contentEnd
      return TextCaret(isAtEnd ? contents.wholeParagraph(at: paragraph.range.upperBound).contentEnd : paragraph.contentEnd, .upstream)
    }
  }

  // MARK: Editing

  /// Replaces the selection with text, and moves the caret to its end. Undo reverts typed text word by word.
  package mutating func insert(_ string: String, isTyped: Bool = false) {
    replace(selection, with: string, isTyped && !hasSelection ? .typing : .other)
  }

  /// Deletes the selection or, if there is none, the text between the caret and the destination of a movement.
  package mutating func delete(_ movement: Movement) {
    if hasSelection { return insert("") }
    let destination = destination(of: movement).offset
    delete(to: destination, movement == .backward ? .deletingBackward : movement == .forward ? .deletingForward : .other)
  }

  /// Deletes the text between the caret and an offset.
  mutating func delete(to destination: Int, _ kind: EditHistory.Kind = .other) {
    let destination = contents.boundary(atOrBefore: destination)
    replace(min(head, destination)..<max(head, destination), with: "", kind)
  }

  /// Deletes numbers of Unicode scalars on both sides of the caret, at the request of an input method. A character that would be deleted
  /// partially is deleted as a whole.
  package mutating func deleteSurrounding(before: Int, after: Int) {
    let caret = contents.index(head)
    let scalars = text.unicodeScalars
    let start = scalars.index(caret, offsetBy: -max(0, before), limitedBy: text.startIndex) ?? text.startIndex
    let end = scalars.index(caret, offsetBy: max(0, after), limitedBy: text.endIndex) ?? text.endIndex
    let range = contents.boundary(atOrBefore: contents.offset(start))..<contents.boundary(atOrAfter: contents.offset(end))
    replace(range, with: "", .other)
  }

  private mutating func replace(_ range: Range<Int>, with string: String, _ kind: EditHistory.Kind) {
    guard !(range.isEmpty && string.isEmpty) else { return move(to: range.lowerBound) }
    let before = selected
    let removed = contents[range]
    changes.append(contents.replace(range, with: string))
    // The inserted text may have combined with the text that follows it. The caret then moves behind the combined character.
    let caret = contents.boundary(atOrAfter: range.lowerBound + string.utf8.count)
    selected = TextSelectionRange(anchor: caret, head: TextCaret(caret, .upstream))
    guard keepsHistory else { return }
    history.record(
      EditHistory.Edit(offset: range.lowerBound, removed: removed, inserted: string), kind, before: before, after: selected)
  }

  /// Replaces the text with one from outside the editor. A caret at the end stays at the end; otherwise the caret or the selection moves as
  /// little as possible. The undo history is discarded.
  package mutating func setText(_ newText: String) {
    guard !newText.hasSameBytes(as: text) else { return }
    let isAtEnd = !hasSelection && head == contents.count
    guard let change = contents.set(newText) else { return }
    wasSetByOthers = true
    changes.append(change)
    history.forget()
    if isAtEnd { return move(.end) }
    let head = contents.boundary(atOrBefore: head)
    selected = TextSelectionRange(anchor: contents.boundary(atOrBefore: anchor), head: TextCaret(head))
  }

  // MARK: Undoing

  package var canUndo: Bool { !history.undoSteps.isEmpty }
  package var canRedo: Bool { !history.redoSteps.isEmpty }

  /// Reverts the last step. Returns `true` if there was one.
  @discardableResult package mutating func undo() -> Bool {
    guard let step = history.undo() else { return false }
    let end = step.edit.offset + step.edit.inserted.utf8.count
    changes.append(contents.replace(step.edit.offset..<end, with: step.edit.removed))
    selected = step.before
    return true
  }

  @discardableResult package mutating func redo() -> Bool {
    guard let step = history.redo() else { return false }
    let end = step.edit.offset + step.edit.removed.utf8.count
    changes.append(contents.replace(step.edit.offset..<end, with: step.edit.inserted))
    selected = step.after
    return true
  }
}

extension TextEditingState: Equatable {
  package static func == (left: TextEditingState, right: TextEditingState) -> Bool {
    left.contents == right.contents && left.selected == right.selected
  }
}
