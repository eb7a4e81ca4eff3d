import Foundation

/// Views in a column that are built when they come near the viewport. Mirrors SwiftUI's `LazyVStack`.
///
/// It is as wide as it is offered. A row that was scrolled away is built again with the state that it had.
nonisolated public struct LazyVStack<Content: View>: PrimitiveView {
  private let arrangement: LazyArrangement
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .vertical, alignment: alignment.key, spacing: LazyArrangement.spacing(spacing), pinnedViews: pinnedViews)
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LazyContainerNode(view, in: context.outsideOfRow, arrangement: { view, _ in view.arrangement }, content: { $0.content })
  }
}

/// Views in a row that are built when they come near the viewport. Mirrors SwiftUI's `LazyHStack`.
///
/// It is as high as it is offered. A view that was scrolled away is built again with the state that it had.
nonisolated public struct LazyHStack<Content: View>: PrimitiveView {
  private let arrangement: LazyArrangement
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .horizontal, alignment: alignment.key, spacing: LazyArrangement.spacing(spacing), pinnedViews: pinnedViews)
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LazyContainerNode(view, in: context.outsideOfRow, arrangement: { view, _ in view.arrangement }, content: { $0.content })
  }
}

extension LazyArrangement {
  /// Points between lines: 8 where nothing is said; what is no number is 0.
  static func spacing(_ spacing: CGFloat?) -> CGFloat {
    guard let spacing else { return 8 }
    return spacing.isFinite ? spacing : 0
  }
}
