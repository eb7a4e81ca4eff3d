import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Symbols and images in canvases")
struct CanvasImageTests {
  private func picture(_ view: some View) -> (snapshot: Snapshot, messages: [String]) {
    let host = TestHost(size: CGSize(width: 100, height: 100)) { view }
    defer { host.close() }
    return (host.snapshot(), host.messages)
  }

  private func ink(_ snapshot: Snapshot, where matches: (Snapshot.Pixel) -> Bool = { $0.red < 128 }) -> CGRect {
    var ink = CGRect.null
    for y in 0..<100 { for x in 0..<100 where matches(snapshot.pixel(x, y)) { ink = ink.union(CGRect(x: x, y: y, width: 1, height: 1)) } }
    return ink
  }

  @Test("A system symbol that Oriel can draw fills the given rectangle of a canvas, and no message is reported")
  func globe() {
    let (snapshot, messages) = picture(
      Canvas { context, _ in
        let globe = context.resolve(Image(systemName: "globe"))
        context.draw(globe, in: CGRect(x: 10, y: 10, width: 80, height: 80))
      })
    let ink = ink(snapshot)
    #expect(ink.width > 55 && ink.height > 55 && abs(ink.midX - 50) <= 1, "\(ink)")
    #expect(messages.isEmpty)
  }

  @Test("A resolved symbol has the size of the image view in the environment's font, and is drawn in the foreground style")
  func size() throws {
    final class Log { var size = CGSize.zero; var baseline: CGFloat = 0 }
    let log = Log()
    let (snapshot, _) = picture(
      Canvas { context, _ in
        let heart = context.resolve(Image(systemName: "heart.fill"))
        (log.size, log.baseline) = (heart.size, heart.baseline)
        context.draw(heart, at: CGPoint(x: 50, y: 50))
      }
      .font(.system(size: 40)).foregroundStyle(Color(red: 1, green: 0, blue: 0)))
    let view = picture(Image(systemName: "heart.fill").font(.system(size: 40))).snapshot
    let (drawn, seen) = (ink(snapshot) { $0.red > 220 && $0.green < 40 }, ink(view))
    #expect(abs(drawn.width - seen.width) <= 1 && abs(drawn.height - seen.height) <= 1, "\(drawn) \(seen)")
    #expect(log.size == CGSize(width: 47, height: 47))
    #expect(log.baseline > 30 && log.baseline < 47)
  }

  @Test("A symbol is drawn with the shading of its resolved image")
  func shading() {
    let (snapshot, _) = picture(
      Canvas { context, size in
        var star = context.resolve(Image(systemName: "star.fill"))
        star.shading = .color(red: 0, green: 0, blue: 1)
        context.draw(star, in: CGRect(origin: .zero, size: size))
      })
    let middle = snapshot.pixel(50, 50)
    #expect(middle.blue > 220 && middle.red < 40)
  }

  @Test("A symbol that is drawn large has the sharp edges of a vector drawing")
  func sharp() {
    let (snapshot, _) = picture(
      Canvas { context, size in
        context.draw(Image(systemName: "square.fill"), in: CGRect(origin: .zero, size: size))
      })
    let shades = (0..<100).filter { (20...235).contains(snapshot.pixel($0, 50).red) }
    #expect(shades.count <= 2, "\(shades)")
  }

  @Test("A symbol stretches to fill a rectangle that isn't square")
  func stretched() {
    let (snapshot, _) = picture(
      Canvas { context, _ in context.draw(Image(systemName: "square.fill"), in: CGRect(x: 0, y: 30, width: 100, height: 40)) })
    let ink = ink(snapshot)
    #expect(ink.width > ink.height * 2, "\(ink)")
  }
}
