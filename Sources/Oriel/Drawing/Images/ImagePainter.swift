import Foundation
import OrielDrawing
import OrielModel

/// The look and the size of an image in an environment.
@MainActor
struct ImagePainter {
  private(set) var image: Image
  private(set) var environment: EnvironmentValues
  let graph: ViewGraph
  /// The node whose view diagnostics name.
  let node: AnyViewNode?
  /// The closure that loads an image from a source, or returns `nil` if it can't be loaded.
  let load: @MainActor (ImageSource) -> (any LoadedImage)?
  /// The lighting of the layers that represent an amount.
  var light: SymbolEmphasis?

  init(
    image: Image, environment: EnvironmentValues, graph: ViewGraph, node: AnyViewNode?,
    load: @escaping @MainActor (ImageSource) -> (any LoadedImage)?
  ) {
    self.image = image
    self.environment = environment
    self.graph = graph
    self.node = node
    self.load = load
    light = image.variableValue.map { .amount($0) }
  }

  init(_ image: Image, environment: EnvironmentValues, graph: ViewGraph, node: AnyViewNode? = nil) {
    self.init(image: image, environment: environment, graph: graph, node: node) { graph.rendering.images.load($0) }
  }

  /// Returns a painter with a higher display scale, for drawings that a transform enlarges.
  func sharpened(by transform: CGAffineTransform) -> ImagePainter {
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    guard scale.isFinite, scale > 1 else { return self }
    var copy = self
    copy.environment.displayScale *= min(scale, 8)
    return copy
  }

  /// Returns a painter with the antialiasing of a fill style.
  func styled(_ style: FillStyle) -> ImagePainter {
    guard !style.isAntialiased else { return self }
    var copy = self
    copy.image.isAntialiased = false
    return copy
  }

  private var isSymbol: Bool { if case .symbol = image.source { true } else { false } }

  var isMirrored: Bool { environment.layoutDirection == .rightToLeft }

  // MARK: Sizes

  /// The font of the environment.
  private var font: ResolvedFont {
    environment.effectiveFont.resolve(dynamicTypeSize: environment.dynamicTypeSize, textScale: environment.textScale)
  }

  private var symbolSide: CGFloat { Image.symbolSide(fontSize: font.size, scale: environment.imageScale) }

  /// The image's own size.
  var idealSize: CGSize {
    if case .drawn(let drawn) = image.source { return drawn.size }
    if let content, let picture = content.picture {
      return CGSize(width: picture.pixelSize.width / content.density, height: picture.pixelSize.height / content.density)
    }
    guard image.resizing != nil, let shape else { return CGSize(width: symbolSide, height: symbolSide) }
    let bounds = shape.inkBounds
    return CGSize(width: symbolSide * bounds.width / SymbolGlyph.side, height: symbolSide * bounds.height / SymbolGlyph.side)
  }

  /// Returns the baseline of adjacent text: a symbol is centered on the height of capital letters, and any other image stands on the line.
  func baseline(of size: CGSize) -> CGFloat { isSymbol ? size.height / 2 + font.size * 0.35 : size.height }

  // MARK: Pictures

  /// The pixels of an image that isn't a symbol.
  private struct Content {
    var picture: (any LoadedImage)?
    /// The number of pixels per point.
    var density: CGFloat = 1
    var isTemplate: Bool?
    var path: String?
  }

  /// The content for the environment, or `nil` for symbols and drawn images.
  private var content: Content? {
    switch image.source {
    case .symbol, .drawn, .placeholder: return nil
    case .data(let data): return Content(picture: load(.data(data)))
    case .loaded(let loaded): return Content(picture: loaded.picture, density: loaded.scale)
    case .file(let path):
      let density = path.contains("@3x.") ? 3.0 : path.contains("@2x.") ? 2 : 1
      return Content(picture: load(.file(path: path)), density: density, path: path)
    case .named(let name, let bundle):
      let environment = environment
      guard let asset = BundleAssets.of(bundle).image(name),
        let variant = asset.variant(
          scale: environment.displayScale, isDark: environment.colorScheme == .dark,
          isHighContrast: environment.colorSchemeContrast == .increased, isRightToLeft: environment.layoutDirection == .rightToLeft)
      else { return Content() }
      return Content(
        picture: load(.file(path: variant.path)), density: variant.scale ?? 1, isTemplate: asset.isTemplate, path: variant.path)
    }
  }

  /// Indicates whether the image is missing or broken.
  var isMissing: Bool { content.map { $0.picture == nil } ?? false }

  /// The number of pixels per point: that of a picture, or the screen's if the image is drawn.
  var pixelsPerPoint: CGFloat { content?.density ?? environment.displayScale }

  /// Returns a vector image at the resolution of the screen if it is drawn larger than its file specifies. Sizes are rounded up, so that a
  /// growing image isn't rendered again in each frame.
  private func sharper(_ content: Content, size: CGFloat, scale: CGFloat) -> (any LoadedImage)? {
    guard let path = content.path, path.hasSuffix(".svg"), let pixels = content.picture?.pixelSize, size.isFinite else { return nil }
    let longer = max(pixels.width, pixels.height)
    let wanted = (size * scale / 32).rounded(.up) * 32
    guard longer > 0, wanted > longer, wanted <= 4096 else { return nil }
    let factor = wanted / longer
    return load(
      .vector(path: path, width: Int((pixels.width * factor).rounded(.up)), height: Int((pixels.height * factor).rounded(.up))))
  }

  // MARK: Drawing

  /// Draws the image in a rectangle. An image without colors of its own is drawn with the paint, or with `color` if the color is animated.
  func drawing(in rect: CGRect, with paint: _ShapePaint, color: RGBA? = nil) -> DisplayNode {
    let first = color ?? paint.sample.firstColor
    let tinted = drawing(in: rect, tint: first)
    guard tinted.isTinted else { return tinted.node }
    return paint.inking(in: rect, color: color) { $0 == first ? tinted.node : drawing(in: rect, tint: $0).node }
  }

  /// Draws the image in its own proportions, stretched to a rectangle.
  func drawing(stretchedTo rect: CGRect, with paint: _ShapePaint) -> DisplayNode {
    let size = idealSize
    guard isSymbol, image.resizing == nil, size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else {
      return drawing(in: rect, with: paint)
    }
    let width = rect.height * size.width / size.height
    let stretch = rect.width / width
    guard abs(stretch - 1) > 0.001 else { return drawing(in: rect, with: paint) }
    let node = drawing(in: CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height), with: paint)
    return DisplayNode(.transform(CGAffineTransform(a: stretch, b: 0, c: 0, d: 1, tx: rect.minX * (1 - stretch), ty: 0), node))
  }

  /// Returns the drawing, and whether it has a single color.
  func drawing(in rect: CGRect, tint: RGBA) -> (node: DisplayNode, isTinted: Bool) {
    let own = image.tint?.resolved(in: environment)
    let drawing = unmirroredDrawing(in: rect, tint: own ?? tint)
    let (node, isTinted) = (drawing.node, drawing.isTinted && own == nil)
    guard isMirrored, case .symbol(let name) = image.source, SymbolNames.isMirroredInRightToLeft(name) else { return (node, isTinted) }
    return (DisplayNode(.transform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0), node)), isTinted)
  }

  private func unmirroredDrawing(in rect: CGRect, tint: RGBA) -> (node: DisplayNode, isTinted: Bool) {
    if case .drawn(let drawn) = image.source { return drawing(of: drawn, in: rect, tint: tint) }
    if let shape, let drawing = symbolDrawing(shape, in: rect, tint) { return drawing }
    guard let picture = picture(side: max(rect.width, rect.height), scale: environment.displayScale) else {
      return (placeholder(in: rect, color: tint), true)
    }
    var drawing = ImageDrawing(rect: rect, interpolation: interpolation)
    drawing.isAntialiased = image.isAntialiased
    let isTemplate = image.renderingMode == .template || (image.renderingMode == nil && content?.isTemplate == true)
    if isTemplate || image.tint != nil {
      drawing.tint = tint
    }
    if let resizing = image.resizing, !isSymbol {
      if resizing.mode == .tile { drawing.tileSize = idealSize }
      drawing.capTop = resizing.caps.top
      drawing.capBottom = resizing.caps.bottom
      drawing.capLeft = isMirrored ? resizing.caps.trailing : resizing.caps.leading
      drawing.capRight = isMirrored ? resizing.caps.leading : resizing.caps.trailing
    }
    return (DisplayNode(.image(picture, drawing)), drawing.tint != nil)
  }

  /// The innermost enclosing views, for diagnostics.
  private var place: String {
    guard let path = node?.viewPath, !path.isEmpty else { return "" }
    let names = path.components(separatedBy: " / ").map { $0.prefix { $0 != "<" } }
    return " (\(names.count > 3 ? "… / " : "")\(names.suffix(3).joined(separator: " / ")))"
  }

  private func picture(side: CGFloat, scale: CGFloat) -> (any LoadedImage)? {
    switch image.source {
    case .placeholder, .drawn, .symbol: return nil
    case .file, .data, .loaded, .named:
      if let content, let picture = content.picture { return sharper(content, size: side, scale: scale) ?? picture }
      Report.once("missing-image-\(image.name)", "The image \(image.name) doesn't exist or can't be decoded.\(place)")
    }
    return nil
  }

  /// The shape of the symbol in the variant that the environment selects, or the shape of an unknown symbol. It is `nil` for other images.
  private var shape: SymbolShape? {
    guard case .symbol(let name) = image.source else { return nil }
    let variant = environment.symbolVariants.name(of: name)
    let drawn = SymbolNames.shape(of: isMirrored ? SymbolNames.rightToLeftForm(of: variant) : variant)
    if drawn == nil {
      Report.once("unknown-symbol-\(name)", "Oriel doesn't include the symbol \(name); a dashed square is drawn instead.\(place)")
    }
    var shape = drawn ?? SymbolNames.unknown
    shape.lineWidth = SymbolGlyph.lineWidth(weight: font.weight)
    return shape
  }

  /// Draws a symbol, and returns whether the drawing has a single color.
  private func symbolDrawing(_ shape: SymbolShape, in rect: CGRect, _ tint: RGBA) -> (node: DisplayNode, isTinted: Bool)? {
    let environment = environment
    let isPalette = environment.hasForegroundLevels && shape.isLayered
    let surroundings = environment.symbolRenderingMode ?? (isPalette ? .palette : .monochrome)
    let mode = image.tint == nil ? image.symbolMode ?? surroundings : .monochrome
    var levels = [tint, tint.multiplyingAlpha(by: 0.35), tint.multiplyingAlpha(by: 0.2)]
    if mode == .palette, let style = environment.foregroundStyle {
      for level in 1...2 { levels[level] = style.color(in: environment, level: level) }
    }
    let inks = SymbolInks(mode: mode, levels: levels, environment: environment)
    let shaper = graph.rendering.shaper
    let weight = min(900, font.weight + 200)
    let painter = SymbolPainter(shape: shape, inks: inks, light: light) { string, square, color in
      let size = square.width * (string.count > 1 ? 0.95 : 1.15)
      let text = shaper.shape(TextRequest(runs: [TextRun(string: string, font: ResolvedFont(size: size, weight: weight))]))
      // The height of capital letters and digits is about 0.72 of the font size.
      let origin = CGPoint(x: square.midX - text.size.width / 2, y: square.midY + size * 0.36 - text.firstBaseline)
      return DisplayNode(.text(text, at: origin, color: color))
    }
    let hasColors = (mode == .palette && shape.isLayered) || (mode == .multicolor && (shape.isLayered || shape.natural != nil))
    let node = image.resizing == nil ? painter.drawing(in: rect) : resized(painter, to: rect)
    return node.map { ($0, !hasColors) }
  }

  /// Draws a resizable symbol so that it touches its frame on all sides, because it has no proportions to keep.
  private func resized(_ painter: SymbolPainter, to rect: CGRect) -> DisplayNode? {
    let bounds = painter.shape.inkBounds
    let (x, y) = (rect.width / bounds.width, rect.height / bounds.height)
    let side = SymbolGlyph.side * y
    let square = CGRect(x: rect.minX - bounds.minX * y, y: rect.minY - bounds.minY * y, width: side, height: side)
    guard let node = painter.drawing(in: square) else { return nil }
    if abs(x - y) < 0.001 * y { return node }
    return DisplayNode(.transform(CGAffineTransform(a: x / y, b: 0, c: 0, d: 1, tx: rect.minX * (1 - x / y), ty: 0), node))
  }

  private var interpolation: ImageDrawing.Interpolation {
    switch image.interpolation {
    case .none: .nearest
    case .low, .medium: .linear
    case .high: .trilinear
    }
  }

  private func placeholder(in rect: CGRect, color: RGBA) -> DisplayNode {
    let line = max(1, min(rect.width, rect.height) / 16)
    let frame = rect.insetBy(dx: line, dy: line)
    let radius = min(frame.width, frame.height) / 4
    let path = Path(roundedRect: frame, cornerSize: CGSize(width: radius, height: radius))
    return DisplayNode(.stroke(path, StrokeStyle(lineWidth: line, dash: [line * 2, line * 2]), .color(color)))
  }
}
