import Foundation
import OrielModel

/// A namespace for functions that determine whether the next letter is a capital.
enum Capitalization {
  /// Returns the style for a field whose traits don't set one: sentences, unless the text isn't prose.
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

  /// Returns a Boolean value that indicates whether the letter after `text` is a capital.
  static func isDue(_ style: UITextAutocapitalizationType, after text: Substring) -> Bool {
    switch style {
    case .none: return false
    case .allCharacters: return true
    case .words: return text.last.map(\.isWhitespace) ?? true
    case .sentences:
      guard let last = text.last else { return true }
      guard last.isWhitespace else { return false }
      if last.isNewline { return true }
      // Quotation marks and brackets may follow the end of a sentence.
      let words = text.reversed().drop { $0.isWhitespace && !$0.isNewline }.drop { closing.contains($0) }
      guard let end = words.first else { return true }
      return end.isNewline || stops.contains(end)
    }
  }

  private static let stops: Set<Character> = [".", "!", "?", "…", "‽", "。", "！", "？"]
  private static let closing: Set<Character> = ["\"", "'", "”", "’", "»", "“", ")", "]"]
}
