import Foundation

/// A grid that arranges its children in columns, with as many rows as they need, and builds each child when it comes near the viewport.
/// Mirrors SwiftUI's `LazyVGrid`.
nonisolated public struct LazyVGrid<Content: View>: PrimitiveView {
  private let arrangement: LazyArrangement
  private let content: Content

  /// Creates a grid with columns. An empty array counts as one flexible column, and is reported.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .vertical, alignment: alignment.key, spacing: LazyArrangement.spacing(spacing), pinnedViews: pinnedViews,
      items: GridItem.atLeastOne(columns))
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LazyContainerNode(view, in: context.outsideRow, arrangement: { view, _ in view.arrangement }, content: { $0.content })
  }
}

/// A grid that arranges its children in rows, with as many columns as they need, and builds each child when it comes near the viewport.
/// Mirrors SwiftUI's `LazyHGrid`.
nonisolated public struct LazyHGrid<Content: View>: PrimitiveView {
  private let arrangement: LazyArrangement
  private let content: Content

  /// Creates a grid with rows. An empty array counts as one flexible row, and is reported.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .horizontal, alignment: alignment.key, spacing: LazyArrangement.spacing(spacing), pinnedViews: pinnedViews,
      items: GridItem.atLeastOne(rows))
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LazyContainerNode(view, in: context.outsideRow, arrangement: { view, _ in view.arrangement }, content: { $0.content })
  }
}

extension GridItem {
  fileprivate static func atLeastOne(_ items: [GridItem]) -> [GridItem] {
    if items.isEmpty { Report.once("grid-without-items", "A lazy grid has no GridItem; one flexible track is used instead.") }
    return items.isEmpty ? [GridItem()] : items
  }
}
