import Foundation

/// A container that takes all of the available space and builds its content from its own size and position. Mirrors SwiftUI's
/// `GeometryReader`.
nonisolated public struct GeometryReader<Content: View>: PrimitiveView {
  /// The closure that builds the content from a proxy of the container's geometry.
  public var content: (GeometryProxy) -> Content

  /// Creates a container whose content depends on its geometry.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    GeometryReaderNode(view, in: context)
  }
}

/// A view that builds its content when its position is known.
@MainActor
protocol BuiltWhenPlaced: AnyObject {
  func buildContent()
}

/// The content is built once the box is placed: between two layouts of an update, before appearance actions run.
@MainActor
private final class GeometryReaderNode<Content: View>: ViewNode<GeometryReader<Content>>, BuiltWhenPlaced {
  private var view: GeometryReader<Content>
  private let box: GeometryReaderBox
  private var source: GeometrySource!
  private var content: ViewNode<Content>?
  private var isPlaced = false
  private var restoration: StateRestoration?

  init(_ view: GeometryReader<Content>, in context: _NodeContext) {
    self.view = view
    box = GeometryReaderBox(node: nil)
    super.init(in: context)
    box.node = self
    box.graph = graph
    restoration = graph.updates.restoration?.continuation(for: self)
    source = GeometrySource(
      graph: graph, box: { [weak box] in box },
      afterLayout: { [weak self] in
        guard let self, !isPlaced else { return }
        isPlaced = true
        setNeedsUpdate()
      })
    box.whenPlaced = { [weak self] in
      guard let self else { return }
      graph.layouts.enqueue(self)
    }
  }

  override var consumesBoxes: Bool { true }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { if let content { body(content) } }

  override func appendBoxes(to boxes: inout [LayoutBox]) { boxes.append(box) }

  override func syncBoxes() {
    var boxes: [LayoutBox] = []
    content?.appendBoxes(to: &boxes)
    box.replaceChildren(boxes)
  }

  override func update(_ newView: GeometryReader<Content>) {
    view = newView
    if isPlaced { evaluate() }
  }

  override func performUpdate() { if isPlaced { evaluate() } }

  func buildContent() {
    guard isMounted, !isPlaced, box.isPlaced, box.isAttached else { return }
    isPlaced = true
    evaluate()
  }

  override func willUnmount() {
    graph.geometry.remove(source)
    box.detach()
  }

  private func evaluate() {
    needsUpdate = false
    graph.countBody()
    let (view, proxy) = (view, GeometryProxy(source: source))
    let previous = graph.updates.evaluating
    graph.updates.evaluating = self
    let body = tracking { view.content(proxy) }
    graph.updates.evaluating = previous
    if let content {
      content.update(body)
    } else {
      content = graph.restoring(restoration) { Content._makeNode(body, in: _NodeContext(graph: graph, parent: self, scope: scope)) }
      restoration = nil
      syncBoxes()
    }
  }
}

@MainActor
private final class GeometryReaderBox: LayoutBox {
  /// The closure to call at the first layout.
  var whenPlaced: (() -> Void)?

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func layoutChildren() {
    if let whenPlaced {
      self.whenPlaced = nil
      whenPlaced()
    }
    for child in children where !child.isBeingRemoved { placeChild(child, at: .zero, proposal: ProposedViewSize(size)) }
  }

  /// The content never changes the size, so a layout that starts below ends here.
  override var sizing: BoxSizing { .independentOfContent() }
}
