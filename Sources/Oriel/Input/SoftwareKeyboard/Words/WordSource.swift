import OrielModel

/// The dictionaries of the desktop environment. Reading and querying them takes longer than a frame, so answers are asynchronous.
@MainActor
package protocol WordSource: AnyObject {
  /// Returns a Boolean value that indicates whether there is a dictionary for a language, given as a BCP 47 tag. No dictionary is read for
  /// the answer.
  func hasDictionary(of language: String) -> Bool
  /// Looks up a word. A new query supersedes one whose answer hasn't arrived; that answer may then never arrive.
  func look(up word: String, in language: String, answer: @escaping @MainActor (WordAdvice) -> Void)
}
