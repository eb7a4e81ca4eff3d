import Foundation
import OrielDrawing
import Testing

@testable import OrielGSK

@MainActor
struct RendererBadInputTests {
  @Test(
    "Rectangles without an area or with nonfinite or huge numbers draw nothing",
    arguments: [
      CGRect.zero, .null, .infinite, CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
      CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10),
      CGRect(x: 0, y: 0, width: 10, height: 0), CGRect(x: 1e30, y: 0, width: 10, height: 10),
    ])
  func rects(_ rect: CGRect) {
    let stops = [GradientStop(color: red, location: 0), GradientStop(color: blue, location: 1)]
    #expect(draw(.color(red, rect)).isClear)
    #expect(draw(.fill(Path(rect), FillStyle(), .color(red))).isClear)
    #expect(draw(.fill(rounded(rect, 5), FillStyle(), .color(red))).isClear)
    #expect(draw(.fill(rounded(rect, 5), FillStyle(), .linearGradient(stops: stops, start: .zero, end: rect.origin))).isClear)
    #expect(draw(.clip(Path(rect), FillStyle(), color(red, 0, 0, 40, 40))).isClear)
  }

  @Test("Transforms with nonfinite or huge numbers draw nothing")
  func transforms() {
    for value in [CGFloat.nan, .infinity, 1e30] {
      #expect(draw(.transform(CGAffineTransform(translationX: value, y: 0), color(red, 0, 0, 9, 9))).isClear)
      #expect(draw(.transform(CGAffineTransform(scaleX: value, y: 1), color(red, 0, 0, 9, 9))).isClear)
      #expect(draw(.transform(CGAffineTransform(1, value, 0, 1, 0, 0), color(red, 0, 0, 9, 9))).isClear)
    }
  }

  @Test("Transforms that are too small for GSK leave the drawing unchanged")
  func tinyTransforms() {
    let square = color(red, 10, 10, 10, 10)
    for value in [0, 1e-14, -1e-14, 1e-8, 1e-6] as [CGFloat] {
      for transform in [
        CGAffineTransform(translationX: value, y: 0), CGAffineTransform(translationX: 0, y: value),
        CGAffineTransform(scaleX: 1 + value, y: 1),
        CGAffineTransform(rotationAngle: value), CGAffineTransform(1, 0, value, 1, value, 0),
      ] {
        #expect(draw(.transform(transform, square)).coverage.rounded() == 100, "\(transform)")
      }
    }
  }

  @Test("Invalid paths, radii, dashes and widths don't affect other drawings")
  func paths() {
    let box = CGRect(x: 10, y: 10, width: 20, height: 20)
    let broken = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: CGFloat.nan, y: 5))
    }
    let ok = color(green, 0, 0, 5, 5)
    let contents: [DisplayNode.Content] = [
      .fill(broken, FillStyle(), .color(red)), .stroke(broken, StrokeStyle(), .color(red)), .clip(broken, FillStyle(), ok),
      .fill(Path(), FillStyle(), .color(red)), .stroke(Path(box), StrokeStyle(lineWidth: .nan), .color(red)),
      .stroke(Path(box), StrokeStyle(lineWidth: -3), .color(red)),
    ]
    for content in contents {
      let image = draw(.group([DisplayNode(content), ok]))
      #expect(abs(image.coverage - 25) < 0.1)
      #expect(image.at(2, 2) == [0, 255, 0, 255])
    }
    for radius in [CGFloat.nan, -5, .infinity] {
      #expect(draw(.fill(rounded(box, radius), FillStyle(), .color(red))).at(20, 20) == [255, 0, 0, 255])
    }
    for dash in [[0, 0], [-1, 2], [CGFloat.nan], [.infinity, 1]] as [[CGFloat]] {
      let image = draw(.stroke(Path(box), StrokeStyle(lineWidth: 4, miterLimit: .nan, dash: dash, dashPhase: .nan), .color(red)))
      #expect(image.at(10, 20) == [255, 0, 0, 255])
    }
  }

  @Test("Gradients with too few, unsorted or nonfinite stops are still drawn")
  func gradients() {
    let box = Path(CGRect(x: 10, y: 10, width: 20, height: 20))
    func image(_ stops: [GradientStop], end: CGPoint = CGPoint(x: 30, y: 0)) -> RasterImage {
      draw(.fill(box, FillStyle(), .linearGradient(stops: stops, start: CGPoint(x: 10, y: 0), end: end)))
    }
    #expect(image([]).isClear)
    #expect(image([GradientStop(color: red, location: 0.5)]).at(20, 20) == [255, 0, 0, 255])
    let unsorted = [GradientStop(color: blue, location: 1), GradientStop(color: red, location: 0)]
    #expect(image(unsorted).at(11, 20)[0] > 200)
    let outside = [GradientStop(color: red, location: -1), GradientStop(color: blue, location: 2)]
    #expect(image(outside).at(10, 20).isNear([170, 0, 85, 255], 8))
    #expect(image([GradientStop(color: red, location: .nan), GradientStop(color: blue, location: 1)]).at(20, 20) == [0, 0, 255, 255])
    #expect(image(unsorted, end: CGPoint(x: 10, y: 0)).at(20, 20) == [0, 0, 255, 255])
    #expect(image(unsorted, end: CGPoint(x: CGFloat.nan, y: 0)).isClear)
    for radius in [CGFloat.nan, .infinity, -4, 0] {
      _ = draw(.fill(box, FillStyle(), .radialGradient(stops: unsorted, center: .zero, startRadius: 0, endRadius: radius)))
      _ = draw(.fill(box, FillStyle(), .angularGradient(stops: unsorted, center: .zero, startAngle: radius, endAngle: 1)))
    }
    let nan = RGBA(red: .nan, green: 2, blue: -1)
    #expect(draw(.color(nan, CGRect(x: 0, y: 0, width: 40, height: 40))).at(5, 5) == [0, 255, 0, 255])
  }

  @Test("Images of invalid sizes have no pixels, and large sizes are limited")
  func sizes() {
    let renderer = GSKRenderer()
    let node = color(red, 0, 0, 5, 5)
    for (width, scale) in [(CGFloat.nan, CGFloat(1)), (-1, 1), (0, 1), (10, 0), (10, .nan), (.infinity, 1), (-10, -1)] {
      let image = renderer.image(of: node, size: CGSize(width: width, height: width), scale: scale)
      #expect(image.width == 0 && image.height == 0)
      #expect(image.pngData().isEmpty)
    }
    let wide = renderer.image(of: node, size: CGSize(width: 1e7, height: 1))
    #expect(wide.width == 16_384)
  }

  @Test("Blurs and shadows of huge content stay within bounds")
  func hugeBlur() {
    let huge = color(red, -100_000, -100_000, 200_000, 200_000)
    #expect(draw(.blur(3, huge)).at(20, 20).isNear([255, 0, 0, 255]))
    #expect(draw(.shadow(blue, radius: 3, offset: .zero, huge)).at(20, 20) == [255, 0, 0, 255])
    _ = draw(.blur(1e6, color(red, 0, 0, 5, 5)))
    _ = draw(.shadow(blue, radius: .infinity, offset: CGSize(width: CGFloat.nan, height: 0), color(red, 0, 0, 5, 5)))
  }

  @Test("Text and images of other renderers aren't drawn")
  func foreign() {
    final class ForeignImage: LoadedImage {
      let pixelSize = CGSize(width: 1, height: 1)
    }
    #expect(draw(.image(ForeignImage(), ImageDrawing(rect: CGRect(x: 0, y: 0, width: 5, height: 5)))).isClear)
    #expect(draw(.text(UnshapedText(), at: .zero, color: red)).isClear)
    let text = PangoTextShaper().shape(request("x"))
    #expect(draw(.text(text, at: CGPoint(x: CGFloat.nan, y: 0), color: red)).isClear)
  }
}
