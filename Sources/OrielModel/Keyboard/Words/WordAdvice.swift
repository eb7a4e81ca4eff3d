/// What a dictionary has to say about a word.
package struct WordAdvice: Equatable, Sendable {
  /// Whether the dictionary has the word.
  package var isKnown: Bool
  /// Words that may have been meant, the likeliest first.
  package var suggestions: [String]
  /// Words that begin with it.
  package var completions: [String]

  package init(isKnown: Bool, suggestions: [String] = [], completions: [String] = []) {
    self.isKnown = isKnown
    self.suggestions = suggestions
    self.completions = completions
  }
}
