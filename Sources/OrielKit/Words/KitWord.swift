import SwiftUI

/// A word of the kit's own, in the language of whoever reads it.
enum KitWord: String, CaseIterable, Hashable, Codable, Sendable {
  case cancel, collapse, done, expand, height, inProgress, moveDown, moveLeft, moveRight, moveUp, next, ok, previous, somethingWentWrong

  /// In the user's own language: where a text is a string, and knows no surroundings.
  var string: String { string(in: LocalizedStringResource("").locale) }

  /// In the language of a locale, or in English where there are no words in that.
  func string(in locale: Locale) -> String {
    let language = KitLanguage(locale)
    return Self.words[language.tag]?[self] ?? Self.words["en"]?[self] ?? rawValue
  }

  /// By the tags of the languages, in lower case.
  static let words: [String: [KitWord: String]] = Dictionary(
    uniqueKeysWithValues: table.split(separator: "\n").map { line in
      let parts = line.split(separator: "|").map(String.init)
      return (parts[0], Dictionary(uniqueKeysWithValues: zip(allCases, parts.dropFirst())))
    })
}

/// The language of a locale among those that there are words in.
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

/// Writes a word in the language of the text's surroundings.
private struct KitWordStyle: FormatStyle {
  var language = Locale.autoupdatingCurrent

  func format(_ word: KitWord) -> String { word.string(in: language) }

  func locale(_ locale: Locale) -> KitWordStyle { KitWordStyle(language: locale) }
}

extension Text {
  /// A word of the kit's own, in the language of its surroundings. An app's tables have no say in it.
  init(_ word: KitWord) { self.init(word, format: KitWordStyle()) }
}
