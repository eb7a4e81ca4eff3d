import Foundation
import OrielDrawing
import Testing

@testable import OrielGSK

@MainActor
struct TextLinesTests {
  let shaper = PangoTextShaper()
  let sentence = "The quick brown fox jumps over the lazy dog"

  func width(_ string: String) -> CGFloat { shaper.shape(request(string)).size.width }

  @Test("Lines break after words, and the space at the break has no width")
  func wordWrap() {
    let text = shaper.shape(request("first second", width: width("second") + 1))
    #expect(text.lineCount == 2)
    #expect(abs(text.size.width - max(width("first"), width("second"))) < 0.01)
    let hanging = shaper.shape(request("wide word" + String(repeating: " ", count: 20) + "x", width: width("wide word") + 0.5))
    #expect(hanging.lineCount == 2)
    #expect(abs(hanging.size.width - width("wide word")) < 0.01)
  }

  @Test("A text fits into its own measured width")
  func ownWidth() {
    for string in [sentence, "Grüße aus Köln", "日本語の文章", "مرحبا بالعالم"] {
      let natural = shaper.shape(request(string))
      let again = shaper.shape(request(string, width: natural.size.width))
      #expect(again.lineCount == 1, "\(string)")
      #expect(shaper.shape(request(string, width: natural.size.width - 1)).lineCount == 2, "\(string)")
    }
  }

  @Test("A word that is too long breaks between graphemes, and each line has at least one")
  func graphemeWrap() {
    let family = "👨‍👩‍👧"
    let text = shaper.shape(request(String(repeating: family, count: 4), width: width(family) * 2 + 1))
    #expect(text.lineCount == 2)
    #expect(shaper.shape(request("abcd", width: 0)).lineCount == 4)
    #expect(shaper.shape(request("e\u{301}e\u{301}", width: 1)).lineCount == 2)
    let mixed = shaper.shape(request("ab Donaudampfschifffahrt", width: 60))
    #expect(mixed.lineCount > 2)
    #expect(mixed.size.width <= 60.01)
  }

  @Test("CJK text breaks between characters")
  func ideographs() {
    let text = shaper.shape(request("日本語日本語", width: width("日本語") + 1))
    #expect(text.lineCount == 2)
    #expect(abs(text.size.width - width("日本語")) < 0.01)
  }

  @Test("Each kind of line separator starts a line", arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}"])
  func lineEnds(_ end: String) {
    #expect(shaper.shape(request("a\(end)b")).lineCount == 2)
    #expect(shaper.shape(request("a\(end)\(end)b")).lineCount == 3)
    #expect(shaper.shape(request("a\(end)")).lineCount == 2)
  }

  @Test("Without wrapping, only line separators end lines")
  func noWrap() {
    let text = shaper.shape(request(sentence + "\nx", width: 50) { $0.wraps = false })
    #expect(text.lineCount == 2)
    #expect(text.size.width == width(sentence))
    #expect(!text.isTruncated)
  }

  @Test("The line limit truncates the text and marks it as truncated")
  func lineLimit() {
    let all = shaper.shape(request(sentence, width: 100))
    #expect(all.lineCount > 3)
    let cut = shaper.shape(request(sentence, width: 100) { $0.lineLimit = 3 })
    #expect(cut.lineCount == 3)
    #expect(cut.isTruncated)
    #expect(cut.size.width <= 100.01)
    let enough = shaper.shape(request(sentence, width: 100) { $0.lineLimit = all.lineCount })
    #expect(!enough.isTruncated)
    #expect(enough.size == all.size)
    #expect(shaper.shape(request("a\nb\nc") { $0.lineLimit = 2 }).isTruncated)
  }

  @Test("The maximum height removes whole lines and keeps at least one")
  func maxHeight() {
    let line = shaper.shape(request("x")).size.height
    func text(_ height: CGFloat) -> any ShapedText { shaper.shape(request(sentence, width: 100) { $0.maxHeight = height }) }
    #expect(text(line * 2.9).lineCount == 2)
    #expect(text(line * 3).lineCount == 3)
    #expect(text(line * 2.9).isTruncated)
    #expect(text(1).lineCount == 1)
    #expect(text(-5).lineCount == 1)
    #expect(!text(10_000).isTruncated)
  }

  @Test("Truncation keeps the requested end of the text within the width", arguments: [TextRequest.Truncation.head, .middle, .tail])
  func truncation(_ truncation: TextRequest.Truncation) throws {
    let shaped = shaper.shape(
      request(sentence, width: 150) {
        $0.lineLimit = 1
        $0.truncation = truncation
      })
    let text = try #require(shaped as? SetText)
    #expect(text.isTruncated)
    #expect(text.size.width <= 150.01)
    #expect(text.size.width > 120)
    let content = text.lines[0].content
    #expect(content.hasEllipsis)
    #expect((content.clusters.lowerBound == 0 && !content.clusters.isEmpty) == (truncation != .head))
    #expect((content.suffix?.upperBound == text.text.clusters.count) == (truncation != .tail))
  }

  @Test("The ellipsis is shown alone if nothing else fits")
  func ellipsisAlone() {
    let text = shaper.shape(request(sentence, width: 1) { $0.lineLimit = 1 })
    #expect(text.isTruncated)
    #expect(text.lineCount == 1)
    #expect(abs(text.size.width - width("…")) < 0.01)
  }

  @Test("The alignment positions short lines within the width of the widest one")
  func alignment() {
    func left(_ alignment: TextRequest.Alignment, rightToLeft: Bool = false) -> CGFloat {
      let text = shaper.shape(
        request("i\nwide line") {
          $0.alignment = alignment
          $0.isRightToLeft = rightToLeft
        })
      return text.caretRect(at: 0).minX
    }
    let rest = width("wide line") - width("i")
    #expect(left(.leading) == 0)
    #expect(abs(left(.center) - rest / 2) < 0.01)
    #expect(abs(left(.trailing) - rest) < 0.01)
    #expect(abs(left(.leading, rightToLeft: true) - rest) < 0.01)
    #expect(left(.trailing, rightToLeft: true) == 0)
  }

  @Test("Invalid numbers and bytes are clamped")
  func badInput() {
    for width in [CGFloat.nan, -.infinity, -1, 0, .infinity, 1e300] {
      let text = shaper.shape(request("abc def", width: width))
      #expect(text.size.width.isFinite && text.size.height > 0)
    }
    for size in [CGFloat.nan, -5, 0, 1e9, .infinity] {
      let text = shaper.shape(request("abc", size: size))
      #expect(text.size.width.isFinite && text.size.height > 0)
      #expect(text.size.height < 10_000)
    }
    for height in [CGFloat.nan, -.infinity, .infinity] {
      #expect(shaper.shape(request("a\nb") { $0.maxHeight = height }).lineCount >= 1)
    }
    #expect(shaper.shape(request("ab") { $0.lineLimit = -1 }).lineCount == 1)
    #expect(shaper.shape(request("a\nb") { $0.lineSpacing = .nan }).size.height.isFinite)
    let run = TextRun(string: "abc", font: ResolvedFont(weight: -5, width: 100_000), kerning: .infinity, baselineOffset: .nan)
    #expect(shaper.shape(TextRequest(runs: [run])).size.width.isFinite)
    let named = TextRun(string: "abc", font: ResolvedFont(family: .named(",\0,")))
    #expect(shaper.shape(TextRequest(runs: [named], language: "\u{1}x-?")).size.width > 0)
  }

  @Test("Control characters are kept and invisible")
  func controlCharacters() {
    let text = shaper.shape(request("a\0b\u{1}c\u{7f}"))
    #expect(abs(text.size.width - width("abc")) < 2)
    #expect(text.caretRect(at: 6).minX == text.size.width)
    #expect(text.lineCount == 1)
  }

  @Test("The time for a long text grows linearly")
  func longText() {
    func seconds(_ kibibytes: Int) -> Double {
      let string = String(repeating: "The quick brown fox jumps over the lazy dög. ", count: kibibytes * 1024 / 46)
      let start = ContinuousClock.now
      let text = PangoTextShaper().shape(request(string, width: 300))
      let time = ContinuousClock.now - start
      #expect(text.lineCount > kibibytes * 10)
      return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    }
    _ = seconds(16)
    let short = seconds(64)
    #expect(seconds(512) < short * 8 * 3)
  }

  @Test("Pango itemizes each byte of a text with many lines once, and each line has the same layout as alone")
  func manyLines() throws {
    let text = try #require(shaper.shape(request(String(repeating: "line\n", count: 2000))) as? SetText)
    #expect(text.lineCount == 2001)
    #expect(text.text.itemizedBytes == 2000 * 4)
    let (small, large) = (ResolvedFont(size: 12), ResolvedFont(size: 30))
    let runs = [
      TextRun(string: "ab", font: small), TextRun(string: "c\nab", font: large), TextRun(string: "", font: small),
      TextRun(string: "c\n\nabc", font: small),
    ]
    let mixed = shaper.shape(TextRequest(runs: runs))
    func width(_ string: String, _ font: ResolvedFont) -> CGFloat {
      shaper.shape(TextRequest(runs: [TextRun(string: string, font: font)])).size.width
    }
    let expected = [
      width("ab", small) + width("c", large), width("ab", large) + width("c", small), 0, width("abc", small),
    ]
    for (index, width) in expected.enumerated() { #expect(abs(mixed.line(index).rect.width - width) < 0.1, "line \(index)") }
  }
}
