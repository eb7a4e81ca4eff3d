import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Color spaces of mixes and gradients")
struct GradientColorSpaceTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  private func pixel<S: ShapeStyle>(_ x: Int, _ style: S) -> Snapshot.Pixel {
    let host = TestHost(size: CGSize(width: 101, height: 4)) { Rectangle().fill(style) }
    defer { host.close() }
    return host.snapshot().pixel(x, 2)
  }

  private func isNear(_ pixel: Snapshot.Pixel, _ red: Int, _ green: Int, _ blue: Int) -> Bool {
    abs(Int(pixel.red) - red) <= 3 && abs(Int(pixel.green) - green) <= 3 && abs(Int(pixel.blue) - blue) <= 3
  }

  @Test("Color.mix interpolates perceptually, or in sRGB with .device")
  func mixes() {
    let perceptual = pixel(50, Self.red.mix(with: Self.blue, by: 0.5))
    #expect(isNear(perceptual, 140, 83, 162), "\(perceptual)")
    #expect(pixel(50, Self.red.mix(with: Self.blue, by: 0.5, in: .perceptual)) == perceptual)
    let device = pixel(50, Self.red.mix(with: Self.blue, by: 0.5, in: .device))
    #expect(isNear(device, 128, 0, 128), "\(device)")
  }

  @Test("A gradient interpolates in sRGB, or perceptually with .perceptual, and its end colors are exact")
  func gradients() {
    let gradient = Gradient(colors: [Self.red, Self.blue])
    func middle(_ gradient: AnyGradient, _ x: Int = 50) -> Snapshot.Pixel {
      pixel(x, .linearGradient(gradient, startPoint: .leading, endPoint: .trailing))
    }
    #expect(isNear(middle(AnyGradient(gradient)), 128, 0, 128))
    #expect(isNear(middle(gradient.colorSpace(.device)), 128, 0, 128))
    #expect(isNear(middle(gradient.colorSpace(.perceptual)), 140, 83, 162))
    #expect(isNear(middle(AnyGradient(gradient).colorSpace(.perceptual), 100), 0, 0, 255))
    #expect(isNear(middle(gradient.colorSpace(.perceptual).colorSpace(.device)), 128, 0, 128))
  }

  @Test("Perceptual gradients with stops at one location or without stops are drawn correctly")
  func edges() {
    let sharp = Gradient(stops: [.init(color: Self.red, location: 0.5), .init(color: Self.blue, location: 0.5)]).colorSpace(.perceptual)
    let style = { LinearGradient.linearGradient(sharp, startPoint: .leading, endPoint: .trailing) }
    #expect(isNear(pixel(40, style()), 255, 0, 0) && isNear(pixel(60, style()), 0, 0, 255))
    #expect(pixel(50, Gradient(stops: []).colorSpace(.perceptual)) == Snapshot.Pixel(red: 255, green: 255, blue: 255))
  }
}
