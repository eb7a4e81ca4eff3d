import Foundation

nonisolated struct IgnoreSafeAreaModifier: BoxModifier, Equatable {
  var regions: SafeAreaRegions
  var edges: Edge.Set

  static var isStateless: Bool { true }

  static func == (left: Self, right: Self) -> Bool { left.regions == right.regions && left.edges == right.edges }

  @MainActor func makeBox(_ node: AnyViewNode) -> IgnoreSafeAreaBox { IgnoreSafeAreaBox(self, node: node) }

  @MainActor func update(_ box: IgnoreSafeAreaBox, transaction: Transaction) { box.modifier = self }
}

/// A box that extends its content into the insets of the window that touch the box's edges. The box's own size, which the parent reads,
/// stays within the safe area.
@MainActor
class IgnoreSafeAreaBox: WrapperBox {
  var modifier: IgnoreSafeAreaModifier { didSet { if modifier != oldValue { setNeedsLayout(); graph.needFrame() } } }

  init(_ modifier: IgnoreSafeAreaModifier, node: AnyViewNode) {
    self.modifier = modifier
    super.init(node: node)
  }

  /// The distances by which the content extends beyond the box. They are known once the box has a position in the window.
  private(set) var expansion = EdgeInsets()
  /// Indicates whether the expansion has been computed for a position in the window.
  private(set) var hasSettled = false

  /// Indicates whether the keyboard alone changes the expansion.
  var followsKeyboardAlone: Bool { false }

  override func layoutChildren() {
    graph.layouts.safeAreaReaders.add(self)
    guard let child = children.first, !child.isBeingRemoved else { return }
    // The ancestors are placed, so an expansion that is computed now needs no second layout.
    if hasSettled, isAttached { _ = refreshExpansion() }
    let proposal = ProposedViewSize(
      width: size.width + expansion.leading + expansion.trailing, height: size.height + expansion.top + expansion.bottom)
    let childSize = child.measure(proposal)
    // Content of a fixed size is centered in the proposed space.
    placeChild(
      child,
      at: CGPoint(
        x: -expansion.leading + ((proposal.width ?? 0) - childSize.width) / 2,
        y: -expansion.top + ((proposal.height ?? 0) - childSize.height) / 2), proposal: proposal)
  }

  /// Updates the expansion for the position in the window. Returns `true` if the content needs another layout.
  func refreshExpansion() -> Bool {
    let next = nextExpansion()
    hasSettled = true
    guard next != expansion else { return false }
    expansion = next
    return true
  }

  /// Returns the expansion for the current position of the box.
  func nextExpansion() -> EdgeInsets {
    // The root and the window's layers have already excluded the keyboard for their own children.
    let start = parent?.layoutRegion?.laysOutForWindow == true ? self : parent
    return safeAreaReach(of: modifier.regions, keyboardFrom: start).keeping(modifier.edges)
  }
}

extension View {
  /// Extends the view into the safe area's insets at some edges. Mirrors SwiftUI's `ignoresSafeArea(_:edges:)`.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(IgnoreSafeAreaModifier(regions: regions, edges: edges))
  }

  /// Extends the view into the safe area's insets at some edges. Mirrors SwiftUI's `edgesIgnoringSafeArea(_:)`.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
