import Foundation
import Oriel
import OrielGTK

/// A spell checker that finds misspelled words and suggests replacements. Mirrors UIKit's `UITextChecker`, based on the installed Hunspell
/// dictionaries.
///
/// If the library or a dictionary of the language is missing, every word counts as correct, which is reported once.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
  private var ignored: Set<String> = []

  /// Creates a spell checker.
  nonisolated public override init() { super.init() }

  /// The languages with an installed dictionary, such as `en_US`, in alphabetical order.
  public class var availableLanguages: [String] { SpellDictionary.languages }

  /// Returns the range of the first misspelled word in a range.
  ///
  /// - Parameters:
  ///   - range: The range to check, in UTF-16 code units. It is clamped to the string.
  ///   - startingOffset: The offset from the beginning of the string at which the search starts.
  ///   - wrapFlag: Indicates whether the search continues at the beginning of the range after it has reached the end.
  ///   - language: A language such as `en` or `en_US`. A language without a region uses the dictionary of the user's region, or else of any
  ///     region.
  /// - Returns: The range of the word. Its location is `NSNotFound` if there is none.
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

  /// Returns replacements for a word, likeliest first, or `nil` if there is no dictionary of the language or if the range is invalid.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let range = Range(range, in: string), let dictionary = Self.dictionary(of: language) else { return nil }
    return dictionary.suggestions(for: String(string[range]))
  }

  /// Makes this checker treat a word as correct.
  open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore) }

  /// The words that this checker treats as correct in addition to those of the dictionaries.
  open var ignoredWords: [String]? {
    get { ignored.sorted() }
    set { ignored = Set(newValue ?? []) }
  }

  private static func dictionary(of language: String) -> SpellDictionary? {
    if let dictionary = SpellDictionary.of(language) { return dictionary }
    Report.once(
      "no-spell-dictionary-\(language)",
      SpellDictionary.isAvailable
        ? "UITextChecker: there is no Hunspell dictionary of the language \(language), such as the package hunspell-en-us; all words count "
          + "as correct."
        : "UITextChecker: the library of Hunspell, libhunspell-1.7-0 on Debian, isn't installed; all words count as correct.")
    return nil
  }
}
