import Foundation
import OrielDrawing

/// Measures and draws an image.
@MainActor
final class ImageBox: LayoutBox {
  private var image: Image
  private var ink = Ink()
  /// The size by itself, until the image or the environment changes.
  private var natural: CGSize?
  /// Made for a symbol that has effects, or that becomes another by one.
  private var effects: SymbolEffectPlayer?
  private var loaded: (source: ImageSource, scale: CGFloat, image: (any LoadedImage)?)?

  init(_ image: Image, node: AnyViewNode?) {
    self.image = image
    super.init(node: node)
    if node != nil { updateEffects() }
  }

  func update(_ newImage: Image, transaction: Transaction) {
    ink.change(to: tint, of: self, transaction: transaction)
    let oldSize = natural
    if case .symbol(let old) = image.source, case .symbol(let new) = newImage.source, old != new,
      case .symbol(let motion, let speed) = environment.contentTransition.kind, !transaction.disablesAnimations
    {
      let player = effects ?? SymbolEffectPlayer(self)
      player.replace(image, by: motion, speed: speed, graph: graph)
      effects = player
    }
    let resizes = (image.resizing == nil) != (newImage.resizing == nil)
    image = newImage
    natural = nil
    setNeedsDisplay()
    if resizes || oldSize != naturalSize { setNeedsLayout() }
    updateEffects()
  }

  private func updateEffects() {
    let requests = isSymbol ? environment.symbolEffects : []
    guard effects != nil || !requests.isEmpty else { return }
    let player = effects ?? SymbolEffectPlayer(self)
    player.update(requests, graph: graph)
    effects = player
  }

  // MARK: Sizes

  /// The resolved size of the font around, in points.
  private var fontSize: CGFloat {
    let environment = environment
    return (environment.font ?? .body).resolve(
      dynamicTypeSize: environment.dynamicTypeSize, textScale: environment.textScale
    ).size
  }

  /// The side of the square that a symbol stands in: about as high above and below a line of text as SF Symbols are.
  private var symbolSide: CGFloat {
    let factor =
      switch environment.imageScale {
      case .small: 0.94
      case .medium: 1.18
      case .large: 1.5
      }
    return (fontSize * factor).rounded()
  }

  private var naturalSize: CGSize {
    if let natural { return natural }
    var size = CGSize(width: symbolSide, height: symbolSide)
    if image.resizing != nil, case .symbol(let name) = image.source, let shape = shape(of: name), shape.icon == nil {
      let bounds = shape.inkBounds
      size = CGSize(width: symbolSide * bounds.width / SymbolGlyph.side, height: symbolSide * bounds.height / SymbolGlyph.side)
    }
    if let content = content, let picture = content.picture {
      size = CGSize(width: picture.pixelSize.width / content.density, height: picture.pixelSize.height / content.density)
    }
    natural = size
    return size
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    image.resizing == nil ? naturalSize : proposal.replacingUnspecifiedDimensions(by: naturalSize)
  }

  override func layoutChildren() {}

  override func mayHaveGuide(_ key: AlignmentKey) -> Bool {
    key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
  }

  /// A symbol beside text is centred on the height of the capitals.
  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard isSymbol, image.resizing == nil else { return nil }
    switch key {
    case VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key:
      return size.height / 2 + fontSize * 0.35
    default: return nil
    }
  }

  // MARK: Drawing

  private func load(_ source: ImageSource, scale: CGFloat) -> (any LoadedImage)? {
    if let loaded, loaded.source == source, loaded.scale == scale { return loaded.image }
    let image = graph.rendering.images.load(source, scale: scale)
    loaded = (source, scale, image)
    return image
  }

  /// The pixels of an image that is no symbol.
  private struct Content {
    var picture: (any LoadedImage)?
    /// Pixels a point.
    var density: CGFloat = 1
    var isTemplate: Bool?
    var path: String?
  }

  /// What there is for these surroundings.
  private var content: Content? {
    switch image.source {
    case .symbol, .placeholder: return nil
    case .loaded(let loaded): return Content(picture: loaded.picture, density: loaded.scale)
    case .file(let path):
      let density = path.contains("@3x.") ? 3.0 : path.contains("@2x.") ? 2 : 1
      return Content(picture: load(.file(path: path), scale: 1), density: density, path: path)
    case .named(let name, let bundle):
      let environment = environment
      guard let asset = BundleAssets.of(bundle).image(name),
        let variant = asset.variant(
          scale: environment.displayScale, isDark: environment.colorScheme == .dark,
          isHighContrast: environment.colorSchemeContrast == .increased, isRightToLeft: environment.layoutDirection == .rightToLeft)
      else { return Content() }
      return Content(
        picture: load(.file(path: variant.path), scale: 1), density: variant.scale ?? 1, isTemplate: asset.isTemplate, path: variant.path)
    }
  }

  /// A vector image as sharp as the screen where it is drawn larger than its file says. Sizes are rounded up, so that one that grows isn't
  /// drawn anew for each frame.
  private func sharper(_ content: Content, size: CGFloat, scale: CGFloat) -> (any LoadedImage)? {
    guard let path = content.path, path.hasSuffix(".svg"), let pixels = content.picture?.pixelSize, size.isFinite else { return nil }
    let longer = max(pixels.width, pixels.height)
    let wanted = (size * scale / 32).rounded(.up) * 32
    guard longer > 0, wanted > longer, wanted <= 4096 else { return nil }
    let factor = wanted / longer
    return load(
      .vector(path: path, width: Int((pixels.width * factor).rounded(.up)), height: Int((pixels.height * factor).rounded(.up))), scale: 1)
  }

  private var isSymbol: Bool { if case .symbol = image.source { true } else { false } }

  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    let rect = CGRect(origin: offset, size: presentedSize)
    guard rect.width > 0, rect.height > 0 else { return nil }
    if environment.isRedacted { return Redaction.area(rect, color: ink.color(tint)) }
    if case .placeholder = image.source {
      return DisplayNode(.color(Color(.system(.fill)).resolved(in: environment), rect))
    }
    guard let effects else { return inked(in: rect) }
    let pose = effects.pose(at: graph.now, isMirrored: isMirrored, isCalm: environment.accessibilityReduceMotion)
    let current = image
    if let replaced = effects.replaced(at: graph.now) { image = replaced }
    defer { image = current }
    guard pose != SymbolPose(), let node = inked(in: rect) else { return inked(in: rect) }
    let posed = DisplayNode(.transform(pose.transform(in: rect), node))
    return pose.opacity == 1 ? posed : DisplayNode(.opacity(pose.opacity, posed))
  }

  private func inked(in rect: CGRect) -> DisplayNode? {
    let color = ink.color(tint)
    let tinted = drawing(in: rect, tint: color)
    guard tinted.isTinted, let style = environment.foregroundStyle else { return tinted.node }
    return style._paint(in: environment, level: 0).inking(in: rect, color: color) {
      $0 == color ? tinted.node : drawing(in: rect, tint: $0).node
    }
  }

  /// The picture, and whether it is drawn in one colour.
  private func drawing(in rect: CGRect, tint: RGBA) -> (node: DisplayNode, isTinted: Bool) {
    let (node, isTinted) = unturnedDrawing(in: rect, tint: tint)
    guard isMirrored, case .symbol(let name) = image.source, SymbolNames.followsReading(name) else { return (node, isTinted) }
    return (DisplayNode(.transform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0), node)), isTinted)
  }

  private func unturnedDrawing(in rect: CGRect, tint: RGBA) -> (node: DisplayNode, isTinted: Bool) {
    if case .symbol(let name) = image.source, let shape = shape(of: name), shape.icon == nil,
      let drawing = symbolDrawing(shape, in: rect, tint)
    {
      return drawing
    }
    guard let picture = picture(side: max(rect.width, rect.height), scale: environment.displayScale) else {
      return (placeholder(in: rect, color: tint), true)
    }
    var drawing = ImageDrawing(rect: rect, interpolation: interpolation)
    drawing.isAntialiased = image.isAntialiased
    if image.renderingMode == .template || picture.isTemplate || (image.renderingMode == nil && content?.isTemplate == true) {
      drawing.tint = tint
    }
    if let resizing = image.resizing, !isSymbol {
      if resizing.mode == .tile { drawing.tileSize = naturalSize }
      drawing.capTop = resizing.caps.top
      drawing.capBottom = resizing.caps.bottom
      drawing.capLeft = isMirrored ? resizing.caps.trailing : resizing.caps.leading
      drawing.capRight = isMirrored ? resizing.caps.leading : resizing.caps.trailing
    }
    return (DisplayNode(.image(picture, drawing)), drawing.tint != nil)
  }

  /// What a template image is drawn with.
  private var tint: RGBA {
    let environment = environment
    return environment.foregroundStyle?.color(in: environment) ?? Color.primary.resolved(in: environment)
  }

  override func willDisappear() {
    ink.stop(graph: graph)
    effects?.stop(graph: graph)
  }

  private func picture(side: CGFloat, scale: CGFloat) -> (any LoadedImage)? {
    switch image.source {
    case .placeholder: return nil
    case .file, .loaded, .named:
      if let content, let picture = content.picture { return sharper(content, size: side, scale: scale) ?? picture }
      Report.once("missing-image-\(name)", "There is no image \(name), or it cannot be decoded. (\(node?.viewPath ?? ""))")
    case .symbol(let name):
      guard let icon = shape(of: name)?.icon else {
        Report.once(
          "unmapped-symbol-\(name)",
          "The symbol \(name) has no counterpart among the desktop's icons; a dashed square stands for it. (\(node?.viewPath ?? ""))")
        return nil
      }
      if let picture = load(.icon(name: icon, pointSize: side), scale: scale) { return picture }
      Report.once(
        "missing-icon-\(icon)",
        "The icon theme has no \(icon), which the symbol \(name) is drawn with; a dashed square stands for it. "
          + "Installing the Adwaita icon theme brings it.")
    }
    return nil
  }

  /// What the name says in the variant that the surroundings ask for.
  private func shape(of name: String) -> SymbolShape? { SymbolNames.shape(of: environment.symbolVariants.name(of: name)) }

  /// The symbol, and whether it is drawn in one colour.
  private func symbolDrawing(_ shape: SymbolShape, in rect: CGRect, _ tint: RGBA) -> (node: DisplayNode, isTinted: Bool)? {
    let environment = environment
    let isPalette = environment.hasForegroundLevels && shape.isLayered
    let mode = image.symbolMode ?? environment.symbolRenderingMode ?? (isPalette ? .palette : .monochrome)
    let images = graph.rendering.images
    var levels = [tint, tint.multiplyingAlpha(by: 0.35), tint.multiplyingAlpha(by: 0.2)]
    if mode == .palette, let style = environment.foregroundStyle {
      for level in 1...2 { levels[level] = style.color(in: environment, level: level) }
    }
    let inks = SymbolInks(mode: mode, levels: levels, environment: environment)
    let shaper = graph.rendering.shaper
    let painter = SymbolPainter(shape: shape, inks: inks) { name, square, color in
      guard let icon = images.load(.icon(name: name, pointSize: square.width), scale: environment.displayScale) else {
        return nil
      }
      var drawing = ImageDrawing(rect: square)
      drawing.tint = color
      return DisplayNode(.image(icon, drawing))
    } text: { string, square, color in
      let size = square.width * (string.count > 1 ? 0.95 : 1.15)
      let text = shaper.shape(TextRequest(runs: [TextRun(string: string, font: ResolvedFont(size: size, weight: 600))]))
      // Capitals and digits are about as high as 0.72 of the size.
      let origin = CGPoint(x: square.midX - text.size.width / 2, y: square.midY + size * 0.36 - text.firstBaseline)
      return DisplayNode(.text(text, at: origin, color: color))
    }
    let hasColors = (mode == .palette && shape.isLayered) || (mode == .multicolor && (shape.isLayered || shape.natural != nil))
    let node = image.resizing == nil ? painter.drawing(in: rect) : resized(painter, to: rect)
    return node.map { ($0, !hasColors) }
  }

  /// One that can be resized touches its frame on all sides, as it has no proportions to keep.
  private func resized(_ painter: SymbolPainter, to rect: CGRect) -> DisplayNode? {
    let bounds = painter.shape.inkBounds
    let (x, y) = (rect.width / bounds.width, rect.height / bounds.height)
    let side = SymbolGlyph.side * y
    let square = CGRect(x: rect.minX - bounds.minX * y, y: rect.minY - bounds.minY * y, width: side, height: side)
    guard let node = painter.drawing(in: square) else { return nil }
    if abs(x - y) < 0.001 * y { return node }
    return DisplayNode(.transform(CGAffineTransform(a: x / y, b: 0, c: 0, d: 1, tx: rect.minX * (1 - x / y), ty: 0), node))
  }

  /// The picture for somebody who draws it elsewhere, and whether it is drawn in one colour.
  func resolved(side: CGFloat, scale: CGFloat) -> (picture: (any LoadedImage)?, isTemplate: Bool) {
    var picture: (any LoadedImage)?
    if case .symbol(let name) = image.source, shape(of: name)?.icon == nil, let icon = SymbolNames.all[name] {
      picture = load(.icon(name: icon, pointSize: side), scale: scale)
    }
    picture = picture ?? self.picture(side: side, scale: scale)
    return (picture, image.renderingMode.map { $0 == .template } ?? content?.isTemplate ?? picture?.isTemplate ?? false)
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

  override var isAccessibilityHidden: Bool { environment.isRedacted }

  override var accessibilityContent: AccessibilityNode.Content? {
    guard !image.isDecorative else { return nil }
    return .init(label: image.label.map { string(of: $0) } ?? name, traits: .isImage)
  }

  /// A symbol's or file's name in words.
  private var name: String {
    switch image.source {
    case .symbol(let name): name.replacingOccurrences(of: ".", with: " ")
    case .loaded, .placeholder: ""
    case .file(let name), .named(let name, _): ((name as NSString).lastPathComponent as NSString).deletingPathExtension
    }
  }

  override func contains(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }
}
