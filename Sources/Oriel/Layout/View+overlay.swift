import Foundation
import OrielDrawing

/// A view behind or in front of another, which alone decides the size.
nonisolated struct SecondaryModifier<Secondary: View>: ViewModifier {
  typealias Body = Never
  let secondary: Secondary
  let alignment: Alignment
  let isOverlay: Bool

  @MainActor static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> {
    SecondaryNode(view, in: context)
  }
}

@MainActor
private final class SecondaryNode<Wrapped: View, Secondary: View>: ViewNode<ModifiedContent<Wrapped, SecondaryModifier<Secondary>>> {
  private final class Layered {
    let content: LayoutBox
    let box: SecondaryBox
    var secondary: ViewNode<Secondary>

    init(content: LayoutBox, box: SecondaryBox, secondary: ViewNode<Secondary>) {
      self.content = content
      self.box = box
      self.secondary = secondary
    }
  }

  private var modifier: SecondaryModifier<Secondary>
  private var content: ViewNode<Wrapped>!
  private var layers: [Layered] = []

  init(_ view: ModifiedContent<Wrapped, SecondaryModifier<Secondary>>, in context: _NodeContext) {
    modifier = view.modifier
    super.init(in: context)
    content = Wrapped._makeNode(view.content, in: context.child(of: self))
    syncBoxes()
  }

  override var consumesBoxes: Bool { true }

  override func forEachChild(_ body: (AnyViewNode) -> Void) {
    if let content { body(content) }
    for layer in layers { body(layer.secondary) }
  }

  override func appendBoxes(to boxes: inout [LayoutBox]) { for layer in layers { boxes.append(layer.box) } }

  override func syncBoxes() {
    var contents: [LayoutBox] = []
    content.appendBoxes(to: &contents)
    let previous = layers
    layers = contents.map { box in
      if let layer = previous.first(where: { $0.content === box }) { return layer }
      return Layered(
        content: box, box: SecondaryBox(isOverlay: modifier.isOverlay, alignment: modifier.alignment, node: self),
        secondary: Secondary._makeNode(modifier.secondary, in: _NodeContext(graph: graph, parent: self, scope: scope)))
    }
    for layer in previous where !layers.contains(where: { $0 === layer }) { layer.secondary.unmount() }
    for layer in layers {
      var boxes: [LayoutBox] = []
      layer.secondary.appendBoxes(to: &boxes)
      layer.box.set(content: layer.content, secondary: boxes)
    }
    let changed = previous.count != layers.count || !zip(previous, layers).allSatisfy { $0 === $1 }
    if changed, !previous.isEmpty || hasBeenUpdated { boxesDidChange() }
  }

  override func willUnmount() { for layer in layers { layer.box.detach() } }

  private var hasBeenUpdated = false

  override func update(_ view: ModifiedContent<Wrapped, SecondaryModifier<Secondary>>) {
    hasBeenUpdated = true
    modifier = view.modifier
    content.update(view.content)
    for layer in layers {
      layer.box.alignment = modifier.alignment
      layer.secondary.update(modifier.secondary)
    }
  }
}

@MainActor
final class SecondaryBox: LayoutBox {
  private let isOverlay: Bool
  var alignment: Alignment { didSet { if alignment != oldValue { setNeedsLayout() } } }
  private var content: LayoutBox?
  private var secondary: [LayoutBox] = []

  init(isOverlay: Bool, alignment: Alignment, node: AnyViewNode) {
    self.isOverlay = isOverlay
    self.alignment = alignment
    super.init(node: node)
  }

  func set(content: LayoutBox, secondary: [LayoutBox]) {
    self.content = content
    self.secondary = secondary
    replaceChildren(isOverlay ? [content] + secondary : secondary + [content])
  }

  override var layoutChild: LayoutBox? { content }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { content?.measure(proposal) ?? .zero }

  override func layoutChildren() {
    if let content, !content.isLeaving { placeChild(content, at: .zero, proposal: proposal) }
    // The secondary view aligns with the guides of the content, not of an empty area.
    guard let content else { return }
    let anchor = content.dimensions(proposal)
    let offer = ProposedViewSize(size)
    for box in secondary where !box.isLeaving {
      let dimensions = box.dimensions(offer)
      let origin = CGPoint(
        x: anchor[alignment.horizontal] - dimensions[alignment.horizontal], y: anchor[alignment.vertical] - dimensions[alignment.vertical])
      placeChild(box, at: origin, proposal: offer)
    }
  }

}

extension View {
  /// Mirrors SwiftUI's `overlay(alignment:content:)`.
  nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(SecondaryModifier(secondary: content(), alignment: alignment, isOverlay: true))
  }

  /// Mirrors SwiftUI's `overlay(_:alignment:)`.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(SecondaryModifier(secondary: overlay, alignment: alignment, isOverlay: true))
  }

  /// Mirrors SwiftUI's `overlay(_:ignoresSafeAreaEdges:)`.
  nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(SecondaryModifier(secondary: Rectangle().fill(style).ignoresSafeArea(edges: edges), alignment: .center, isOverlay: true))
  }

  /// Mirrors SwiftUI's `overlay(_:in:fillStyle:)`.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    modifier(SecondaryModifier(secondary: shape.fill(style, style: fillStyle), alignment: .center, isOverlay: true))
  }

  /// Mirrors SwiftUI's `background(alignment:content:)`.
  nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(SecondaryModifier(secondary: content(), alignment: alignment, isOverlay: false))
  }

  /// Mirrors SwiftUI's `background(_:alignment:)`.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    modifier(SecondaryModifier(secondary: background, alignment: alignment, isOverlay: false))
  }

  /// Mirrors SwiftUI's `background(_:ignoresSafeAreaEdges:)`.
  nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(SecondaryModifier(secondary: Rectangle().fill(style).ignoresSafeArea(edges: edges), alignment: .center, isOverlay: false))
  }

  /// Mirrors SwiftUI's `background(ignoresSafeAreaEdges:)`.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Mirrors SwiftUI's `background(_:in:fillStyle:)`.
  nonisolated public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    modifier(SecondaryModifier(secondary: shape.fill(style, style: fillStyle), alignment: .center, isOverlay: false))
  }

  /// Mirrors SwiftUI's `background(in:fillStyle:)`.
  nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Mirrors SwiftUI's `border(_:width:)`; points.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}
