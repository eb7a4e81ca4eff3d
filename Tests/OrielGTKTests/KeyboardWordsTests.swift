import Foundation
import Testing

@testable import Oriel
@testable import OrielGTK
@testable import OrielModel

@MainActor private var hasEnglish: Bool { KeyboardWords().hasDictionary(of: "en-US") }

@MainActor @Suite("Dictionaries for the software keyboard", .enabled { await hasEnglish })
struct DesktopWordsTests {
  private func advice(_ word: String, from words: KeyboardWords) async -> WordAdvice {
    await withCheckedContinuation { continuation in words.look(up: word, in: "en-US") { continuation.resume(returning: $0) } }
  }

  @Test("Words are looked up, corrected and completed off the main thread")
  func answers() async {
    let words = KeyboardWords()
    #expect(!words.hasDictionary(of: "xx") && words.hasDictionary(of: "en"))
    let known = await advice("hello", from: words)
    #expect(known.isKnown && known.suggestions.isEmpty)
    let wrong = await advice("recieve", from: words)
    #expect(!wrong.isKnown && wrong.suggestions.contains("receive"))
    #expect(WordCorrection.correction(of: "recieve", wrong, isCapitalDue: false) == "receive")
    let begun = await advice("keyboa", from: words)
    #expect(begun.completions.first == "keyboard")
  }

  @Test("Only the last of several successive lookups is answered, and never synchronously")
  func order() async {
    let words = KeyboardWords()
    var answered: [String] = []
    for word in ["h", "he", "hel"] { words.look(up: word, in: "en-US") { _ in answered.append(word) } }
    #expect(answered.isEmpty)
    _ = await advice("hell", from: words)
    #expect(answered.isEmpty, "Superseded lookups aren't answered")
  }
}
