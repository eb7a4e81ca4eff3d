/// The buttons that a swipe on an item of a list section reveals. Mirrors UIKit's `UISwipeActionsConfiguration`.
@MainActor
public final class UISwipeActionsConfiguration {
  /// From the item's edge inwards.
  public let actions: [UIContextualAction]
  /// Whether a long swipe performs the first of them.
  public var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) { self.actions = actions }
}
