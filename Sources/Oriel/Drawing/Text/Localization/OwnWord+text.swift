import Foundation
import OrielModel

extension LocalizedStringKey {
  /// Oriel's own word in the language of the surroundings. An app's tables have no say in it: what an app calls the same is its own affair.
  package static func own(_ word: OwnWord) -> LocalizedStringKey { LocalizedStringKey(word, []) }

  /// With a name in the place of the argument.
  package static func own(_ word: OwnWord, _ name: String) -> LocalizedStringKey { LocalizedStringKey(word, [.string(name)]) }

  /// With a text in the place of the argument.
  package static func own(_ word: OwnWord, _ text: Text) -> LocalizedStringKey { LocalizedStringKey(word, [.text(text)]) }

  /// With numbers in the places of the arguments, as the language writes them.
  package static func own(_ word: OwnWord, _ number: Int, _ others: Int...) -> LocalizedStringKey {
    LocalizedStringKey(word, ([number] + others).map { .digits(String($0), number: Double($0)) })
  }
}

extension Text {
  /// A share of 1 in whole percent, as the language writes it.
  init(percent share: Double) {
    self.init((share * 100).rounded() / 100, format: .percent.precision(.fractionLength(0)))
  }
}

extension String {
  /// Oriel's own word in a language.
  ///
  /// - Parameter name: What takes the place of the word's argument.
  package init(own word: OwnWord, _ name: String? = nil, locale: Locale = .user) {
    self = LocalizedStringKey(word, name.map { [.string($0)] } ?? []).plainString(table: nil, bundle: nil, locale: locale)
  }
}
