import Testing

@testable import Oriel
@testable import OrielModel

@Suite("Inline Markdown")
struct InlineMarkdownTests {
  /// Returns the pieces of the text, each with `b`, `i`, `c`, `s` for its styles, and with its link.
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

  @Test("Emphasis, code and strikethrough are parsed")
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
    "Parsing takes linear time for unmatched delimiters",
    arguments: ["[", "[[a](", "[a](<", "<", "a* ", "*a ", "~~a ", "_a **b "])
  func hostile(mark: String) {
    let text = String(repeating: mark, count: 20_000)
    #expect(parsed(text) == ["|" + text])
  }

  @Test("Parsing takes linear time for deeply nested emphasis")
  func deep() {
    let count = 20_000
    let text = String(repeating: "*a ", count: count) + "b" + String(repeating: " a*", count: count)
    #expect(parsed(text) == ["i|" + String(repeating: "a ", count: count) + "b" + String(repeating: " a", count: count)])
  }

  @Test("Brackets in a link's label and unmatched brackets don't break the link")
  func brackets() {
    #expect(parsed("[[a](b)") == ["|[", "|a|b"])
    #expect(parsed("[a [b] c](d)") == ["|a [b] c|d"])
    #expect(parsed("[a\\](b](c)") == ["|a](b|c"])
  }

  @Test("Unmatched delimiters are plain text")
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

  @Test("A backslash escapes the delimiter that follows")
  func escapes() {
    #expect(parsed(#"\*a\* \[b\](c) C:\dir"#) == [#"|*a* [b](c) C:\dir"#])
  }

  @Test("Links are parsed with nested styles, titles, brackets and automatic addresses")
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

  @Test("Line breaks and spaces are kept, and block syntax is plain text")
  func blocks() {
    #expect(parsed("# a\n\n- b  c\n1. d") == ["|# a\n\n- b  c\n1. d"])
  }

  @Test("Random delimiters don't duplicate text and don't hang")
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
