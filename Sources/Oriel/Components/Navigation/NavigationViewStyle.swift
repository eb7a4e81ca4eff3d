/// How navigation views arrange their content. Mirrors SwiftUI's `NavigationViewStyle`.
///
/// Its types are opaque: `automatic`, `columns` and `stack`.
public protocol NavigationViewStyle {
  static var _showsColumns: Bool { get }
}

/// Columns in wide windows, where a navigation view has several views. Mirrors SwiftUI's `DefaultNavigationViewStyle`.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
  public static var _showsColumns: Bool { true }
}

/// Columns, where a navigation view has several views. Mirrors SwiftUI's `ColumnNavigationViewStyle`.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  fileprivate init() {}
  public static var _showsColumns: Bool { true }
}

/// Columns, by an older name. Mirrors SwiftUI's deprecated `DoubleColumnNavigationViewStyle`.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
  public static var _showsColumns: Bool { true }
}

/// A stack in windows of any width. Mirrors SwiftUI's `StackNavigationViewStyle`.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
  public static var _showsColumns: Bool { false }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
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
  /// How navigation views inside arrange their content. Mirrors SwiftUI's `navigationViewStyle(_:)`.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewsShowColumns, S._showsColumns)
  }
}
