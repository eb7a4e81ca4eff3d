/// The results of a dictionary lookup for a word.
package struct WordAdvice: Equatable, Sendable {
  /// Indicates whether the dictionary contains the word.
  package var isKnown: Bool
  /// The likely intended words, the likeliest first.
  package var suggestions: [String]
  /// Words that start with the word.
  package var completions: [String]

  package init(isKnown: Bool, suggestions: [String] = [], completions: [String] = []) {
    self.isKnown = isKnown
    self.suggestions = suggestions
    self.completions = completions
  }
}
