import Foundation
import OrielDrawing

extension GraphicsContext {
  /// A text that is ready to be drawn. Mirrors SwiftUI's `GraphicsContext.ResolvedText`.
  public struct ResolvedText {
    let text: StyledText
    let storage: Storage
    /// What parts without a colour of their own are drawn with.
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

    /// The size that the text takes of a size.
    public func measure(in size: CGSize) -> CGSize { boxSize(shape(size)) }

    /// Points from the top to the first line's baseline.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      LayoutIsolation.run(with: shape(size)) { $0.firstBaseline }
    }

    /// Points from the top to the last line's baseline.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      LayoutIsolation.run(with: shape(size)) { $0.lastBaseline }
    }

    var natural: any ShapedText { shape(Self.unbounded) }
  }

  /// An image that is ready to be drawn. Mirrors SwiftUI's `GraphicsContext.ResolvedImage`.
  public struct ResolvedImage {
    let painter: ImagePainter
    /// In points.
    public let size: CGSize
    /// Points from the top to where a line of text beside it stands.
    public let baseline: CGFloat
    /// What symbols and template images are drawn with; nil is the foreground.
    public var shading: Shading?
  }

  /// One of the canvas's symbols. Mirrors SwiftUI's `GraphicsContext.ResolvedSymbol`.
  public struct ResolvedSymbol {
    let box: LayoutBox

    /// In points.
    public var size: CGSize {
      let box = box
      return LayoutIsolation.run { box.size }
    }
  }

  // MARK: Text

  public func resolve(_ text: Text) -> ResolvedText {
    let storage = storage
    let styled = LayoutIsolation.run {
      var styled = StyledText(now: storage.graph.date)
      text.append(to: &styled, style: TextStyleState(environment: storage.environment), environment: storage.environment)
      styled.makeRoomForImages(in: storage.graph)
      return styled
    }
    return ResolvedText(text: styled, storage: storage)
  }

  /// In a rectangle of the current space, from its top.
  public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text.shape(rect.size), of: text, at: rect.origin) }

  /// With its anchor at a point of the current space.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let shaped = text.natural
    let size = boxSize(shaped)
    draw(shaped, of: text, at: CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y))
  }

  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

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

  public func resolve(_ image: Image) -> ResolvedImage {
    let storage = storage
    return LayoutIsolation.run {
      let painter = ImagePainter(image, environment: storage.environment, graph: storage.graph)
      let size = painter.naturalSize
      return ResolvedImage(painter: painter, size: size, baseline: painter.baseline(of: size))
    }
  }

  /// Symbols and vector images are drawn as large as they are seen. The style says whether a picture's edges are smooth.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let (painter, shading) = (image.painter, image.shading)
    LayoutIsolation.run(with: self) { context in
      let paint = (shading ?? .foreground).paint(context.environment)
      context.put(painter.sharpened(by: context.transform).styled(style).drawing(stretchedTo: rect, with: paint))
    }
  }

  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let origin = CGPoint(x: point.x - image.size.width * anchor.x, y: point.y - image.size.height * anchor.y)
    draw(image, in: CGRect(origin: origin, size: image.size))
  }

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect, style: style) }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(image), at: point, anchor: anchor) }

  // MARK: Symbols

  /// The symbol with a tag; nil where there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let storage = storage
    let box = LayoutIsolation.run(with: id) { id in storage.symbols.first { box in box.trait(TagTrait.self)?.selection(ID.self) == id } }
    return box.map { ResolvedSymbol(box: $0) }
  }

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

  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = symbol.size
    draw(
      symbol, in: CGRect(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width, height: size.height))
  }
}

/// The size of a view of text: whole points across.
private func boxSize(_ text: any ShapedText) -> CGSize {
  LayoutIsolation.run(with: text) { CGSize(width: $0.size.width.rounded(.up), height: $0.size.height) }
}
