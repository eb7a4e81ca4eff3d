import Foundation
import OrielDrawing

/// The drawing context of a canvas. Mirrors SwiftUI's `GraphicsContext`.
///
/// A copy draws into the same canvas, with its own opacity, transform, clips and filters.
public struct GraphicsContext {
  /// The drawings of a context and all of its copies.
  // Created and used for one drawing on the main actor. Contexts aren't isolated, as in SwiftUI, and enter the main actor through
  // `LayoutIsolation`.
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

    /// Returns the drawings, clipped to the size, or `nil` if there are none.
    @MainActor func picture(isOpaque: Bool) -> DisplayNode? {
      let bounds = CGRect(origin: .zero, size: size)
      let nodes = isOpaque ? [DisplayNode(.color(.black, bounds))] + self.nodes : self.nodes
      guard !nodes.isEmpty else { return nil }
      let picture = DisplayNode(.group(nodes))
      let isInside = picture.bounds.isNull || bounds.contains(picture.bounds)
      return isInside ? picture : DisplayNode(.clip(Path(bounds), FillStyle(), picture))
    }
  }

  /// A clip of later drawings, in the canvas's space.
  struct Clip {
    enum Form {
      case path(Path, FillStyle)
      /// A clip by the alpha of a drawing.
      case layer(DisplayNode)
    }

    let form: Form
    let bounds: CGRect
    let isInverse: Bool
  }

  let storage: Storage
  /// The opacity of later drawings, in 0...1.
  public var opacity = 1.0
  /// The blend mode of later drawings with the existing content of the canvas.
  public var blendMode = BlendMode.normal
  /// The transform from the current space to the canvas.
  public var transform = CGAffineTransform.identity
  /// The clips, in the canvas's space.
  private var clips: [Clip] = []
  private var filters: [Filter] = []

  init(storage: Storage) { self.storage = storage }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { storage.environment }

  // MARK: Transforms

  /// Scales the current space.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

  /// Translates the current space.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }

  /// Rotates the current space.
  public mutating func rotate(by angle: Angle) { concatenate(CGAffineTransform(rotationAngle: angle.radians)) }

  /// Applies a transform to the current space, before the existing ones.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  // MARK: Clips and filters

  /// The options of a clip. Mirrors SwiftUI's `GraphicsContext.ClipOptions`.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The option that clips to the outside of the path or layer.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Clips later drawings to a path of the current space.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []) {
    let path = path.applying(transform)
    clips.append(Clip(form: .path(path, style), bounds: path.boundingRect, isInverse: options.contains(.inverse)))
  }

  /// Clips later drawings by the alpha of the closure's drawings. `opacity` is in 0...1 and applies to these.
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

  /// Returns the drawings of a closure, made with the current transform.
  private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> Storage {
    let layer = Storage(graph: storage.graph, environment: storage.environment, size: storage.size, symbols: storage.symbols)
    var context = GraphicsContext(storage: layer)
    context.transform = transform
    try content(&context)
    return layer
  }

  /// The bounding rectangle of the region that the clips leave, in the current space.
  public var clipBoundingRect: CGRect {
    let bounds = clips.filter { !$0.isInverse }.reduce(CGRect(origin: .zero, size: storage.size)) { $0.overlap(with: $1.bounds) }
    return transform.invertedIfPossible.map { bounds.applying($0) } ?? .zero
  }

  /// Adds a filter for later drawings. The last filter is applied first.
  public mutating func addFilter(_ filter: Filter) { filters.append(filter) }

  // MARK: Drawing

  /// Fills a path of the current space.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard !path.isEmpty else { return }
    let bounds = path.boundingRect
    LayoutIsolation.run(with: self) { context in
      context.put(shading.paint(context.environment).drawing(in: bounds) { DisplayNode(.fill(path, style, $0)) })
    }
  }

  /// Strokes a path of the current space with a stroke style.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard !path.isEmpty else { return }
    let bounds = path.boundingRect
    LayoutIsolation.run(with: self) { context in
      let margin = style.lineWidth / 2 * max(1, style.miterLimit)
      context.put(shading.paint(context.environment, margin: margin).drawing(in: bounds) { DisplayNode(.stroke(path, style, $0)) })
    }
  }

  /// Strokes a path of the current space with a line width, in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the closure's drawings as one group, to which the opacity, the blend mode and the filters apply.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let layer = try layer(content)
    LayoutIsolation.run(with: (self, layer)) { outer, layer in
      guard !layer.nodes.isEmpty else { return }
      outer.put(DisplayNode(.isolated(DisplayNode(.group(layer.nodes)))), isTransformed: true)
    }
  }

  /// Adds a drawing to the canvas. It is in the current space, or in the canvas's space if `isTransformed` is `true`.
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
