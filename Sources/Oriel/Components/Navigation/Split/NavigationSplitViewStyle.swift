/// How a split view arranges its columns in a wide window. Mirrors SwiftUI's `NavigationSplitViewStyle`.
///
/// Its types are opaque: `automatic`, `balanced` and `prominentDetail`.
public protocol NavigationSplitViewStyle {
  static var _detailIsProminent: Bool { get }
}

/// As `balanced`. Mirrors SwiftUI's `AutomaticNavigationSplitViewStyle`.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
  public static var _detailIsProminent: Bool { false }
}

/// Columns side by side: the detail has the room that the others leave. Mirrors SwiftUI's `BalancedNavigationSplitViewStyle`.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
  public static var _detailIsProminent: Bool { false }
}

/// The detail keeps its size, and other columns come over it: by the sidebar's button, until a press beside them. Mirrors SwiftUI's
/// `ProminentDetailNavigationSplitViewStyle`.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
  public static var _detailIsProminent: Bool { true }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
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
  /// How split views inside arrange their columns. Mirrors SwiftUI's `navigationSplitViewStyle(_:)`.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    environment(\.splitDetailIsProminent, S._detailIsProminent)
  }
}
