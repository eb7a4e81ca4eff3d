import Foundation
import OrielDrawing

/// Measures and draws an image.
@MainActor
final class ImageBox: LayoutBox {
  private var image: Image
  private var ink = Ink()
  /// The size by itself, until the image or the environment changes.
  private var natural: CGSize?
  private var loaded: (source: ImageSource, scale: CGFloat, image: (any LoadedImage)?)?

  init(_ image: Image, node: AnyViewNode?) {
    self.image = image
    super.init(node: node)
  }

  func update(_ newImage: Image, transaction: Transaction) {
    ink.change(to: tint, of: self, transaction: transaction)
    let oldSize = natural
    let resizes = (image.resizing == nil) != (newImage.resizing == nil)
    image = newImage
    natural = nil
    setNeedsDisplay()
    if resizes || oldSize != naturalSize { setNeedsLayout() }
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
    if case .file(let path?, _) = image.source, let loaded = load(.file(path: path), scale: 1) {
      let density = path.contains("@3x.") ? 3.0 : path.contains("@2x.") ? 2 : 1
      size = CGSize(width: loaded.pixelSize.width / density, height: loaded.pixelSize.height / density)
    }
    natural = size
    return size
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    image.resizing == nil ? naturalSize : proposal.replacingUnspecifiedDimensions(by: naturalSize)
  }

  override func layoutChildren() {}

  /// A symbol beside text is centred on the height of the capitals.
  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard case .symbol = image.source, image.resizing == nil else { return nil }
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

  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    let rect = CGRect(origin: offset, size: presentedSize)
    guard rect.width > 0, rect.height > 0 else { return nil }
    let tint = ink.color(tint)
    guard let picture = picture(side: max(rect.width, rect.height), scale: environment.displayScale) else {
      return placeholder(in: rect, color: tint)
    }
    var drawing = ImageDrawing(rect: rect, interpolation: interpolation)
    let isTemplate = image.renderingMode.map { $0 == .template } ?? false
    if isTemplate || picture.isTemplate { drawing.tint = tint }
    if let resizing = image.resizing, case .file = image.source {
      if resizing.mode == .tile { drawing.tileSize = naturalSize }
      drawing.capTop = resizing.caps.top
      drawing.capBottom = resizing.caps.bottom
      drawing.capLeft = isMirrored ? resizing.caps.trailing : resizing.caps.leading
      drawing.capRight = isMirrored ? resizing.caps.leading : resizing.caps.trailing
    }
    return DisplayNode(.image(picture, drawing))
  }

  /// What a template image is drawn with.
  private var tint: RGBA {
    let environment = environment
    return environment.foregroundStyle?.color(in: environment) ?? Color.primary.resolved(in: environment)
  }

  override func willDisappear() { ink.stop(graph: graph) }

  private func picture(side: CGFloat, scale: CGFloat) -> (any LoadedImage)? {
    switch image.source {
    case .file(let path, let name):
      if let path, let picture = load(.file(path: path), scale: 1) { return picture }
      Report.once("missing-image-\(name)", "There is no image \(name), or it cannot be decoded. (\(node?.viewPath ?? ""))")
    case .symbol(let name):
      guard let icon = SymbolNames.icon(for: name) else {
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

  /// The picture for somebody who draws it elsewhere, and whether it is drawn in one colour.
  func resolved(side: CGFloat, scale: CGFloat) -> (picture: (any LoadedImage)?, isTemplate: Bool) {
    let picture = picture(side: side, scale: scale)
    return (picture, image.renderingMode.map { $0 == .template } ?? picture?.isTemplate ?? false)
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

  override var accessibilityContent: AccessibilityNode.Content? {
    guard !image.isDecorative else { return nil }
    return .init(label: image.label?.string(in: environment.locale) ?? name, traits: .isImage)
  }

  /// A symbol's or file's name in words.
  private var name: String {
    switch image.source {
    case .symbol(let name): name.replacingOccurrences(of: ".", with: " ")
    case .file(_, let name): ((name as NSString).lastPathComponent as NSString).deletingPathExtension
    }
  }

  override func contains(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }
}
