import Foundation

/// What a view does with a command of the Edit menu while the focus is inside.
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

/// The commands by the keys that are for them.
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
  /// A key for a command that what has the focus had no use for: the nearest view around with that command has it.
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
