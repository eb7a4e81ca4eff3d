import Foundation

nonisolated struct IgnoreSafeAreaModifier: BoxModifier, Equatable {
  var regions: SafeAreaRegions
  var edges: Edge.Set

  static var isStateless: Bool { true }

  static func == (left: Self, right: Self) -> Bool { left.regions == right.regions && left.edges == right.edges }

  @MainActor func makeBox(_ node: AnyViewNode) -> IgnoreSafeAreaBox { IgnoreSafeAreaBox(self, node: node) }

  @MainActor func update(_ box: IgnoreSafeAreaBox, transaction: Transaction) { box.modifier = self }
}

/// Extends its content into the insets of the window that touch the box's edges. The box's own size, which the parent
/// sees, stays within the safe area.
@MainActor
class IgnoreSafeAreaBox: WrapperBox {
  var modifier: IgnoreSafeAreaModifier { didSet { if modifier != oldValue { setNeedsLayout(); graph.needFrame() } } }

  init(_ modifier: IgnoreSafeAreaModifier, node: AnyViewNode) {
    self.modifier = modifier
    super.init(node: node)
  }

  /// How far the content may grow, known once the place in the window is.
  private(set) var expansion = EdgeInsets()
  /// Whether the place has been looked at.
  private(set) var hasSettled = false

  /// Whether nothing but the keyboard changes how far the content grows.
  var followsKeyboardAlone: Bool { false }

  override func layoutChildren() {
    graph.layouts.safeAreaReaders.add(self)
    guard let child = children.first, !child.isLeaving else { return }
    // The boxes around have their places: what is known now needs no second layout.
    if hasSettled, isAttached { _ = refreshExpansion() }
    let proposal = ProposedViewSize(
      width: size.width + expansion.leading + expansion.trailing, height: size.height + expansion.top + expansion.bottom)
    let childSize = child.measure(proposal)
    // Content of a fixed size stays in the middle of what it was offered.
    placeChild(
      child,
      at: CGPoint(
        x: -expansion.leading + ((proposal.width ?? 0) - childSize.width) / 2,
        y: -expansion.top + ((proposal.height ?? 0) - childSize.height) / 2), proposal: proposal)
  }

  /// Looks at the place in the window; true if the content has to be laid out again.
  func refreshExpansion() -> Bool {
    let next = nextExpansion()
    hasSettled = true
    guard next != expansion else { return false }
    expansion = next
    return true
  }

  /// How far the content may grow where the box is now.
  func nextExpansion() -> EdgeInsets {
    // The root and the window's layers have left out the keyboard already for what they hold themselves.
    let start = parent?.layoutRegion?.laysOutForWindow == true ? self : parent
    return safeAreaReach(of: modifier.regions, keyboardFrom: start).keeping(modifier.edges)
  }
}

extension View {
  /// Mirrors SwiftUI's `ignoresSafeArea(_:edges:)`.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(IgnoreSafeAreaModifier(regions: regions, edges: edges))
  }

  /// Mirrors SwiftUI's `edgesIgnoringSafeArea(_:)`.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
