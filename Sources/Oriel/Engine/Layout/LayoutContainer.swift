import Foundation

/// A container that arranges its content by a layout.
nonisolated struct LayoutContainer<L: Layout, Content: View>: PrimitiveView {
  var layout: L
  var content: Content

  nonisolated init(layout: L, content: Content) {
    self.layout = layout
    self.content = content
  }

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode<Self> {
    ContainerNode(view, in: context, layout: { $0.layout }, content: { $0.content })
  }
}

/// The node of a view that arranges its content by a layout.
@MainActor
final class ContainerNode<V: View, L: Layout, Content: View>: ViewNode<V> {
  let box: LayoutContainerBox<L>
  // Each update of the node and each traversal of its children reads these. No access lasts longer than a statement, and exclusivity checks
  // would cost more than the reads.
  @exclusivity(unchecked) private(set) var content: ViewNode<Content>!
  private let layoutOf: (V) -> L
  private let contentOf: (V) -> Content
  /// Indicates whether the layout can be called. If it can't, the container contributes no box, so its views aren't shown.
  private let isUsable: Bool

  init(_ view: V, in context: _NodeContext, layout: @escaping (V) -> L, content: @escaping (V) -> Content) {
    layoutOf = layout
    contentOf = content
    let firstLayout = layout(view)
    isUsable = PropertyPlan.isUsableUninstalled(firstLayout)
    box = LayoutContainerBox(firstLayout)
    super.init(in: context)
    box.node = self
    box.graph = graph
    self.content = Content._makeNode(content(view), in: context.child(of: self))
    syncBoxes()
  }

  /// The cache of a layout other than a stack may hold state that doesn't derive from the layout.
  override var isStateless: Bool { box.isStack }

  override var consumesBoxes: Bool { true }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { if let content { body(content) } }

  override func appendBoxes(to boxes: inout [LayoutBox]) { if isUsable { boxes.append(box) } }

  override func syncBoxes() {
    var boxes: [LayoutBox] = []
    content.appendBoxes(to: &boxes)
    box.replaceChildren(boxes)
  }

  override func willUnmount() { box.detach() }

  override func update(_ view: V) {
    if isUsable { box.update(layoutOf(view), transaction: transaction) }
    content.update(contentOf(view))
  }
}

/// The box of a container. It caches the layout's results until a child changes.
@MainActor
final class LayoutContainerBox<L: Layout>: LayoutBox {
  // Each measurement and placement reads these, and exclusivity checks would cost more than the reads. The cache is moved out while the
  // layout uses it, so no accesses overlap.
  @exclusivity(unchecked) private var layout: L
  @exclusivity(unchecked) private var cache: L.Cache?
  @exclusivity(unchecked) private var cacheIsStale = false
  private var presented: Presented<L>?

  init(_ layout: L) {
    self.layout = layout
    super.init(node: nil)
  }

  func update(_ newLayout: L, transaction: Transaction) {
    // Padding bytes between fields are undefined, so the fields are compared one by one.
    guard !valuesAreEqual(layout, newLayout), !PropertyPlan.of(L.self).inputsAreEqual(layout, newLayout) else { return }
    if presented != nil || hasMotion {
      let presented =
        presented
        ?? Presented(layout, box: self) { box in
          guard let box = box as? LayoutContainerBox<L>, let value = box.presented?.value else { return }
          box.layout = value
          box.setNeedsLayout()
        }
      self.presented = presented
      presented.set(newLayout, transaction: transaction, graph: graph)
      return
    }
    layout = newLayout
    setNeedsLayout()
  }

  private var hasMotion: Bool {
    switch layout.animatableData {
    case is EmptyAnimatableData: false
    case let data as _AnyAnimatableData: data.value != nil
    default: true
    }
  }

  override func layoutDidChange(_ change: LayoutChange) {
    guard change == .invalidated else { return }
    cacheIsStale = true
    guides.removeAll(keepingCapacity: true)
  }

  private func subviews(recorder: PlacementRecorder? = nil) -> LayoutSubviews {
    var boxes = children
    for child in children where child.isBeingRemoved {
      boxes.removeAll { $0.isBeingRemoved }
      break
    }
    return LayoutSubviews(
      boxes: boxes[...], layoutDirection: isMirrored ? .rightToLeft : .leftToRight, recorder: recorder)
  }

  private func withCache<Result>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result) -> Result {
    if var existing = cache {
      if cacheIsStale { layout.updateCache(&existing, subviews: subviews) }
      cacheIsStale = false
      cache = nil
      let result = body(&existing)
      cache = existing
      return result
    }
    cacheIsStale = false
    var made = layout.makeCache(subviews: subviews)
    let result = body(&made)
    cache = made
    return result
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let subviews = subviews()
    return withCache(subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  override func layoutChildren() {
    let subviews = subviews()
    var placed = true
    withCache(subviews) {
      layout.placeSubviews(in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &$0)
    }
    for child in children where !child.isPlaced && !child.isBeingRemoved { placed = false }
    guard !placed else { return }
    // SwiftUI centers views that a layout doesn't place.
    for child in children where !child.isPlaced && !child.isBeingRemoved {
      let proposal = ProposedViewSize(size)
      let childSize = child.measure(proposal)
      placeChild(
        child, at: CGPoint(x: (size.width - childSize.width) / 2, y: (size.height - childSize.height) / 2),
        proposal: proposal)
    }
  }

  /// The guides that were computed since the last change of the content. A layout reads a child's guides several times, so without this
  /// cache the work would grow exponentially with the depth of nested containers.
  // Each read of a guide reads the cache. No access lasts longer than a statement, and an exclusivity check would cost more than the read.
  @exclusivity(unchecked) private var guides: [(key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, value: CGFloat?)] = []

  final let isStack = L.self == VStackLayout.self || L.self == HStackLayout.self || L.self == ZStackLayout.self

  /// Indicates whether the layout may set guides itself. Stacks and grids have only the guides of their children.
  private lazy var mayHaveOwnGuides = !isStack && L.self != GridLayout.self

  override func mayHaveGuide(_ key: AlignmentKey) -> Bool { mayHaveOwnGuides || childMayHaveGuide(key) }

  private func childMayHaveGuide(_ key: AlignmentKey) -> Bool {
    for child in children where !child.isBeingRemoved && child.mayHaveGuide(key) { return true }
    return false
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard mayHaveGuide(key) else { return nil }
    for guide in guides where guide.key == key && guide.size == size && guide.proposal == proposal { return guide.value }
    let value = computeGuide(key, size: size, proposal: proposal)
    if guides.count == Measurements.limit { guides.removeFirst() }
    guides.append((key, size, proposal, value))
    return value
  }

  private func computeGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    let subviews = subviews()
    guard !subviews.isEmpty else { return nil }
    let bounds = CGRect(origin: .zero, size: size)
    let own: CGFloat? = withCache(subviews) { cache in
      switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    if let own { return own }
    // If no child has a guide, the positions of the children don't matter.
    guard childMayHaveGuide(key) else { return nil }
    let recorder = PlacementRecorder(container: self)
    let recorded = self.subviews(recorder: recorder)
    withCache(recorded) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: recorded, cache: &$0)
    }
    return key.combineExplicit(
      children.lazy.filter { !$0.isBeingRemoved }.map { child -> CGFloat? in
        guard let placement = recorder.placements[ObjectIdentifier(child)] else { return nil }
        let childSize = child.measure(placement.proposal)
        guard let value = child.explicitGuide(key, size: childSize, proposal: placement.proposal) else { return nil }
        return value + (key.axis == .horizontal ? placement.origin.x : placement.origin.y)
      })
  }

  override var spacing: ViewSpacing {
    let subviews = subviews()
    return withCache(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  var stackOrientation: Axis? { (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation }
}

/// The interface of a container for its spacers and dividers.
@MainActor
protocol StackOriented {
  var stackOrientation: Axis? { get }
}

extension LayoutContainerBox: StackOriented {}

extension LayoutBox {
  /// The axis of the nearest enclosing stack, or `nil` if the nearest container isn't a stack. Wrappers are skipped.
  var enclosingStackAxis: Axis? {
    var box = parent
    while let current = box {
      if let stack = current as? any StackOriented { return stack.stackOrientation }
      box = current.parent
    }
    return nil
  }
}
