import OrielModel

/// The View menu's entry for inspectors: "Toggle Inspector", with Ctrl+Alt+I. Mirrors SwiftUI's `InspectorCommands`.
///
/// The entry shows or hides the window's `inspector(isPresented:content:)`. It is disabled if the window has none.
public struct InspectorCommands: Commands {
  @FocusedValue(\.inspectorToggle) private var toggle

  /// Creates the commands.
  nonisolated public init() {}

  public var body: some Commands {
    StandardCommands(group: .sidebar) {
      Button(.own(.toggleInspector)) { toggle?.action() }
        .keyboardShortcut("i", modifiers: [.command, .option])
        .disabled(toggle == nil)
    }
  }
}
