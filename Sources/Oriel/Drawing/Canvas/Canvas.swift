import Foundation
import OrielDrawing

/// A view whose content a closure draws. Mirrors SwiftUI's `Canvas`.
///
/// It takes all of the available space, and clips drawings beyond its bounds. The closure is called when the canvas is created or updated,
/// or when its size has changed. It isn't a view: its drawings take no part in hit testing and accessibility.
nonisolated public struct Canvas<Symbols: View>: PrimitiveView {
  /// The views that the closure can resolve and draw as symbols.
  public var symbols: Symbols
  /// The closure that draws into a context of a size.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// A Boolean value that indicates whether the canvas is opaque. Its background is then black.
  public var isOpaque: Bool
  /// The color space in which colors are mixed.
  public var colorMode: ColorRenderingMode
  /// A Boolean value that indicates whether the canvas may be drawn later than the frame that it belongs to. Oriel never does so.
  public var rendersAsynchronously: Bool

  /// Creates a canvas with symbols, which are views that the closure finds by their tags. Mirrors SwiftUI's
  /// `init(opaque:colorMode:rendersAsynchronously:renderer:symbols:)`.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
    self.renderer = renderer
    self.symbols = symbols()
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { CanvasNode(view, in: context) }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas without symbols. Mirrors SwiftUI's `init(opaque:colorMode:rendersAsynchronously:renderer:)`.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer) { EmptyView() }
  }
}

/// The color space in which colors are mixed. Mirrors SwiftUI's `ColorRenderingMode`, without its linear modes.
public enum ColorRenderingMode: Hashable, Sendable {
  /// The colors are mixed by their sRGB components.
  case nonLinear
}

/// A node that calls the closure in the update pass, once layout has determined the canvas's size. With symbols, which may be animated by
/// themselves, it calls the closure in the drawing pass.
@MainActor
private final class CanvasNode<Symbols: View>: ViewNode<Canvas<Symbols>> {
  private var view: Canvas<Symbols>
  private let box: CanvasBox
  private var symbols: ViewNode<Symbols>!

  init(_ view: Canvas<Symbols>, in context: _NodeContext) {
    self.view = view
    box = CanvasBox(node: nil)
    super.init(in: context)
    box.node = self
    box.graph = graph
    box.draw = { [weak self] in self?.picture() }
    symbols = Symbols._makeNode(view.symbols, in: context.child(of: self))
    syncBoxes()
    register()
  }

  private func register() { scope.register(self, keys: EnvironmentValues.textKeys.union(EnvironmentValues.imageKeys)) }

  override var consumesBoxes: Bool { true }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { if let symbols { body(symbols) } }

  override func appendBoxes(to boxes: inout [LayoutBox]) { boxes.append(box) }

  override func syncBoxes() {
    var boxes: [LayoutBox] = []
    symbols.appendBoxes(to: &boxes)
    box.replaceChildren(boxes)
  }

  override func update(_ newView: Canvas<Symbols>) {
    view = newView
    symbols.update(newView.symbols)
    draw()
  }

  override func performUpdate() {
    needsUpdate = false
    register()
    draw()
  }

  override func willUnmount() { box.detach() }

  private func draw() { if box.children.isEmpty { box.show(picture()) } else { box.setNeedsDrawing() } }

  private func picture() -> DisplayNode? {
    guard box.isPlaced, box.size.width > 0, box.size.height > 0 else { return nil }
    graph.countBody()
    let (view, size) = (view, box.size)
    let storage = GraphicsContext.Storage(graph: graph, environment: scope.values, size: size, symbols: box.children)
    let previous = graph.updates.evaluating
    graph.updates.evaluating = self
    tracking {
      var context = GraphicsContext(storage: storage)
      view.renderer(&context, size)
    }
    graph.updates.evaluating = previous
    return storage.picture(isOpaque: view.isOpaque)
  }
}

@MainActor
final class CanvasBox: LayoutBox {
  /// Calls the canvas's closure and returns the drawing, or `nil` if there is none.
  var draw: () -> DisplayNode? = { nil }
  private var picture: DisplayNode?
  private var needsDrawing = false

  func show(_ newPicture: DisplayNode?) {
    picture = Self.whole(newPicture)
    setNeedsDisplay()
  }

  /// Marks the drawing as out of date. The closure is called once its symbols are laid out.
  func setNeedsDrawing() {
    needsDrawing = true
    setNeedsDisplay()
  }

  /// Returns the drawing as an isolated group if it uses its backdrop, so that its blending is limited to the canvas.
  private static func whole(_ picture: DisplayNode?) -> DisplayNode? {
    picture.map { $0.backdropUse.isEmpty ? $0 : DisplayNode(.isolated($0)) }
  }

  private func drawWithSymbols() {
    guard needsDrawing || children.contains(where: \.needsDisplay) else { return }
    needsDrawing = false
    picture = Self.whole(draw())
    // Symbols that the closure doesn't draw would otherwise request a drawing in every frame.
    for child in children { _ = child.displayNode(at: .zero) }
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override var sizing: BoxSizing { .independentOfContent() }

  /// Symbols have their ideal size. They appear only where the closure draws them.
  override func layoutChildren() {
    for child in children where !child.isBeingRemoved { child.place(at: .zero, proposal: .unspecified) }
  }

  override func layoutDidChange(_ change: LayoutChange) { if change == .resized { node?.setNeedsUpdate() } }

  override func drawing(at offset: CGPoint) -> DisplayNode? {
    drawWithSymbols()
    guard let picture else { return nil }
    return offset == .zero ? picture : DisplayNode(.transform(CGAffineTransform(translationX: offset.x, y: offset.y), picture))
  }

  override func hitContent(_ point: CGPoint) -> LayoutBox? {
    CGRect(origin: .zero, size: presentedSize).covers(point) ? self : nil
  }

  override func isHidden(from search: BoxSearch) -> Bool { search == .accessibility }
}
