import Foundation
import Oriel
import OrielModel
import OrielTesting
import Testing

@MainActor
@Suite("Attributed strings from Markdown")
struct MarkdownStringTests {
  /// Returns the runs with their intent, text and link.
  private func runs(
    _ markdown: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full, baseURL: URL? = nil
  ) throws -> [String] {
    let string = try AttributedString(markdown: markdown, options: .init(interpretedSyntax: syntax), baseURL: baseURL)
    return string.runs.map { run in
      var parts = ["\(run.inlinePresentationIntent?.rawValue ?? 0)", String(string[run.range].characters)]
      if let link = run.link { parts.append(link.absoluteString) }
      return parts.joined(separator: "|")
    }
  }

  @Test("Emphasis, code, strikethrough and links become attributes")
  func inline() throws {
    #expect(
      try runs("a *b* **c** `d` ~~e~~ [f](https://g.h)") == [
        "0|a ", "1|b", "0| ", "2|c", "0| ", "4|d", "0| ", "32|e", "0| ", "0|f|https://g.h",
      ])
    let intent: InlinePresentationIntent = [.emphasized, .stronglyEmphasized]
    #expect(try runs("***a***") == ["\(intent.rawValue)|a"])
    #expect(InlinePresentationIntent.code.rawValue == 4 && InlinePresentationIntent.strikethrough.rawValue == 32)
    let base = try #require(URL(string: "https://g.h/i/"))
    #expect(try runs("[f](j)", baseURL: base) == ["0|f|https://g.h/i/j"])
  }

  @Test("Line breaks are joined or preserved according to the syntax option")
  func whiteSpace() throws {
    #expect(try runs("a\nb  \nc") == ["0|a b", "\(InlinePresentationIntent.lineBreak.rawValue)|\n", "0|c"])
    #expect(try runs("# a\n b", .inlineOnly) == ["0|# a b"])
    #expect(try runs("# a\n\n  b", .inlineOnlyPreservingWhitespace) == ["0|# a\n\n  b"])
  }

  @Test("Blocks lose their markup and are concatenated")
  func blocks() throws {
    #expect(try runs("# Title #\n\nText\nmore\n\n- one\n- two\n  three\n\n1. four\n> five") == ["0|TitleText moreonetwo threefourfive"])
    #expect(try runs("Head\n====\ntext") == ["0|Headtext"])
    #expect(try runs("a\n\n***\n\nb") == ["0|a⸻b"])
    #expect(try runs("```swift\nlet *a*\n\nb\n```\nc") == ["4|let *a*\n\nb\n", "0|c"])
    #expect(try runs("    code\n\ntext") == ["4|code\n", "0|text"])
    #expect(try runs("").isEmpty)
  }

  @Test("Text renders the presentation intents of an attributed string")
  func shown() throws {
    func width(_ text: Text) -> CGFloat {
      let host = TestHost(size: CGSize(width: 600, height: 100)) { text }
      defer { host.close() }
      return host.findAll(text: "Widths").first?.frame.width ?? 0
    }
    let plain = width(Text(verbatim: "Widths"))
    #expect(try width(Text(AttributedString(markdown: "**Widths**"))) == width(Text(verbatim: "Widths").bold()))
    #expect(try width(Text(AttributedString(markdown: "`Widths`"))) == width(Text(verbatim: "Widths").monospaced()))
    #expect(width(Text(verbatim: "Widths").bold()) > plain)
    var own = AttributedString("Widths")
    own.inlinePresentationIntent = .stronglyEmphasized
    #expect(width(Text(own)) == width(Text(verbatim: "Widths").bold()))
  }

  @Test("Options set the language, extended attributes, and the policy for invalid UTF-8")
  func options() throws {
    let options = AttributedString.MarkdownParsingOptions(allowsExtendedAttributes: true, languageCode: "de")
    let string = try AttributedString(markdown: "a ^[b](inflect: true)", options: options)
    #expect(String(string.characters) == "a b" && string.languageIdentifier == "de")
    let bytes = Data([0x61, 0xff])
    #expect(throws: CocoaError.self) { try AttributedString(markdown: bytes) }
    let lenient = AttributedString.MarkdownParsingOptions(failurePolicy: .returnPartiallyParsedIfPossible)
    #expect(try String(AttributedString(markdown: bytes, options: lenient).characters) == "a\u{fffd}")
    #expect(lenient.interpretedSyntax == .full && options.failurePolicy == .throwError && lenient.languageCode == nil)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-\(UUID().uuidString).md")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("*a*".utf8).write(to: file)
    #expect(try String(AttributedString(contentsOf: file).characters) == "a")
  }
}
