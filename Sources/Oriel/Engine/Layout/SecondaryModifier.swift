import Foundation
import OrielDrawing

/// The position of a secondary view relative to the content.
@usableFromInline
enum SecondaryLayer: Equatable {
  case background, overlay, mask
  /// A view at an edge, whose space is taken from the safe area. The spacing is in points; `nil` is the default.
  case inset(Edge, spacing: CGFloat?)
}

/// A modifier that adds a view behind or in front of the content, as its mask, or at one of its edges. Except for a view at an edge, the
/// content alone determines the size.
@usableFromInline
nonisolated struct SecondaryModifier<Secondary: View>: ViewModifier {
  @usableFromInline typealias Body = Never
  let secondary: Secondary
  let alignment: Alignment
  let layer: SecondaryLayer
  /// The change of the environment for the content.
  private let change: EnvironmentChange?

  @usableFromInline init(secondary: Secondary, alignment: Alignment, layer: SecondaryLayer) {
    self.secondary = secondary
    self.alignment = alignment
    self.layer = layer
    change = nil
  }

  /// Creates a background that changes the environment of the view in front of it.
  init(background: Secondary, change: EnvironmentChange?) {
    secondary = background
    alignment = .center
    layer = .background
    self.change = change
  }

  /// Returns the effective change of the given environment values for the content, or `nil` if there is none.
  func change(in values: EnvironmentValues) -> EnvironmentChange? { change?.effective(in: values) }

  @usableFromInline @MainActor static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> {
    SecondaryNode(view, in: context)
  }
}

/// A box of the content, with the box and the node of its secondary view.
@MainActor
private struct LayeredBox {
  let content: LayoutBox
  let box: SecondaryBox
  let secondary: AnyViewNode
}

@MainActor
private final class SecondaryNode<Wrapped: View, Secondary: View>: ViewNode<ModifiedContent<Wrapped, SecondaryModifier<Secondary>>> {
  // Each update of the node and each traversal of its children reads these. No access lasts longer than a statement, and exclusivity checks
  // would cost more than the reads.
  @exclusivity(unchecked) private var modifier: SecondaryModifier<Secondary>
  @exclusivity(unchecked) private var content: ViewNode<Wrapped>!
  @exclusivity(unchecked) private var layers: [LayeredBox] = []
  /// The content's environment if the background changes it, or `nil`.
  private let inner: EnvironmentScope?

  init(_ view: __shared ModifiedContent<Wrapped, SecondaryModifier<Secondary>>, in context: _NodeContext) {
    modifier = view.modifier
    inner = view.modifier.change(in: context.scope.values).map { EnvironmentScope(parent: context.scope, change: $0) }
    super.init(in: context)
    content = Wrapped._makeNode(view.content, in: context.child(of: self, scope: inner ?? context.scope))
    syncBoxes()
  }

  override var isStateless: Bool { true }

  override var consumesBoxes: Bool { true }

  /// Returns the row host of the content. The content is built first, so it is the child while `content` is `nil`.
  override func rowHost(for child: AnyViewNode?) -> (any RowHost)? {
    content == nil || child === content ? parent?.rowHost(for: self) : nil
  }

  /// Returns `true` for a secondary view. The content is built first, so it is the child while `content` is `nil`.
  override func expectsOneView(of child: AnyViewNode?) -> Bool? { content == nil || child === content ? nil : true }

  override func collectRows(into collector: inout RowCollector) { content.collectRows(into: &collector) }

  override func forEachChild(_ body: (AnyViewNode) -> Void) {
    if let content { body(content) }
    for layer in layers { body(layer.secondary) }
  }

  override func appendBoxes(to boxes: inout [LayoutBox]) { for layer in layers { boxes.append(layer.box) } }

  override func syncBoxes() {
    let hasChanged = graph.boxes.withBoxes(of: content) { takeContents($0) }
    for layer in layers {
      graph.boxes.withBoxes(of: layer.secondary) { layer.box.set(content: layer.content, secondary: $0) }
    }
    if hasChanged, hasSynced { boxesDidChange() }
    hasSynced = true
  }

  /// Wraps each of the boxes, and keeps the wrappers of those that remain. Returns `true` if the boxes have changed.
  private func takeContents(_ contents: [LayoutBox]) -> Bool {
    var isSame = contents.count == layers.count
    if isSame { for index in contents.indices where contents[index] !== layers[index].content { isSame = false } }
    guard !isSame else { return false }
    var previous = layers
    layers = []
    layers.reserveCapacity(contents.count)
    for content in contents {
      if let index = previous.firstIndex(where: { $0.content === content }) {
        layers.append(previous.remove(at: index))
      } else {
        let secondary = Secondary._makeNode(modifier.secondary, in: _NodeContext(graph: graph, parent: self, scope: scope))
        layers.append(LayeredBox(content: content, box: makeBox(), secondary: secondary))
      }
    }
    for layer in previous {
      layer.secondary.unmount()
      layer.box.detach()
    }
    return true
  }

  private func makeBox() -> SecondaryBox {
    if case .inset = modifier.layer { return SafeAreaInsetBox(layer: modifier.layer, alignment: modifier.alignment, node: self) }
    return SecondaryBox(layer: modifier.layer, alignment: modifier.alignment, node: self)
  }

  override func willUnmount() { for layer in layers { layer.box.detach() } }

  private var hasSynced = false

  override func update(_ view: ModifiedContent<Wrapped, SecondaryModifier<Secondary>>) {
    if let inner, let change = view.modifier.change(in: scope.values), modifier.change(in: scope.values)?.isSame(as: change) != true {
      inner.refresh(change)
    }
    modifier = view.modifier
    content.update(view.content)
    for layer in layers {
      layer.box.alignment = modifier.alignment
      layer.box.layer = modifier.layer
      unsafeDowncast(layer.secondary, to: ViewNode<Secondary>.self).update(modifier.secondary)
    }
  }
}

@MainActor
class SecondaryBox: LayoutBox, DrawingEffect {
  fileprivate(set) var layer: SecondaryLayer { didSet { if layer != oldValue { setNeedsLayout() } } }
  var alignment: Alignment { didSet { if alignment != oldValue { setNeedsLayout() } } }
  private(set) var content: LayoutBox?
  private(set) var secondary: [LayoutBox] = []
  private var stack = ImplicitStack(ZStackLayout.self)

  init(layer: SecondaryLayer, alignment: Alignment, node: AnyViewNode) {
    self.layer = layer
    self.alignment = alignment
    super.init(node: node)
  }

  func set(content: LayoutBox, secondary: [LayoutBox]) {
    self.content = content
    // Copies of the array: the caller reuses its own for other boxes.
    self.secondary = Self.copy(secondary)
    layoutChildIndex = layer == .background ? secondary.count : 0
    switch layer {
    case .background: replaceChildren(Self.copy(secondary, below: content))
    case .overlay: replaceChildren(Self.copy(secondary, above: content))
    case .inset:
      self.secondary = stack.stack(of: self.secondary, by: ZStackLayout(), graph: graph)
      replaceChildren(Self.copy(self.secondary, above: content))
    case .mask:
      let holder = holder ?? MaskHolder(node: node)
      self.holder = holder
      holder.replaceChildren(self.secondary)
      replaceChildren([content, holder])
    }
  }

  private static func copy(_ boxes: [LayoutBox], above first: LayoutBox? = nil, below last: LayoutBox? = nil) -> [LayoutBox] {
    var result: [LayoutBox] = []
    result.reserveCapacity(boxes.count + 1)
    if let first { result.append(first) }
    for box in boxes { result.append(box) }
    if let last { result.append(last) }
    return result
  }

  /// The parent of the mask's boxes, which draws them separately from the content.
  private var holder: MaskHolder?

  override func willDisappear() { holder?.detach() }

  override var drawingEffect: (any DrawingEffect)? { holder != nil ? self : nil }

  func applyEffect(to node: DisplayNode) -> DisplayNode {
    holder.map { $0.drawing.map { DisplayNode(.mask(node, mask: $0)) } ?? .empty } ?? node
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { content?.measure(proposal) ?? .zero }

  override func layoutChildren() {
    if let content, !content.isBeingRemoved { placeChild(content, at: .zero, proposal: proposal) }
    // The secondary view is aligned with the guides of the content, not with those of an empty area.
    guard let content else { return }
    let anchor = content.dimensions(proposal)
    let offer = ProposedViewSize(size)
    if let holder { placeChild(holder, at: .zero, proposal: offer) }
    for box in secondary where !box.isBeingRemoved {
      let dimensions = box.dimensions(offer)
      let origin = CGPoint(
        x: anchor[alignment.horizontal] - dimensions[alignment.horizontal], y: anchor[alignment.vertical] - dimensions[alignment.vertical])
      (holder ?? self).placeChild(box, at: origin, proposal: offer)
    }
  }
}

/// A box that keeps the drawing of its children for the mask, and draws nothing itself. It takes no part in hit testing: a mask doesn't
/// clip hits.
@MainActor
private final class MaskHolder: LayoutBox, DrawingEffect {
  private(set) var drawing: DisplayNode?

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// Does nothing: the parent places the children by the guides of the content.
  override func layoutChildren() {}

  override func isHidden(from search: BoxSearch) -> Bool { true }

  override var drawingEffect: (any DrawingEffect)? { self }

  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    drawing = nil
    return nil
  }

  func applyEffect(to node: DisplayNode) -> DisplayNode {
    drawing = node
    return .empty
  }
}
