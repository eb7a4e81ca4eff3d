import OrielModel

/// The View menu's entry for sidebars: "Toggle Sidebar", with Ctrl+Alt+S. Mirrors SwiftUI's `SidebarCommands`.
///
/// The entry shows or hides the sidebar of the window's `NavigationSplitView`. It is disabled if the window has no sidebar beside a detail.
public struct SidebarCommands: Commands {
  @FocusedValue(\.sidebarToggle) private var toggle

  /// Creates the commands.
  nonisolated public init() {}

  public var body: some Commands {
    StandardCommands(group: .sidebar) {
      Button(.own(.toggleSidebar)) { toggle?.action() }
        .keyboardShortcut("s", modifiers: [.command, .option])
        .disabled(toggle == nil)
    }
  }
}
