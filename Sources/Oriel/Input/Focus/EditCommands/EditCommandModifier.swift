import Foundation

/// The handler of a command of the Edit menu, for a view that contains the focus.
nonisolated enum EditCommand {
  case delete(() -> Void)
  case copy(() -> [NSItemProvider])
  case cut(() -> [NSItemProvider])
  case paste(any PasteHandler)
}

nonisolated struct EditCommandModifier: BoxModifier {
  let command: EditCommand?

  @MainActor func makeBox(_ node: AnyViewNode) -> EditCommandBox { EditCommandBox(command, node: node) }

  @MainActor func update(_ box: EditCommandBox, transaction: Transaction) { box.command = command }
}

@MainActor
final class EditCommandBox: WrapperBox {
  var command: EditCommand?

  init(_ command: EditCommand?, node: AnyViewNode) {
    self.command = command
    super.init(node: node)
  }
}

/// The commands of the Edit menu by their keys.
private enum EditKey {
  case delete, copy, cut, paste

  init?(_ event: KeyEvent) {
    let held = event.modifiers.subtracting([.capsLock, .numericPad])
    switch (event.key, event.key.character.lowercased()) {
    case (.delete, _) where held.isEmpty, (.deleteForward, _) where held.isEmpty: self = .delete
    case (.deleteForward, _) where held == .shift: self = .cut
    case (_, "c") where held == .control || held == .command: self = .copy
    case (_, "x") where held == .control || held == .command: self = .cut
    case (_, "v") where held == .control || held == .command: self = .paste
    default: return nil
    }
  }
}

extension FocusEngine {
  /// Handles the key of an edit command that the focused view hasn't consumed. The nearest enclosing view with that command handles it.
  func handleEditCommand(_ event: KeyEvent) -> Bool {
    guard event.phase != .up, let focused, let key = EditKey(event) else { return false }
    var handlers: [any PasteHandler] = []
    var box: LayoutBox? = focused
    while let current = box {
      switch ((current as? EditCommandBox)?.command, key) {
      case (.delete(let action), .delete):
        action()
        return true
      case (.copy(let items), .copy), (.cut(let items), .cut):
        focused.graph.input.copy(items())
        return true
      case (.paste(let handler), .paste): handlers.append(handler)
      default: break
      }
      box = current.parent
    }
    guard !handlers.isEmpty else { return false }
    focused.graph.input.paste(handlers)
    return true
  }
}

extension View {
  nonisolated func onEditCommand(_ command: EditCommand?) -> some View { modifier(EditCommandModifier(command: command)) }
}
