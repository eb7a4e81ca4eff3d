import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Text modifiers of containers")
struct TextDecorationTests {
  @Observable @MainActor
  fileprivate final class Model {
    var isStruck = false
    var textCase: Text.Case? = .uppercase
  }

  private func size(@ViewBuilder _ content: @escaping () -> some View) throws -> CGSize {
    let host = TestHost(size: CGSize(width: 400, height: 200)) {
      VStack { content() }.accessibilityElement().accessibilityIdentifier("all")
    }
    return try host.find("all").frame.size
  }

  @Test("Kerning and tracking add space between characters, and a text's own value overrides the container's")
  func kerning() throws {
    let plain = try size { Text(verbatim: "abcdefghij") }
    let wide = try size { HStack { Text(verbatim: "abcdefghij") }.kerning(3) }
    #expect(abs(wide.width - plain.width - 30) <= 3.5, "\(wide.width) and \(plain.width)")
    #expect(try size { HStack { Text(verbatim: "abcdefghij") }.tracking(3) } == wide)
    #expect(try size { HStack { Text(verbatim: "abcdefghij").kerning(0) }.kerning(3) } == plain)
    #expect(
      try size { HStack { Text(verbatim: "abcdefghij") }.kerning(0).kerning(3) } == plain, "The inner modifier overrides the outer one")
  }

  /// Returns the number of red pixels.
  private func red(@ViewBuilder _ content: @escaping () -> some View) -> Int {
    let image = TestHost(size: CGSize(width: 100, height: 40), content: content).snapshot()
    var count = 0
    for y in 0..<40 {
      for x in 0..<100 {
        let pixel = image.pixel(x, y)
        if pixel.red > pixel.green + 60 { count += 1 }
      }
    }
    return count
  }

  @Test("Underline and strikethrough of a container are drawn in the given color, and a text can disable them")
  func lines() {
    #expect(red { HStack { Text(verbatim: "abcdefgh") } } == 0)
    #expect(red { HStack { Text(verbatim: "abcdefgh") }.underline(color: .red) } > 30)
    #expect(red { HStack { Text(verbatim: "abcdefgh") }.strikethrough(color: .red) } > 30)
    #expect(red { HStack { Text(verbatim: "abcdefgh").underline(false) }.underline(color: .red) } == 0)
    #expect(red { HStack { Text(verbatim: "abcdefgh") }.underline(false).underline(color: .red) } == 0)
  }

  @Test("A baseline offset of a container moves its texts up")
  func baselineOffset() {
    func top(_ offset: CGFloat) -> Int? {
      let host = TestHost(size: CGSize(width: 100, height: 100)) {
        HStack(alignment: .firstTextBaseline) {
          Text(verbatim: "x").baselineOffset(0).hidden()
          Text(verbatim: "x").foregroundColor(.red)
        }
        .baselineOffset(offset)
      }
      let image = host.snapshot()
      return (0..<100).first { y in (0..<100).contains { x in image.pixel(x, y).red > 150 && image.pixel(x, y).green < 120 } }
    }
    #expect(top(0) != nil && top(10) != nil)
    if let plain = top(0), let moved = top(10) { #expect(moved < plain) }
  }

  private struct Case: View {
    let model: Model

    var body: some View {
      VStack {
        Text("a \(Text(verbatim: "straße")) **b**")
        Text(verbatim: "Own").textCase(nil)
      }
      .textCase(model.textCase)
      .strikethrough(model.isStruck, color: .red)
    }
  }

  @Test("textCase changes the drawing by the language's rules, follows changes, and doesn't change the text itself")
  func textCase() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Case(model: model) }
    func isShown(as first: LocalizedStringKey) -> Bool {
      let plain = TestHost(size: CGSize(width: 200, height: 100)) {
        VStack {
          Text(first)
          Text(verbatim: "Own")
        }
      }
      return host.snapshot().pngData == plain.snapshot().pngData
    }
    #expect(isShown(as: "A STRASSE **B**"))
    model.textCase = .lowercase
    host.advance(by: 0.1)
    #expect(isShown(as: "a straße **b**"))
    #expect(host.exists(text: "a straße b"))
  }

  @Test("A change of a decoration is drawn and can be reverted")
  func change() {
    let model = Model()
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Case(model: model) }
    let before = host.snapshot().pngData
    model.isStruck = true
    host.advance(by: 0.1)
    #expect(host.snapshot().pngData != before)
    model.isStruck = false
    host.advance(by: 0.1)
    #expect(host.snapshot().pngData == before)
    #expect(host.messages.isEmpty)
  }
}
