import Foundation
import OrielModel

/// The state of the word before the insertion point.
struct WordsInTheMaking {
  /// The word that was last looked up, and its language.
  var word = ""
  var language = ""
  /// The last answer, and its word. The offers for an earlier word stay until the next answer.
  var advice: (word: String, advice: WordAdvice)?
  /// The words that the user has kept uncorrected, in lowercase.
  var kept: Set<String> = []
}

/// The strip of words above the keys, and the correction of a word when it ends.
extension SoftwareKeyboard {
  /// Indicates whether the focused text is prose with an available dictionary.
  var wantsWords: Bool {
    guard let state, state.traits.autocorrection != false, state.purpose == .text, systemKeyboard == nil, isWanted else { return false }
    switch state.traits.keyboardType {
    case .default, .twitter, .webSearch: break
    case .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad, .emailAddress, .decimalPad,
      .asciiCapableNumberPad:
      return false
    }
    // Text with a content type is a name, a number or an address.
    guard state.traits.textContentType == nil, plane != .digitPad else { return false }
    return graph.input.surface?.words?.hasDictionary(of: layout.language) == true
  }

  /// The offers of the strip: the typed word first, then its alternatives.
  var offers: [WordOffer] {
    if emojiSearch != nil { return emojiOffers }
    guard showsWords, let (word, advice) = words.advice, !word.isEmpty else { return [] }
    let correction = correction(of: word, advice)
    var others = WordCorrection.offers(for: word, advice)
    if let correction {
      others.removeAll { $0 == correction }
      others.insert(correction, at: 0)
    }
    return [WordOffer(text: word, isTyped: true)]
      + others.prefix(2).map { WordOffer(text: $0, isCorrection: $0 == correction && word == words.word) }
  }

  /// The word before the insertion point, or an empty string if the insertion point is within a word.
  private var word: Substring {
    guard let state else { return "" }
    let before = textBeforeCaret
    let after = state.surroundingText[before.endIndex...].first
    return after.map { $0.isLetter || $0.isNumber } ?? false ? "" : WordCorrection.word(atEndOf: before)
  }

  /// Looks up the word before the insertion point.
  func updateWords() {
    guard emojiSearch == nil else { return }
    guard showsWords else {
      words = WordsInTheMaking()
      panel?.offersDidChange()
      return
    }
    let (word, language) = (String(word), layout.language)
    guard word != words.word || language != words.language else { return }
    words.word = word
    words.language = language
    guard !word.isEmpty else {
      words.advice = nil
      panel?.offersDidChange()
      return
    }
    graph.input.surface?.words?.look(up: word, in: language) { [weak self] advice in
      guard let self, words.word == word, words.language == language else { return }
      words.advice = (word, advice)
      panel?.offersDidChange()
      graph.needFrame()
    }
  }

  private func correction(of word: String, _ advice: WordAdvice) -> String? {
    guard !words.kept.contains(word.lowercased()) else { return nil }
    let before = textBeforeCaret.dropLast(word.count)
    return WordCorrection.correction(of: word, advice, isCapitalDue: Capitalization.isDue(.sentences, after: before))
  }

  /// Replaces a word by its correction, followed by the character that ends the word. Returns `false` if the word isn't corrected.
  func correct(endedBy sign: String) -> Bool {
    guard showsWords, emojiSearch == nil, WordOffer.ends.contains(sign), let (word, advice) = words.advice, !word.isEmpty,
      word == self.word,
      let correction = correction(of: word, advice)
    else { return false }
    replace(word, by: correction + sign, typed: word + sign, keeping: word)
    return true
  }

  /// Inserts an offer of the strip, followed by a space.
  func take(_ offer: WordOffer) {
    if offer.emojiName != nil { return typeEmoji(offer.text) }
    if emojiSearch != nil { return show(.emoji) }
    guard state != nil, let (word, _) = words.advice, word == self.word else { return }
    if offer.isTyped { words.kept.insert(word.lowercased()) }
    replace(word, by: offer.text + " ", typed: word, keeping: word)
    replacement?.hasOwnSpace = true
    graph.needFrame()
  }

  /// Inserts a punctuation mark before the space that the strip has added. Returns `false` if it doesn't apply.
  func replaceOwnSpace(before sign: String) -> Bool {
    guard let replacement, replacement.hasOwnSpace, replacement.text == textBeforeCaret, WordOffer.ends.contains(sign), sign != " " else {
      return false
    }
    focus.handle(.deleteSurrounding(before: 1, after: 0))
    focus.handle(.insert(sign))
    self.replacement = nil
    return true
  }
}

/// A word in the strip.
struct WordOffer: Equatable {
  let text: String
  /// Indicates whether the word is the typed one.
  var isTyped = false
  /// Indicates whether the typed word is replaced by this one when it ends.
  var isCorrection = false
  /// The name of the emoji, or `nil` if the offer is a word.
  var emojiName: String?

  var spoken: String { emojiName ?? text }

  /// The characters that end a word.
  static let ends: Set<String> = [" ", ".", ",", "!", "?", ":", ";", "…", "،", "؟", "؛", "।", "۔"]

  /// Returns the label of the offer. The typed word is in quotation marks if there are other offers.
  func label(isAlone: Bool) -> String { isTyped && !isAlone ? "“\(text)”" : text }
}
