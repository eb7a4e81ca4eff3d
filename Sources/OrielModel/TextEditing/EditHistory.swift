import Foundation
import OrielDrawing

/// The selection of a text: a fixed end and a movable end. If they are equal, the selection is a caret.
@usableFromInline package struct TextSelectionRange: Equatable, Sendable {
  /// The UTF-8 offset of the fixed end.
  var anchor = 0
  package var head = TextCaret(0)

  package var range: Range<Int> { min(anchor, head.offset)..<max(anchor, head.offset) }
  var isCaret: Bool { anchor == head.offset }
}

/// The edits of a text, for undo and redo.
///
/// Continuous typing results in one step for each word with the spaces after it, and continuous deletion in one step. When the size exceeds
/// `greatestSize`, the oldest steps are discarded.
package struct EditHistory: Sendable {
  /// A replacement of text.
  package struct Edit: Equatable, Sendable {
    /// The UTF-8 offset of the replacement.
    var offset: Int
    var removed: String
    var inserted: String
  }

  package enum Kind: Sendable { case typing, deletingBackward, deletingForward, other }

  package struct Step: Sendable {
    var edit: Edit
    var kind: Kind
    var before: TextSelectionRange
    var after: TextSelectionRange

    var size: Int { edit.removed.utf8.count + edit.inserted.utf8.count + 64 }
  }

  private(set) var undoSteps: [Step] = []
  private(set) var redoSteps: [Step] = []
  private var size = 0
  /// Indicates whether the next edit can extend the last step.
  private var isOpen = false

  /// The maximum size: the bytes of the texts, and 64 for each step.
  static let greatestSize = 4 << 20
  /// The size in bytes up to which a step of typing or deleting can grow.
  private static let greatestStep = 256

  mutating func record(_ edit: Edit, _ kind: Kind, before: TextSelectionRange, after: TextSelectionRange) {
    redoSteps.removeAll()
    defer { isOpen = kind != .other }
    if isOpen, var last = undoSteps.last, last.kind == kind, last.size < Self.greatestStep, Self.join(edit, to: &last.edit, kind) {
      size += last.size - undoSteps[undoSteps.count - 1].size
      last.after = after
      undoSteps[undoSteps.count - 1] = last
    } else {
      undoSteps.append(Step(edit: edit, kind: kind, before: before, after: after))
      size += undoSteps[undoSteps.count - 1].size
    }
    var surplus = 0
    while size > Self.greatestSize, surplus < undoSteps.count - 1 {
      size -= undoSteps[surplus].size
      surplus += 1
    }
    // This is rare, and has to be, because it moves all remaining steps.
    if surplus > 0 { undoSteps.removeFirst(surplus) }
  }

  private static func join(_ edit: Edit, to last: inout Edit, _ kind: Kind) -> Bool {
    switch kind {
    case .typing:
      guard edit.removed.isEmpty, edit.offset == last.offset + last.inserted.utf8.count, let first = edit.inserted.first,
        let end = last.inserted.last, !first.isNewline, !end.isNewline, first.isWhitespace || !end.isWhitespace
      else { return false }
      last.inserted += edit.inserted
    case .deletingBackward:
      guard edit.inserted.isEmpty, last.inserted.isEmpty, edit.offset + edit.removed.utf8.count == last.offset else { return false }
      last.removed = edit.removed + last.removed
      last.offset = edit.offset
    case .deletingForward:
      guard edit.inserted.isEmpty, last.inserted.isEmpty, edit.offset == last.offset else { return false }
      last.removed += edit.removed
    case .other: return false
    }
    return true
  }

  /// Ends the current step. The next edit starts a new one.
  mutating func endStep() { isOpen = false }

  mutating func forget() { self = EditHistory() }

  /// Moves the last step to the redo steps and returns it, or returns `nil` if there is none.
  mutating func undo() -> Step? {
    guard let step = undoSteps.popLast() else { return nil }
    size -= step.size
    redoSteps.append(step)
    isOpen = false
    return step
  }

  mutating func redo() -> Step? {
    guard let step = redoSteps.popLast() else { return nil }
    size += step.size
    undoSteps.append(step)
    isOpen = false
    return step
  }
}
