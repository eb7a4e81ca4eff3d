/// An action that closes the swipe of a row. The buttons of swipe actions find it in their environment.
///
/// SwiftUI has no equivalent: its buttons close the swipe by themselves. UIKit's `UIContextualAction` closes it when the app calls the
/// completion handler.
public struct CloseSwipeAction {
  let close: @MainActor () -> Void

  /// Closes the swipe. Does nothing if the swipe has already ended.
  @MainActor public func callAsFunction() { close() }
}

private enum CloseSwipeKey: EnvironmentKey { static var defaultValue: CloseSwipeAction? { nil } }

private enum SwipeButtonRulesKey: EnvironmentKey { static var defaultValue: SwipeButtonBehavior { SwipeButtonBehavior() } }

/// The behavior of swipe buttons in addition to their actions.
struct SwipeButtonBehavior: Equatable {
  /// Indicates whether a button closes the swipe before it acts.
  var closes = true
  /// Indicates whether a long swipe performs the first button's action, if the swipe actions allow it.
  var allowsFullSwipe = true
}

extension EnvironmentValues {
  /// The action that closes the swipe to which this button belongs, or `nil` for other views.
  public internal(set) var closeSwipe: CloseSwipeAction? {
    get { self[CloseSwipeKey.self] }
    set { self[CloseSwipeKey.self] = newValue }
  }

  var swipeButtonBehavior: SwipeButtonBehavior {
    get { self[SwipeButtonRulesKey.self] }
    set { self[SwipeButtonRulesKey.self] = newValue }
  }
}

extension View {
  /// Sets the behavior of swipe buttons in addition to their actions.
  ///
  /// - Parameters:
  ///   - closes: A Boolean value that indicates whether a button closes the swipe before it acts. If it doesn't, the swipe stays open until
  ///     the app calls `closeSwipe`, or the user presses elsewhere.
  ///   - allowsFullSwipe: A Boolean value that indicates whether a long swipe performs the first action, or only reveals the buttons. This
  ///     parameter is for buttons that are built when the swipe begins. If the value is known earlier, pass it to
  ///     `swipeActions(edge:allowsFullSwipe:content:)`.
  ///
  /// SwiftUI has no equivalent. UIKit's `UISwipeActionsConfiguration` has both options.
  nonisolated public func swipeButtons(closes: Bool, allowsFullSwipe: Bool) -> some View {
    environment(\.swipeButtonBehavior, SwipeButtonBehavior(closes: closes, allowsFullSwipe: allowsFullSwipe))
  }
}
