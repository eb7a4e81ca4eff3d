import Foundation
import OrielDrawing
import Testing

@testable import OrielGSK

@MainActor
struct TextMetricsTests {
  let shaper = PangoTextShaper()

  func size(_ request: TextRequest) -> CGSize { shaper.shape(request).size }

  @Test("Sizes are proportional to the font size, so that a layout is the same at each scale")
  func proportional() {
    for string in ["Hamburgefonstiv 0123", "日本語", "Grüße, Straße", "שלום", "a\tb\nc"] {
      let small = size(request(string, size: 10))
      let large = size(request(string, size: 100))
      #expect(small.width > 5)
      #expect(abs(large.width - 10 * small.width) < 0.1, "\(string)")
      #expect(abs(large.height - 10 * small.height) < 0.1, "\(string)")
    }
  }

  @Test("An empty text is one line high and has no width")
  func empty() {
    let empty = shaper.shape(request(""))
    #expect(empty.size.width == 0)
    #expect(empty.size.height == size(request("x")).height)
    #expect(empty.lineCount == 1)
    #expect(!empty.isTruncated)
    #expect(empty.caretRect(at: 0).height == empty.size.height)
    #expect(shaper.shape(TextRequest(runs: [])).size.height > 0)
  }

  @Test("Glyphs from other fonts don't change the height of a line")
  func fallbackHeight() {
    let height = size(request("x")).height
    #expect(size(request("🎉")).height == height)
    #expect(size(request("日本語")).height == height)
    #expect((1.1...1.4).contains(height / 17))
  }

  @Test("The first baseline is within the first line, and the last one is a line height lower for each line")
  func baselines() {
    let one = shaper.shape(request("x"))
    let three = shaper.shape(request("x\ny\nz"))
    #expect((0.6...0.9).contains(one.firstBaseline / one.size.height))
    #expect(three.lineCount == 3)
    #expect(three.firstBaseline == one.firstBaseline)
    #expect(abs(three.lastBaseline - one.firstBaseline - 2 * one.size.height) < 0.001)
  }

  @Test("Line spacing is added between lines only")
  func lineSpacing() {
    let plain = size(request("a\nb\nc"))
    let spaced = size(request("a\nb\nc") { $0.lineSpacing = 10 })
    #expect(abs(spaced.height - plain.height - 20) < 0.001)
    #expect(size(request("a") { $0.lineSpacing = 10 }) == size(request("a")))
  }

  @Test("Weight, kerning, families, figures and small caps affect the font")
  func fontTraits() {
    func width(_ string: String, _ font: ResolvedFont, kerning: CGFloat = 0) -> CGFloat {
      size(TextRequest(runs: [TextRun(string: string, font: font, kerning: kerning)])).width
    }
    let plain = width("mmmm", ResolvedFont())
    #expect(width("mmmm", ResolvedFont(weight: 800)) > plain + 1)
    #expect(width("mmmm", ResolvedFont(), kerning: 5) > plain + 19.9)
    #expect(width("mmmm", ResolvedFont(), kerning: 5) < plain + 20.1)
    #expect(width("iiii", ResolvedFont(family: .monospaced)) == width("mmmm", ResolvedFont(family: .monospaced)))
    #expect(width("1111", ResolvedFont()) < width("0000", ResolvedFont()) - 1)
    let figures = ResolvedFont(hasMonospacedDigits: true)
    #expect(width("1111", figures) == width("0000", figures))
    #expect(width("mmmm", ResolvedFont(hasSmallCaps: true)) != plain)
    #expect(width("mmmm", ResolvedFont(family: .named("No Such Font"))) == plain)
    #expect(width("Hamburg", ResolvedFont(family: .serif)) != width("Hamburg", ResolvedFont()))
  }

  @Test("A raised run makes its line higher by its offset")
  func baselineOffset() {
    let font = ResolvedFont()
    let plain = shaper.shape(request("ab"))
    let raised = shaper.shape(
      TextRequest(runs: [TextRun(string: "a", font: font), TextRun(string: "b", font: font, baselineOffset: 6)]))
    #expect(abs(raised.size.height - plain.size.height - 6) < 0.001)
    #expect(abs(raised.firstBaseline - plain.firstBaseline - 6) < 0.001)
  }

  @Test("Ink bounds contain the layout box and grow with ink outside of it")
  func ink() {
    let plain = shaper.shape(request("xxx"))
    #expect(plain.inkBounds.contains(CGRect(origin: .zero, size: plain.size)))
    let stacked = shaper.shape(request("x" + String(repeating: "\u{0301}", count: 6)))
    let italic = shaper.shape(
      TextRequest(runs: [TextRun(string: "f", font: ResolvedFont(family: .serif, size: 200, isItalic: true))]))
    #expect(stacked.inkBounds.minY <= 0)
    #expect(italic.inkBounds.width > italic.size.width + 5)
  }

  @Test("A request that was shaped before, or that fits the available width, isn't shaped again")
  func caching() {
    #expect(shaper.shapedCount == 0)
    let first = shaper.shape(request("Label"))
    #expect(shaper.shapedCount == 1)
    #expect(shaper.shape(request("Label")) === first)
    #expect(shaper.shape(request("Label", width: 500)) === first)
    #expect(shaper.shapedCount == 1)
    let long = String(repeating: "wörter ", count: 80)
    let wide = shaper.shape(request(long))
    #expect(shaper.shape(request(long, width: 100_000)) === wide)
    #expect(shaper.shape(request(long, width: 200)) !== wide)
    #expect(shaper.shapedCount == 2)
    _ = shaper.shape(request("Label", size: 18))
    #expect(shaper.shapedCount == 3)
  }

  @Test("Canonically equal texts with different bytes are distinct in the cache")
  func exactTexts() {
    let composed = shaper.shape(request("e\u{301}a"))
    let precomposed = shaper.shape(request("\u{e9}a"))
    #expect(composed.caretRect(at: 3).minX < composed.size.width)
    #expect(precomposed.caretRect(at: 3).minX == precomposed.size.width)
  }
}
