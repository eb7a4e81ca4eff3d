import Foundation
import OrielModel

/// What the keyboard knows about the word before the caret.
struct WordsInTheMaking {
  /// What was last asked for, and where.
  var word = ""
  var language = ""
  /// The answer, and what it is about: the offers of an earlier word stay until the next answer.
  var advice: (word: String, advice: WordAdvice)?
  /// Words that the user wants as they are, in small letters.
  var kept: Set<String> = []
}

/// The strip of words above the keys, and the correction of a word when it is ended.
extension SoftwareKeyboard {
  /// Whether the focused text is prose for which there is a dictionary.
  var wantsWords: Bool {
    guard let state, state.traits.autocorrection != false, state.purpose == .text, systemKeyboard == nil, isWanted else { return false }
    switch state.traits.keyboardType {
    case .default, .twitter, .webSearch: break
    case .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad, .emailAddress, .decimalPad,
      .asciiCapableNumberPad:
      return false
    }
    // A content that is told apart is a name, a number or an address.
    guard state.traits.textContentType == nil, plane != .digitPad else { return false }
    return graph.input.surface?.words?.hasDictionary(of: layout.language) == true
  }

  /// What the strip offers: the word as it is typed first, then what it may become.
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

  /// The word before the caret; empty where the caret is within a word.
  private var word: Substring {
    guard let state else { return "" }
    let before = textBeforeCaret
    let after = state.surroundingText[before.endIndex...].first
    return after.map { $0.isLetter || $0.isNumber } ?? false ? "" : WordCorrection.word(atEndOf: before)
  }

  /// Looks up what stands before the caret now.
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

  /// A sign that ends a word is about to be typed: puts the correction of the word in its place, with the sign. False where it stays as it is.
  func correct(endedBy sign: String) -> Bool {
    guard showsWords, emojiSearch == nil, WordOffer.ends.contains(sign), let (word, advice) = words.advice, !word.isEmpty,
      word == self.word,
      let correction = correction(of: word, advice)
    else { return false }
    replace(word, by: correction + sign, typed: word + sign, keeping: word)
    return true
  }

  /// Takes what the strip offers, with a space behind it.
  func take(_ offer: WordOffer) {
    if offer.emojiName != nil { return typeEmoji(offer.text) }
    if emojiSearch != nil { return show(.emoji) }
    guard state != nil, let (word, _) = words.advice, word == self.word else { return }
    if offer.isTyped { words.kept.insert(word.lowercased()) }
    replace(word, by: offer.text + " ", typed: word, keeping: word)
    replacement?.hasOwnSpace = true
    graph.needFrame()
  }

  /// A sign that follows a word directly goes before the space that the strip has put there.
  func closeGap(before sign: String) -> Bool {
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
  /// Whether it is what was typed.
  var isTyped = false
  /// Whether the word becomes this when it is ended.
  var isCorrection = false
  /// What the emoji is called, if it is one.
  var emojiName: String?

  var spoken: String { emojiName ?? text }

  /// What ends a word.
  static let ends: Set<String> = [" ", ".", ",", "!", "?", ":", ";", "…", "،", "؟", "؛", "।", "۔"]

  /// What was typed stands in quotation marks where it would change otherwise.
  func label(isAlone: Bool) -> String { isTyped && !isAlone ? "“\(text)”" : text }
}
