/// The conditions under which the bar of tabs takes less space. Mirrors SwiftUI's `TabBarMinimizeBehavior`.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private enum Kind { case automatic, onScrollDown, onScrollUp, never }
  private let kind: Kind

  /// The default behavior, which is the same as `never`.
  public static let automatic = TabBarMinimizeBehavior(kind: .automatic)
  /// The bar minimizes when the user begins to scroll down, and expands when the user scrolls up.
  public static let onScrollDown = TabBarMinimizeBehavior(kind: .onScrollDown)
  /// The bar minimizes when the user begins to scroll up, and expands when the user scrolls down.
  public static let onScrollUp = TabBarMinimizeBehavior(kind: .onScrollUp)
  /// The bar never minimizes.
  public static let never = TabBarMinimizeBehavior(kind: .never)

  var direction: MinimizingDirection {
    switch kind {
    case .automatic, .never: .none
    case .onScrollDown: .down
    case .onScrollUp: .up
    }
  }
}

private enum TabBarMinimizeKey: EnvironmentKey { static var defaultValue: TabBarMinimizeBehavior { .automatic } }

extension EnvironmentValues {
  /// The behavior of the bar of the tab view in the view.
  var tabBarMinimizeBehavior: TabBarMinimizeBehavior {
    get { self[TabBarMinimizeKey.self] }
    set { self[TabBarMinimizeKey.self] = newValue }
  }
}

extension View {
  /// Sets when the bar of the tab view minimizes. A bar at the bottom then shows the button of the selected tab only, which expands the bar.
  /// Bars at the top and sidebars don't minimize. Mirrors SwiftUI's `tabBarMinimizeBehavior(_:)`.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    environment(\.tabBarMinimizeBehavior, behavior)
  }
}
