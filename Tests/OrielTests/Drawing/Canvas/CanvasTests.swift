import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Canvases")
struct CanvasTests {
  private func picture<S: View>(_ canvas: Canvas<S>) -> Snapshot {
    let host = TestHost(size: CGSize(width: 100, height: 100)) { canvas }
    defer { host.close() }
    return host.snapshot()
  }

  private static let white = Snapshot.Pixel(red: 255, green: 255, blue: 255)
  private static let red = Snapshot.Pixel(red: 255, green: 0, blue: 0)

  @Test func pathsAreFilledAndStrokedWhereTheTransformPutsThem() {
    let picture = picture(
      Canvas { context, size in
        #expect(size == CGSize(width: 100, height: 100))
        context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(red: 1, green: 0, blue: 0))
        var moved = context
        moved.translateBy(x: 50, y: 50)
        moved.scaleBy(x: 2, y: 2)
        moved.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(red: 1, green: 0, blue: 0))
        context.stroke(Path(CGRect(x: 80, y: 5, width: 10, height: 10)), with: .color(red: 1, green: 0, blue: 0), lineWidth: 2)
      })
    #expect(picture.pixel(10, 10) == Self.red && picture.pixel(30, 10) == Self.white)
    #expect(picture.pixel(52, 52) == Self.red && picture.pixel(68, 68) == Self.red && picture.pixel(72, 72) == Self.white)
    #expect(picture.pixel(80, 10) == Self.red && picture.pixel(85, 10) == Self.white)
  }

  @Test func opacityClipsAndBlendModesAreTheContextsOwn() {
    let picture = picture(
      Canvas { context, size in
        let all = Path(CGRect(origin: .zero, size: size))
        var half = context
        half.opacity = 0.5
        half.clip(to: Path(CGRect(x: 0, y: 0, width: 50, height: 100)))
        half.fill(all, with: .color(red: 1, green: 0, blue: 0))
        var inverse = context
        inverse.clip(to: Path(CGRect(x: 0, y: 0, width: 100, height: 90)), options: .inverse)
        inverse.fill(all, with: .color(red: 0, green: 0, blue: 1))
        context.fill(Path(CGRect(x: 60, y: 0, width: 40, height: 40)), with: .color(red: 1, green: 1, blue: 0))
        context.blendMode = .multiply
        context.fill(Path(CGRect(x: 70, y: 10, width: 20, height: 20)), with: .color(red: 0, green: 1, blue: 1))
      })
    let half = picture.pixel(20, 20)
    #expect(half.red == 255 && abs(half.green - 128) <= 1)
    #expect(picture.pixel(55, 50) == Self.white)
    #expect(picture.pixel(75, 95) == .init(red: 0, green: 0, blue: 255) && picture.pixel(75, 85) == Self.white)
    #expect(picture.pixel(80, 20) == .init(red: 0, green: 255, blue: 0))
  }

  @Test func aLayerFadesAsOnePicture() {
    let picture = picture(
      Canvas { context, size in
        context.opacity = 0.5
        context.drawLayer { layer in
          layer.fill(Path(CGRect(x: 0, y: 0, width: 60, height: 100)), with: .color(red: 0, green: 0, blue: 0))
          layer.fill(Path(CGRect(x: 40, y: 0, width: 60, height: 100)), with: .color(red: 0, green: 0, blue: 0))
        }
      })
    #expect(picture.pixel(50, 50) == picture.pixel(20, 50))
    #expect(abs(picture.pixel(50, 50).red - 128) <= 1)
  }

  @Test func filtersGradientsAndTexts() {
    let picture = picture(
      Canvas { context, size in
        var blurred = context
        blurred.addFilter(.blur(radius: 4))
        blurred.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(.black))
        context.fill(
          Path(CGRect(x: 50, y: 0, width: 50, height: 50)),
          with: .linearGradient(
            Gradient(colors: [.black, .white]), startPoint: CGPoint(x: 50, y: 0), endPoint: CGPoint(x: 100, y: 0)))
        let text = context.resolve(Text("MM").font(.system(size: 30)))
        #expect(text.measure(in: size).width > 30)
        context.draw(text, at: CGPoint(x: 50, y: 80))
      })
    let edge = picture.pixel(46, 20).red
    #expect(edge > 20 && edge < 200, "Blurred: \(edge)")
    #expect(picture.pixel(55, 25).red < 50 && picture.pixel(95, 25).red > 200)
    var ink = CGRect.null
    for y in 60..<100 { for x in 0..<100 where picture.pixel(x, y).red < 100 { ink = ink.union(CGRect(x: x, y: y, width: 1, height: 1)) } }
    #expect(abs(ink.midX - 50) < 3 && abs(ink.midY - 80) < 5)
  }

  @Test func anOpaqueBlurKeepsToItsBounds() {
    func picture(_ options: GraphicsContext.BlurOptions) -> Snapshot {
      self.picture(
        Canvas { context, _ in
          context.addFilter(.blur(radius: 4, options: options))
          context.fill(Path(CGRect(x: 10, y: 10, width: 50, height: 50)), with: .color(.black))
        })
    }
    #expect(picture([]).pixel(58, 30).red > 20 && picture([]).pixel(62, 30) != Self.white)
    #expect(picture(.opaque).pixel(58, 30).red < 5 && picture(.opaque).pixel(62, 30) == Self.white)
  }

  @Test func symbolsAreViewsFoundByTheirTags() {
    let picture = picture(
      Canvas { context, size in
        guard let dot = context.resolveSymbol(id: 7) else { return }
        #expect(dot.size == CGSize(width: 10, height: 10))
        context.draw(dot, at: CGPoint(x: 20, y: 20))
        context.draw(dot, in: CGRect(x: 60, y: 60, width: 30, height: 30))
        #expect(context.resolveSymbol(id: 8).map { _ in true } == nil)
      } symbols: {
        Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10).tag(7)
      })
    #expect(picture.pixel(20, 20) == Self.red && picture.pixel(30, 20) == Self.white)
    #expect(picture.pixel(62, 62) == Self.red && picture.pixel(88, 88) == Self.red)
    #expect(picture.pixel(2, 2) == Self.white, "A symbol appears only where it is drawn")
  }

  @Test func changesOfItsStateAndItsSizeRedrawACanvas() throws {
    struct Growing: View {
      @State private var width: CGFloat = 20
      var body: some View {
        VStack(spacing: 0) {
          Canvas { context, size in
            context.fill(Path(CGRect(x: 0, y: 0, width: min(width, size.width), height: 10)), with: .color(red: 1, green: 0, blue: 0))
          }
          Button("Wider") { width = 300 }
        }
      }
    }
    let host = TestHost(size: CGSize(width: 100, height: 100)) { Growing() }
    #expect(host.snapshot().pixel(30, 5) == Self.white)
    try host.tap("Wider")
    #expect(host.snapshot().pixel(95, 5) == Self.red)
    host.resize(to: CGSize(width: 200, height: 100))
    #expect(host.snapshot().pixel(195, 5) == Self.red)
    host.close()
  }
}
