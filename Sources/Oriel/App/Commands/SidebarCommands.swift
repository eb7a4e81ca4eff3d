/// What the View menu has for sidebars: "Toggle Sidebar", with Ctrl+Alt+S. Mirrors SwiftUI's `SidebarCommands`.
///
/// It shows or hides the sidebar of the window's `NavigationSplitView`; where none stands beside a detail, it is disabled.
public struct SidebarCommands: Commands {
  @FocusedValue(\.sidebarToggle) private var toggle

  nonisolated public init() {}

  public var body: some Commands {
    StandardCommands(group: .sidebar) {
      Button("Toggle Sidebar") { toggle?.action() }
        .keyboardShortcut("s", modifiers: [.command, .option])
        .disabled(toggle == nil)
    }
  }
}

/// Shows the sidebar of a split view where it is hidden, and hides it where it is seen.
struct SidebarToggle {
  let action: @MainActor () -> Void
}

private enum SidebarToggleKey: FocusedValueKey { typealias Value = SidebarToggle }

extension FocusedValues {
  /// Of the split view in the window; nil where there is none, or one of its columns is seen alone.
  var sidebarToggle: SidebarToggle? {
    get { self[SidebarToggleKey.self] }
    set { self[SidebarToggleKey.self] = newValue }
  }
}
