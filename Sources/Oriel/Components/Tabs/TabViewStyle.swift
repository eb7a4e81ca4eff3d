/// The appearance of tabs. Mirrors SwiftUI's `TabViewStyle`.
///
/// The conforming types are opaque: `automatic`, `page`, `sidebarAdaptable` and `tabBarOnly`.
public protocol TabViewStyle {
  /// The look of tab views with the style.
  var _look: _TabViewLook { get }
}

/// The look of a tab view, which its style selects.
public struct _TabViewLook: Equatable, Sendable {
  /// The display mode of the dots of pages, or `nil` for tabs with buttons.
  var page: PageTabViewStyle.IndexDisplayMode?
  /// Indicates whether buttons are in a sidebar if there is enough space.
  var prefersSidebar = false
}

/// A style with buttons in a bar. Mirrors SwiftUI's `DefaultTabViewStyle`.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
  public var _look: _TabViewLook { _TabViewLook() }
}

/// A style with buttons in a sidebar, below the headers of their sections. In narrow windows they are in a bar at the bottom. Mirrors
/// SwiftUI's `SidebarAdaptableTabViewStyle`.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
  public var _look: _TabViewLook { _TabViewLook(prefersSidebar: true) }
}

/// A style with buttons in a bar, and never in a sidebar. Mirrors SwiftUI's `TabBarOnlyTabViewStyle`.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
  public var _look: _TabViewLook { _TabViewLook() }
}

/// A style with pages side by side. A swipe, the wheel or the dots turn them. Mirrors SwiftUI's `PageTabViewStyle`.
public struct PageTabViewStyle: TabViewStyle {
  /// The display mode of the dots, of which there is one for each page. Mirrors SwiftUI's `PageTabViewStyle.IndexDisplayMode`.
  public struct IndexDisplayMode: Equatable, Sendable {
    private enum Kind { case automatic, always, never }
    private let kind: Kind

    /// A mode that shows the dots if there is more than one page.
    public static let automatic = IndexDisplayMode(kind: .automatic)
    /// A mode that always shows the dots.
    public static let always = IndexDisplayMode(kind: .always)
    /// A mode that never shows the dots.
    public static let never = IndexDisplayMode(kind: .never)

    func showsDots(for count: Int) -> Bool { self == .always || self == .automatic && count > 1 }
  }

  private let mode: IndexDisplayMode

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }

  public var _look: _TabViewLook { _TabViewLook(page: mode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A style with buttons in a bar. Mirrors SwiftUI's `automatic`.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// A style with pages side by side. Mirrors SwiftUI's `page`.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Returns a style with pages side by side. Mirrors SwiftUI's `page(indexDisplayMode:)`.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A style with buttons in a sidebar, or in a bar in narrow windows. Mirrors SwiftUI's `sidebarAdaptable`.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A style with buttons in a bar. Mirrors SwiftUI's `tabBarOnly`.
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
  /// Sets the style of tab views in the view. Mirrors SwiftUI's `tabViewStyle(_:)`.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { environment(\.tabViewLook, style._look) }
}
