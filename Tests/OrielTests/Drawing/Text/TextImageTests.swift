import Foundation
import OrielDrawing
import OrielTesting
import Testing

@testable import Oriel

@MainActor
@Suite("Images in texts")
struct TextImageTests {
  private func ink(_ view: some View, where matches: (Snapshot.Pixel) -> Bool = { $0.red < 128 }) -> CGRect {
    let host = TestHost(size: CGSize(width: 200, height: 60)) { view }
    defer { host.close() }
    let picture = host.snapshot()
    var ink = CGRect.null
    for y in 0..<60 { for x in 0..<200 where matches(picture.pixel(x, y)) { ink = ink.union(CGRect(x: x, y: y, width: 1, height: 1)) } }
    return ink
  }

  @Test("A symbol in a text is drawn inline in the text's size and color")
  func symbol() throws {
    let host = TestHost(size: CGSize(width: 200, height: 60)) {
      Text("\(Image(systemName: "square.fill")) Rated").font(.system(size: 30)).foregroundStyle(Color(red: 1, green: 0, blue: 0))
    }
    defer { host.close() }
    let element = try host.find(text: "Rated")
    #expect(element.label == "square fill Rated")
    let alone = TestHost(size: CGSize(width: 200, height: 60)) { Text(verbatim: " Rated").font(.system(size: 30)) }
    defer { alone.close() }
    let without = try alone.find(text: "Rated").frame.width
    #expect(abs(element.frame.width - without - 35) <= 2, "\(element.frame.width) \(without)")
    let picture = host.snapshot()
    let pixel = picture.pixel(Int(element.frame.minX) + 17, 30)
    #expect(pixel.red > 220 && pixel.green < 40)
    #expect(host.messages.isEmpty)
  }

  @Test("An image alone in a text has the size of the image view")
  func alone() {
    let font = Font.system(size: 30)
    let (text, image) = (ink(Text(Image(systemName: "heart.fill")).font(font)), ink(Image(systemName: "heart.fill").font(font)))
    #expect(abs(text.width - image.width) <= 1 && abs(text.height - image.height) <= 1, "\(text) \(image)")
    #expect(abs(text.midX - image.midX) <= 1)
  }

  @Test("An image in a text has the color of its part")
  func partColor() {
    let view = (Text(verbatim: "a") + Text(Image(systemName: "circle.fill")).foregroundColor(Color(red: 1, green: 0, blue: 0)))
      .font(.system(size: 30)).foregroundStyle(Color(red: 0, green: 0, blue: 1))
    let red = ink(view) { $0.red > 220 && $0.green < 40 && $0.blue < 40 }
    let blue = ink(view) { $0.blue > 220 && $0.green < 40 && $0.red < 40 }
    #expect(!red.isNull && !blue.isNull)
    #expect(blue.maxX < red.minX + 2)
  }

  @Test("A canvas draws an image in a text, and the text's string omits the image's name")
  func elsewhere() {
    let canvas = Canvas { context, size in
      context.draw(Text(Image(systemName: "square.fill")).font(.system(size: 30)), at: CGPoint(x: size.width / 2, y: size.height / 2))
    }
    #expect(ink(canvas).width > 15)
    #expect(Text("\(Image(systemName: "star.fill")) Rated").string(in: Locale(identifier: "en_US")) == " Rated")
    #expect(Text(Image("dog", label: Text(verbatim: "A dog"))).string(in: Locale(identifier: "en_US")) == "A dog")
  }

  @Test("The images of a text shrink with it")
  func shrunk() {
    let view = Text("\(Image(systemName: "square.fill")) Rated").font(.system(size: 40)).lineLimit(1).minimumScaleFactor(0.3)
      .frame(width: 60)
    let ink = ink(view)
    #expect(ink.width <= 62 && ink.height < 30, "\(ink)")
  }
}
