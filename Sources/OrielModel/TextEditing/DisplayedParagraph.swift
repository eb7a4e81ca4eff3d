import Foundation
import OrielDrawing

/// The difference between the displayed text of a paragraph and the edited text: marked text is inserted, and secret text is displayed as
/// dots.
package enum DisplayedParagraph: Sendable {
  case plain
  /// Marked text of a number of bytes is inserted at an offset.
  case composing(at: Int, length: Int)
  /// Each character is displayed as a dot.
  case concealed(String)

  package static let dot = "•"

  /// Converts an offset in the edited text to one in the displayed text. Both are relative to the start of the paragraph.
  func shown(_ caret: TextCaret) -> TextCaret {
    switch self {
    case .plain: return caret
    case .composing(let start, let length):
      let isBehind = caret.offset > start || caret.offset == start && caret.affinity == .downstream
      return isBehind ? TextCaret(caret.offset + length, caret.affinity) : caret
    case .concealed(let text):
      let end = text.utf8.index(text.startIndex, offsetBy: min(caret.offset, text.utf8.count))
      return TextCaret(text[..<end].count * Self.dot.utf8.count, caret.affinity)
    }
  }

  func edited(_ caret: TextCaret) -> TextCaret {
    switch self {
    case .plain: return caret
    case .composing(let start, let length):
      return caret.offset <= start ? caret : TextCaret(max(start, caret.offset - length), caret.affinity)
    case .concealed(let text):
      return TextCaret(text.prefix(caret.offset / Self.dot.utf8.count).utf8.count, caret.affinity)
    }
  }
}
