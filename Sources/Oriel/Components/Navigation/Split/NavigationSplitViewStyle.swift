/// The arrangement of a split view's columns in a wide window. Mirrors SwiftUI's `NavigationSplitViewStyle`.
///
/// The conforming types are opaque: `automatic`, `balanced` and `prominentDetail`.
public protocol NavigationSplitViewStyle {
  /// A Boolean value that indicates whether the detail takes the whole width, with the other columns above it.
  static var _detailIsProminent: Bool { get }
}

/// The default style, which is the same as `balanced`. Mirrors SwiftUI's `AutomaticNavigationSplitViewStyle`.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
  public static var _detailIsProminent: Bool { false }
}

/// A style with columns side by side. The detail takes the width that the others leave. Mirrors SwiftUI's
/// `BalancedNavigationSplitViewStyle`.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
  public static var _detailIsProminent: Bool { false }
}

/// A style with a detail of constant size. The sidebar's button shows the other columns above it, and a press outside of them hides them.
/// Mirrors SwiftUI's `ProminentDetailNavigationSplitViewStyle`.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
  public static var _detailIsProminent: Bool { true }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default style, which is the same as `balanced`. Mirrors SwiftUI's `automatic`.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// A style with columns side by side. Mirrors SwiftUI's `balanced`.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A style with a detail of constant size, and other columns above it. Mirrors SwiftUI's `prominentDetail`.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { ProminentDetailNavigationSplitViewStyle() }
}

private enum SplitDetailIsProminentKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var splitDetailIsProminent: Bool {
    get { self[SplitDetailIsProminentKey.self] }
    set { self[SplitDetailIsProminentKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of split views in the view. Mirrors SwiftUI's `navigationSplitViewStyle(_:)`.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    environment(\.splitDetailIsProminent, S._detailIsProminent)
  }
}
