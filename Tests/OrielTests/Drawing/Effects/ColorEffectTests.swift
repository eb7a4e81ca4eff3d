import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Color effects")
struct ColorEffectTests {
  @Observable @MainActor
  fileprivate final class Model {
    var amount = 0.0
  }

  private func pixel(_ view: some View) -> Snapshot.Pixel {
    let host = TestHost(size: CGSize(width: 20, height: 20)) { view }
    defer { host.close() }
    return host.snapshot().pixel(10, 10)
  }

  private func expect(_ view: some View, _ red: Int, _ green: Int, _ blue: Int, _ place: SourceLocation = #_sourceLocation) {
    let pixel = pixel(view)
    let isNear = abs(pixel.red - red) <= 2 && abs(pixel.green - green) <= 2 && abs(pixel.blue - blue) <= 2
    #expect(isNear, "\(pixel)", sourceLocation: place)
  }

  private let color = Color(red: 0.8, green: 0.4, blue: 0.2)

  @Test("Each color effect produces the documented color")
  func effects() {
    expect(color, 204, 102, 51)
    expect(color.brightness(0.1), 230, 128, 77)
    expect(color.contrast(0), 128, 128, 128)
    expect(color.contrast(2), 255, 77, 0)
    expect(color.saturation(0), 120, 120, 120)
    expect(color.grayscale(1), 120, 120, 120)
    expect(color.grayscale(7), 120, 120, 120)
    expect(color.colorInvert(), 51, 153, 204)
    expect(color.colorMultiply(Color(red: 0.5, green: 1, blue: 0)), 102, 102, 0)
  }

  @Test("hueRotation changes the color, and a full turn restores it")
  func hue() {
    let turned = pixel(color.hueRotation(.degrees(180)))
    #expect(turned.blue > turned.red)
    expect(color.hueRotation(.degrees(360)), 204, 102, 51)
  }

  @Test("luminanceToAlpha draws white as opaque black and makes black invisible")
  func luminance() {
    expect(
      ZStack {
        Color.red; Color.white.luminanceToAlpha()
      }, 0, 0, 0)
    let red = pixel(Color.red)
    expect(
      ZStack {
        Color.red; Color.black.luminanceToAlpha()
      }, red.red, red.green, red.blue)
  }

  @Test("Neutral and nonfinite amounts leave the color unchanged")
  func neutral() {
    expect(color.brightness(0).contrast(1).saturation(1).grayscale(0).hueRotation(.zero).colorMultiply(.white), 204, 102, 51)
    expect(color.brightness(.nan).contrast(.infinity).saturation(.nan).grayscale(.nan).hueRotation(.radians(.nan)), 204, 102, 51)
  }

  private struct Fading: View {
    let model: Model
    var body: some View { Color(red: 0.2, green: 0.2, blue: 0.2).brightness(model.amount) }
  }

  @Test("The amount of an effect animates without evaluating bodies")
  func animation() {
    let model = Model()
    let host = TestHost(size: CGSize(width: 20, height: 20)) { Fading(model: model) }
    withAnimation(.linear(duration: 1)) { model.amount = 0.8 }
    host.advance(by: TestHost.frameDuration)
    let mark = host.mark()
    host.advance(by: 0.5)
    let half = host.snapshot().pixel(10, 10).red
    #expect(half > 130 && half < 180, "\(half)")
    #expect(host.work(since: mark).bodies == 0)
    host.advance(by: 0.7)
    #expect(host.snapshot().pixel(10, 10).red == 255)
  }
}
