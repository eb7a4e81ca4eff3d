import Foundation
import Oriel
import OrielModel

/// The installed dictionaries for the software keyboard. They are read and searched on other threads than the main one, because either
/// takes longer than a frame.
@MainActor
package final class KeyboardWords: WordSource {
  package static let shared = KeyboardWords()

  private let lookup = WordLookup()
  private var paths: [String: String?] = [:]
  private var asking: Task<Void, Never>?

  package init() {}

  package func hasDictionary(of language: String) -> Bool { path(of: language) != nil }

  private func path(of language: String) -> String? {
    if let known = paths[language] { return known }
    let path = Hunspell.library == nil ? nil : DictionaryFiles.path(of: language)
    paths[language] = .some(path)
    return path
  }

  package func look(up word: String, in language: String, answer: @escaping @MainActor (WordAdvice) -> Void) {
    asking?.cancel()
    guard let path = path(of: language) else { return }
    asking = Task { [lookup] in
      guard let advice = await lookup.advice(about: word, path: path), !Task.isCancelled else { return }
      answer(advice)
    }
  }
}

/// The dictionaries, outside of the main thread.
private actor WordLookup {
  private struct Entry {
    let words: HunspellWords
    let stems: WordStems
  }

  private var entries: [String: Entry?] = [:]

  /// Returns the advice for a word, or `nil` if the task is canceled or the dictionary can't be read.
  func advice(about word: String, path: String) -> WordAdvice? {
    guard !Task.isCancelled, let entry = entry(path), !Task.isCancelled else { return nil }
    let isKnown = entry.words.contains(word)
    let suggestions = isKnown ? [] : entry.words.suggestions(for: word)
    return WordAdvice(isKnown: isKnown, suggestions: suggestions, completions: entry.stems.completions(of: word))
  }

  private func entry(_ path: String) -> Entry? {
    if let known = entries[path] { return known }
    let words = HunspellWords(path: path)
    let entry = words.map { words in
      Entry(words: words, stems: WordStems(FileManager.default.contents(atPath: path + ".dic").flatMap(words.decoded) ?? ""))
    }
    entries[path] = .some(entry)
    return entry
  }
}
