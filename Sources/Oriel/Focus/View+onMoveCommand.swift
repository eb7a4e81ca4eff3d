import Foundation

/// What arrow keys and Escape do while the focus is inside.
nonisolated struct CommandModifier: BoxModifier {
  var move: ((MoveCommandDirection) -> Void)?
  var exit: (() -> Void)?

  @MainActor func makeBox(_ node: AnyViewNode) -> CommandBox { CommandBox(self, node: node) }

  @MainActor func update(_ box: CommandBox, transaction: Transaction) { box.modifier = self }
}

@MainActor
final class CommandBox: WrapperBox {
  var modifier: CommandModifier

  init(_ modifier: CommandModifier, node: AnyViewNode) {
    self.modifier = modifier
    super.init(node: node)
  }

  /// Whether the key was used.
  func handle(_ event: KeyEvent) -> Bool {
    guard event.phase != .up, event.modifiers.isDisjoint(with: [.control, .option, .command, .shift]) else { return false }
    if let direction = MoveCommandDirection(event.key), let move = modifier.move {
      move(direction)
      return true
    }
    if event.key == .escape, let exit = modifier.exit {
      exit()
      return true
    }
    return false
  }
}

extension View {
  /// Calls the action when an arrow key is pressed, or a remote points somewhere, while the focus is here or inside, in place of moving the
  /// focus. Mirrors SwiftUI's `onMoveCommand(perform:)`.
  ///
  /// A view that uses arrow keys itself, such as a text field, keeps them. Of several actions the innermost is called. With nil, arrow keys
  /// do what they do without the modifier.
  nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    modifier(CommandModifier(move: action))
  }

  /// Calls the action when Escape, or a remote's back button, is pressed while the focus is here or inside. Mirrors SwiftUI's
  /// `onExitCommand(perform:)`.
  ///
  /// Of several actions the innermost is called.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View { modifier(CommandModifier(exit: action)) }
}
