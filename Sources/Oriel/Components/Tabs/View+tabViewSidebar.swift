/// The views in a sidebar of tabs, in addition to the tabs.
struct TabSidebar {
  /// The view above the first tab, which scrolls with the tabs.
  var header: AnyView?
  /// The view below the last tab, which scrolls with the tabs.
  var footer: AnyView?
  /// The view at the bottom of the sidebar, which doesn't scroll.
  var bottomBar: AnyView?
}

private enum TabSidebarKey: EnvironmentKey { static var defaultValue: TabSidebar { TabSidebar() } }

extension EnvironmentValues {
  /// The sidebar of the tab view in the view. Nested tab views have sidebars of their own.
  var tabSidebar: TabSidebar {
    get { self[TabSidebarKey.self] }
    set { self[TabSidebarKey.self] = newValue }
  }
}

extension View {
  /// Adds a view above the tabs in the tab view's sidebar, which scrolls with them. Mirrors SwiftUI's `tabViewSidebarHeader(content:)`.
  nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let view = AnyView(content())
    return transformEnvironment(\.tabSidebar) { $0.header = view }
  }

  /// Adds a view below the tabs in the tab view's sidebar, which scrolls with them. Mirrors SwiftUI's `tabViewSidebarFooter(content:)`.
  nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let view = AnyView(content())
    return transformEnvironment(\.tabSidebar) { $0.footer = view }
  }

  /// Adds a view at the bottom of the tab view's sidebar, which doesn't scroll. Mirrors SwiftUI's `tabViewSidebarBottomBar(content:)`.
  nonisolated public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let view = AnyView(content())
    return transformEnvironment(\.tabSidebar) { $0.bottomBar = view }
  }
}
