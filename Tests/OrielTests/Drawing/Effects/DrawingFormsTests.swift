import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Blended shape styles, groups with a color mode, and alpha and matrix filters")
struct DrawingFormsTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let green = Color(red: 0, green: 1, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)
  private static let white = Snapshot.Pixel(red: 255, green: 255, blue: 255)
  private static let black = Snapshot.Pixel(red: 0, green: 0, blue: 0)

  private func picture<V: View>(_ view: V) -> (snapshot: Snapshot, messages: [String]) {
    let host = TestHost(size: CGSize(width: 100, height: 100)) { view }
    defer { host.close() }
    return (host.snapshot(), host.messages)
  }

  // MARK: Styles

  private func pixel<V: View>(on ground: Color = Self.red, _ view: V) -> Snapshot.Pixel {
    picture(
      ZStack {
        ground
        view
      }
    ).snapshot.pixel(50, 50)
  }

  @Test("A style with a blend mode blends with its backdrop")
  func blendMode() {
    #expect(pixel(Rectangle().fill(Self.blue)) == .init(red: 0, green: 0, blue: 255))
    #expect(pixel(Rectangle().fill(Self.blue.blendMode(.multiply))) == Self.black)
    #expect(pixel(Circle().fill(Self.blue.blendMode(.screen))) == .init(red: 255, green: 0, blue: 255))
    #expect(pixel(Rectangle().fill(.blendMode(.multiply)).foregroundStyle(Self.blue)) == Self.black)
    #expect(pixel(Rectangle().fill(Self.blue.blendMode(.normal))) == .init(red: 0, green: 0, blue: 255))
    let gradient = LinearGradient(colors: [Self.blue, Self.blue], startPoint: .top, endPoint: .bottom)
    #expect(pixel(Rectangle().fill(gradient.blendMode(.multiply))) == Self.black)
  }

  @Test("A style's blend mode applies after its shadow and opacity, and the outer of two blend modes wins")
  func blendOrder() {
    let blue = AnyShapeStyle(Self.blue)
    #expect(pixel(Rectangle().fill(blue.blendMode(.multiply).shadow(.drop(color: .clear, radius: 2)))) == Self.black)
    let faint = pixel(Rectangle().fill(blue.blendMode(.multiply).opacity(0.5)))
    #expect((125...130).contains(faint.red) && faint.blue == 0, "\(faint)")
    #expect(pixel(Rectangle().fill(blue.blendMode(.multiply).blendMode(.screen))) == .init(red: 255, green: 0, blue: 255))
  }

  @Test("A blended foreground style applies to text")
  func blendedText() {
    let text = Text(verbatim: "M").font(.system(size: 60, weight: .black))
    let drawn = picture(
      ZStack {
        Self.red
        text.foregroundStyle(Self.blue.blendMode(.screen))
      }
    ).snapshot
    let seen = (0..<100).flatMap { x in (0..<100).map { drawn.pixel(x, $0) } }
    #expect(seen.contains(.init(red: 255, green: 0, blue: 255)) && !seen.contains { $0.red < 250 })
  }

  // MARK: Groups

  @Test("A drawing group accepts a color mode and is opaque only if requested")
  func drawingGroup() {
    let corner = Color.clear.overlay(alignment: .topLeading) { Self.blue.frame(width: 5, height: 5) }
    #expect(pixel(corner.drawingGroup(opaque: false, colorMode: .nonLinear)) == .init(red: 255, green: 0, blue: 0))
    #expect(pixel(corner.drawingGroup(opaque: true, colorMode: ColorRenderingMode.nonLinear)) == Self.black)
    #expect(pixel(corner.drawingGroup(colorMode: .nonLinear)) == .init(red: 255, green: 0, blue: 0))
  }

  // MARK: Filters

  /// Three bars from left to right: faint, strong, opaque.
  private func bars(_ filter: GraphicsContext.Filter) -> (snapshot: Snapshot, messages: [String]) {
    picture(
      Canvas { context, _ in
        context.addFilter(filter)
        context.drawLayer { layer in
          for (index, opacity) in [0.3, 0.8, 1].enumerated() {
            layer.fill(Path(CGRect(x: 10 + index * 30, y: 0, width: 20, height: 100)), with: .color(Self.green.opacity(opacity)))
          }
        }
      })
  }

  @Test("alphaThreshold keeps pixels whose opacity is in the range and draws them in one color")
  func alphaThreshold() {
    let half = bars(.alphaThreshold(min: 0.5)).snapshot
    #expect([20, 50, 80].map { half.pixel($0, 50) } == [Self.white, Self.black, Self.black])
    #expect(half.pixel(5, 50) == Self.white && half.pixel(35, 50) == Self.white)
    let range = bars(.alphaThreshold(min: 0.2, max: 0.9, color: Self.red)).snapshot
    let red = Snapshot.Pixel(red: 255, green: 0, blue: 0)
    #expect([20, 50, 80].map { range.pixel($0, 50) } == [red, red, Self.white])
    let faint = bars(.alphaThreshold(min: 0.9, color: Self.red.opacity(0.5))).snapshot
    #expect(faint.pixel(50, 50) == Self.white && (125...130).contains(faint.pixel(80, 50).green))
  }

  @Test("The bounds of alphaThreshold are inclusive, and NaN, crossed or unreachable bounds keep nothing")
  func thresholdBounds() {
    let exact = bars(.alphaThreshold(min: 204.0 / 255, max: 204.0 / 255)).snapshot
    #expect([20, 50, 80].map { exact.pixel($0, 50) } == [Self.white, Self.black, Self.white])
    for filter in [GraphicsContext.Filter.alphaThreshold(min: .nan), .alphaThreshold(min: 0.9, max: 0.1), .alphaThreshold(min: 2)] {
      let none = bars(filter).snapshot
      #expect([20, 50, 80].allSatisfy { none.pixel($0, 50) == Self.white })
    }
  }

  @Test("Blurred shapes merge where their summed opacity is above the threshold")
  func metaballs() {
    let drawn = picture(
      Canvas { context, _ in
        context.addFilter(.alphaThreshold(min: 0.5, color: Self.red))
        context.addFilter(.blur(radius: 6))
        context.drawLayer { layer in
          layer.fill(Path(CGRect(x: 20, y: 30, width: 28, height: 40)), with: .color(.black))
          layer.fill(Path(CGRect(x: 52, y: 30, width: 28, height: 40)), with: .color(.black))
        }
      }
    ).snapshot
    #expect(drawn.pixel(50, 50) == .init(red: 255, green: 0, blue: 0) && drawn.pixel(30, 50) == .init(red: 255, green: 0, blue: 0))
    #expect(drawn.pixel(50, 10) == Self.white && drawn.pixel(5, 50) == Self.white)
  }

  @Test("A default ColorMatrix is the identity and changes no color")
  func identity() {
    let matrix = ColorMatrix()
    #expect([matrix.r1, matrix.r2, matrix.r3, matrix.r4, matrix.r5] == [1, 0, 0, 0, 0])
    #expect([matrix.g1, matrix.g2, matrix.g3, matrix.g4, matrix.g5] == [0, 1, 0, 0, 0])
    #expect([matrix.b1, matrix.b2, matrix.b3, matrix.b4, matrix.b5] == [0, 0, 1, 0, 0])
    #expect([matrix.a1, matrix.a2, matrix.a3, matrix.a4, matrix.a5] == [0, 0, 0, 1, 0])
    #expect(matrix == ColorMatrix())
    #expect(bars(.colorMatrix(matrix)).snapshot.pixel(80, 50) == .init(red: 0, green: 255, blue: 0))
  }

  @Test("A ColorMatrix computes each component from all components and an offset")
  func matrix() {
    var swap = ColorMatrix()
    (swap.g2, swap.b2) = (0, 1)
    #expect(bars(.colorMatrix(swap)).snapshot.pixel(80, 50) == .init(red: 0, green: 0, blue: 255))
    var shifted = ColorMatrix()
    (shifted.r5, shifted.g2) = (1, 0)
    #expect(bars(.colorMatrix(shifted)).snapshot.pixel(80, 50) == .init(red: 255, green: 0, blue: 0))
    var fading = ColorMatrix()
    fading.a4 = 0.5
    let faint = bars(.colorMatrix(fading)).snapshot.pixel(80, 50)
    #expect((125...130).contains(faint.red) && faint.green >= 253, "\(faint)")
  }

  @Test("A ColorMatrix with a nonfinite component is reported once and changes nothing")
  func badMatrix() {
    var matrix = ColorMatrix()
    matrix.b3 = .nan
    let (drawn, messages) = bars(.colorMatrix(matrix))
    #expect(drawn.pixel(80, 50) == .init(red: 0, green: 255, blue: 0) && messages.count == 1, "\(messages)")
  }
}
