import Foundation
import OrielDrawing

/// What a canvas is drawn with. Mirrors SwiftUI's `GraphicsContext`.
///
/// A copy draws into the same canvas, with an opacity, a transform, clips and filters of its own.
public struct GraphicsContext {
  /// Where drawings are put.
  // Made for one drawing and used by it, on the main actor: contexts belong to no actor, as SwiftUI's, and come here by way of `LayoutIsolation`.
  final class Storage: @unchecked Sendable {
    let graph: ViewGraph
    let environment: EnvironmentValues
    let size: CGSize
    let symbols: [LayoutBox]
    var nodes: [DisplayNode] = []

    init(graph: ViewGraph, environment: EnvironmentValues, size: CGSize, symbols: [LayoutBox]) {
      self.graph = graph
      self.environment = environment
      self.size = size
      self.symbols = symbols
    }

    /// What was drawn, as far as it lies within the size; nil where that is nothing.
    @MainActor func picture(isOpaque: Bool) -> DisplayNode? {
      let bounds = CGRect(origin: .zero, size: size)
      let nodes = isOpaque ? [DisplayNode(.color(.black, bounds))] + self.nodes : self.nodes
      guard !nodes.isEmpty else { return nil }
      let picture = DisplayNode(.group(nodes))
      let isInside = picture.bounds.isNull || bounds.contains(picture.bounds)
      return isInside ? picture : DisplayNode(.clip(Path(bounds), FillStyle(), picture))
    }
  }

  /// What later drawings are kept to, in the canvas's space.
  struct Clip {
    enum Form {
      case path(Path, FillStyle)
      /// Kept as far as the drawing is opaque.
      case layer(DisplayNode)
    }

    let form: Form
    let bounds: CGRect
    let isInverse: Bool
  }

  let storage: Storage
  /// In 0...1.
  public var opacity = 1.0
  /// How what is drawn is mixed with what the canvas has already.
  public var blendMode = BlendMode.normal
  /// From what is drawn to the canvas.
  public var transform = CGAffineTransform.identity
  /// In the canvas's space.
  private var clips: [Clip] = []
  private var filters: [Filter] = []

  init(storage: Storage) { self.storage = storage }

  public var environment: EnvironmentValues { storage.environment }

  // MARK: Transforms

  public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

  public mutating func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }

  public mutating func rotate(by angle: Angle) { concatenate(CGAffineTransform(rotationAngle: angle.radians)) }

  /// Adds a transform before those that there are.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  // MARK: Clips and filters

  /// Mirrors SwiftUI's `GraphicsContext.ClipOptions`.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Keeps what is outside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []) {
    let path = path.applying(transform)
    clips.append(Clip(form: .path(path, style), bounds: path.boundingRect, isInverse: options.contains(.inverse)))
  }

  /// Keeps later drawings to what the closure draws, as far as that is opaque; `opacity` is in 0...1, and applied to that.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let layer = try layer(content)
    let isInverse = options.contains(.inverse)
    let clip = LayoutIsolation.run {
      var node = DisplayNode(.isolated(DisplayNode(.group(layer.nodes))))
      if opacity < 1 { node = opacity > 0 ? DisplayNode(.opacity(opacity, node)) : .empty }
      return Clip(form: .layer(node), bounds: node.bounds, isInverse: isInverse)
    }
    clips.append(clip)
  }

  /// What a closure draws in the current space, by itself.
  private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> Storage {
    let layer = Storage(graph: storage.graph, environment: storage.environment, size: storage.size, symbols: storage.symbols)
    var context = GraphicsContext(storage: layer)
    context.transform = transform
    try content(&context)
    return layer
  }

  /// The rectangle around all that can still be drawn in, in the current space.
  public var clipBoundingRect: CGRect {
    let bounds = clips.filter { !$0.isInverse }.reduce(CGRect(origin: .zero, size: storage.size)) { $0.overlap(with: $1.bounds) }
    return transform.invertedIfPossible.map { bounds.applying($0) } ?? .zero
  }

  /// A filter for each drawing from now on; of several the last comes first.
  public mutating func addFilter(_ filter: Filter) { filters.append(filter) }

  // MARK: Drawing

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard !path.isEmpty else { return }
    let bounds = path.boundingRect
    LayoutIsolation.run(with: self) { context in
      context.put(shading.paint(context.environment).drawing(in: bounds) { DisplayNode(.fill(path, style, $0)) })
    }
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard !path.isEmpty else { return }
    let bounds = path.boundingRect
    LayoutIsolation.run(with: self) { context in
      let margin = style.lineWidth / 2 * max(1, style.miterLimit)
      context.put(shading.paint(context.environment, margin: margin).drawing(in: bounds) { DisplayNode(.stroke(path, style, $0)) })
    }
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws what the closure draws as one picture: opacity, blend mode and filters are applied to that.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let layer = try layer(content)
    LayoutIsolation.run(with: (self, layer)) { outer, layer in
      guard !layer.nodes.isEmpty else { return }
      outer.put(DisplayNode(.isolated(DisplayNode(.group(layer.nodes)))), isTransformed: true)
    }
  }

  /// Puts a drawing in the current space on the canvas, or one in the canvas's own.
  @MainActor func put(_ drawing: DisplayNode, isTransformed: Bool = false) {
    var node = drawing
    for filter in filters.reversed() { node = filter.apply(to: node, in: environment) }
    if !isTransformed, !transform.isIdentity { node = DisplayNode(.transform(transform, node)) }
    if opacity < 1 { node = opacity > 0 ? DisplayNode(.opacity(opacity, node)) : .empty }
    for clip in clips { node = clipped(node, clip) }
    if blendMode != .normal { node = DisplayNode(.blendBehind(blendMode, node)) }
    storage.nodes.append(node)
  }

  @MainActor private func clipped(_ node: DisplayNode, _ clip: Clip) -> DisplayNode {
    let canvas = CGRect(origin: .zero, size: storage.size)
    switch clip.form {
    case .path(let path, let style):
      guard clip.isInverse else { return DisplayNode(.clip(path, style, node)) }
      var outside = Path(canvas.union(clip.bounds).insetBy(dx: -1, dy: -1))
      outside.addPath(path)
      return DisplayNode(.clip(outside, FillStyle(eoFill: true), node))
    case .layer(let layer):
      guard clip.isInverse else { return DisplayNode(.mask(node, mask: layer)) }
      let rest = [DisplayNode(.color(.black, canvas)), DisplayNode(.blendBehind(.destinationOut, layer))]
      return DisplayNode(.mask(node, mask: DisplayNode(.isolated(DisplayNode(.group(rest))))))
    }
  }
}
