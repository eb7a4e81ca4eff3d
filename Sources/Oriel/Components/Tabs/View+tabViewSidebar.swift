/// What stands in a sidebar of tabs beside them.
struct TabSidebar {
  /// Above the first tab, and scrolled with them.
  var header: AnyView?
  /// Below the last tab, and scrolled with them.
  var footer: AnyView?
  /// At the sidebar's end, where it stays.
  var bottomBar: AnyView?
}

private enum TabSidebarKey: EnvironmentKey { static var defaultValue: TabSidebar { TabSidebar() } }

extension EnvironmentValues {
  /// Of the tab view inside; those in its tabs have sidebars of their own.
  var tabSidebar: TabSidebar {
    get { self[TabSidebarKey.self] }
    set { self[TabSidebarKey.self] = newValue }
  }
}

extension View {
  /// Stands above the tabs in the sidebar of the tab view inside, and is scrolled with them. Mirrors SwiftUI's
  /// `tabViewSidebarHeader(content:)`.
  nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let view = AnyView(content())
    return transformEnvironment(\.tabSidebar) { $0.header = view }
  }

  /// Stands below the tabs in the sidebar of the tab view inside, and is scrolled with them. Mirrors SwiftUI's
  /// `tabViewSidebarFooter(content:)`.
  nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let view = AnyView(content())
    return transformEnvironment(\.tabSidebar) { $0.footer = view }
  }

  /// Stands at the end of the sidebar of the tab view inside, whatever is scrolled above. Mirrors SwiftUI's
  /// `tabViewSidebarBottomBar(content:)`.
  nonisolated public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let view = AnyView(content())
    return transformEnvironment(\.tabSidebar) { $0.bottomBar = view }
  }
}
