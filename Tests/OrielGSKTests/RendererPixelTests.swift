import CGTK
import Foundation
import OrielDrawing
import Testing

@testable import OrielGSK

@MainActor
struct RendererPixelTests {
  let box = CGRect(x: 10, y: 10, width: 20, height: 20)
  let stops = [GradientStop(color: red, location: 0), GradientStop(color: blue, location: 1)]

  @Test("Colors fill their rectangles in order above the background")
  func colors() {
    let image = draw(.group([color(red, 10, 10, 20, 20), color(blue, 20, 10, 20, 20)]), background: .white)
    #expect(image.at(5, 5) == [255, 255, 255, 255])
    #expect(image.at(15, 15) == [255, 0, 0, 255])
    #expect(image.at(25, 15) == [0, 0, 255, 255])
    #expect(draw(.color(red, box), scale: 2).at(59, 59) == [255, 0, 0, 255])
    #expect(draw(.color(red, box), scale: 2).at(60, 60)[3] == 0)
    #expect(draw(.color(red.multiplyingAlpha(by: 0.5), box)).at(20, 20).isNear([255, 0, 0, 128]))
  }

  @Test("Rounded corners are cut, each with its own radius")
  func roundedFill() {
    let image = draw(.fill(rounded(box, 8), FillStyle(), .color(red)))
    #expect(image.at(10, 10)[3] == 0)
    #expect(image.at(20, 20) == [255, 0, 0, 255])
    #expect(abs(image.coverage - (400 - (4 - .pi) * 64)) < 3)
    let path = Path(roundedRect: box, cornerRadii: RectangleCornerRadii(topLeading: 8), style: .circular)
    let single = draw(.fill(path, FillStyle(), .color(red)))
    #expect(single.at(10, 10)[3] == 0)
    #expect(single.at(29, 29)[3] == 255)
    #expect(abs(draw(.fill(rounded(box, 1000), FillStyle(), .color(red))).coverage - .pi * 100) < 3)
  }

  @Test("A renderer that uploads Cairo nodes clips to a rectangle between pixels without one, with soft edges in place of hard ones")
  func softClips() {
    let rect = CGRect(x: 10.3, y: 10.3, width: 20.4, height: 20.4)
    func clipped(_ renderer: GSKRenderer) -> (image: RasterImage, cairoNodes: Int) {
      let node = DisplayNode(.clip(Path(rect), FillStyle(antialiased: false), color(red, 0, 0, 50, 50)))
      return (renderer.image(of: node, size: CGSize(width: 40, height: 40)), RenderNodeCensus(of: node, by: renderer).cairoNodes.count)
    }
    let (hard, soft) = (clipped(GSKRenderer()), clipped(GSKRenderer(uploadsCairoNodes: true)))
    #expect(hard.cairoNodes == 1 && soft.cairoNodes == 0)
    #expect(Set(stride(from: 3, to: hard.image.bytes.count, by: 4).map { hard.image.bytes[$0] }) == [0, 255])
    #expect(abs(hard.image.coverage - soft.image.coverage) < 41)
    for (x, y) in [(9, 20), (31, 20), (20, 9), (20, 31)] { #expect(hard.image.at(x, y)[3] == 0 && soft.image.at(x, y)[3] == 0) }
    for (x, y) in [(11, 20), (29, 20), (20, 11), (20, 29)] { #expect(hard.image.at(x, y)[3] == 255 && soft.image.at(x, y)[3] == 255) }
  }

  @Test("A renderer that uploads Cairo nodes clips to continuous corners without one and with a small deviation")
  func roundedClips() {
    func clipped(_ radius: CGFloat, _ renderer: GSKRenderer, size: CGFloat) -> (image: RasterImage, cairoNodes: Int) {
      let rect = CGRect(x: 10, y: 10, width: size, height: size)
      let node = DisplayNode(.clip(Path(roundedRect: rect, cornerRadius: radius), FillStyle(), DisplayNode(.color(red, rect))))
      let image = renderer.image(of: node, size: CGSize(width: size + 20, height: size + 20), background: .white)
      return (image, RenderNodeCensus(of: node, by: renderer).cairoNodes.count)
    }
    guard !GSKRenderer().drawsPaths else { return }
    for radius in [6.0, 12, 20, 30] {
      let exact = clipped(radius, GSKRenderer(), size: 100)
      let rounding = clipped(radius, GSKRenderer(uploadsCairoNodes: true), size: 100)
      #expect(exact.cairoNodes == 1)
      #expect(rounding.cairoNodes == 0)
      let difference = zip(exact.image.bytes, rounding.image.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
      #expect(difference <= 96, "radius \(radius)")
    }
    #expect(clipped(31, GSKRenderer(uploadsCairoNodes: true), size: 100).cairoNodes == 1, "The radius is too large for the replacement")
  }

  @Test("Paths are filled by their fill rule, with or without antialiasing")
  func paths() {
    let triangle = Path {
      $0.move(to: CGPoint(x: 10, y: 10))
      $0.addLine(to: CGPoint(x: 30, y: 10))
      $0.addLine(to: CGPoint(x: 10, y: 30))
      $0.closeSubpath()
    }
    let image = draw(.fill(triangle, FillStyle(), .color(green)))
    #expect(image.at(13, 13) == [0, 255, 0, 255])
    #expect(image.at(28, 28)[3] == 0)
    #expect(abs(image.coverage - 200) < 2)
    let hard = draw(.fill(triangle, FillStyle(antialiased: false), .color(green)))
    #expect(stride(from: 3, to: hard.bytes.count, by: 4).allSatisfy { [0, 255].contains(hard.bytes[$0]) })

    let nested = Path {
      $0.addRect(box)
      $0.addRect(box.insetBy(dx: 5, dy: 5))
    }
    #expect(draw(.fill(nested, FillStyle(), .color(red))).at(20, 20)[3] == 255)
    #expect(draw(.fill(nested, FillStyle(eoFill: true), .color(red))).at(20, 20)[3] == 0)
  }

  @Test("Quadratic curves are drawn as curves")
  func curves() {
    let path = Path {
      $0.move(to: CGPoint(x: 0, y: 40))
      $0.addQuadCurve(to: CGPoint(x: 40, y: 40), control: CGPoint(x: 20, y: -40))
    }
    // A parabola covers two thirds of its triangle.
    #expect(abs(draw(.fill(path, FillStyle(), .color(red))).coverage - 40 * 80 / 3) < 8)
  }

  @Test("Strokes have their line width, caps and dashes")
  func strokes() {
    let line = Path {
      $0.move(to: CGPoint(x: 5, y: 20))
      $0.addLine(to: CGPoint(x: 35, y: 20))
    }
    let thick = draw(.stroke(line, StrokeStyle(lineWidth: 6), .color(red)))
    #expect(abs(thick.coverage - 180) < 1)
    #expect(abs(draw(.stroke(line, StrokeStyle(lineWidth: 6, lineCap: .square), .color(red))).coverage - 216) < 1)
    let dashed = draw(.stroke(line, StrokeStyle(lineWidth: 6, dash: [5, 5]), .color(red)))
    #expect(abs(dashed.coverage - 90) < 1)
    #expect(dashed.at(7, 20)[3] == 255)
    #expect(dashed.at(12, 20)[3] == 0)
    #expect(draw(.stroke(line, StrokeStyle(lineWidth: 0), .color(red))).isClear)
  }

  @Test("A border equals the stroke of the same path")
  func border() {
    for radius in [CGFloat(0), 6] {
      let path = Path(roundedRect: box, cornerRadius: radius, style: .circular)
      let border = draw(.stroke(path, StrokeStyle(lineWidth: 4), .color(red)))
      #expect(border.at(20, 20)[3] == 0)
      #expect(border.at(8, 20) == [255, 0, 0, 255])
      #expect(border.at(11, 20) == [255, 0, 0, 255])
      #expect(border.at(12, 20)[3] == 0)
      let stroke = draw(.stroke(Path(elements: path.elements), StrokeStyle(lineWidth: 4), .color(red)))
      #expect(border.difference(from: stroke, tolerance: 24).share == 0)
    }
  }

  @Test("Gradients run between their points")
  func gradients() {
    let linear = draw(.fill(Path(box), FillStyle(), .linearGradient(stops: stops, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0))))
    #expect(linear.at(10, 20).isNear([252, 0, 3, 255], 8))
    #expect(linear.at(20, 20).isNear([124, 0, 131, 255], 8))
    #expect(linear.at(29, 20).isNear([3, 0, 252, 255], 8))
    let center = CGPoint(x: 20, y: 20)
    let radial = draw(.fill(Path(box), FillStyle(), .radialGradient(stops: stops, center: center, startRadius: 2, endRadius: 10)))
    #expect(radial.at(20, 20).isNear([255, 0, 0, 255], 8))
    #expect(radial.at(10, 10).isNear([0, 0, 255, 255], 8))
    #expect(radial.at(26, 20).isNear([120, 0, 135, 255], 20))
    let reversed = draw(.fill(Path(box), FillStyle(), .radialGradient(stops: stops, center: center, startRadius: 10, endRadius: 2)))
    #expect(reversed.at(20, 20).isNear([0, 0, 255, 255], 8))
    let wide = CGRect(x: 0, y: 10, width: 40, height: 20)
    let ellipse = draw(
      .fill(Path(wide), FillStyle(), .ellipticalGradient(stops: stops, rect: wide, center: center, startRadius: 0, endRadius: 1)))
    #expect(ellipse.at(30, 20).isNear(ellipse.at(20, 25), 10))
    #expect(ellipse.at(30, 20).isNear([128, 0, 128, 255], 14))
    // The angles run clockwise from the right. The bottom is at a quarter.
    let angular = draw(.fill(Path(box), FillStyle(), .angularGradient(stops: stops, center: center, startAngle: 0, endAngle: 2 * .pi)))
    #expect(angular.at(20, 28).isNear([191, 0, 64, 255], 16))
    #expect(angular.at(11, 20).isNear([128, 0, 128, 255], 16))
    #expect(angular.at(20, 11).isNear([64, 0, 191, 255], 16))
    let half = draw(.fill(Path(box), FillStyle(), .angularGradient(stops: stops, center: center, startAngle: 0, endAngle: .pi)))
    #expect(half.at(14, 14).isNear([0, 0, 255, 255], 8))
    #expect(half.at(26, 14).isNear([255, 0, 0, 255], 8))
  }

  @Test("A color that fades to clear doesn't turn gray in between")
  func clearStop() {
    let fading = [GradientStop(color: red, location: 0), GradientStop(color: .clear, location: 1)]
    let image = draw(.fill(Path(box), FillStyle(), .linearGradient(stops: fading, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0))))
    let middle = image.at(20, 20)
    #expect(middle[0] >= 250)
    #expect((110...140).contains(middle[3]))
  }

  @Test("Gradients fill and stroke each path like a rectangle")
  func gradientOfPath() {
    let paint = Paint.linearGradient(stops: stops, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0))
    let path = Path(elements: Path(box).elements)
    let rect = draw(.fill(Path(box), FillStyle(), paint))
    #expect(draw(.fill(path, FillStyle(), paint), scale: 1).difference(from: rect, tolerance: 2).share == 0)
    let stroke = draw(.stroke(path, StrokeStyle(lineWidth: 4), paint))
    #expect(stroke.at(20, 10).isNear([124, 0, 131, 255], 8))
    #expect(stroke.at(20, 20)[3] == 0)
  }

  @Test("Transforms move, scale, rotate and skew")
  func transforms() {
    let child = color(red, 0, 0, 10, 10)
    func image(_ transform: CGAffineTransform) -> RasterImage { draw(.transform(transform, child)) }
    #expect(image(CGAffineTransform(translationX: 20, y: 5)).at(25, 10) == [255, 0, 0, 255])
    #expect(abs(image(CGAffineTransform(scaleX: 3, y: 2)).coverage - 600) < 1)
    #expect(image(CGAffineTransform(translationX: 30, y: 30).scaledBy(x: -1, y: 1)).at(25, 35) == [255, 0, 0, 255])
    let turned = image(CGAffineTransform(translationX: 20, y: 20).rotated(by: .pi / 2))
    #expect(turned.at(15, 25) == [255, 0, 0, 255])
    #expect(turned.at(25, 25)[3] == 0)
    let skew = CGAffineTransform(2, 0.5, -0.75, 1.5, 12, 3)
    let skewed = image(skew)
    #expect(abs(skewed.coverage - 100 * skew.determinant) < 3)
    let corner = CGPoint(x: 9, y: 9).applying(skew)
    #expect(skewed.at(Int(corner.x), Int(corner.y)) == [255, 0, 0, 255])
    let outside = CGPoint(x: 11.5, y: 5).applying(skew)
    #expect(skewed.at(Int(outside.x), Int(outside.y))[3] == 0)
    #expect(image(CGAffineTransform(scaleX: 0, y: 1)).isClear)
  }

  @Test("Opacity applies to the composited group and not to its parts")
  func opacity() {
    let group = DisplayNode(.group([color(red, 10, 10, 20, 20), color(blue, 10, 10, 20, 20)]))
    #expect(draw(.opacity(0.5, group)).at(20, 20).isNear([0, 0, 255, 128]))
    #expect(draw(.opacity(0, group)).isClear)
    #expect(draw(.opacity(.nan, group)).isClear)
  }

  @Test("Clips keep the content inside, and masks apply their alpha")
  func clipsAndMasks() {
    let child = color(red, 0, 0, 40, 40)
    #expect(abs(draw(.clip(Path(box), FillStyle(), child)).coverage - 400) < 1)
    #expect(abs(draw(.clip(rounded(box, 10), FillStyle(), child)).coverage - .pi * 100) < 3)
    let triangle = Path {
      $0.move(to: CGPoint(x: 10, y: 10))
      $0.addLine(to: CGPoint(x: 30, y: 10))
      $0.addLine(to: CGPoint(x: 10, y: 30))
    }
    let clipped = draw(.clip(triangle, FillStyle(), child))
    #expect(abs(clipped.coverage - 200) < 2)
    #expect(clipped.at(13, 13) == [255, 0, 0, 255])
    let fade = DisplayNode(
      .fill(
        Path(box), FillStyle(),
        .linearGradient(
          stops: [GradientStop(color: .black, location: 0), GradientStop(color: .clear, location: 1)],
          start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0))))
    for scale in [CGFloat(1), 2] {
      let masked = draw(.mask(child, mask: fade), scale: scale)
      #expect(masked.at(Int(20 * scale), Int(20 * scale)).isNear([255, 0, 0, 126], 8))
      #expect(masked.at(Int(5 * scale), Int(20 * scale))[3] == 0)
      #expect(abs(masked.coverage - 200 * scale * scale) < 5 * scale * scale)
    }
    let shape = DisplayNode(.fill(rounded(box, 10), FillStyle(), .color(blue)))
    #expect(abs(draw(.mask(child, mask: shape)).coverage - .pi * 100) < 3)
    #expect(draw(.mask(child, mask: .empty)).isClear)
  }
}

@MainActor @Suite("Drawings for a browser renderer")
struct BrowserDrawingTests {
  private let stroke = DisplayNode.Content.stroke(
    Path(ellipseIn: CGRect(x: 9.5, y: 12, width: 20, height: 14)), StrokeStyle(lineWidth: 3), .color(red))

  @Test("A recorded drawing begins at its node's origin and looks the same")
  func recorded() throws {
    let browser = GSKRenderer(startsAtZero: true)
    let image = browser.image(of: DisplayNode(stroke), size: CGSize(width: 40, height: 40))
    #expect(image == draw(stroke))
    let drawing = DisplayNode(stroke)
    defer { withExtendedLifetime(drawing) {} }
    let node = browser.renderNode(for: drawing)
    #expect(gsk_render_node_get_node_type(node) == GSK_TRANSFORM_NODE)
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(gsk_transform_node_get_child(node), &bounds)
    #expect(bounds.origin.x == 0 && bounds.origin.y == 0 && bounds.size.width > 20)
  }

  @Test("The content of a clip begins at the clip's origin and looks the same", arguments: [CGFloat(0), 5])
  func clipped(radius: CGFloat) {
    let browser = GSKRenderer(startsAtZero: true)
    let shape = rounded(CGRect(x: 12, y: 14, width: 10, height: 12), radius)
    let clip = DisplayNode.Content.clip(shape, FillStyle(), DisplayNode(stroke))
    let drawing = DisplayNode(clip)
    defer { withExtendedLifetime(drawing) {} }
    #expect(browser.image(of: drawing, size: CGSize(width: 40, height: 40)) == draw(clip))
    let node = browser.renderNode(for: drawing)
    #expect(gsk_render_node_get_node_type(node) == GSK_TRANSFORM_NODE)
    let inner = gsk_transform_node_get_child(node)!
    #expect(gsk_render_node_get_node_type(inner) == (radius == 0 ? GSK_CLIP_NODE : GSK_ROUNDED_CLIP_NODE))
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(inner, &bounds)
    #expect(bounds.origin.x == 0 && bounds.origin.y == 0)
  }
}
