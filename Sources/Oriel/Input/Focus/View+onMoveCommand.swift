import Foundation

/// A modifier with an action for arrow keys while its content has the focus.
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
  /// Handles an arrow key that no other handler has consumed: the nearest action around the focus is called, and if there is none, the
  /// focus moves.
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
  /// Calls the action, instead of moving the focus, when an arrow key is pressed, or a remote points in a direction, while this view or a
  /// view inside of it has the focus. Mirrors SwiftUI's `onMoveCommand(perform:)`.
  ///
  /// A view that handles arrow keys itself, such as a text field, keeps them. A field to which arrow keys have moved the focus passes on
  /// those that don't move its insertion point. Of several actions the innermost is called. With `nil`, arrow keys behave as without the
  /// modifier.
  nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    modifier(MoveCommandModifier(action: action))
  }
}
