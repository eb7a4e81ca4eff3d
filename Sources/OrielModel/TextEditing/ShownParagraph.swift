import Foundation
import OrielDrawing

/// How what is shown of a paragraph differs from what is edited: text in the making is in it, and secrets are dots.
package enum ShownParagraph: Sendable {
  case plain
  /// So many bytes of text in the making stand at an offset.
  case composing(at: Int, length: Int)
  /// A dot stands for each character.
  case concealed(String)

  package static let dot = "•"

  /// From an offset in what is edited to one in what is shown; both count from the paragraph's beginning.
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
