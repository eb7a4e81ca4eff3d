import Foundation
import OrielDrawing
import Testing

@testable import OrielGSK

@MainActor
struct RendererEffectTests {
  let square = color(red, 10, 10, 20, 20)

  @Test("A blur is a Gaussian with the radius as standard deviation, at each scale", arguments: [1.0, 2.0, 6.0])
  func blur(_ radius: Double) {
    // The blurred edge of a half plane is the integral of the Gaussian.
    let half = DisplayNode(.blur(radius, color(red, 100, -200, 400, 800)))
    for scale in [CGFloat(1), 2] {
      let image = GSKRenderer().image(of: half, size: CGSize(width: 200, height: 200), scale: scale)
      for x in stride(from: -2.5 * radius, through: 2.5 * radius, by: radius / 2) {
        let pixel = Int(((100 + x) * scale).rounded(.down))
        let center = (Double(pixel) + 0.5) / scale - 100
        let expected = 0.5 * (1 + erf(center / radius / 2.0.squareRoot()))
        #expect(abs(image.pixel(pixel, Int(100 * scale)).alpha - Float(expected)) < 0.03)
      }
    }
    #expect(draw(.blur(0, square)).difference(from: draw(square.content)).share == 0)
    #expect(draw(.blur(.nan, square)).difference(from: draw(square.content)).share == 0)
  }

  @Test("An opaque blur stays within the drawing's bounds and is opaque everywhere", arguments: [1.0, 2.0, 6.0])
  func opaqueBlur(_ radius: Double) {
    let halves = DisplayNode(.group([color(red, 10, 10, 10, 20), color(blue, 20, 10, 10, 20)]))
    let image = draw(.blur(radius, isOpaque: true, halves))
    for (x, y) in [(10, 10), (29, 29), (10, 29), (29, 10), (20, 10)] { #expect(image.at(x, y)[3] == 255) }
    #expect(abs(image.coverage - 400) < 1)
    let share = Int((255 * 0.5 * (1 - erf(0.5 / radius / 2.0.squareRoot()))).rounded())
    #expect(image.at(20, 20).isNear([share, 0, 255 - share, 255], 8))
    if radius < 3 { #expect(image.at(10, 20).isNear([255, 0, 0, 255])) }
    let hole = DisplayNode(.group([color(red, 10, 10, 2, 20), color(red, 28, 10, 2, 20)]))
    #expect(draw(.blur(1, isOpaque: true, hole)).at(20, 20) == [0, 0, 0, 255])
    #expect(draw(.blur(0, isOpaque: true, square)).difference(from: draw(square.content)).share == 0)
  }

  @Test("Without antialiasing, a clip covers each pixel completely or not at all")
  func aliasedClip() {
    let paths = [
      Path(CGRect(x: 10.3, y: 10.3, width: 20, height: 20)), Path(ellipseIn: CGRect(x: 5, y: 5, width: 30, height: 30)),
      Path(roundedRect: CGRect(x: 5, y: 5, width: 30, height: 30), cornerSize: CGSize(width: 9, height: 9)),
    ]
    for path in paths {
      let full = color(red, 0, 0, 40, 40)
      #expect(Set(draw(.clip(path, FillStyle(antialiased: false), full)).alphas) == [0, 255])
      let disc = DisplayNode(.fill(rounded(CGRect(x: 12, y: 12, width: 16, height: 16), 8), FillStyle(), .color(red)))
      #expect(
        draw(.clip(path, FillStyle(antialiased: false), disc)).alphas.contains { (1..<255).contains($0) }, "what is inside stays soft")
      #expect(Set(draw(.clip(path, FillStyle(), full)).alphas).count > 2)
      #expect(Set(draw(.fill(path, FillStyle(antialiased: false), .color(red))).alphas) == [0, 255])
      #expect(Set(draw(.fill(path, FillStyle(), .color(red))).alphas).count > 2)
    }
  }

  @Test("A blur mixes colors without darkening them and preserves their amount")
  func blurColors() {
    let image = draw(.blur(2, square))
    #expect(abs(image.coverage - 400) < 6)
    #expect(image.at(9, 20)[0] > 250)
    #expect(
      draw(.blur(2, DisplayNode(.group([color(red, 0, 0, 20, 40), color(blue, 20, 0, 20, 40)])))).at(20, 20).isNear([113, 0, 142, 255], 20))
  }

  @Test("A shadow is drawn below the content with its offset, color and alpha")
  func shadow() {
    let content = color(red, 5, 5, 10, 10)
    let hard = draw(.shadow(blue.multiplyingAlpha(by: 0.5), radius: 0, offset: CGSize(width: 15, height: 15), content))
    #expect(hard.at(10, 10) == [255, 0, 0, 255])
    #expect(hard.at(25, 25).isNear([0, 0, 255, 128]))
    #expect(abs(hard.coverage - 150) < 2)
    let soft = draw(.shadow(blue, radius: 3, offset: CGSize(width: 12, height: 12), content))
    #expect(soft.at(10, 10) == [255, 0, 0, 255])
    #expect(soft.at(22, 22)[2] == 255)
    #expect((120...250).contains(soft.at(22, 22)[3]))
    #expect((20...110).contains(soft.at(29, 22)[3]))
    #expect(abs(soft.coverage - 200) < 8)
    #expect(draw(.shadow(.clear, radius: 3, offset: .zero, content)).difference(from: draw(content.content)).share == 0)
  }

  @Test("The shadow is cast by the composited content")
  func composedShadow() {
    let halves = DisplayNode(.group([color(red, 5, 5, 6, 10), color(green, 9, 5, 6, 10)]))
    let image = draw(.shadow(blue.multiplyingAlpha(by: 0.5), radius: 0, offset: CGSize(width: 15, height: 0), halves))
    #expect(image.at(25, 10).isNear([0, 0, 255, 128]))
  }

  @Test("A hole in a disc at a fractional position doesn't change the disc's edge")
  func cutOut() {
    let disc = DisplayNode(.fill(Path(ellipseIn: CGRect(x: 8.4, y: 8.6, width: 22, height: 22)), FillStyle(), .color(red)))
    let hole = DisplayNode(.fill(Path(ellipseIn: CGRect(x: 15, y: 15, width: 8, height: 8)), FillStyle(), .color(.black)))
    let whole = draw(.group([disc]), background: .white)
    let cut = draw(.isolated(DisplayNode(.group([disc, DisplayNode(.blendBehind(.destinationOut, hole))]))), background: .white)
    for place in 8...31 {
      for (x, y) in [(place, 8), (place, 9), (8, place), (9, place), (place, 30), (30, place)] {
        #expect(cut.at(x, y).isNear(whole.at(x, y), 2), "\(x), \(y)")
      }
    }
    #expect(cut.at(19, 19).isNear([255, 255, 255, 255]))
  }

  @Test(
    "Blend modes give their defined results",
    arguments: [
      (BlendMode.normal, [204, 102, 51]), (.multiply, [82, 61, 41]), (.screen, [224, 194, 214]), (.darken, [102, 102, 51]),
      (.lighten, [204, 153, 204]), (.difference, [102, 51, 153]), (.plusLighter, [255, 255, 255]), (.plusDarker, [51, 0, 0]),
      (.overlay, [163, 133, 173]), (.sourceAtop, [204, 102, 51]), (.destinationOver, [102, 153, 204]),
      (.exclusion, [143, 132, 173]),
    ])
  func blend(_ mode: BlendMode, _ expected: [Int]) {
    let bottom = color(RGBA(red: 0.4, green: 0.6, blue: 0.8), 0, 0, 30, 40)
    let top = color(RGBA(red: 0.8, green: 0.4, blue: 0.2), 10, 0, 30, 40)
    let image = draw(.blend(mode, bottom: bottom, top: top))
    #expect(image.at(5, 20).isNear([102, 153, 204, 255]), "\(mode)")
    #expect(image.at(20, 20).isNear(expected + [255], 4), "\(mode)")
    #expect((image.at(35, 20)[3] == 0) == (mode == .sourceAtop), "\(mode)")
  }

  @Test("destinationOut leaves a hole")
  func destinationOut() {
    let image = draw(.blend(.destinationOut, bottom: color(red, 0, 0, 40, 40), top: color(blue, 10, 10, 20, 20)))
    #expect(image.at(20, 20)[3] == 0)
    #expect(image.at(5, 5) == [255, 0, 0, 255])
  }

  @Test("A color matrix has a row for each resulting component")
  func colorMatrix() {
    let child = color(RGBA(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5), 10, 10, 20, 20)
    let matrix = ColorMatrix(rows: [0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0.1, 0, 0, 0, 1, 0.25])
    #expect(draw(.colorMatrix(matrix, child)).at(20, 20).isNear([102, 153, 77, 191], 4))
    #expect(draw(.colorMatrix(ColorMatrix(rows: [Float](repeating: .nan, count: 20)), child)).isClear)
  }
}

extension RasterImage {
  fileprivate var alphas: [UInt8] { stride(from: 3, to: bytes.count, by: 4).map { bytes[$0] } }
}
