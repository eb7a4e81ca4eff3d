import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Clipping, bounds and initializers of a canvas")
struct CanvasLayerTests {
  private static let white = Snapshot.Pixel(red: 255, green: 255, blue: 255)
  private static let red = Snapshot.Pixel(red: 255, green: 0, blue: 0)
  private let left = Path(CGRect(x: 0, y: 0, width: 50, height: 100))

  private func picture<V: View>(_ view: V) -> Snapshot {
    let host = TestHost(size: CGSize(width: 100, height: 100)) { view }
    defer { host.close() }
    return host.snapshot()
  }

  private func clipped(
    opacity: Double = 1, options: GraphicsContext.ClipOptions = [], _ content: @escaping (inout GraphicsContext) -> Void
  ) -> Snapshot {
    picture(
      Canvas { context, size in
        context.clipToLayer(opacity: opacity, options: options, content: content)
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(red: 1, green: 0, blue: 0))
      })
  }

  @Test("clipToLayer clips drawing to the layer's content, to its inverse, and by its opacity")
  func layers() {
    let inside = clipped { $0.fill(left, with: .color(.black)) }
    #expect(inside.pixel(20, 50) == Self.red && inside.pixel(80, 50) == Self.white)
    let outside = clipped(options: .inverse) { $0.fill(left, with: .color(.black)) }
    #expect(outside.pixel(20, 50) == Self.white && outside.pixel(80, 50) == Self.red)
    let faint = clipped(opacity: 0.5) { $0.fill(left, with: .color(.black)) }
    #expect(faint.pixel(20, 50).red == 255 && abs(faint.pixel(20, 50).green - 128) <= 2)
    #expect(clipped { _ in }.pixel(50, 50) == Self.white)
    #expect(clipped(options: .inverse) { _ in }.pixel(50, 50) == Self.red)
  }

  @Test("A clip layer is drawn in the current coordinate space, and the clip's bounding rectangle encloses it")
  func space() {
    let moved = picture(
      Canvas { context, size in
        context.translateBy(x: 50, y: 0)
        context.clipToLayer { $0.fill(left, with: .color(.black)) }
        #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 50, height: 100))
        context.fill(Path(CGRect(x: -50, y: 0, width: 100, height: 100)), with: .color(red: 1, green: 0, blue: 0))
      })
    #expect(moved.pixel(20, 50) == Self.white && moved.pixel(80, 50) == Self.red)
  }

  @Test("colorMultiply multiplies each component of what the canvas draws")
  func colorMultiply() {
    let picture = picture(
      Canvas { context, size in
        context.addFilter(.colorMultiply(Color(red: 1, green: 0, blue: 0)))
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
      })
    #expect(picture.pixel(50, 50) == Self.red)
  }

  @Test("A canvas draws nothing beyond its bounds")
  func bounds() {
    let picture = picture(
      Canvas { context, _ in
        context.fill(Path(CGRect(x: -30, y: -30, width: 100, height: 100)), with: .color(red: 1, green: 0, blue: 0))
      }
      .frame(width: 40, height: 40))
    #expect(picture.pixel(32, 32) == Self.red && picture.pixel(68, 68) == Self.red)
    #expect(picture.pixel(28, 50) == Self.white && picture.pixel(50, 72) == Self.white)
  }

  @Test("Canvas accepts all arguments of SwiftUI's initializers, draws opaque on black, and draws tagged symbols")
  func forms() {
    let canvas = Canvas(opaque: true, colorMode: .nonLinear, rendersAsynchronously: true) { context, _ in
      if let dot = context.resolveSymbol(id: 1) { context.draw(dot, at: CGPoint(x: 50, y: 50)) }
    } symbols: {
      Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10).tag(1)
    }
    #expect(canvas.colorMode == ColorRenderingMode.nonLinear && canvas.rendersAsynchronously && canvas.isOpaque)
    let drawn = picture(canvas)
    #expect(drawn.pixel(50, 50) == Self.red && drawn.pixel(5, 5) == .init(red: 0, green: 0, blue: 0))
    let plain = picture(
      Canvas(opaque: false, colorMode: .nonLinear, rendersAsynchronously: true) { context, _ in
        context.fill(left, with: .color(red: 1, green: 0, blue: 0))
      })
    #expect(plain.pixel(20, 50) == Self.red && plain.pixel(80, 50) == Self.white)
  }
}
