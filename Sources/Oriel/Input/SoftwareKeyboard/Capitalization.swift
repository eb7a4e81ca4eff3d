import Foundation
import OrielModel

/// Whether the next letter should be a capital.
enum Capitalization {
  /// What a field's traits ask for where they leave it open: sentences, except where text is no prose.
  static func style(for traits: TextInputTraits, isSecret: Bool) -> UITextAutocapitalizationType {
    if let style = traits.autocapitalization?.style { return style }
    if isSecret { return .none }
    switch traits.keyboardType {
    case .emailAddress, .URL: return .none
    default: break
    }
    switch traits.textContentType {
    case .username, .password, .newPassword, .oneTimeCode, .emailAddress, .URL: return .none
    default: return .sentences
    }
  }

  /// For a caret behind `text`.
  static func isDue(_ style: UITextAutocapitalizationType, after text: Substring) -> Bool {
    switch style {
    case .none: return false
    case .allCharacters: return true
    case .words: return text.last.map(\.isWhitespace) ?? true
    case .sentences:
      guard let last = text.last else { return true }
      guard last.isWhitespace else { return false }
      if last.isNewline { return true }
      // Quotation marks and brackets may follow a sentence's end.
      let words = text.reversed().drop { $0.isWhitespace && !$0.isNewline }.drop { closing.contains($0) }
      guard let end = words.first else { return true }
      return end.isNewline || stops.contains(end)
    }
  }

  private static let stops: Set<Character> = [".", "!", "?", "…", "‽", "。", "！", "？"]
  private static let closing: Set<Character> = ["\"", "'", "”", "’", "»", "“", ")", "]"]
}
