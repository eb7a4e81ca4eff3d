/// The buttons that a swipe on an item of a list section reveals. Mirrors UIKit's `UISwipeActionsConfiguration`.
@MainActor
public final class UISwipeActionsConfiguration {
  /// The actions, from the edge of the item inwards.
  public let actions: [UIContextualAction]
  /// A Boolean value that indicates whether a full swipe performs the first action.
  public var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with actions, from the edge of the item inwards.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
