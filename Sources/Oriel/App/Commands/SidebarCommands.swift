import OrielModel

/// What the View menu has for sidebars: "Toggle Sidebar", with Ctrl+Alt+S. Mirrors SwiftUI's `SidebarCommands`.
///
/// It shows or hides the sidebar of the window's `NavigationSplitView`; where none stands beside a detail, it is disabled.
public struct SidebarCommands: Commands {
  @FocusedValue(\.sidebarToggle) private var toggle

  nonisolated public init() {}

  public var body: some Commands {
    StandardCommands(group: .sidebar) {
      Button(.own(.toggleSidebar)) { toggle?.action() }
        .keyboardShortcut("s", modifiers: [.command, .option])
        .disabled(toggle == nil)
    }
  }
}
