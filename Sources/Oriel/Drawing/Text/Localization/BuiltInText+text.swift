import Foundation
import OrielModel

extension LocalizedStringKey {
  /// Returns the key of one of Oriel's own strings in the language of the environment. The tables of an app don't affect it, because the
  /// app may use the same key for another purpose.
  package static func own(_ word: BuiltInText) -> LocalizedStringKey { LocalizedStringKey(word, []) }

  /// Returns the key of one of Oriel's own strings with a name as its argument.
  package static func own(_ word: BuiltInText, _ name: String) -> LocalizedStringKey { LocalizedStringKey(word, [.string(name)]) }

  /// Returns the key of one of Oriel's own strings with a text as its argument.
  package static func own(_ word: BuiltInText, _ text: Text) -> LocalizedStringKey { LocalizedStringKey(word, [.text(text)]) }

  /// Returns the key of one of Oriel's own strings with numbers as its arguments, formatted for the language.
  package static func own(_ word: BuiltInText, _ number: Int, _ others: Int...) -> LocalizedStringKey {
    LocalizedStringKey(word, ([number] + others).map { .digits(String($0), number: Double($0)) })
  }
}

extension Text {
  /// Creates a text that shows a fraction in whole percent, formatted for the language.
  init(percent share: Double) {
    self.init((share * 100).rounded() / 100, format: .percent.precision(.fractionLength(0)))
  }
}

extension String {
  /// Creates one of Oriel's own strings in a language.
  ///
  /// - Parameter name: The argument of the string.
  package init(own word: BuiltInText, _ name: String? = nil, locale: Locale = .user) {
    self = LocalizedStringKey(word, name.map { [.string($0)] } ?? []).plainString(table: nil, bundle: nil, locale: locale)
  }
}
