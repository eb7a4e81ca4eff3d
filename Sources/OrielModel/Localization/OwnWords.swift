import Foundation
import Synchronization

/// The catalogue of Oriel's own words, in languages that GNOME is translated into as a whole.
///
/// The words that GTK has, too, are GTK's with few exceptions, so that a program reads as its neighbours do. They aren't read from GTK's
/// catalogues while a program runs: these are looked up in the process's language alone, where a view follows its `\.locale`; a system may
/// lack some of them, or have those of another version; and they have only a part of the words.
package enum OwnWords {
  /// By the language's tag: a line for each word, `word = text`, in the order of the words. A word that goes with a number has a line for
  /// each form that numbers ask for, `word.form = text`.
  private static let catalogues: [String: String] = [
    "ar": ar, "ca": ca, "cs": cs, "da": da, "de": de, "el": el, "en": en, "es": es, "eu": eu, "fa": fa, "fi": fi, "fr": fr,
    "he": he, "hi": hi, "hu": hu, "id": id, "it": it, "ja": ja, "ko": ko, "nb": nb, "nl": nl, "pl": pl, "pt": pt, "pt-br": ptBR,
    "ro": ro, "ru": ru, "sk": sk, "sv": sv, "tr": tr, "uk": uk, "vi": vi, "zh-hans": zhHans, "zh-hant": zhHant,
  ]

  /// Languages by another tag than the catalogue's, or whose readers know that one best.
  private static let relatives = ["no": "nb", "nn": "nb", "iw": "he", "in": "id", "zh": "zh-hans"]

  private struct Words: Sendable {
    let language: String
    let entries: [String: StringEntry]
  }

  /// By what somebody reads, as it was asked for.
  private static let known = Mutex<[[String]: Words]>([:])

  /// The tags of the languages, in lower case.
  package static var languages: [String] { catalogues.keys.sorted() }

  /// The words of a language that there are words of, as they are written: names, and the texts that they stand for.
  package static func lines(_ language: String) -> [(name: Substring, text: Substring)] {
    (catalogues[language] ?? "").split(separator: "\n").compactMap { line in
      line.firstRange(of: " = ").map { (line[..<$0.lowerBound], line[$0.upperBound...]) }
    }
  }

  /// The format of a word in the first of some languages, given as tags, that there are words of, or else in English.
  ///
  /// - Parameter numbers: What the arguments are where they are numbers.
  package static func format(_ word: OwnWord, numbers: [Double?] = [], languages: [String]) -> (format: String, language: String) {
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

  /// The tag of the catalogue for a language; nil where there is none.
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
