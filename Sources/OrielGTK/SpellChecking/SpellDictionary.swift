/// A language's words, by a dictionary of Hunspell's that is installed.
@MainActor
package final class SpellDictionary {
  private let words: HunspellWords

  /// A dictionary of files. Nil where Hunspell isn't installed, or a file can't be read.
  package init?(path: String) {
    guard let words = HunspellWords(path: path) else { return nil }
    self.words = words
  }

  // Dictionaries that are read stay for the life of the program: asking again takes no time.
  private static var known: [String: SpellDictionary?] = [:]

  /// Whether Hunspell is installed.
  package static var isAvailable: Bool { Hunspell.library != nil }

  /// The dictionary of a language, which is read once; nil where there is none. Reading takes some hundredths of a second.
  package static func of(_ language: String) -> SpellDictionary? {
    if let known = known[language] { return known }
    let dictionary = DictionaryFiles.path(of: language).flatMap { SpellDictionary(path: $0) }
    known[language] = .some(dictionary)
    return dictionary
  }

  /// The languages of installed dictionaries, such as `en_US`, in alphabetical order.
  package static var languages: [String] { Hunspell.library == nil ? [] : DictionaryFiles.installed().keys.sorted() }

  /// Whether the language has a word. A word that the dictionary's encoding can't write is none of its words.
  package func contains(_ word: String) -> Bool { words.contains(word) }

  /// Words that may have been meant, the likeliest first.
  package func suggestions(for word: String) -> [String] { words.suggestions(for: word) }
}
