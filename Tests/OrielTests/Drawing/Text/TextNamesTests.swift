import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Effects of text modifiers")
struct TextNamesTests {
  private func width<Content: View>(_ label: String, @ViewBuilder _ content: () -> Content) throws -> CGFloat {
    let host = TestHost(size: CGSize(width: 600, height: 100), content: content)
    defer { host.close() }
    return try host.find(label).frame.width
  }

  @Test("fontWeight sets the weight of a text and of a container's texts")
  func fontWeight() throws {
    let text = Text(verbatim: "Weights")
    let regular = try width("Weights") { text }
    let bold = try width("Weights") { text.bold() }
    #expect(bold > regular)
    #expect(try width("Weights") { text.fontWeight(.bold) } == bold)
    #expect(try width("Weights") { HStack { text }.fontWeight(.bold) } == bold)
    #expect(try width("Weights") { HStack { text.fontWeight(nil) }.fontWeight(.bold) } == bold)
  }

  @Test("fontDesign selects the family, and all glyphs of the monospaced one have the same width")
  func fontDesign() throws {
    func widths(_ design: Font.Design?) throws -> [CGFloat] {
      try ["iiiii", "MMMMM"].map { string in try width(string) { HStack { Text(verbatim: string) }.fontDesign(design) } }
    }
    let monospaced = try widths(.monospaced)
    #expect(monospaced[0] == monospaced[1])
    let standard = try widths(nil)
    #expect(standard[0] < standard[1] / 2)
    #expect(try width("iiiii") { Text(verbatim: "iiiii").fontDesign(.monospaced) } == monospaced[0])
  }

  @Test("truncationMode selects the end of the line that is truncated", arguments: [Text.TruncationMode.head, .middle, .tail])
  func truncationMode(mode: Text.TruncationMode) {
    let filler = Text(verbatim: String(repeating: "m", count: 40))
    let host = TestHost(size: CGSize(width: 200, height: 40)) {
      (Text(verbatim: "MMM").foregroundColor(.red) + filler + Text(verbatim: "MMM").foregroundColor(.blue))
        .lineLimit(1)
        .truncationMode(mode)
    }
    let image = host.snapshot()
    // The ellipsis has the color of the text that it replaces.
    var (start, end) = (0, 0)
    for x in 0..<image.width {
      for y in 0..<image.height {
        let pixel = image.pixel(x, y)
        if pixel.red > 200, pixel.blue < 120 { start += 1 }
        if pixel.blue > 200, pixel.red < 80 { end += 1 }
      }
    }
    #expect((start > 60) == (mode != .head), "\(start)")
    #expect((end > 60) == (mode != .tail), "\(end)")
    host.close()
  }

  @Test("allowsTightening tightens a text before it truncates, by a twentieth of its size at most")
  func allowsTightening() throws {
    let string = "A line that is a little too long"
    let natural = try width(string) { Text(verbatim: string) }
    func shown(_ share: CGFloat, _ isAllowed: Bool) throws -> CGFloat {
      try width(string) { Text(verbatim: string).lineLimit(1).allowsTightening(isAllowed).frame(width: (natural * share).rounded(.up)) }
    }
    let room = (natural * 0.95).rounded(.up)
    let tight = try shown(0.95, true)
    // With all of its letters the text fills the available width. Truncated at a letter, it would be narrower.
    #expect(tight <= room && tight > room - 2)
    let host = TestHost(size: CGSize(width: 600, height: 100)) {
      VStack {
        Text(verbatim: string).lineLimit(1).allowsTightening(true).frame(width: room)
        Text(verbatim: string).lineLimit(1).frame(width: room)
        Text(verbatim: string).lineLimit(1).allowsTightening(true).minimumScaleFactor(0.5).frame(width: room)
      }
    }
    let frames = host.findAll(label: string).map(\.frame)
    // A text that fits by tightening alone isn't scaled down.
    #expect(frames[2].height == frames[0].height && frames[0].height == frames[1].height)
    #expect(frames[2].width == frames[0].width)
    host.close()
  }

  @Test("A text that can't tighten enough is scaled down, and tightening makes it larger than without")
  func tooLong() throws {
    let string = "A line that is much too long for its room"
    let natural = try width(string) { Text(verbatim: string) }
    let host = TestHost(size: CGSize(width: 600, height: 100)) {
      VStack {
        Text(verbatim: string).lineLimit(1).minimumScaleFactor(0.5).frame(width: natural * 0.8)
        Text(verbatim: string).lineLimit(1).minimumScaleFactor(0.5).allowsTightening(true).frame(width: natural * 0.8)
      }
    }
    let heights = host.findAll(label: string).map(\.frame.height)
    #expect(heights[1] > heights[0])
    host.close()
  }

  @Test("textScale scales a part or a container's texts, and has no effect when it isn't enabled")
  func textScale() throws {
    let text = Text(verbatim: "Scale")
    let natural = try width("Scale") { text }
    let small = try width("Scale") { text.textScale(.secondary) }
    #expect(abs(small / natural - 0.8) < 0.05)
    #expect(try width("Scale") { HStack { text }.textScale(.secondary) } == small)
    #expect(try width("Scale") { HStack { text }.textScale(.secondary, isEnabled: false) } == natural)
    #expect(try width("Scale") { text.textScale(.secondary, isEnabled: false) } == natural)
    #expect(try width("Scale") { HStack { text.textScale(.default) }.textScale(.secondary) } == natural)
    #expect(try width("12 km") { text12 } < width("12 km") { Text(verbatim: "12 km") })
  }

  private var text12: Text { Text(verbatim: "12") + Text(verbatim: " km").textScale(.secondary) }

  @Test("sizeCategory mirrors dynamicTypeSize for reading and writing")
  func sizeCategory() throws {
    struct Reader: View {
      @Environment(\.sizeCategory) private var category
      var body: some View { Text(verbatim: "\(category)") }
    }
    let host = TestHost {
      VStack {
        Reader()
        Reader().environment(\.sizeCategory, .accessibilityLarge)
        Reader().dynamicTypeSize(.xSmall)
        Text(verbatim: "big").environment(\.sizeCategory, .extraExtraExtraLarge)
        Text(verbatim: "big").dynamicTypeSize(.xxxLarge)
      }
    }
    for name in ["large", "accessibilityLarge", "extraSmall"] { #expect(host.exists(name)) }
    let big = host.findAll(label: "big").map(\.frame.size)
    #expect(big[0] == big[1])
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory && !ContentSizeCategory.extraLarge.isAccessibilityCategory)
    #expect(ContentSizeCategory.small < .large && ContentSizeCategory.allCases.count == DynamicTypeSize.allCases.count)
    host.close()
  }

  @Test("dynamicTypeSize with a range clamps the size to the range")
  func dynamicTypeSizeRange() throws {
    func width(_ size: DynamicTypeSize, _ apply: (Text) -> some View) throws -> CGFloat {
      let host = TestHost(size: CGSize(width: 600, height: 200)) { apply(Text(verbatim: "Range")) }
      host.dynamicTypeSize = size
      host.render()
      defer { host.close() }
      return try host.find("Range").frame.width
    }
    let (small, large) = (try width(.small) { $0 }, try width(.xxLarge) { $0 })
    #expect(small < large)
    #expect(try width(.xxLarge) { $0.dynamicTypeSize(...DynamicTypeSize.small) } == small)
    #expect(try width(.xSmall) { $0.dynamicTypeSize(.small ... .xxLarge) } == small)
    #expect(try width(.xxLarge) { $0.dynamicTypeSize(.small ... .xxLarge) } == large)
    #expect(try width(.xSmall) { $0.dynamicTypeSize(DynamicTypeSize.xxLarge...) } == large)
    #expect(try width(.xxxLarge) { $0.dynamicTypeSize(.small ..< .xxxLarge) } == large)
  }
}
