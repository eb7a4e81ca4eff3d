import Testing

@testable import Oriel
@testable import OrielModel

@Suite("Automatic capitalization")
struct CapitalizationTests {
  @Test(
    "A sentence begins at the start of a text or a line, and after closing punctuation and a space",
    arguments: [
      ("", true), ("Hello", false), ("Hello ", false), ("Hello.", false), ("Hello. ", true), ("Why?  ", true), ("Stop!\n", true),
      ("line\n", true), ("line\n  ", true), ("   ", true), ("He said \"No.\" ", true), ("(Yes.) ", true), ("3.14", false),
      ("Ну, вот… ", true),
      ("e.g", false), ("👍🏽 ", false), ("\r\n", true),
    ])
  func sentences(_ text: String, _ isDue: Bool) { #expect(Capitalization.isDue(.sentences, after: text[...]) == isDue, "\(text)") }

  @Test("Words begin after spaces, all characters are capitals everywhere, and none are nowhere")
  func others() {
    #expect(Capitalization.isDue(.words, after: "") && Capitalization.isDue(.words, after: "a "))
    #expect(!Capitalization.isDue(.words, after: "a") && !Capitalization.isDue(.words, after: "a-"))
    #expect(Capitalization.isDue(.allCharacters, after: "abc") && !Capitalization.isDue(.none, after: ""))
  }

  @Test("Addresses and secrets begin with a small letter, unless the field requests another style")
  func styles() {
    func style(_ traits: TextInputTraits, isSecret: Bool = false) -> UITextAutocapitalizationType {
      Capitalization.style(for: traits, isSecret: isSecret)
    }
    #expect(style(TextInputTraits()) == .sentences && style(TextInputTraits(), isSecret: true) == .none)
    #expect(style(TextInputTraits(keyboardType: .emailAddress)) == .none && style(TextInputTraits(keyboardType: .URL)) == .none)
    #expect(style(TextInputTraits(textContentType: .username)) == .none && style(TextInputTraits(textContentType: .name)) == .sentences)
    #expect(style(TextInputTraits(keyboardType: .emailAddress, autocapitalization: .words)) == .words)
    #expect(style(TextInputTraits(autocapitalization: .never)) == .none)
  }
}
