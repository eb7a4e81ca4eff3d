import Foundation
import OrielTesting
import Testing

@testable import Oriel
@testable import OrielModel

@MainActor @Suite("Software keyboard: words of a dictionary")
final class KeyboardWordsTests: KeyboardFormTests {
  /// A source that answers at once, or when the test calls the waiting closures.
  private final class Words: WordSource {
    var known: Set<String> = ["hello", "the", "world"]
    var near = ["teh": ["the", "eh"], "helo": ["hello", "help"], "Helo": ["Hello"]]
    var isLate = false
    var waiting: [() -> Void] = []
    var asked: [String] = []

    func hasDictionary(of language: String) -> Bool { language == "en-US" }

    func look(up word: String, in language: String, answer: @escaping @MainActor (WordAdvice) -> Void) {
      asked.append(word)
      let advice = WordAdvice(
        isKnown: known.contains(word.lowercased()), suggestions: near[word] ?? [], completions: word == "wor" ? ["work", "world"] : [])
      if isLate { waiting.append { answer(advice) } } else { answer(advice) }
    }
  }

  private let words = Words()

  private func wordForm() throws -> TestHost {
    let host = form()
    host.words = words
    try open(host)
    return host
  }

  private func offers(_ host: TestHost) -> [String] { host.graph.softwareKeyboard.panel?.offers.map(\.text) ?? [] }

  @Test("A strip above the keys offers the typed word, its correction and another word")
  func strip() throws {
    let host = try wordForm()
    #expect(host.keyboard.inset == 240 + KeyboardMetrics.wordsHeight)
    try host.keyboard.type("Say teh")
    let panel = try #require(host.graph.softwareKeyboard.panel)
    #expect(panel.offers.map(\.text) == ["teh", "the", "eh"] && panel.offers.map(\.isCorrection) == [false, true, false])
    let offer = try host.find(identifier: "key.suggestion 2")
    #expect(offer.label == "the" && offer.value == "suggestion")
    try host.tap(offer)
    #expect(model.texts[0] == "Say the ")
    try host.keyboard.type("wor")
    #expect(offers(host) == ["wor", "work", "world"])
  }

  @Test("A space or punctuation corrects the word, and delete reverts the correction permanently")
  func corrects() throws {
    let host = try wordForm()
    try host.keyboard.type("Say teh ")
    #expect(model.texts[0] == "Say the ")
    try host.keyboard.tap("delete")
    #expect(model.texts[0] == "Say teh ")
    try host.keyboard.type("and teh ")
    #expect(model.texts[0] == "Say teh and teh ", "A reverted correction isn't repeated")
    host.graph.softwareKeyboard.type("helo")
    try host.keyboard.type(",")
    #expect(model.texts[0] == "Say teh and teh hello,")
  }

  @Test("A typed word that is chosen in the strip stays, and punctuation is placed before the strip's space")
  func keeps() throws {
    let host = try wordForm()
    try host.keyboard.type("Say teh")
    try host.tap(try host.find(identifier: "key.suggestion 1"))
    #expect(model.texts[0] == "Say teh ")
    try host.keyboard.type("helo")
    try host.tap(try host.find(identifier: "key.suggestion 2"))
    #expect(model.texts[0] == "Say teh hello ")
    try host.keyboard.type(".")
    #expect(model.texts[0] == "Say teh hello.")
    #expect(offers(host).isEmpty)
  }

  @Test("Names keep their capital, and the first word of a sentence isn't a name")
  func names() throws {
    let host = try wordForm()
    try host.keyboard.type("Helo ")
    #expect(model.texts[0] == "Hello ")
    try host.keyboard.type("Helo ")
    #expect(model.texts[0] == "Hello Helo ")
  }

  @Test("An answer that arrives too late, or for another word, corrects nothing")
  func late() throws {
    let host = try wordForm()
    words.isLate = true
    try host.keyboard.type("Say teh")
    try host.keyboard.type(" ")
    for answer in words.waiting { answer() }
    host.advance(by: 0.1)
    #expect(model.texts[0] == "Say teh " && offers(host).isEmpty)
    #expect(words.asked.last == "teh")
  }

  @Test("Nothing is offered within a word and without typed text")
  func within() throws {
    let host = try wordForm()
    #expect(offers(host).isEmpty)
    try host.keyboard.type("Say teh")
    #expect(!offers(host).isEmpty)
    host.graph.softwareKeyboard.tap(.leftArrow)
    host.advance(by: 0.1)
    #expect(offers(host).isEmpty)
  }

  @Test("Fields without autocorrection have neither a strip nor corrections")
  func without() throws {
    struct Fields: View {
      let model: KeyboardFormTests.Model
      @State private var texts = ["", "", "", "", ""]

      var body: some View {
        VStack {
          TextField("Prose", text: $texts[0])
          TextField("Code", text: $texts[1]).autocorrectionDisabled()
          TextField("Mail", text: $texts[2]).keyboardType(.emailAddress)
          TextField("User", text: $texts[3]).textContentType(.username)
          SecureField("Secret", text: $texts[4])
        }
        .onChange(of: texts) { model.texts = texts }
      }
    }
    let host = TestHost(size: CGSize(width: 390, height: 844)) { Fields(model: model) }
    host.usesTouch = true
    host.words = words
    for (index, name) in ["Code", "Mail", "User", "Secret"].enumerated() {
      try open(host, name)
      #expect(!host.graph.softwareKeyboard.showsWords, "\(name)")
      host.graph.softwareKeyboard.type("teh")
      host.graph.softwareKeyboard.type(" ")
      host.advance(by: 0.1)
      #expect(model.texts[index + 1] == "teh ", "\(name)")
    }
    #expect(words.asked.isEmpty)
    try open(host, "Prose")
    #expect(host.graph.softwareKeyboard.showsWords)
  }

  @Test("A language without a dictionary has no strip, and the keyboard has its height without words")
  func language() throws {
    let host = form()
    host.words = words
    let layouts = KeyboardLayouts()
    layouts.enabled = ["en-US", "ru"]
    host.graph.softwareKeyboard.layouts = layouts
    try open(host)
    #expect(host.keyboard.inset == 240 + KeyboardMetrics.wordsHeight)
    try host.keyboard.tap("next keyboard")
    host.advance(by: 1)
    #expect(host.keyboard.inset == 240)
  }
}
