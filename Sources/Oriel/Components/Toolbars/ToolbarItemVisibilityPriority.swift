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
  /// Sets the priority of an item for the space in the bar. In a narrow window, items at the trailing end of the top bar whose priority is
  /// below `automatic` are in the menu of secondary actions. Other items stay in their bars. Mirrors SwiftUI's `visibilityPriority(_:)`.
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
    guard prioritized.priority < .automatic else { return view }
    switch placement.slot {
    case .trailing: return AnyView(OverflowingItem(isMenu: false) { view })
    case .secondary:
      // The menu also contains the items of the bar.
      let items = Content._view(of: prioritized.content, at: placement.isMark ? .trailingMarker : .topBarTrailing)
      return AnyView(
        Group {
          view
          OverflowingItem(isMenu: true) { items }
        })
    case .leading, .principal, .titleMenu, .pinned, .bottom, .status, .keyboard: return view
    }
  }
}

/// An item that is in the menu of a narrow window, and in the bar of a wide one.
private struct OverflowingItem<Item: View>: View {
  let isMenu: Bool
  @ViewBuilder let item: Item
  @Environment(\.horizontalSizeClass) private var widthClass

  init(isMenu: Bool, @ViewBuilder item: () -> Item) {
    self.isMenu = isMenu
    self.item = item()
  }

  var body: some View { if (widthClass == .compact) == isMenu { item } }
}
