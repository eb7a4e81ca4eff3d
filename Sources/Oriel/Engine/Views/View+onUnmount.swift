extension View {
  /// Runs the action when the view's node is unmounted, to release objects that would otherwise keep themselves alive.
  nonisolated func onUnmount(_ action: @escaping @MainActor () -> Void) -> some View { modifier(UnmountModifier(action: action)) }
}

nonisolated private struct UnmountModifier: HookModifier {
  let action: @MainActor () -> Void

  @MainActor func makeHook() -> Hook { Hook() }

  final class Hook: NodeHook<UnmountModifier> {
    override func willUnmount(_ modifier: UnmountModifier) { modifier.action() }
  }
}
