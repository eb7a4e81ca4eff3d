import Foundation
import Synchronization

/// The catalogs of Oriel's own texts, in the languages that GNOME is completely translated into.
///
/// Texts that GTK has, too, are GTK's with few exceptions, so that programs look consistent with others on the system. They aren't read
/// from GTK's catalogs at run time for three reasons: GTK looks them up only in the language of the process, whereas a view uses its
/// `\.locale`; a system can lack some of the catalogs or have those of another version; and they contain only some of the texts.
package enum BuiltInTexts {
  /// The catalogs by language tag. A catalog has one line per text, `word = text`, sorted by word. A text that depends on a number has a
  /// line for each plural form, `word.form = text`.
  private static let catalogues: [String: String] = [
    "ar": ar, "ca": ca, "cs": cs, "da": da, "de": de, "el": el, "en": en, "es": es, "eu": eu, "fa": fa, "fi": fi, "fr": fr,
    "he": he, "hi": hi, "hu": hu, "id": id, "it": it, "ja": ja, "ko": ko, "nb": nb, "nl": nl, "pl": pl, "pt": pt, "pt-br": ptBR,
    "ro": ro, "ru": ru, "sk": sk, "sv": sv, "tr": tr, "uk": uk, "vi": vi, "zh-hans": zhHans, "zh-hant": zhHant,
  ]

  /// The tags of the catalogs for other tags of the same language, or for languages whose readers understand a catalog best.
  private static let relatives = ["no": "nb", "nn": "nb", "iw": "he", "in": "id", "zh": "zh-hans"]

  private struct Words: Sendable {
    let language: String
    let entries: [String: StringEntry]
  }

  /// The loaded words, by the list of requested languages.
  private static let known = Mutex<[[String]: Words]>([:])

  /// The tags of the available languages, in lowercase.
  package static var languages: [String] { catalogues.keys.sorted() }

  /// Returns the lines of a language's catalog, split into the names and the texts. The result is empty if there is no catalog.
  package static func lines(_ language: String) -> [(name: Substring, text: Substring)] {
    (catalogues[language] ?? "").split(separator: "\n").compactMap { line in
      line.firstRange(of: " = ").map { (line[..<$0.lowerBound], line[$0.upperBound...]) }
    }
  }

  /// Returns the format of a text in the first available language of a list of tags, or in English if none is available.
  ///
  /// - Parameter numbers: The numeric values of the arguments, `nil` for arguments that aren't numbers.
  package static func format(_ word: BuiltInText, numbers: [Double?] = [], languages: [String]) -> (format: String, language: String) {
    let words = words(languages)
    return (words.entries[word.rawValue]?.resolved(numbers, language: words.language) ?? word.rawValue, words.language)
  }

  private static func words(_ languages: [String]) -> Words {
    known.withLock { known in
      if let words = known[languages] { return words }
      let language = languages.lazy.compactMap(catalogue).first ?? "en"
      let words = Words(language: language, entries: entries(language))
      known[languages] = words
      return words
    }
  }

  /// Returns the tag of the catalog for a language, or `nil` if there is none.
  private static func catalogue(for language: String) -> String? {
    StringTable.candidates(language).lazy.map { relatives[$0] ?? $0 }.first { catalogues[$0] != nil }
  }

  private static func entries(_ language: String) -> [String: StringEntry] {
    var entries: [String: StringEntry] = [:]
    var forms: [String: [String: String]] = [:]
    for (name, text) in lines(language) {
      let parts = name.split(separator: ".").map(String.init)
      if parts.count == 2 {
        forms[parts[0], default: [:]][parts[1]] = String(text)
      } else {
        entries[String(name)] = StringEntry(format: String(text))
      }
    }
    for (name, forms) in forms { entries[name] = StringEntry(format: "%#@n@", variables: ["n": .init(forms: forms)]) }
    return entries
  }
}
