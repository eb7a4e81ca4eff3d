import Foundation
import OrielDrawing

extension GraphicsContext {
  /// A text that is prepared for drawing. Mirrors SwiftUI's `GraphicsContext.ResolvedText`.
  public struct ResolvedText {
    let text: StyledText
    let storage: Storage
    /// The shading of parts without a color of their own.
    public var shading = Shading.foreground

    func shape(_ size: CGSize) -> any ShapedText {
      let (runs, storage) = (text.runs, storage)
      return LayoutIsolation.run {
        let environment = storage.environment
        var request = TextRequest(
          runs: runs, lineLimit: environment.lineLimit, truncation: environment.truncationMode.resolved,
          alignment: environment.multilineTextAlignment.resolved, lineSpacing: environment.lineSpacing,
          isRightToLeft: environment.layoutDirection == .rightToLeft, language: environment.typesettingTag)
        if size.width.isFinite { request.maxWidth = max(0, size.width) }
        if size.height.isFinite { request.maxHeight = max(0, size.height) }
        return storage.graph.rendering.shaper.shape(request)
      }
    }

    private static let unbounded = CGSize(width: CGFloat.infinity, height: .infinity)

    /// Returns the size of the text within an available size.
    public func measure(in size: CGSize) -> CGSize { boxSize(shape(size)) }

    /// Returns the distance from the top to the first line's baseline, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      LayoutIsolation.run(with: shape(size)) { $0.firstBaseline }
    }

    /// Returns the distance from the top to the last line's baseline, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      LayoutIsolation.run(with: shape(size)) { $0.lastBaseline }
    }

    var natural: any ShapedText { shape(Self.unbounded) }
  }

  /// An image that is prepared for drawing. Mirrors SwiftUI's `GraphicsContext.ResolvedImage`.
  public struct ResolvedImage {
    let painter: ImagePainter
    /// The size of the image, in points.
    public let size: CGSize
    /// The distance from the top to the baseline of adjacent text, in points.
    public let baseline: CGFloat
    /// The shading of symbols and template images, or `nil` for the foreground style.
    public var shading: Shading?
  }

  /// A symbol of the canvas that is prepared for drawing. Mirrors SwiftUI's `GraphicsContext.ResolvedSymbol`.
  public struct ResolvedSymbol {
    let box: LayoutBox

    /// The size of the symbol, in points.
    public var size: CGSize {
      let box = box
      return LayoutIsolation.run { box.size }
    }
  }

  // MARK: Text

  /// Returns a text that is prepared for drawing.
  public func resolve(_ text: Text) -> ResolvedText {
    let storage = storage
    let styled = LayoutIsolation.run {
      var styled = StyledText(now: storage.graph.date)
      text.append(to: &styled, style: TextStyleState(environment: storage.environment), environment: storage.environment)
      styled.sizeImages(in: storage.graph)
      return styled
    }
    return ResolvedText(text: styled, storage: storage)
  }

  /// Draws a text into a rectangle of the current space, from its top.
  public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text.shape(rect.size), of: text, at: rect.origin) }

  /// Draws a text with its anchor at a point of the current space.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let shaped = text.natural
    let size = boxSize(shaped)
    draw(shaped, of: text, at: CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y))
  }

  /// Draws a text into a rectangle of the current space, from its top.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text with its anchor at a point of the current space.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(text), at: point, anchor: anchor) }

  private func draw(_ shaped: any ShapedText, of text: ResolvedText, at origin: CGPoint) {
    let shading = text.shading
    LayoutIsolation.run(with: (self, shaped, text.text)) { context, shaped, styled in
      let environment = context.environment
      let rest = shading.paint(environment)
      let styles = styled.richStyles(rest: rest.isRich ? AnyShapeStyle(ShadingStyle(shading: shading)) : nil)
      context.put(styles.drawing(shaped, at: origin, rest: rest, in: environment))
      for image in styled.images.values {
        let paint = styles.style(ofRun: image.run)?._paint(in: environment, level: 0) ?? image.color.map { _ShapePaint.color($0) } ?? rest
        if let node = image.drawing(on: shaped, at: origin, with: paint, graph: context.storage.graph) { context.put(node) }
      }
    }
  }

  // MARK: Images

  /// Returns an image that is prepared for drawing.
  public func resolve(_ image: Image) -> ResolvedImage {
    let storage = storage
    return LayoutIsolation.run {
      let painter = ImagePainter(image, environment: storage.environment, graph: storage.graph)
      let size = painter.idealSize
      return ResolvedImage(painter: painter, size: size, baseline: painter.baseline(of: size))
    }
  }

  /// Draws an image into a rectangle of the current space. Symbols and vector images are rendered at their final size. The style determines
  /// whether the edges of a bitmap are antialiased.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let (painter, shading) = (image.painter, image.shading)
    LayoutIsolation.run(with: self) { context in
      let paint = (shading ?? .foreground).paint(context.environment)
      context.put(painter.sharpened(by: context.transform).styled(style).drawing(stretchedTo: rect, with: paint))
    }
  }

  /// Draws an image with its anchor at a point of the current space.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let origin = CGPoint(x: point.x - image.size.width * anchor.x, y: point.y - image.size.height * anchor.y)
    draw(image, in: CGRect(origin: origin, size: image.size))
  }

  /// Draws an image into a rectangle of the current space.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect, style: style) }

  /// Draws an image with its anchor at a point of the current space.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(image), at: point, anchor: anchor) }

  // MARK: Symbols

  /// Returns the symbol with a tag, or `nil` if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let storage = storage
    let box = LayoutIsolation.run(with: id) { id in storage.symbols.first { box in box.trait(TagTrait.self)?.selection(ID.self) == id } }
    return box.map { ResolvedSymbol(box: $0) }
  }

  /// Draws a symbol, scaled to a rectangle of the current space.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let box = symbol.box
    LayoutIsolation.run(with: self) { context in
      let size = box.size
      guard size.width > 0, size.height > 0, let picture = box.displayNode(at: .zero) else { return }
      let fit = CGAffineTransform(scaleX: rect.width / size.width, y: rect.height / size.height)
        .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
      context.put(DisplayNode(.transform(fit, picture)))
    }
  }

  /// Draws a symbol with its anchor at a point of the current space.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = symbol.size
    draw(
      symbol, in: CGRect(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width, height: size.height))
  }
}

/// Returns the size of a text's view, whose width is rounded up to whole points.
private func boxSize(_ text: any ShapedText) -> CGSize {
  LayoutIsolation.run(with: text) { CGSize(width: $0.size.width.rounded(.up), height: $0.size.height) }
}
