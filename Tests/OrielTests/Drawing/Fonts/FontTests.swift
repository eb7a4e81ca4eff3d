import Foundation
import Oriel
import OrielDrawing
import Testing

struct FontTests {
  @Test("Text styles have iOS's sizes at the standard text size")
  func standardSizes() {
    let sizes = Font.TextStyle.allCases.map { Font.system($0).resolve().size }
    #expect(sizes == [28, 36, 34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
  }

  @Test("Text styles grow with the user's text size and never shrink below it")
  func dynamicSizes() {
    #expect(Font.body.resolve(dynamicTypeSize: .xSmall).size == 14)
    #expect(Font.body.resolve(dynamicTypeSize: .xxxLarge).size == 23)
    #expect(Font.body.resolve(dynamicTypeSize: .accessibility5).size == 53)
    #expect(Font.largeTitle.resolve(dynamicTypeSize: .accessibility1).size == 44)
    #expect(Font.caption2.resolve(dynamicTypeSize: .small).size == 11)
    for style in Font.TextStyle.allCases {
      let sizes = DynamicTypeSize.allCases.map { Font.system(style).resolve(dynamicTypeSize: $0).size }
      #expect(sizes == sizes.sorted())
      #expect(sizes.last! > 1.7 * sizes[3])
    }
  }

  @Test("A system font's size in points is fixed, and a custom font scales with a text style unless its size is fixed")
  func sizesInPoints() {
    #expect(Font.system(size: 20).resolve(dynamicTypeSize: .accessibility5).size == 20)
    #expect(Font.custom("Lora", fixedSize: 20).resolve(dynamicTypeSize: .accessibility5).size == 20)
    #expect(abs(Font.custom("Lora", size: 34).resolve(dynamicTypeSize: .xxxLarge).size - 46) < 1e-9)
    let title = Font.custom("Lora", size: 56, relativeTo: .title)
    #expect(abs(title.resolve(dynamicTypeSize: .xxxLarge).size - 68) < 1e-9)
    #expect(title.resolve().size == 56)
    #expect(title.resolve().family == .named("Lora"))
    for size in [0, -3, .nan, .infinity] as [CGFloat] { #expect(Font.system(size: size).resolve().size == 17) }
  }

  @Test("The text scale multiplies every size")
  func textScale() {
    #expect(Font.body.resolve(textScale: 1.5).size == 25.5)
    #expect(Font.system(size: 20).resolve(textScale: 1.5).size == 30)
    for scale in [0, -1, .nan, .infinity] { #expect(Font.body.resolve(textScale: scale).size == 17) }
  }

  @Test("A font's weight comes from its style, its description or the last modifier")
  func weights() {
    #expect(Font.headline.resolve().weight == 600)
    #expect(Font.body.resolve().weight == 400)
    #expect(Font.system(.headline, weight: .light).resolve().weight == 300)
    #expect(Font.system(size: 9, weight: .black).resolve().weight == 900)
    #expect(Font.headline.weight(.thin).resolve().weight == 200)
    #expect(Font.body.bold().resolve().weight == 700)
    #expect(Font.body.bold().weight(.medium).resolve().weight == 500)
    #expect(Font.headline.bold(true).bold(false).resolve().weight == 600)
    #expect(Font.body.weight(.light).bold(false).resolve().weight == 300)
    #expect(Font.body.resolve(legibilityWeight: .bold).weight == 600)
    #expect(Font.body.weight(.black).resolve(legibilityWeight: .bold).weight == 900)
    #expect(Font.body.resolve(legibilityWeight: .regular).weight == 400)
  }

  @Test("A design selects a family, and monospaced() overrides the design but not a named family")
  func designs() {
    #expect(Font.body.resolve().family == .system)
    #expect(Font.system(.body, design: .serif).resolve().family == .serif)
    #expect(Font.system(size: 12, design: .rounded).resolve().family == .rounded)
    #expect(Font.system(size: 12, weight: .bold, design: .monospaced).resolve().family == .monospaced)
    #expect(Font.system(.body, design: .serif).monospaced().resolve().family == .monospaced)
    #expect(Font.custom("Lora", size: 12).monospaced().resolve().family == .named("Lora"))
  }

  @Test("Font modifiers change the resolved font")
  func modifiers() {
    let font = Font.body.italic().monospacedDigit().lowercaseSmallCaps().width(.condensed).leading(.tight)
    let resolved = font.resolve()
    #expect(resolved.isItalic && resolved.hasMonospacedDigits && resolved.hasSmallCaps)
    #expect(resolved.width == 75)
    #expect(font.leading == .tight)
    #expect(Font.body.width(Font.Width(9)).resolve().width == 200)
    #expect(Font.body.width(Font.Width(.nan)).resolve().width == 100)
    let plain = Font.body.resolve()
    #expect(!plain.isItalic && !plain.hasMonospacedDigits && !plain.hasSmallCaps && plain.width == 100)
  }

  @Test("Fonts with equal descriptions are equal")
  func equality() {
    #expect(Font.body == .system(.body))
    #expect(Font.body.bold() == .body.weight(.bold))
    #expect(Font.body != .callout)
    #expect(Font.body != Font.body.italic())
    #expect(Set([Font.body, .body, .title]).count == 2)
  }
}
