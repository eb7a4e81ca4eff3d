import Foundation

nonisolated struct KeyboardStandIn: HookModifier {
  let height: CGFloat?

  @MainActor func makeHook() -> Hook { Hook() }

  final class Hook: NodeHook<KeyboardStandIn> {
    override func didMount(_ modifier: KeyboardStandIn) {
      if modifier.height != nil { move(to: modifier.height) }
    }

    override func didUpdate(from old: KeyboardStandIn, to new: KeyboardStandIn) {
      if new.height != old.height { move(to: new.height) }
    }

    override func willUnmount(_ modifier: KeyboardStandIn) {
      if modifier.height != nil { move(to: nil) }
    }

    private func move(to height: CGFloat?) {
      let keyboard = node.graph.keyboard
      node.graph.enqueueAction { keyboard.move(to: height.map { .docked(height: $0) } ?? .hidden) }
    }
  }
}

extension View {
  /// Has a keyboard without keys at the window's bottom while the height, in points, isn't nil: its inset and its notifications are those
  /// of any other. For demos on a desk that has no keyboard to show.
  nonisolated package func keyboardStandIn(height: CGFloat?) -> some View { modifier(KeyboardStandIn(height: height)) }
}
