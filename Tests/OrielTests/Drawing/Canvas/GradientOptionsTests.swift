import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Gradients of a canvas outside of their end points")
struct GradientOptionsTests {
  private static let gradient = Gradient(colors: [.black, .white])

  private func picture(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> Snapshot {
    let host = TestHost(size: CGSize(width: 100, height: 100)) { Canvas { draw(&$0, $1) } }
    defer { host.close() }
    return host.snapshot()
  }

  private func filled(_ shading: GraphicsContext.Shading) -> Snapshot {
    picture { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: shading) }
  }

  private func linear(_ options: GraphicsContext.GradientOptions) -> GraphicsContext.Shading {
    .linearGradient(
      Self.gradient, startPoint: CGPoint(x: 20, y: 0), endPoint: CGPoint(x: 40, y: 0), options: options)
  }

  private func isNear(_ first: Int, _ second: Int) -> Bool { abs(first - second) <= 4 }

  @Test("A linear gradient holds its end colors, repeats or mirrors beyond its end points, according to its options")
  func line() {
    func grey(_ options: GraphicsContext.GradientOptions, _ x: Int) -> Int { Int(filled(linear(options)).pixel(x, 50).red) }
    #expect(grey([], 5) == 0 && grey([], 70) == 255)
    let inside = grey([], 25)
    #expect(inside > 50 && inside < 90)
    #expect(isNear(grey(.repeat, 25), inside) && isNear(grey(.repeat, 45), inside) && isNear(grey(.repeat, 85), inside))
    #expect(isNear(grey(.repeat, 5), inside), "The gradient also repeats before its start point")
    #expect(isNear(grey(.mirror, 54), inside) && isNear(grey(.mirror, 65), inside) && isNear(grey(.mirror, 14), inside))
  }

  @Test("A radial gradient holds, repeats or mirrors its colors outside and inside its radii, according to its options")
  func circle() {
    func grey(_ options: GraphicsContext.GradientOptions, _ x: Int) -> Int {
      let shading = GraphicsContext.Shading.radialGradient(
        Self.gradient, center: CGPoint(x: 0, y: 50), startRadius: 20, endRadius: 40, options: options)
      return Int(filled(shading).pixel(x, 50).red)
    }
    let inside = grey([], 25)
    #expect(grey([], 5) == 0 && grey([], 90) == 255)
    #expect(isNear(grey(.repeat, 5), inside) && isNear(grey(.repeat, 45), inside) && isNear(grey(.repeat, 65), inside))
    #expect(isNear(grey(.mirror, 54), inside) && isNear(grey(.mirror, 65), inside))
  }

  @Test("A stroke shows its repeating gradient over its whole line width")
  func stroke() {
    let shown = picture { context, _ in
      var line = Path()
      line.move(to: CGPoint(x: 30, y: 20))
      line.addLine(to: CGPoint(x: 30, y: 80))
      context.stroke(line, with: self.linear(.repeat), lineWidth: 50)
    }
    #expect(isNear(Int(shown.pixel(45, 50).red), Int(shown.pixel(25, 50).red)))
  }

  @Test("A gradient mixes colors by their sRGB values, or by linear light with linearColor")
  func light() {
    let turn = { (options: GraphicsContext.GradientOptions) in
      GraphicsContext.Shading.conicGradient(
        Gradient(colors: [.black, .white, .black]), center: CGPoint(x: 50, y: 50), angle: Angle(), options: options)
    }
    // A quarter of the circle is halfway between black and white.
    #expect(abs(Int(filled(turn([])).pixel(50, 90).red) - 128) <= 6)
    #expect(abs(Int(filled(turn(.linearColor)).pixel(50, 90).red) - 188) <= 6)
    #expect(abs(Int(filled(linear(.linearColor)).pixel(30, 50).red) - 188) <= 8)
  }
}
