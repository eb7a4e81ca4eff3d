import Testing

@testable import Oriel
@testable import OrielModel

@Suite("Inline Markdown")
struct InlineMarkdownTests {
  /// `b`, `i`, `c`, `s` for the styles, and the link.
  private func parsed(_ text: String) -> [String] {
    InlineMarkdown.parse(text).map { piece in
      var mark = ""
      if piece.style.contains(.strong) { mark += "b" }
      if piece.style.contains(.emphasis) { mark += "i" }
      if piece.style.contains(.code) { mark += "c" }
      if piece.style.contains(.strikethrough) { mark += "s" }
      return "\(mark)|\(piece.text)" + (piece.link.map { "|\($0)" } ?? "")
    }
  }

  @Test("emphasis, code and strikethrough")
  func styles() {
    #expect(
      parsed("a *b* **c** ***d*** `e` ~~f~~ ~g~ _h_ __i__") == [
        "|a ", "i|b", "| ", "b|c", "| ", "bi|d", "| ", "c|e", "| ", "s|f", "| ", "s|g", "| ", "i|h", "| ", "b|i",
      ])
    #expect(parsed("**bold *both* bold**") == ["b|bold ", "bi|both", "b| bold"])
    #expect(parsed("*a **b***") == ["i|a ", "bi|b"])
    #expect(parsed("``a ` b``") == ["c|a ` b"])
  }

  @Test(
    "a long text of marks that find no counterpart takes as many steps as it has marks",
    arguments: ["[", "[[a](", "[a](<", "<", "a* ", "*a ", "~~a ", "_a **b "])
  func hostile(mark: String) {
    let text = String(repeating: mark, count: 20_000)
    #expect(parsed(text) == ["|" + text])
  }

  @Test("emphasis that lies in emphasis, however deep, is read in as many steps as it has marks")
  func deep() {
    let count = 20_000
    let text = String(repeating: "*a ", count: count) + "b" + String(repeating: " a*", count: count)
    #expect(parsed(text) == ["i|" + String(repeating: "a ", count: count) + "b" + String(repeating: " a", count: count)])
  }

  @Test("a bracket in a label, and one that is open, leave the link as it is")
  func brackets() {
    #expect(parsed("[[a](b)") == ["|[", "|a|b"])
    #expect(parsed("[a [b] c](d)") == ["|a [b] c|d"])
    #expect(parsed("[a\\](b](c)") == ["|a](b|c"])
  }

  @Test("what finds no counterpart is text")
  func unmatched() {
    for text in [
      "2 * 3 * 4", "a ** b", "**open", "snake_case_name", "a*", "~~~a~~~", "[a]", "[a](b", "`a", "5 < 6 & 7", "* a", "a < b > c",
    ] {
      #expect(parsed(text) == ["|" + text])
    }
    #expect(parsed("").isEmpty)
    #expect(parsed("**") == ["|**"])
    #expect(parsed("*a**") == ["i|a", "|*"])
  }

  @Test("a backslash takes the meaning from what follows")
  func escapes() {
    #expect(parsed(#"\*a\* \[b\](c) C:\dir"#) == [#"|*a* [b](c) C:\dir"#])
  }

  @Test("links, with styles inside and around, titles, brackets and addresses as they stand")
  func links() {
    #expect(parsed("See [the *site*](https://a.b/c?d=e).") == ["|See ", "|the |https://a.b/c?d=e", "i|site|https://a.b/c?d=e", "|."])
    #expect(parsed("**[a](b)**") == ["b|a|b"])
    #expect(parsed(#"[a](b "title") [c](<d e>)"#) == ["|a|b", "| ", "|c|d e"])
    #expect(parsed("[a](b(c)d)") == ["|a|b(c)d"])
    #expect(parsed("<https://a.b> <me@a.b>") == ["|https://a.b|https://a.b", "| ", "|me@a.b|mailto:me@a.b"])
    #expect(
      parsed("Go to https://a.b/c, now (www.d.e).") == [
        "|Go to ", "|https://a.b/c|https://a.b/c", "|, now (", "|www.d.e|http://www.d.e", "|).",
      ])
  }

  @Test("line breaks and spaces stay, blocks mean nothing")
  func blocks() {
    #expect(parsed("# a\n\n- b  c\n1. d") == ["|# a\n\n- b  c\n1. d"])
  }

  @Test("random marks end in the same letters, and do not hang")
  func random() {
    var seed: UInt64 = 42
    func next(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % count
    }
    let parts = ["*", "**", "_", "~", "~~", "`", "[", "](", ")", "<", ">", "a", "b ", " ", "\\", "https://x", "!"]
    for _ in 0..<2000 {
      let text = (0..<next(24)).map { _ in parts[next(parts.count)] }.joined()
      let letters = InlineMarkdown.parse(text).map(\.text).joined().filter { $0 == "a" }.count
      #expect(letters <= text.filter { $0 == "a" }.count, "\(text)")
    }
    let deep = String(repeating: "*a **b ", count: 500)
    #expect(!InlineMarkdown.parse(deep).isEmpty)
  }
}
