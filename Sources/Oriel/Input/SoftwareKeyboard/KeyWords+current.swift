import OrielModel

extension KeyWords {
  /// The words in the user's languages.
  @MainActor static var current: KeyWords {
    let languages = UserLanguage.current.languages
    if let known, known.languages == languages { return known.words }
    let words = KeyWords(languages: languages)
    known = (languages, words)
    return words
  }

  @MainActor private static var known: (languages: [String], words: KeyWords)?
}
