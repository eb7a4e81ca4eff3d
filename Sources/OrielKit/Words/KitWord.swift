import SwiftUI

/// A word of the kit's user interface, localized.
enum KitWord: String, CaseIterable, Hashable, Codable, Sendable {
  case cancel, collapse, done, expand, height, inProgress, moveDown, moveLeft, moveRight, moveUp, next, ok, previous, somethingWentWrong

  /// The word in the user's language, for strings that have no environment.
  var string: String { string(in: LocalizedStringResource("").locale) }

  /// Returns the word in the language of a locale, or in English if the table doesn't contain that language.
  func string(in locale: Locale) -> String {
    let language = KitLanguage(locale)
    return Self.words[language.tag]?[self] ?? Self.words["en"]?[self] ?? rawValue
  }

  /// The words by language tag, in lowercase.
  static let words: [String: [KitWord: String]] = Dictionary(
    uniqueKeysWithValues: table.split(separator: "\n").map { line in
      let parts = line.split(separator: "|").map(String.init)
      return (parts[0], Dictionary(uniqueKeysWithValues: zip(allCases, parts.dropFirst())))
    })
}

/// The language of a locale, as a tag of the table.
private struct KitLanguage {
  let tag: String

  init(_ locale: Locale) {
    let language = locale.language
    let code = language.languageCode?.identifier ?? "en"
    let base = ["no": "nb", "nn": "nb", "iw": "he", "in": "id"][code] ?? code
    switch base {
    case "zh": tag = Self.isTraditional(language) ? "zh-hant" : "zh-hans"
    case "pt": tag = language.region?.identifier == "BR" ? "pt-br" : "pt"
    default: tag = base
    }
  }

  private static func isTraditional(_ language: Locale.Language) -> Bool {
    if let script = language.script { return script.identifier == "Hant" }
    return ["TW", "HK", "MO"].contains(language.region?.identifier)
  }
}

/// A format style that writes a word in the language of the text's environment.
private struct KitWordStyle: FormatStyle {
  var language = Locale.autoupdatingCurrent

  func format(_ word: KitWord) -> String { word.string(in: language) }

  func locale(_ locale: Locale) -> KitWordStyle { KitWordStyle(language: locale) }
}

extension Text {
  /// Creates a text with a word of the kit, in the language of its environment. The tables of the app don't affect it.
  init(_ word: KitWord) { self.init(word, format: KitWordStyle()) }
}
