import Foundation

/// A column of views, each of which is built when it comes near the viewport. Mirrors SwiftUI's `LazyVStack`.
///
/// The stack takes the proposed width. A row that is built again after it was offscreen has the state that it had before.
nonisolated public struct LazyVStack<Content: View>: PrimitiveView {
  private let arrangement: LazyArrangement
  private let content: Content

  /// Creates a lazy column with an alignment, a spacing and content. A `spacing` of `nil` is 8 points.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .vertical, alignment: alignment.key, spacing: LazyArrangement.spacing(spacing), pinnedViews: pinnedViews)
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LazyContainerNode(view, in: context.outsideRow, arrangement: { view, _ in view.arrangement }, content: { $0.content })
  }
}

/// A row of views, each of which is built when it comes near the viewport. Mirrors SwiftUI's `LazyHStack`.
///
/// The stack takes the proposed height. A view that is built again after it was offscreen has the state that it had before.
nonisolated public struct LazyHStack<Content: View>: PrimitiveView {
  private let arrangement: LazyArrangement
  private let content: Content

  /// Creates a lazy row with an alignment, a spacing and content. A `spacing` of `nil` is 8 points.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .horizontal, alignment: alignment.key, spacing: LazyArrangement.spacing(spacing), pinnedViews: pinnedViews)
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LazyContainerNode(view, in: context.outsideRow, arrangement: { view, _ in view.arrangement }, content: { $0.content })
  }
}

extension LazyArrangement {
  /// Returns the distance between lines, in points: 8 for `nil`, and 0 for a nonfinite value.
  static func spacing(_ spacing: CGFloat?) -> CGFloat {
    guard let spacing else { return 8 }
    return spacing.isFinite ? spacing : 0
  }
}
