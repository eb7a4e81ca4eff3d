import Foundation

@usableFromInline
nonisolated struct PaddingModifier: BoxModifier, Equatable {
  static var isStateless: Bool { true }

  var insets: EdgeInsets

  @usableFromInline init(insets: EdgeInsets) { self.insets = insets }

  @usableFromInline init(_ edges: Edge.Set, _ length: CGFloat?) {
    let length = length ?? 16
    insets = EdgeInsets(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  @usableFromInline @MainActor static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> { WrapperNode(view, in: context) }

  @MainActor func makeBox(_ node: AnyViewNode) -> PaddingBox { PaddingBox(insets.finite("A padding", of: node), node: node) }

  @MainActor func update(_ box: PaddingBox, transaction: Transaction) { box.insets = insets.finite("A padding", of: box.node) }
}

@MainActor
class PaddingBox: WrapperBox {
  // Each measurement and placement reads it. No access lasts longer than a statement, and an exclusivity check would cost more than the
  // read.
  @exclusivity(unchecked) var insets: EdgeInsets {
    didSet { if insets != oldValue { setNeedsLayout() } }
  }

  init(_ insets: EdgeInsets, node: AnyViewNode) {
    self.insets = insets
    super.init(node: node)
  }

  final func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal
    if let width = proposal.width { inner.width = max(0, width - insets.leading - insets.trailing) }
    if let height = proposal.height { inner.height = max(0, height - insets.top - insets.bottom) }
    return inner
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let content = children.first?.measure(inner(proposal)) ?? .zero
    return CGSize(
      width: max(0, content.width + insets.leading + insets.trailing), height: max(0, content.height + insets.top + insets.bottom))
  }

  override var spacing: ViewSpacing {
    var edges: Edge.Set = []
    for edge in Edge.allCases where insets[edge] != 0 { edges.insert(Edge.Set(edge)) }
    return super.spacing.resetting(edges)
  }

  /// Returns the origin of the content for a size of the box.
  func contentOrigin(in size: CGSize, proposal: ProposedViewSize) -> CGPoint { CGPoint(x: insets.leading, y: insets.top) }

  final override func layoutChildren() {
    guard let child = children.first, !child.isBeingRemoved else { return }
    placeChild(child, at: contentOrigin(in: size, proposal: proposal), proposal: inner(proposal))
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard let child = children.first else { return nil }
    let inner = inner(proposal)
    let value = child.explicitGuide(key, size: child.measure(inner), proposal: inner)
    guard let value else { return nil }
    return value + contentOrigin(in: size, proposal: proposal)[key.axis]
  }
}

extension View {
  /// Adds a length at some edges, in points; `nil` is the default of 16 points. A length that isn't finite is reported once and counts as
  /// 0. Mirrors SwiftUI's `padding(_:_:)`.
  @inlinable nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(PaddingModifier(edges, length))
  }

  /// Adds the same length at all edges, in points. Mirrors SwiftUI's `padding(_:)`.
  @inlinable nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Adds insets, in points. Mirrors SwiftUI's `padding(_:)`.
  @inlinable nonisolated public func padding(_ insets: EdgeInsets) -> some View { modifier(PaddingModifier(insets: insets)) }
}
