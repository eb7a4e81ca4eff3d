/// A bar that modifiers refer to. Mirrors SwiftUI's `ToolbarPlacement`.
public struct ToolbarPlacement: Hashable, Sendable {
  private enum Kind { case automatic, navigationBar, bottomBar, tabBar, windowToolbar }
  private let kind: Kind

  /// All bars.
  public static let automatic = ToolbarPlacement(kind: .automatic)
  /// The bar with a screen's title.
  public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
  /// The bar at a screen's bottom.
  public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
  /// The bar with the tabs.
  public static let tabBar = ToolbarPlacement(kind: .tabBar)
  /// The bar of a window, which shows the items of toolbars outside of stacks.
  public static let windowToolbar = ToolbarPlacement(kind: .windowToolbar)
}
