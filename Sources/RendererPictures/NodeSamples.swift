import Foundation
import OrielDrawing
import OrielGSK

/// A drawing of one kind of display node, with a size of 160 by 100 points.
@MainActor
struct NodeSample {
  let name: String
  let node: DisplayNode

  static let size = CGSize(width: 160, height: 100)

  init(_ name: String, _ content: DisplayNode.Content) {
    self.name = name
    node = DisplayNode(content)
  }
}

@MainActor
struct NodeSamples {
  private let shaper = PangoTextShaper()
  private let area = CGRect(x: 10, y: 10, width: 140, height: 80)
  private let red = RGBA(red: 0.9, green: 0.2, blue: 0.15)
  private let blue = RGBA(red: 0.1, green: 0.35, blue: 0.9)
  private let green = RGBA(red: 0.2, green: 0.7, blue: 0.3, alpha: 0.6)

  var all: [NodeSample] {
    text + shapes + paints + lines + images + effects + transforms + blends + materials
  }

  // MARK: Text

  private func shaped(_ string: String, size: CGFloat = 20, change: (inout TextRun) -> Void = { _ in }) -> any ShapedText {
    var run = TextRun(string: string, font: ResolvedFont(size: size))
    change(&run)
    return shaper.shape(TextRequest(runs: [run], maxWidth: 140))
  }

  private func text(_ string: String, size: CGFloat = 20) -> DisplayNode {
    DisplayNode(.text(shaped(string, size: size), at: CGPoint(x: 10, y: 10), color: .black))
  }

  private var text: [NodeSample] {
    let place = CGPoint(x: 10, y: 10)
    let lines: [TextRun.Line.Pattern] = [.solid, .dot, .dash, .dashDot, .dashDotDot]
    let outlined = shaped("Outline gj 🎉", size: 30)
    let parts = (0..<outlined.segments(ofLine: 0).count).compactMap { segment in
      let clusters = 0..<outlined.segments(ofLine: 0)[segment].clusters.count
      return outlined.part(ofLine: 0, segment: segment, clusters: clusters, isOutlined: true)
    }
    return [
      NodeSample("text-label", .text(shaped("Label 123"), at: place, color: blue)),
      NodeSample("text-emoji", .text(shaped("🎉👩‍🚀🏳️‍🌈", size: 36), at: place, color: .black)),
      NodeSample("text-emoji-among-letters", .text(shaped("a 🎉 b 🇩🇪 c"), at: place, color: red)),
      NodeSample("text-emoji-faint", .opacity(0.4, text("🎉 half", size: 30))),
      NodeSample("text-scripts", .text(shaped("日本語 שלום مرحبا γειά"), at: place, color: .black)),
      NodeSample("text-large", .text(shaped("Ag", size: 90), at: CGPoint(x: 10, y: -10), color: blue)),
      NodeSample("text-small", .text(shaped("The quick brown fox jumps over the lazy dog", size: 7), at: place, color: .black)),
      NodeSample("text-outlined", .group(parts.map { DisplayNode(.text($0, at: place, color: red)) })),
      NodeSample(
        "text-lines",
        .group(
          lines.enumerated().map { index, pattern in
            let text = shaped("Lines", size: 13) {
              ($0.underline, $0.strikethrough) = (.init(pattern: pattern, color: red), .init(pattern: pattern))
              $0.background = index == 0 ? green : nil
            }
            return DisplayNode(.text(text, at: CGPoint(x: 10, y: 6 + CGFloat(index) * 18), color: .black))
          })),
    ]
  }

  // MARK: Shapes

  private func rounded(_ rect: CGRect, _ radius: CGFloat) -> Path {
    Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: .circular)
  }

  private var star: Path {
    var path = Path()
    for step in 0..<5 {
      let angle = CGFloat(step) * 4 * .pi / 5 - .pi / 2
      let point = CGPoint(x: 80 + cos(angle) * 45, y: 52 + sin(angle) * 45)
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }

  private var wave: Path {
    var path = Path()
    path.move(to: CGPoint(x: 15, y: 60))
    path.addCurve(to: CGPoint(x: 80, y: 50), control1: CGPoint(x: 30, y: -20), control2: CGPoint(x: 60, y: 120))
    path.addQuadCurve(to: CGPoint(x: 145, y: 40), control: CGPoint(x: 120, y: 0))
    return path
  }

  /// A path that is wider than any texture, and than any picture of Cairo.
  private var wide: Path {
    var path = Path()
    path.move(to: CGPoint(x: -30_000, y: 90))
    for step in 0..<1500 { path.addLine(to: CGPoint(x: -30_000 + CGFloat(step) * 40, y: step.isMultiple(of: 2) ? 30 : 70)) }
    path.addLine(to: CGPoint(x: 30_000, y: 90))
    path.closeSubpath()
    return path
  }

  private var disc: Path { Path(ellipseIn: CGRect(x: 40, y: 10, width: 80, height: 80)) }

  private func fill(_ path: Path, _ paint: Paint, _ style: FillStyle = FillStyle()) -> DisplayNode {
    DisplayNode(.fill(path, style, paint))
  }

  private func color(_ color: RGBA, _ rect: CGRect) -> DisplayNode { DisplayNode(.color(color, rect)) }

  private var shapes: [NodeSample] {
    [
      NodeSample("color", .group([color(red, area), color(green, CGRect(x: 40.5, y: 30.25, width: 90, height: 65))])),
      NodeSample("fill-rounded", .fill(rounded(area, 18), FillStyle(), .color(blue))),
      NodeSample("fill-disc", .fill(disc, FillStyle(), .color(red))),
      NodeSample("fill-star", .fill(star, FillStyle(), .color(red))),
      NodeSample("fill-star-even-odd", .fill(star, FillStyle(eoFill: true), .color(green))),
      NodeSample("fill-aliased", .fill(star, FillStyle(antialiased: false), .color(blue))),
      NodeSample("fill-wide", .fill(wide, FillStyle(), .color(blue))),
      NodeSample("fill-open", .fill(wave, FillStyle(), .color(blue))),
    ]
  }

  private var stops: [GradientStop] {
    [
      GradientStop(color: red, location: 0), GradientStop(color: .white, location: 0.4), GradientStop(color: blue, location: 0.8),
      GradientStop(color: .clear, location: 1),
    ]
  }

  private var paints: [NodeSample] {
    let tile = DisplayNode(.group([color(red, CGRect(x: 0, y: 0, width: 6, height: 6)), text("x", size: 9)]))
    let mesh = GradientMesh(
      width: 2, height: 2, points: [SIMD2(0, 0), SIMD2(1, 0), SIMD2(0, 1), SIMD2(1, 1)], colors: [red, blue, .white, green],
      background: .clear, smoothsColors: true, isPerceptual: false)!
    let paints: [(String, Paint)] = [
      ("linear", .linearGradient(stops: stops, start: CGPoint(x: 10, y: 10), end: CGPoint(x: 150, y: 90))),
      ("radial", .radialGradient(stops: stops, center: CGPoint(x: 80, y: 50), startRadius: 5, endRadius: 60)),
      ("elliptical", .ellipticalGradient(stops: stops, rect: area, center: CGPoint(x: 80, y: 50), startRadius: 0, endRadius: 1)),
      ("angular", .angularGradient(stops: stops, center: CGPoint(x: 80, y: 50), startAngle: 0.4, endAngle: 5)),
      ("mesh", .meshGradient(mesh, in: area)),
      ("tiles", .tiles(PictureTiles(picture: tile, tile: CGRect(x: 10, y: 10, width: 14.5, height: 16.25), scale: 2))),
    ]
    return paints.flatMap { name, paint in
      [
        NodeSample("paint-\(name)", .fill(rounded(area, 12), FillStyle(), paint)),
        NodeSample("paint-\(name)-star", .fill(star, FillStyle(), paint)),
      ]
    }
  }

  private var lines: [NodeSample] {
    var dot = Path()
    dot.move(to: CGPoint(x: 80, y: 50))
    dot.addLine(to: CGPoint(x: 80, y: 50))
    return [
      NodeSample("stroke-border", .stroke(rounded(area, 16), StrokeStyle(lineWidth: 5), .color(blue))),
      NodeSample("stroke-hairline", .stroke(rounded(area, 16), StrokeStyle(lineWidth: 0.5), .color(.black))),
      NodeSample("stroke-wave", .stroke(wave, StrokeStyle(lineWidth: 7, lineCap: .round, lineJoin: .round), .color(red))),
      NodeSample("stroke-dashed", .stroke(wave, StrokeStyle(lineWidth: 3, dash: [9, 4, 2, 4], dashPhase: 3), .color(blue))),
      NodeSample("stroke-joins", .stroke(star, StrokeStyle(lineWidth: 4, miterLimit: 20), .color(green))),
      NodeSample(
        "stroke-gradient", .stroke(wave, StrokeStyle(lineWidth: 9), .linearGradient(stops: stops, start: .zero, end: CGPoint(x: 150, y: 0)))
      ),
      NodeSample("stroke-dot", .stroke(dot, StrokeStyle(lineWidth: 30, lineCap: .round), .color(red))),
    ]
  }

  // MARK: Images

  /// Returns an image with a pattern that reveals its orientation.
  private func image(_ width: Int, _ height: Int) -> GdkImage {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let isMarked = (x * 8 / width + y * 8 / height).isMultiple(of: 2)
        bytes += [UInt8(x * 255 / width), UInt8(y * 255 / height), isMarked ? 200 : 40, x * 3 < width && y * 3 < height ? 90 : 255]
      }
    }
    return GdkImage(data: RasterImage(width: width, height: height, bytes: bytes)!.pngData())!
  }

  private var images: [NodeSample] {
    let small = image(24, 16)
    var caps = ImageDrawing(rect: area)
    (caps.capTop, caps.capLeft, caps.capBottom, caps.capRight) = (4, 6, 5, 7)
    var hard = ImageDrawing(rect: area.insetBy(dx: 0.4, dy: 0.3))
    hard.isAntialiased = false
    let middle = CGRect(x: 60, y: 30, width: 24, height: 16)
    return [
      NodeSample("image", .image(small, ImageDrawing(rect: middle))),
      NodeSample("image-enlarged", .image(image(160, 90), ImageDrawing(rect: area))),
      NodeSample("image-reduced", .image(image(900, 600), ImageDrawing(rect: area))),
      NodeSample("image-tint", .image(small, ImageDrawing(rect: area, tint: red))),
      NodeSample("image-tiled", .image(small, ImageDrawing(rect: area, tileSize: CGSize(width: 24, height: 16)))),
      NodeSample("image-caps", .image(small, caps)),
      NodeSample("image-nearest", .image(small, ImageDrawing(rect: area, interpolation: .nearest))),
      NodeSample("image-aliased", .image(small, hard)),
      // This image is wider than the largest texture of software OpenGL.
      NodeSample(
        "image-over-the-limit", .image(image(17_000, 20), ImageDrawing(rect: CGRect(x: -8_000, y: 20, width: 17_000, height: 20)))),
    ]
  }

  // MARK: Effects

  /// Several overlapping shapes with a text.
  private var scene: DisplayNode {
    DisplayNode(.group([fill(rounded(area, 14), .color(blue)), fill(star, .color(RGBA(red: 1, green: 0.8, blue: 0.2))), text("Scene 🎉")]))
  }

  private var effects: [NodeSample] {
    let fade = Paint.linearGradient(
      stops: [GradientStop(color: .black, location: 0), GradientStop(color: .clear, location: 1)], start: .zero, end: CGPoint(x: 160, y: 0))
    let grey = ColorMatrix(rows: [0.3, 0.6, 0.1, 0, 0, 0.3, 0.6, 0.1, 0, 0, 0.3, 0.6, 0.1, 0, 0.1, 0, 0, 0, 0.8, 0])
    let card = fill(rounded(CGRect(x: 40, y: 25, width: 80, height: 45), 12), .color(.white))
    return [
      NodeSample("opacity", .opacity(0.5, scene)),
      NodeSample("clip-rounded", .clip(rounded(CGRect(x: 20.5, y: 15.5, width: 100, height: 70), 20), FillStyle(), scene)),
      NodeSample("clip-disc", .clip(disc, FillStyle(), scene)),
      NodeSample("clip-star-even-odd", .clip(star, FillStyle(eoFill: true), scene)),
      NodeSample("clip-aliased", .clip(disc, FillStyle(antialiased: false), scene)),
      NodeSample("clip-within-clip", .clip(disc, FillStyle(), DisplayNode(.clip(rounded(area, 30), FillStyle(), scene)))),
      NodeSample("mask-fade", .mask(scene, mask: fill(Path(area), fade))),
      NodeSample("mask-text", .mask(scene, mask: text("MASK", size: 44))),
      NodeSample("blur", .blur(4, scene)),
      NodeSample("blur-opaque", .blur(6, isOpaque: true, scene)),
      NodeSample("shadow", .shadow(RGBA.black.multiplyingAlpha(by: 0.4), radius: 6, offset: CGSize(width: 0, height: 4), card)),
      NodeSample("shadow-hard", .shadow(red, radius: 0, offset: CGSize(width: 5, height: 5), DisplayNode(.group([card, text("Shadow")])))),
      NodeSample(
        "shadow-inner", .group([card, DisplayNode(.innerShadow(.black, radius: 4, offset: CGSize(width: 2, height: 3), card))])),
      NodeSample("color-matrix", .colorMatrix(grey, scene)),
      NodeSample("composited", .composited(scene)),
      NodeSample("isolated", .isolated(scene)),
    ]
  }

  private var transforms: [NodeSample] {
    func around(_ transform: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(translationX: -80, y: -50).concatenating(transform).concatenating(CGAffineTransform(translationX: 80, y: 50))
    }
    var projection = ProjectionTransform()
    (projection.m13, projection.m23, projection.m12) = (0.002, 0.001, 0.1)
    let tiny = CGAffineTransform(scaleX: 0.001, y: 0.001), huge = CGAffineTransform(scaleX: 1000, y: 1000)
    let far = DisplayNode(.transform(huge, DisplayNode(.transform(tiny, scene))))
    let speck = fill(Path(ellipseIn: CGRect(x: 0.04, y: 0.01, width: 0.08, height: 0.08)), .color(red))
    return [
      NodeSample("transform-turned", .transform(around(CGAffineTransform(rotationAngle: 0.5)), scene)),
      NodeSample("transform-skewed", .transform(around(CGAffineTransform(a: 1, b: 0.2, c: -0.4, d: 0.8, tx: 0, ty: 0)), scene)),
      NodeSample("transform-mirrored", .transform(around(CGAffineTransform(scaleX: -1, y: 1)), scene)),
      NodeSample("transform-between-pixels", .transform(CGAffineTransform(translationX: 0.3, y: 0.6), scene)),
      NodeSample("transform-small", .transform(around(CGAffineTransform(scaleX: 0.2, y: 0.2)), scene)),
      NodeSample("transform-tiny", .transform(around(tiny), scene)),
      NodeSample("transform-large", .transform(around(CGAffineTransform(scaleX: 6, y: 6)), scene)),
      NodeSample("transform-huge", .transform(around(CGAffineTransform(scaleX: 200, y: 200)), scene)),
      NodeSample("transform-there-and-back", far.content),
      NodeSample("transform-speck", .transform(huge, speck)),
      NodeSample("projection", .projection(projection, scene)),
    ]
  }

  // MARK: Blends

  private var blends: [NodeSample] {
    let modes: [BlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference, .exclusion,
      .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter,
    ]
    let bottom = fill(rounded(CGRect(x: 10, y: 10, width: 90, height: 80), 12), .color(RGBA(red: 0.4, green: 0.6, blue: 0.8)))
    let top = fill(disc, .color(RGBA(red: 0.8, green: 0.4, blue: 0.2, alpha: 0.7)))
    return modes.flatMap { mode in
      [
        NodeSample("blend-\(mode)", .blend(mode, bottom: bottom, top: top)),
        NodeSample("blend-behind-\(mode)", .isolated(DisplayNode(.group([bottom, DisplayNode(.blendBehind(mode, top))])))),
      ]
    }
  }

  private var materials: [NodeSample] {
    let backdrop = Paint.material(Backdrop(radius: 8, tint: RGBA.white.multiplyingAlpha(by: 0.5)))
    let ground = color(RGBA(red: 0.95, green: 0.95, blue: 0.9), CGRect(origin: .zero, size: NodeSample.size))
    let panel = fill(rounded(CGRect(x: 30, y: 30, width: 100, height: 50), 14), backdrop)
    return [
      NodeSample("material", .group([ground, scene, panel, text("On a material", size: 13)])),
      NodeSample("material-disc", .group([ground, scene, fill(disc, backdrop)])),
      NodeSample("material-faint", .group([ground, scene, DisplayNode(.opacity(0.5, panel))])),
      NodeSample("material-clipped", .group([ground, scene, DisplayNode(.clip(disc, FillStyle(), panel))])),
    ]
  }
}
