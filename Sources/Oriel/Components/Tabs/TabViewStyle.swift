/// How tabs are shown. Mirrors SwiftUI's `TabViewStyle`.
///
/// Its types are opaque: `automatic`, `page`, `sidebarAdaptable` and `tabBarOnly`.
public protocol TabViewStyle {
  var _look: _TabViewLook { get }
}

/// What tells the styles of tab views apart.
public struct _TabViewLook: Equatable, Sendable {
  /// For pages, whether their dots are shown; nil for buttons.
  var page: PageTabViewStyle.IndexDisplayMode?
  /// Whether buttons stand in a sidebar where there is room for one.
  var prefersSidebar = false
}

/// Buttons in a bar. Mirrors SwiftUI's `DefaultTabViewStyle`.
public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
  public var _look: _TabViewLook { _TabViewLook() }
}

/// Buttons in a sidebar, under the headers of their sections; in narrow windows in a bar at the bottom. Mirrors SwiftUI's
/// `SidebarAdaptableTabViewStyle`.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public init() {}
  public var _look: _TabViewLook { _TabViewLook(prefersSidebar: true) }
}

/// Buttons in a bar, never in a sidebar. Mirrors SwiftUI's `TabBarOnlyTabViewStyle`.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public init() {}
  public var _look: _TabViewLook { _TabViewLook() }
}

/// Pages side by side, turned by a swipe, the wheel or their dots. Mirrors SwiftUI's `PageTabViewStyle`.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether there are dots, one a page. Mirrors SwiftUI's `PageTabViewStyle.IndexDisplayMode`.
  public struct IndexDisplayMode: Equatable, Sendable {
    private enum Kind { case automatic, always, never }
    private let kind: Kind

    /// Where there is more than one page.
    public static let automatic = IndexDisplayMode(kind: .automatic)
    public static let always = IndexDisplayMode(kind: .always)
    public static let never = IndexDisplayMode(kind: .never)

    func showsDots(for count: Int) -> Bool { self == .always || self == .automatic && count > 1 }
  }

  private let mode: IndexDisplayMode

  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }

  public var _look: _TabViewLook { _TabViewLook(page: mode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

private enum TabViewLookKey: EnvironmentKey { static var defaultValue: _TabViewLook { _TabViewLook() } }

extension EnvironmentValues {
  var tabViewLook: _TabViewLook {
    get { self[TabViewLookKey.self] }
    set { self[TabViewLookKey.self] = newValue }
  }
}

extension View {
  /// How tab views inside are shown. Mirrors SwiftUI's `tabViewStyle(_:)`.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { environment(\.tabViewLook, style._look) }
}
