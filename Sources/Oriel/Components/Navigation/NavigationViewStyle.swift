/// The arrangement of the content of navigation views. Mirrors SwiftUI's `NavigationViewStyle`.
///
/// The conforming types are opaque: `automatic`, `columns` and `stack`.
public protocol NavigationViewStyle {
  /// A Boolean value that indicates whether several views are columns.
  static var _showsColumns: Bool { get }
}

/// A style that shows several views as columns in wide windows. Mirrors SwiftUI's `DefaultNavigationViewStyle`.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
  public static var _showsColumns: Bool { true }
}

/// A style that shows several views as columns. Mirrors SwiftUI's `ColumnNavigationViewStyle`.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  fileprivate init() {}
  public static var _showsColumns: Bool { true }
}

/// A style that shows several views as columns, under an older name. Mirrors SwiftUI's deprecated `DoubleColumnNavigationViewStyle`.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
  public static var _showsColumns: Bool { true }
}

/// A style that shows a stack in windows of any width. Mirrors SwiftUI's `StackNavigationViewStyle`.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
  public static var _showsColumns: Bool { false }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default style, which shows several views as columns. Mirrors SwiftUI's `automatic`.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// A style that shows several views as columns. Mirrors SwiftUI's `columns`.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A style that shows a stack. Mirrors SwiftUI's `stack`.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

private enum NavigationViewColumnsKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  var navigationViewsShowColumns: Bool {
    get { self[NavigationViewColumnsKey.self] }
    set { self[NavigationViewColumnsKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of navigation views in the view. Mirrors SwiftUI's `navigationViewStyle(_:)`.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewsShowColumns, S._showsColumns)
  }
}
