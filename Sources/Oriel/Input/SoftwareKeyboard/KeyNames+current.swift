import OrielModel

extension KeyNames {
  /// The words in the user's languages.
  @MainActor static var current: KeyNames {
    let languages = UserLanguage.current.languages
    if let known, known.languages == languages { return known.words }
    let words = KeyNames(languages: languages)
    known = (languages, words)
    return words
  }

  @MainActor private static var known: (languages: [String], words: KeyNames)?
}
