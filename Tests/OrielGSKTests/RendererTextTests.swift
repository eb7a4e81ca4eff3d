import CGTK
import Foundation
import OrielDrawing
import Testing

@testable import OrielGSK

@MainActor
struct RendererTextTests {
  let shaper = PangoTextShaper()

  func draw(_ request: TextRequest, color: RGBA = .black, scale: CGFloat = 1) -> RasterImage {
    let node = DisplayNode(.text(shaper.shape(request), at: CGPoint(x: 10, y: 10), color: color))
    return GSKRenderer().image(of: node, size: CGSize(width: 200, height: 60), scale: scale)
  }

  func hue(_ image: RasterImage, in columns: Range<Int>) -> [Double] {
    var sums = [0.0, 0, 0]
    for y in 0..<image.height {
      for x in columns {
        let color = image.pixel(x, y)
        for (index, value) in [color.red, color.green, color.blue].enumerated() { sums[index] += Double(value * color.alpha) }
      }
    }
    return sums
  }

  @Test("Text is drawn at its position in its color")
  func color() {
    let image = draw(request("HHH", size: 30), color: red)
    #expect(image.coverage > 200)
    let sums = hue(image, in: 0..<200)
    #expect(sums[0] > 200 && sums[1] < 2 && sums[2] < 2)
    #expect(hue(image, in: 0..<8)[0] == 0)
    let width = Int(shaper.shape(request("HHH", size: 30)).size.width)
    #expect(hue(image, in: (12 + width)..<200)[0] == 0)
  }

  @Test("The ink of a text is within its reported bounds")
  func inkBounds() {
    for string in ["Ågjy", "fff", "e\u{301}\u{301}\u{301}\u{301}", "🎉", "日本", "שלום"] {
      let shaped = shaper.shape(request(string, size: 30))
      let bounds = shaped.inkBounds.offsetBy(dx: 10, dy: 10)
      let image = draw(request(string, size: 30))
      #expect(image.coverage > 20, "\(string)")
      for y in 0..<image.height {
        for x in 0..<image.width where image.pixel(x, y).alpha > 0 {
          #expect(bounds.insetBy(dx: -1, dy: -1).contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)), "\(string) \(x) \(y)")
        }
      }
    }
  }

  @Test("Text at fractional positions is drawn completely within clips and masks drawn by Cairo")
  func clipped() {
    let shape = Path(ellipseIn: CGRect(x: -200, y: -200, width: 600, height: 460))
    let card = rounded(CGRect(x: 2.5, y: 2.5, width: 190, height: 50), 12)
    let mask = DisplayNode(.fill(shape, FillStyle(), .color(RGBA(red: 0, green: 0, blue: 0, alpha: 0.999))))
    // A display node caches its render node, so that each drawing needs its own.
    var text: DisplayNode {
      DisplayNode(.text(shaper.shape(request("changes, gjpqy", size: 17)), at: CGPoint(x: 10, y: 10), color: .black))
    }
    for step in 0..<32 {
      let drawings = [
        text, DisplayNode(.clip(shape, FillStyle(), text)),
        DisplayNode(.clip(shape, FillStyle(), DisplayNode(.clip(card, FillStyle(), text)))), DisplayNode(.mask(text, mask: mask)),
      ]
      let images = drawings.map {
        let place = CGAffineTransform(translationX: 0.3, y: CGFloat(step) / 32)
        return GSKRenderer().image(of: DisplayNode(.transform(place, $0)), size: CGSize(width: 200, height: 60), scale: 1)
      }
      #expect(images[0].coverage > 200)
      for image in images.dropFirst() { #expect(images[0].difference(from: image, tolerance: 2).share == 0, "\(step)/32") }
    }
  }

  @Test("A label draws the same as the same text in a full layout")
  func labels() {
    let label = shaper.shape(request("Label, AV 123 fi"))
    #expect(label is LabelText)
    let full = shaper.shape(request("Label, AV 123 fi") { $0.isRightToLeft = true })
    #expect(full is SetText)
    #expect(abs(label.size.width - full.size.width) < 0.001)
    #expect(label.size.height == full.size.height)
    #expect(draw(request("Label, AV 123 fi")).difference(from: draw(request("Label, AV 123 fi") { $0.isRightToLeft = true })).share == 0)
    #expect(shaper.shape(request("12:30")) is LabelText)
    let figures = shaper.shape(request("12:30 − 5") { $0.isRightToLeft = true })
    #expect(figures.size.width > 0)
  }

  @Test("A label that is shaped word by word draws the same as the same text in a full layout")
  func words() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SplitMix(state: seed)
    let letters = Array("aAbefgijlmnoqrstuvwWyYTV0123456789.,'x-(: ")
    for _ in 0..<60 {
      let text = String((0..<Int.random(in: 1...24, using: &random)).map { _ in letters.randomElement(using: &random)! })
      let label = shaper.shape(request(text))
      let full = shaper.shape(request(text) { $0.isRightToLeft = true })
      #expect(full is SetText)
      guard text.contains(where: { $0.isLetter }) else { continue }
      #expect(abs(label.size.width - full.size.width) < 0.001, "\"\(text)\", seed \(seed)")
      let difference = draw(request(text)).difference(from: draw(request(text) { $0.isRightToLeft = true }))
      #expect(difference.share == 0, "\"\(text)\", seed \(seed)")
    }
  }

  @Test("Words of earlier labels aren't shaped again")
  func knownWords() {
    let shaper = PangoTextShaper()
    _ = shaper.shape(request("Detail of row 4711"))
    let before = shaper.shapedLabelBytes
    _ = shaper.shape(request("Detail of row 4712"))
    #expect(shaper.shapedLabelBytes - before == 4)
    // The shape of a hyphen in Inter depends on its context, even across a space.
    _ = shaper.shape(request("Detail - of row"))
    #expect(shaper.shapedLabelBytes - before == 4 + 15)
  }

  @Test("Color glyphs keep their colors")
  func emoji() {
    let sums = hue(draw(request("🇩🇪", size: 30), color: blue), in: 0..<200)
    #expect(sums[0] > 100)
    #expect(sums[2] < sums[0] / 2)
  }

  @Test("Text nodes are marked if they have color glyphs, in labels and in full layouts")
  func colorGlyphs() {
    func hasColor(_ request: TextRequest) -> [Bool] {
      let node = DisplayNode(.text(shaper.shape(request), at: .zero, color: blue))
      return withExtendedLifetime(node) {
        textNodes(in: GSKRenderer().renderNode(for: node)).map { gsk_text_node_has_color_glyphs($0) != 0 }
      }
    }
    #expect(hasColor(request("Plain")) == [false])
    #expect(hasColor(request("🎉")) == [true])
    #expect(hasColor(request("a 🎉 b")).contains(true))
    #expect(hasColor(request("a 🎉 b")).contains(false))
    #expect(hasColor(request("👩‍👩‍👧🇩🇪") { $0.isRightToLeft = true }) == [true])
    // The digits of an emoji font are pictures, too, so that such a label isn't plain.
    let figures = TextRequest(runs: [TextRun(string: "12", font: ResolvedFont(family: .named("Noto Color Emoji"), size: 20))])
    #expect(hasColor(figures) == [true])
  }

  /// Returns the text nodes in a text's render node, in order.
  private func textNodes(in node: OpaquePointer) -> [OpaquePointer] {
    switch gsk_render_node_get_node_type(node) {
    case GSK_TEXT_NODE: [node]
    case GSK_CONTAINER_NODE:
      (0..<gsk_container_node_get_n_children(node)).flatMap { textNodes(in: gsk_container_node_get_child(node, $0)) }
    default: []
    }
  }

  @Test("Runs have their own colors, backgrounds, underlines and strikethroughs")
  func runs() {
    let font = ResolvedFont(size: 20)
    func image(_ run: TextRun) -> RasterImage { draw(TextRequest(runs: [TextRun(string: "xx", font: font), run]), color: red) }
    let start = 10 + Int(shaper.shape(request("xx", size: 20)).size.width) + 2
    let colored = image(TextRun(string: "xx", font: font, color: blue))
    #expect(hue(colored, in: 0..<start - 3)[2] == 0)
    #expect(hue(colored, in: start..<200)[0] == 0)
    #expect(hue(colored, in: start..<200)[2] > 20)
    let marked = image(TextRun(string: "  ", font: font, background: green))
    #expect(marked.at(start + 2, 20) == [0, 255, 0, 255])
    #expect(marked.at(start - 6, 12)[1] == 0)
    let plain = image(TextRun(string: "xx", font: font, color: blue)).coverage
    for pattern in [TextRun.Line.Pattern.solid, .dot, .dash, .dashDot, .dashDotDot] {
      let underlined = image(TextRun(string: "xx", font: font, color: blue, underline: .init(pattern: pattern, color: green)))
      #expect(hue(underlined, in: start..<200)[1] > 5, "\(pattern)")
      let struck = image(TextRun(string: "xx", font: font, color: blue, strikethrough: .init(pattern: pattern)))
      #expect(struck.coverage > plain + 2, "\(pattern)")
    }
    #expect(hue(image(TextRun(string: "xx", font: font, color: .clear)), in: start..<200) == [0, 0, 0])
  }

  @Test("A font of the largest size is drawn")
  func largestFont() {
    let text = shaper.shape(request("H", size: 1e9))
    let node = DisplayNode(.text(text, at: CGPoint(x: -text.size.width / 2, y: 20 - text.size.height / 2), color: red))
    // The crossbar of the letter is at its middle.
    #expect(GSKRenderer().image(of: node, size: CGSize(width: 40, height: 40), scale: 2).coverage > 1000)
  }

  @Test("Text is rendered at the display scale with an unchanged layout")
  func scale() {
    let once = draw(request("Scale", size: 20))
    let twice = draw(request("Scale", size: 20), scale: 2)
    #expect(abs(twice.coverage / 4 - once.coverage) < once.coverage * 0.03)
  }
}
