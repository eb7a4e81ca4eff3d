/// Moves what is swiped aside back to its place. Found in the environment of the buttons of swipe actions.
///
/// SwiftUI has nothing like it: its buttons close the swipe by themselves. UIKit's `UIContextualAction` does so when the program says that it has acted.
public struct CloseSwipeAction {
  let close: @MainActor () -> Void

  /// Does nothing where the swipe is over.
  @MainActor public func callAsFunction() { close() }
}

private enum CloseSwipeKey: EnvironmentKey { static var defaultValue: CloseSwipeAction? { nil } }

private enum SwipeButtonRulesKey: EnvironmentKey { static var defaultValue: SwipeButtonRules { SwipeButtonRules() } }

/// What the buttons of a swipe do besides their actions.
struct SwipeButtonRules: Equatable {
  /// Whether a button closes the swipe before it acts.
  var closes = true
  /// Whether a long swipe performs the first of them, if the swipe actions allow it.
  var allowsFullSwipe = true
}

extension EnvironmentValues {
  /// Closes the swipe whose button this is; nil for everything else.
  public internal(set) var closeSwipe: CloseSwipeAction? {
    get { self[CloseSwipeKey.self] }
    set { self[CloseSwipeKey.self] = newValue }
  }

  var swipeButtonRules: SwipeButtonRules {
    get { self[SwipeButtonRulesKey.self] }
    set { self[SwipeButtonRulesKey.self] = newValue }
  }
}

extension View {
  /// Says what buttons of swipe actions do besides their actions.
  ///
  /// - Parameters:
  ///   - closes: Whether a button closes the swipe before it acts. If it doesn't, the swipe stays open until the program calls `closeSwipe`, or somebody
  ///     presses elsewhere.
  ///   - allowsFullSwipe: False has a long swipe open the buttons only. For buttons that are made as the swipe begins: whoever knows it before says
  ///     it to `swipeActions(edge:allowsFullSwipe:content:)`.
  ///
  /// SwiftUI has nothing like it. UIKit's `UISwipeActionsConfiguration` says both.
  nonisolated public func swipeButtons(closes: Bool, allowsFullSwipe: Bool) -> some View {
    environment(\.swipeButtonRules, SwipeButtonRules(closes: closes, allowsFullSwipe: allowsFullSwipe))
  }
}
