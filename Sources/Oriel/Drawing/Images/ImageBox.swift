import Foundation
import OrielDrawing
import OrielModel

/// A box that measures and draws an image.
@MainActor
final class ImageBox: LayoutBox {
  private(set) var image: Image
  private var ink = Ink()
  /// The image's own size, or `nil` after a change of the image or the environment.
  private var natural: CGSize?
  /// The animator of a symbol's effects, created for a symbol that has effects or is replaced by one.
  private var effects: SymbolEffectPlayer?
  /// The previous picture and the progress of its fading out, or `nil`.
  private var fading: (drawing: FadingDrawing, progress: Presented<Double>)?
  private var loaded: (source: ImageSource, image: (any LoadedImage)?)?

  init(_ image: Image, node: AnyViewNode) {
    self.image = image
    super.init(node: node)
    updateEffects()
  }

  func update(_ newImage: Image, transaction: Transaction) {
    ink.change(to: tint, of: self, transaction: transaction)
    let oldSize = natural
    if image.source != newImage.source { fadeOut(transaction) }
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
    if resizes || oldSize != idealSize { setNeedsLayout() }
    updateEffects()
  }

  /// Fades the current picture out below the new one, if the change is animated and the content transition permits it.
  private func fadeOut(_ transaction: Transaction) {
    fading?.progress.stop(graph: graph)
    fading = nil
    switch environment.contentTransition.kind {
    case .identity, .symbol: return
    case .automatic, .opacity, .interpolate, .numericText, .numericValue: break
    }
    guard transaction.effectiveAnimation != nil,
      let drawing = FadingDrawing(picture(at: .zero), of: self, isStretched: image.resizing != nil)
    else { return }
    let progress = Presented(0.0, box: self)
    fading = (drawing, progress)
    progress.set(1, transaction: transaction, graph: graph)
  }

  private func updateEffects() {
    let requests = isSymbol ? environment.symbolEffects : []
    guard effects != nil || !requests.isEmpty else { return }
    let player = effects ?? SymbolEffectPlayer(self)
    player.update(requests, graph: graph)
    effects = player
  }

  // MARK: Sizes

  private var idealSize: CGSize {
    if let natural { return natural }
    let size = painter.idealSize
    natural = size
    return size
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    image.resizing == nil ? idealSize : proposal.replacingUnspecifiedDimensions(by: idealSize)
  }

  override func layoutChildren() {}

  override func mayHaveGuide(_ key: AlignmentKey) -> Bool {
    key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard isSymbol, image.resizing == nil else { return nil }
    switch key {
    case VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key: return painter.baseline(of: size)
    default: return nil
    }
  }

  // MARK: Drawing

  private func load(_ source: ImageSource) -> (any LoadedImage)? {
    if let loaded, loaded.source == source { return loaded.image }
    let image = graph.rendering.images.load(source)
    loaded = (source, image)
    return image
  }

  private var painter: ImagePainter {
    ImagePainter(image: image, environment: environment, graph: graph, node: node) { [unowned self] in load($0) }
  }

  private var isSymbol: Bool { if case .symbol = image.source { true } else { false } }

  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    let node = picture(at: offset)
    guard let progress = fading?.progress, !environment.isRedacted else { return node }
    guard progress.isRunning else {
      fading = nil
      return node
    }
    return fading?.drawing.drawing(node, at: offset, share: progress.value, in: self)
  }

  private func picture(at offset: CGPoint) -> DisplayNode? {
    let rect = CGRect(origin: offset, size: presentedSize)
    guard rect.width > 0, rect.height > 0 else { return nil }
    if environment.isRedacted { return Redaction.area(rect, color: ink.color(tint)) }
    if case .placeholder = image.source {
      return DisplayNode(.color(Color(.system(.fill)).resolved(in: environment), rect))
    }
    let pose = pose
    let current = image
    if let replaced = effects?.replaced(at: graph.now) { image = replaced }
    defer { image = current }
    guard pose != SymbolPose(), let node = inked(in: rect, light: pose.light) else { return inked(in: rect) }
    let posed = DisplayNode(.transform(pose.transform(in: rect), node))
    return pose.opacity == 1 ? posed : DisplayNode(.opacity(pose.opacity, posed))
  }

  /// The pose of a symbol with its effects, including those of transitions.
  private var pose: SymbolPose {
    let own = effects?.pose(at: graph.now, isMirrored: isMirrored, isCalm: environment.accessibilityReduceMotion) ?? SymbolPose()
    guard isSymbol else { return own }
    return environment.symbolPresences.reduce(own) { $0 * $1.pose(of: self, isMirrored: isMirrored) }
  }

  private func inked(in rect: CGRect, light: SymbolEmphasis? = nil) -> DisplayNode? {
    let color = ink.color(tint)
    var painter = painter
    if let light { painter.light = light }
    if isSymbol, environment.symbolColorRenderingMode == .gradient {
      let gradient = Color(
        .sRGB, red: Double(color.red), green: Double(color.green), blue: Double(color.blue), opacity: Double(color.alpha))
      return painter.drawing(in: rect, with: gradient.gradient._paint(in: painter.environment, level: 0), color: color)
    }
    guard let style = painter.environment.foregroundStyle else { return painter.drawing(in: rect, tint: color).node }
    return painter.drawing(in: rect, with: style._paint(in: painter.environment, level: 0), color: color)
  }

  /// The color of a template image.
  private var tint: RGBA {
    let environment = environment
    return environment.foregroundStyle?.color(in: environment) ?? Color.primary.resolved(in: environment)
  }

  override func willDisappear() {
    ink.stop(graph: graph)
    effects?.stop(graph: graph)
    fading?.progress.stop(graph: graph)
  }

  override func isHidden(from search: BoxSearch) -> Bool { search == .accessibility && environment.isRedacted }

  override func hitContent(_ point: CGPoint) -> LayoutBox? { hitChildren(point, orSelfIn: CGRect(origin: .zero, size: size)) }
}
