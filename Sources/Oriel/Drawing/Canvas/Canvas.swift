import Foundation
import OrielDrawing

/// A view that a closure draws. Mirrors SwiftUI's `Canvas`.
///
/// It takes all the room that it is offered, and what would be drawn beyond isn't. The closure runs when the canvas is made or updated, or
/// has another size; it is no view, and what it draws is neither hit nor heard.
nonisolated public struct Canvas<Symbols: View>: PrimitiveView {
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether nothing behind shines through: the ground is black.
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  /// Leave for the canvas to be drawn later than the frame that it belongs to. It never is.
  public var rendersAsynchronously: Bool

  /// With symbols, views that the closure finds by their tags. Mirrors SwiftUI's
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
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer) { EmptyView() }
  }
}

/// How colours are mixed. Mirrors SwiftUI's `ColorRenderingMode`, without its linear modes.
public enum ColorRenderingMode: Hashable, Sendable {
  /// By the numbers of sRGB.
  case nonLinear
}

/// Runs the closure as update's work, once layout has said how large the canvas is; with symbols, which may move by themselves, as
/// drawing's.
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
  /// Has the closure draw.
  var draw: () -> DisplayNode? = { nil }
  private var picture: DisplayNode?
  private var needsDrawing = false

  func show(_ newPicture: DisplayNode?) {
    picture = Self.whole(newPicture)
    setNeedsDisplay()
  }

  /// The closure draws once its symbols are laid out.
  func setNeedsDrawing() {
    needsDrawing = true
    setNeedsDisplay()
  }

  /// What is mixed with what lies behind stays within the canvas.
  private static func whole(_ picture: DisplayNode?) -> DisplayNode? {
    picture.map { $0.backdropUse.isEmpty ? $0 : DisplayNode(.isolated($0)) }
  }

  private func drawWithSymbols() {
    guard needsDrawing || children.contains(where: \.needsDisplay) else { return }
    needsDrawing = false
    picture = Self.whole(draw())
    // Symbols that aren't drawn would ask for it again and again.
    for child in children { _ = child.displayNode(at: .zero) }
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override var sizing: BoxSizing { .independentOfContent() }

  /// Symbols have their ideal size, and are seen only where they are drawn.
  override func layoutChildren() {
    for child in children where !child.isLeaving { child.place(at: .zero, proposal: .unspecified) }
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
