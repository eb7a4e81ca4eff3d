import Foundation
import OrielTesting
import SwiftUI
import Testing

@MainActor @Suite("UIFont")
struct UIFontTests {
  @Test("A UIFont converts to the corresponding SwiftUI font")
  func kinds() {
    #expect(Font(UIFont.systemFont(ofSize: 12)) == .system(size: 12, weight: .regular))
    #expect(Font(UIFont.systemFont(ofSize: 12, weight: .heavy)) == .system(size: 12, weight: .heavy))
    #expect(Font(UIFont.boldSystemFont(ofSize: 12)) == .system(size: 12, weight: .bold))
    #expect(Font(UIFont.italicSystemFont(ofSize: 12)) == .system(size: 12).italic())
    #expect(
      Font(UIFont.monospacedSystemFont(ofSize: 12, weight: .light)) == .system(size: 12, weight: .light, design: .monospaced))
    #expect(
      Font(UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .thin)) == .system(size: 12, weight: .thin).monospacedDigit())
    #expect(
      UIFont.systemFont(ofSize: 12) == .systemFont(ofSize: 12, weight: UIFont.Weight(0.05)),
      "an arbitrary weight is rounded to the nearest one")
    #expect(UIFont.systemFont(ofSize: 12) != .systemFont(ofSize: 13))
  }

  @Test("A font is found by the name of its family or of its face, and an unknown name reports a diagnostic")
  func names() throws {
    let families = UIFont.familyNames
    #expect(families.contains("Inter") && families == families.sorted() && Set(families).count == families.count)
    let faces = UIFont.fontNames(forFamilyName: "Inter")
    let face = try #require(faces.first { $0.hasSuffix("-Bold") })
    #expect(UIFont(name: face, size: 20).map(Font.init) == .custom(face, fixedSize: 20))
    #expect(UIFont(name: "Inter", size: 20)?.pointSize == 20 && UIFont(name: "Inter", size: -1)?.pointSize == 17)
    // Without a window: otherwise the hosts of other tests would receive the diagnostic.
    let log = MessageLog()
    log.listen()
    log.listening { #expect(UIFont(name: "No Such Font", size: 20) == nil && UIFont(name: "", size: 20) == nil) }
    #expect(log.messages.contains { $0.contains("No Such Font") })
    #expect(UIFont.fontNames(forFamilyName: "No Such Font").isEmpty)
  }

  @Test("Text styles have Apple's sizes")
  func styles() {
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption1, .caption2,
    ]
    #expect(styles.map { UIFont.preferredFont(forTextStyle: $0).pointSize } == [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
    #expect(UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: "other")) == .preferredFont(forTextStyle: .body))
    #expect(UIFont.preferredFont(forTextStyle: .headline) == .systemFont(ofSize: 17, weight: .semibold))
  }

  @Test("UIFontMetrics scales sizes with the text size of the active window, as the text style scales")
  func metrics() throws {
    final class Read { var sizes: [CGFloat] = [] }
    let read = Read()
    func sizes() -> [CGFloat] {
      let font = UIFont.boldSystemFont(ofSize: 34)
      return [
        UIFontMetrics.default.scaledValue(for: 34), UIFontMetrics(forTextStyle: .caption2).scaledValue(for: 11, compatibleWith: nil),
        UIFontMetrics.default.scaledFont(for: font).pointSize, UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 40).pointSize,
        UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 0).pointSize,
      ]
    }
    let host = TestHost { Button("Measure") { read.sizes = sizes() } }
    defer { host.close() }
    try host.tap("Measure")
    #expect(read.sizes == [34, 11, 34, 34, 34])
    host.dynamicTypeSize = .accessibility5
    try host.tap("Measure")
    #expect(read.sizes == [106, 40, 106, 40, 106])
    let italic = UIFontMetrics.default.scaledFont(for: .italicSystemFont(ofSize: 20))
    #expect(Font(italic) == .system(size: UIFontMetrics.default.scaledValue(for: 20)).italic())
    #expect(Font(UIFont.preferredFont(forTextStyle: .headline).withSize(30)) == .system(size: 30, weight: .semibold))
  }

  @Test("lineHeight of a font is the height of a text with that font", arguments: [CGFloat(11), 17, 40])
  func lineHeight(size: CGFloat) throws {
    let font = UIFont.systemFont(ofSize: size)
    let host = TestHost { Text(verbatim: "A line").font(Font(font)) }
    defer { host.close() }
    #expect(try abs(host.find("A line").frame.height - font.lineHeight) <= 1)
    #expect(font.pointSize == size && font.lineHeight > size)
    #expect(font.ascender > 0 && font.descender < 0 && abs(font.ascender - font.descender - font.lineHeight) < 0.001)
  }

  @Test("An invalid font size is replaced by 17", arguments: [0, -1, CGFloat.nan, .infinity])
  func sizes(size: CGFloat) { #expect(UIFont.systemFont(ofSize: size).pointSize == 17) }
}
