import Foundation
import Oriel
import OrielDrawing
import Testing

struct ColorMathTests {
  private func isNear(_ a: RGBA, _ b: RGBA, _ tolerance: Float = 2e-3) -> Bool {
    [a.red - b.red, a.green - b.green, a.blue - b.blue, a.alpha - b.alpha].allSatisfy { abs($0) <= tolerance }
  }

  private let orange = RGBA(red: 1, green: 0.5, blue: 0)

  @Test(
    "Hues run from red over green and blue back to red, and a NaN hue is red",
    arguments: [
      (0, RGBA(red: 1, green: 0, blue: 0)), (1.0 / 12, RGBA(red: 1, green: 0.5, blue: 0)), (1.0 / 6, RGBA(red: 1, green: 1, blue: 0)),
      (1.0 / 3, RGBA(red: 0, green: 1, blue: 0)), (0.5, RGBA(red: 0, green: 1, blue: 1)), (2.0 / 3, RGBA(red: 0, green: 0, blue: 1)),
      (5.0 / 6, RGBA(red: 1, green: 0, blue: 1)), (1, RGBA(red: 1, green: 0, blue: 0)), (7, RGBA(red: 1, green: 0, blue: 0)),
      (.nan, RGBA(red: 1, green: 0, blue: 0)),
    ] as [(Double, RGBA)])
  func hue(hue: Double, expected: RGBA) {
    #expect(isNear(RGBA(hue: hue, saturation: 1, brightness: 1), expected, 1e-6))
  }

  @Test("Less saturation fades a color to gray, and less brightness fades it to black")
  func saturationAndBrightness() {
    #expect(isNear(RGBA(hue: 0, saturation: 0.25, brightness: 0.8, alpha: 0.5), RGBA(red: 0.8, green: 0.6, blue: 0.6, alpha: 0.5), 1e-6))
    #expect(isNear(RGBA(hue: 0.4, saturation: 0, brightness: 0.3), RGBA(red: 0.3, green: 0.3, blue: 0.3), 1e-6))
    #expect(isNear(RGBA(hue: 0.4, saturation: 1, brightness: 0), .black, 1e-6))
  }

  @Test("sRGB and linear values convert to each other")
  func linearLight() {
    #expect(abs(RGBA.linear(fromSRGB: 0.5) - 0.214_041) < 1e-5)
    #expect(abs(RGBA.linear(fromSRGB: 0.02) - 0.001_548) < 1e-6)
    #expect(RGBA.linear(fromSRGB: 1) == 1)
    for step in -10...20 {
      let value = Float(step) / 10
      #expect(abs(RGBA.sRGB(fromLinear: RGBA.linear(fromSRGB: value)) - value) < 1e-5)
    }
  }

  @Test("Oklab values match the published ones and convert back to the same color")
  func oklab() {
    let red = Oklab(RGBA(red: 1, green: 0, blue: 0))
    #expect(abs(red.lightness - 0.627_955) < 1e-4 && abs(red.a - 0.224_863) < 1e-4 && abs(red.b - 0.125_846) < 1e-4)
    let white = Oklab(.white)
    #expect(abs(white.lightness - 1) < 1e-4 && abs(white.a) < 1e-4 && abs(white.b) < 1e-4)
    for color in [orange, .black, .white, RGBA(red: 0.1, green: 0.9, blue: 0.4)] { #expect(isNear(Oklab(color).color(), color)) }
  }

  @Test("A mix equals the first color at 0 and the second at 1, and the fraction is clamped")
  func mixEnds() {
    let blue = RGBA(red: 0, green: 0.2, blue: 1, alpha: 0.5)
    #expect(isNear(orange.mixed(with: blue, by: 0), orange, 0))
    #expect(isNear(orange.mixed(with: blue, by: 1), blue, 0))
    #expect(isNear(orange.perceptuallyMixed(with: blue, by: 0), orange, 0))
    #expect(isNear(orange.perceptuallyMixed(with: blue, by: 1), blue, 0))
    #expect(isNear(orange.mixed(with: blue, by: 7), blue, 0))
    #expect(isNear(orange.mixed(with: blue, by: .nan), orange, 0))
    #expect(isNear(orange.mixed(with: RGBA(red: 0, green: 0, blue: 1), by: 0.25), RGBA(red: 0.75, green: 0.375, blue: 0.25), 1e-6))
  }

  @Test("A perceptual mix of two colors has the mean of their lightnesses")
  func perceptualMix() {
    let grey = RGBA.black.perceptuallyMixed(with: .white, by: 0.5)
    #expect(abs(Oklab(grey).lightness - 0.5) < 1e-3)
    #expect(abs(grey.red - 0.389) < 2e-3 && abs(grey.red - grey.blue) < 1e-3)
    let yellow = RGBA(red: 1, green: 1, blue: 0)
    let blue = RGBA(red: 0, green: 0, blue: 1)
    let middle = yellow.perceptuallyMixed(with: blue, by: 0.5)
    let expected = (Oklab(yellow).lightness + Oklab(blue).lightness) / 2
    #expect(abs(Oklab(middle).lightness - expected) < 1e-3)
  }

  @Test("A clear color doesn't tint the color that it is mixed with")
  func clearMix() {
    let faded = orange.mixed(with: .clear, by: 0.75)
    #expect(isNear(faded, RGBA(red: 1, green: 0.5, blue: 0, alpha: 0.25), 1e-5))
    #expect(isNear(orange.perceptuallyMixed(with: .clear, by: 0.75), RGBA(red: 1, green: 0.5, blue: 0, alpha: 0.25)))
    #expect(RGBA.clear.mixed(with: .clear, by: 0.5).alpha == 0)
  }

  @Test("Neutral and nonfinite amounts of color effects leave colors unchanged")
  func identities() {
    let matrices: [ColorMatrix] = [
      .identity, .brightness(0), .contrast(1), .saturation(1), .grayscale(0), .hueRotation(.zero), .hueRotation(.degrees(360)),
      .colorMultiply(.white), .brightness(.nan), .contrast(.nan), .saturation(.infinity), .grayscale(.nan), .hueRotation(.radians(.nan)),
    ]
    for matrix in matrices { #expect(isNear(matrix.applied(to: orange), orange, 1e-3)) }
  }

  @Test("Brightness adds, contrast scales around gray, inversion inverts, and multiplication multiplies the components")
  func simpleEffects() {
    #expect(isNear(ColorMatrix.brightness(0.25).applied(to: orange), RGBA(red: 1.25, green: 0.75, blue: 0.25), 1e-6))
    #expect(isNear(ColorMatrix.contrast(2).applied(to: orange), RGBA(red: 1.5, green: 0.5, blue: -0.5), 1e-6))
    #expect(isNear(ColorMatrix.contrast(0).applied(to: orange), RGBA(red: 0.5, green: 0.5, blue: 0.5), 1e-6))
    #expect(isNear(ColorMatrix.colorInvert.applied(to: orange), RGBA(red: 0, green: 0.5, blue: 1), 1e-6))
    let half = RGBA(red: 0.5, green: 0.5, blue: 1, alpha: 0.5)
    #expect(isNear(ColorMatrix.colorMultiply(half).applied(to: orange), RGBA(red: 0.5, green: 0.25, blue: 0, alpha: 0.5), 1e-6))
  }

  @Test("A color without saturation is the gray of its luminance, and grays don't change")
  func saturationEffects() {
    let luminance: Float = 0.213 + 0.5 * 0.715
    let grey = RGBA(red: luminance, green: luminance, blue: luminance)
    #expect(isNear(ColorMatrix.saturation(0).applied(to: orange), grey, 1e-5))
    #expect(isNear(ColorMatrix.grayscale(1).applied(to: orange), grey, 1e-5))
    #expect(isNear(ColorMatrix.grayscale(5).applied(to: orange), grey, 1e-5))
    for matrix in [ColorMatrix.saturation(3), .hueRotation(.degrees(77)), .saturation(0)] {
      let middle = RGBA(red: 0.4, green: 0.4, blue: 0.4, alpha: 0.7)
      #expect(isNear(matrix.applied(to: middle), middle, 1e-5))
    }
  }

  @Test("A rotated hue keeps its luminance and returns to the color after a whole turn")
  func hueRotation() {
    func luminance(_ color: RGBA) -> Float { 0.213 * color.red + 0.715 * color.green + 0.072 * color.blue }
    let third = ColorMatrix.hueRotation(.degrees(120))
    let turned = third.applied(to: orange)
    #expect(abs(luminance(turned) - luminance(orange)) < 2e-3)
    #expect(turned.green > turned.red && turned.green > turned.blue)
    #expect(isNear(third.applied(to: third.applied(to: turned)), orange, 5e-3))
  }

  @Test("luminanceToAlpha turns luminance into opacity")
  func luminanceToAlpha() {
    #expect(isNear(ColorMatrix.luminanceToAlpha.applied(to: .white), RGBA(red: 0, green: 0, blue: 0, alpha: 1), 1e-5))
    #expect(isNear(ColorMatrix.luminanceToAlpha.applied(to: .black), .clear, 1e-6))
    #expect(
      isNear(ColorMatrix.luminanceToAlpha.applied(to: RGBA(red: 0, green: 1, blue: 0)), RGBA(red: 0, green: 0, blue: 0, alpha: 0.715), 1e-5)
    )
  }
}
