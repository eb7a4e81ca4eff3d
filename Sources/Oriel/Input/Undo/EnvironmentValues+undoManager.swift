private enum UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }

extension EnvironmentValues {
  /// The undo manager of the window, or `nil` outside of a window. Ctrl+Z and Ctrl+Shift+Z invoke it while no text has the focus. Mirrors
  /// SwiftUI's `undoManager`.
  public package(set) var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}

extension InputCoordinator {
  /// Handles the keys for undo and redo, which are those of texts. Returns `true` if the key was consumed.
  func handleUndoKey(_ event: KeyEvent) -> Bool {
    guard event.phase != .up, event.modifiers.contains(.control), event.modifiers.isDisjoint(with: [.option, .command]) else {
      return false
    }
    switch event.key {
    case "z" where event.modifiers.contains(.shift), "Z", "y":
      guard undoManager.canRedo else { return false }
      undoManager.redo()
    case "z":
      guard undoManager.canUndo else { return false }
      undoManager.undo()
    default: return false
    }
    return true
  }
}
