import OrielModel

/// The dictionaries that the desktop has. Reading and asking them takes longer than a frame, so answers come later.
@MainActor
package protocol WordSource: AnyObject {
  /// Whether there is a dictionary of a language, given as a BCP 47 tag; none is read for the answer.
  func hasDictionary(of language: String) -> Bool
  /// Looks a word up. Who asks again before the answer came doesn't wait for the first one, which may never come then.
  func look(up word: String, in language: String, answer: @escaping @MainActor (WordAdvice) -> Void)
}
