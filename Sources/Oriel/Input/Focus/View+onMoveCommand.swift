import Foundation

/// What arrow keys do while the focus is inside.
nonisolated struct MoveCommandModifier: BoxModifier {
  let action: ((MoveCommandDirection) -> Void)?

  @MainActor func makeBox(_ node: AnyViewNode) -> MoveCommandBox { MoveCommandBox(self, node: node) }

  @MainActor func update(_ box: MoveCommandBox, transaction: Transaction) { box.action = action }
}

@MainActor
final class MoveCommandBox: WrapperBox {
  var action: ((MoveCommandDirection) -> Void)?

  init(_ modifier: MoveCommandModifier, node: AnyViewNode) {
    action = modifier.action
    super.init(node: node)
  }
}

extension FocusEngine {
  /// An arrow key that nobody used: the nearest action around the focus; where there is none, the focus moves.
  func handleMoveCommand(_ event: KeyEvent) -> Bool {
    guard event.phase != .up, event.modifiers.isDisjoint(with: [.control, .option, .command, .shift]),
      let direction = MoveCommandDirection(event.key)
    else { return false }
    var box: LayoutBox? = focused
    while let current = box {
      if let action = (current as? MoveCommandBox)?.action {
        action(direction)
        return true
      }
      box = current.parent
    }
    return directions.move(direction)
  }
}

extension View {
  /// Calls the action when an arrow key is pressed, or a remote points somewhere, while the focus is here or inside, in place of moving the
  /// focus. Mirrors SwiftUI's `onMoveCommand(perform:)`.
  ///
  /// A view that uses arrow keys itself, such as a text field, keeps them; a field that they brought the focus to gives back those that move
  /// nothing in it. Of several actions the innermost is called. With nil, arrow keys do what they do without the modifier.
  nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    modifier(MoveCommandModifier(action: action))
  }
}
