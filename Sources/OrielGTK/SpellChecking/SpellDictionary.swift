/// The words of a language, in an installed Hunspell dictionary.
@MainActor
package final class SpellDictionary {
  private let words: HunspellWords

  /// Loads a dictionary from files. Returns `nil` if Hunspell isn't installed, or a file can't be read.
  package init?(path: String) {
    guard let words = HunspellWords(path: path) else { return nil }
    self.words = words
  }

  // Dictionaries stay loaded for the lifetime of the program, so that further lookups are fast.
  private static var known: [String: SpellDictionary?] = [:]

  /// Indicates whether Hunspell is installed.
  package static var isAvailable: Bool { Hunspell.library != nil }

  /// Returns the dictionary of a language, which is read once, or `nil` if there is none. Reading takes some hundredths of a second.
  package static func of(_ language: String) -> SpellDictionary? {
    if let known = known[language] { return known }
    let dictionary = DictionaryFiles.path(of: language).flatMap { SpellDictionary(path: $0) }
    known[language] = .some(dictionary)
    return dictionary
  }

  /// The languages of the installed dictionaries, such as `en_US`, in alphabetical order.
  package static var languages: [String] { Hunspell.library == nil ? [] : DictionaryFiles.installed().keys.sorted() }

  /// Indicates whether the language has a word. A word that can't be encoded in the dictionary's encoding isn't one of its words.
  package func contains(_ word: String) -> Bool { words.contains(word) }

  /// Returns words that may have been meant, the most likely first.
  package func suggestions(for word: String) -> [String] { words.suggestions(for: word) }
}
