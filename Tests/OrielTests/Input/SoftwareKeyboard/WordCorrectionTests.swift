import Testing

@testable import OrielModel

@Suite("Lookup and correction of words")
struct WordCorrectionTests {
  private func correction(_ word: String, _ suggestions: String..., isKnown: Bool = false, isCapitalDue: Bool = false) -> String? {
    WordCorrection.correction(of: word, WordAdvice(isKnown: isKnown, suggestions: suggestions), isCapitalDue: isCapitalDue)
  }

  @Test(
    "The word at the end of a text consists of letters and apostrophes, without digits",
    arguments: [
      ("say helo", "helo"), ("don't", "don't"), ("'tis", "tis"), ("it'", ""), ("a1b", ""), ("end.", ""), ("", ""), ("über", "über"),
    ])
  func word(_ text: String, _ word: String) { #expect(WordCorrection.word(atEndOf: text[...]) == word) }

  @Test("A close word of the dictionary replaces an unknown word")
  func close() {
    #expect(correction("teh", "the", "eh") == "the" && correction("helo", "hello") == "hello")
    #expect(correction("recieve", "receive") == "receive" && correction("german", "German") == "German" && correction("i", "I") == "I")
    #expect(correction("xy", "a", "ay") == "ay", "The first close word is used")
  }

  @Test("Known and distant words, names, abbreviations and two words are left unchanged")
  func left() {
    #expect(correction("the", "tho", isKnown: true) == nil && correction("qwrt", "quart", "qt") == nil)
    #expect(correction("Teh", "The") == nil && correction("Teh", "The", isCapitalDue: true) == "The")
    #expect(
      correction("iOSx", "ion") == nil && correction("x", "a") == nil && correction("alot", "a lot") == nil && correction("teh") == nil)
  }

  @Test("Offers have the capitals of the typed word, and exclude the word itself")
  func offers() {
    let advice = WordAdvice(isKnown: false, suggestions: ["the", "Tee"], completions: ["tehran"])
    #expect(WordCorrection.offers(for: "Teh", advice) == ["The", "Tee", "Tehran"])
    #expect(WordCorrection.offers(for: "TEH", advice) == ["THE", "TEE", "TEHRAN"])
    #expect(WordCorrection.offers(for: "the", WordAdvice(isKnown: true, suggestions: ["a"], completions: ["the", "then"])) == ["then"])
  }

  @Test("Completions are the dictionary's words with the typed prefix, the shortest first")
  func stems() {
    let stems = WordStems("5\nhelp/AB\nhelpful\nHelp-desk\nHelsinki\thel\nhelium/S\nhe\n")
    #expect(stems.completions(of: "hel") == ["help", "helium"] && stems.completions(of: "Help") == ["helpful"])
    #expect(stems.completions(of: "he").isEmpty && stems.completions(of: "xyz").isEmpty && WordStems("").completions(of: "abc").isEmpty)
    #expect(stems.completions(of: "hels") == ["Helsinki"])
  }
}
