import OrielModel

/// What the View menu has for inspectors: "Toggle Inspector", with Ctrl+Alt+I. Mirrors SwiftUI's `InspectorCommands`.
///
/// It shows or hides the window's `inspector(isPresented:content:)`; where there is none, it is disabled.
public struct InspectorCommands: Commands {
  @FocusedValue(\.inspectorToggle) private var toggle

  nonisolated public init() {}

  public var body: some Commands {
    StandardCommands(group: .sidebar) {
      Button(.own(.toggleInspector)) { toggle?.action() }
        .keyboardShortcut("i", modifiers: [.command, .option])
        .disabled(toggle == nil)
    }
  }
}
