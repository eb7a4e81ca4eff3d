import Foundation
import Oriel
import OrielTesting
import Testing

/// Tests of texts and symbols in a gradient with two halves: red on the left, blue on the right.
@MainActor
@Suite("Texts and symbols with gradients")
struct GradientTextTests {
  private static let red = Color(.sRGB, red: 1, green: 0, blue: 0)
  private static let blue = Color(.sRGB, red: 0, green: 0, blue: 1)
  private static let halves = LinearGradient(
    stops: [.init(color: red, location: 0.5), .init(color: blue, location: 0.5)], startPoint: .leading, endPoint: .trailing)
  /// A font so bold that each glyph has fully covered pixels.
  private static let font = Font.system(size: 60, weight: .black)

  /// Returns the number of pixels that match the color in the columns of a picture of 400 by 100 pixels.
  private func count(_ color: (Snapshot.Pixel) -> Bool, in columns: Range<Int>, of picture: Snapshot) -> Int {
    columns.reduce(0) { count, x in count + (0..<100).filter { color(picture.pixel(x, $0)) }.count }
  }

  private func isRed(_ pixel: Snapshot.Pixel) -> Bool { pixel.red > 200 && pixel.green < 60 && pixel.blue < 60 }
  private func isBlue(_ pixel: Snapshot.Pixel) -> Bool { pixel.blue > 200 && pixel.green < 60 && pixel.red < 60 }
  private func isGreen(_ pixel: Snapshot.Pixel) -> Bool { pixel.green > 200 && pixel.red < 60 && pixel.blue < 60 }

  private func picture(@ViewBuilder _ content: () -> some View) -> Snapshot {
    let host = TestHost(size: CGSize(width: 400, height: 100), content: content)
    defer { host.close() }
    return host.snapshot()
  }

  private func expectHalves(_ comment: Comment, @ViewBuilder _ content: () -> some View) {
    let picture = picture(content)
    #expect(count(isRed, in: 0..<200, of: picture) > 200, comment)
    #expect(count(isBlue, in: 200..<400, of: picture) > 200, comment)
    #expect(count(isBlue, in: 0..<195, of: picture) == 0 && count(isRed, in: 205..<400, of: picture) == 0, comment)
  }

  @Test("A gradient spans the whole text, whether the text, its parts or a container sets it")
  func wholeText() {
    expectHalves("around") { Text(verbatim: "MMMM").font(Self.font).foregroundStyle(Self.halves) }
    expectHalves("of the text") { Text(verbatim: "MMMM").foregroundStyle(Self.halves).font(Self.font) }
    expectHalves("of a container") { HStack { Text(verbatim: "MMMM").font(Self.font) }.foregroundStyle(Self.halves) }
    expectHalves("of both parts") {
      (Text(verbatim: "MM").foregroundStyle(Self.halves) + Text(verbatim: "MM").foregroundStyle(Self.halves)).font(Self.font)
    }
    expectHalves("of a label's icon") { Image(systemName: "square.fill").font(Self.font).foregroundStyle(Self.halves) }
    expectHalves("of a button's label") {
      Button {
      } label: {
        Text(verbatim: "MMMM").font(Self.font).foregroundStyle(Self.halves)
      }
      .buttonStyle(.plain)
    }
  }

  @Test("Parts with their own colors keep them, and the gradient of one part doesn't affect the others")
  func parts() {
    let inGreen = Text(verbatim: "MM").foregroundColor(Color(.sRGB, red: 0, green: 1, blue: 0))
    let around = picture { (Text(verbatim: "MM") + inGreen).font(Self.font).foregroundStyle(Self.halves) }
    #expect(count(isRed, in: 0..<200, of: around) > 200 && count(isGreen, in: 0..<195, of: around) == 0)
    #expect(count(isGreen, in: 200..<400, of: around) > 200 && count(isBlue, in: 0..<400, of: around) == 0)
    let own = picture { (inGreen + Text(verbatim: "MM").foregroundStyle(Self.halves)).font(Self.font) }
    #expect(count(isGreen, in: 0..<200, of: own) > 200 && count(isBlue, in: 200..<400, of: own) > 200)
    #expect(count(isRed, in: 0..<195, of: own) == 0)
  }

  @Test("The shadow of a part is cast by that part only")
  func shadowOfAPart() {
    let picture = picture {
      (Text(verbatim: "MM")
        + Text(verbatim: "MM").foregroundStyle(Self.red.shadow(.drop(color: Color(.sRGB, red: 0, green: 0, blue: 1), radius: 0, y: 40))))
        .font(Self.font)
        .foregroundColor(Self.red).offset(y: -20)
    }
    #expect(count(isBlue, in: 0..<190, of: picture) == 0)
    #expect(count(isBlue, in: 205..<400, of: picture) > 100)
  }

  @Test("A canvas draws texts with gradients from a shading or from the text")
  func canvas() {
    expectHalves("a shading") {
      Canvas { context, size in
        var text = context.resolve(Text(verbatim: "MMMM").font(Self.font))
        text.shading = .linearGradient(
          Gradient(stops: [.init(color: Self.red, location: 0.5), .init(color: Self.blue, location: 0.5)]), startPoint: CGPoint(x: 0, y: 0),
          endPoint: CGPoint(x: 400, y: 0))
        context.draw(text, at: CGPoint(x: 200, y: 50))
      }
    }
    expectHalves("a text's own") {
      Canvas { context, size in
        context.draw(Text(verbatim: "MMMM").font(Self.font).foregroundStyle(Self.halves), at: CGPoint(x: 200, y: 50))
      }
    }
  }

  @Test("A text is redrawn when its foreground style changes to a gradient and back")
  func changes() {
    let host = TestHost(size: CGSize(width: 400, height: 100)) { Changing() }
    defer { host.close() }
    #expect(count(isBlue, in: 0..<400, of: host.snapshot()) == 0)
    host.tap(at: CGPoint(x: 200, y: 50))
    #expect(count(isBlue, in: 200..<400, of: host.snapshot()) > 200)
    host.tap(at: CGPoint(x: 200, y: 50))
    #expect(count(isBlue, in: 0..<400, of: host.snapshot()) == 0)
  }

  private struct Changing: View {
    @State private var hasGradient = false

    var body: some View {
      Text(verbatim: "MMMM").font(GradientTextTests.font)
        .foregroundStyle(hasGradient ? AnyShapeStyle(GradientTextTests.halves) : AnyShapeStyle(GradientTextTests.red))
        .onTapGesture { hasGradient.toggle() }
    }
  }
}
