import Foundation
import Oriel
import OrielGTK

/// Finds words that a language doesn't have, and others in their place. Mirrors UIKit's `UITextChecker`, over the dictionaries of Hunspell that are
/// installed.
///
/// Where the library or a dictionary of the language is missing, every word counts as right, and a message says so once.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
  private var ignored: Set<String> = []

  nonisolated public override init() { super.init() }

  /// The languages that there are dictionaries of, such as `en_US`, in alphabetical order.
  public class var availableLanguages: [String] { SpellDictionary.languages }

  /// The first word of a range that the language doesn't have.
  ///
  /// - Parameters:
  ///   - range: What is looked at, in UTF-16 code units; what lies outside of the string isn't.
  ///   - startingOffset: Where the search begins, counted from the beginning of the string.
  ///   - wrapFlag: Whether the search goes on at the beginning of the range once it has come to its end.
  ///   - language: Such as `en` or `en_US`. A language without a region has the dictionary of the user's region, else of any.
  /// - Returns: The word's range; its location is `NSNotFound` where there is none.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    let nowhere = NSRange(location: NSNotFound, length: 0)
    guard let dictionary = Self.dictionary(of: language) else { return nowhere }
    let whole = 0..<stringToCheck.utf16.count
    let range = (Range(range) ?? whole).clamped(to: whole)
    let start = min(max(startingOffset, range.lowerBound), range.upperBound)
    let wrong = SpelledWords(stringToCheck, in: range).filter { !ignored.contains($0.text) && !dictionary.contains($0.text) }
    let found = wrong.first { $0.range.lowerBound >= start } ?? (wrapFlag ? wrong.first : nil)
    return found.map { NSRange($0.range) } ?? nowhere
  }

  /// Words in place of one, the likeliest first; nil where there is no dictionary of the language or the range has no text.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let range = Range(range, in: string), let dictionary = Self.dictionary(of: language) else { return nil }
    return dictionary.suggestions(for: String(string[range]))
  }

  /// Has this checker take a word for right.
  open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore) }

  /// What this checker takes for right, beside what dictionaries have.
  open var ignoredWords: [String]? {
    get { ignored.sorted() }
    set { ignored = Set(newValue ?? []) }
  }

  private static func dictionary(of language: String) -> SpellDictionary? {
    if let dictionary = SpellDictionary.of(language) { return dictionary }
    Report.once(
      "no-spell-dictionary-\(language)",
      SpellDictionary.isAvailable
        ? "UITextChecker: there is no Hunspell dictionary of the language \(language), such as the package hunspell-en-us; all words count as right."
        : "UITextChecker: the library of Hunspell, libhunspell-1.7-0 on Debian, isn't installed; all words count as right.")
    return nil
  }
}
