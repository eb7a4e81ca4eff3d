/// A priority of a toolbar's item for the space in its bar. Mirrors SwiftUI's `ToolbarItemVisibilityPriority`.
public struct ToolbarItemVisibilityPriority: Hashable, Comparable, Sendable {
  private let rank: Double

  /// The priority of items that are moved into the menu first.
  public static let low = ToolbarItemVisibilityPriority(rank: -1)
  /// The priority of items without one of their own.
  public static let automatic = ToolbarItemVisibilityPriority(rank: 0)
  /// The priority of items that stay in the bar for longer than others.
  public static let high = ToolbarItemVisibilityPriority(rank: 1)

  private init(rank: Double) { self.rank = rank }

  /// Creates a priority below another one, and above the next lower one of `low`, `automatic` and `high`. Priorities that are created with
  /// the same value are equal.
  public init(lowerThan other: ToolbarItemVisibilityPriority) {
    rank = other.rank > 1 ? (1 + other.rank) / 2 : other.rank > 0 ? other.rank / 2 : other.rank > -1 ? (other.rank - 1) / 2 : other.rank - 1
  }

  /// Creates a priority above another one, and below the next higher one of `low`, `automatic` and `high`. Priorities that are created with
  /// the same value are equal.
  public init(higherThan other: ToolbarItemVisibilityPriority) {
    rank =
      other.rank < -1 ? (other.rank - 1) / 2 : other.rank < 0 ? other.rank / 2 : other.rank < 1 ? (other.rank + 1) / 2 : other.rank + 1
  }

  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}

extension ToolbarContent {
  /// Sets the priority of an item for the space in the bar. If the bar is too narrow, items with a lower priority move into the menu before
  /// items with a higher one, and items with equal priorities from the trailing end. The items at the trailing end of the top bar and in
  /// the bottom bar can move. Mirrors SwiftUI's `visibilityPriority(_:)`.
  @MainActor @preconcurrency public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some ToolbarContent {
    PrioritizedToolbarContent(content: self, priority: priority)
  }
}

/// Items with a priority.
private struct PrioritizedToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent {
  let content: Content
  let priority: ToolbarItemVisibilityPriority

  static func _view(of prioritized: Self, at placement: ToolbarItemPlacement) -> AnyView {
    let view = Content._view(of: prioritized.content, at: placement)
    guard placement.slot.canBeCrowded else { return view }
    return AnyView(view.layoutValue(key: ToolbarPriorityKey.self, value: prioritized.priority))
  }
}
