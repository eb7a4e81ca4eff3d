nonisolated private struct RemovalModifier: HookModifier {
  let action: () -> Void

  @MainActor func makeHook() -> Hook { Hook() }

  @MainActor
  final class Hook: NodeHook<RemovalModifier>, RemovalObserver {
    /// The action of the latest evaluation.
    private var action: () -> Void = {}
    private var isBeingRemoved = false

    override func didMount(_ modifier: RemovalModifier) {
      action = modifier.action
      node.graph.removals.observers.add(self)
    }

    override func didUpdate(from old: RemovalModifier, to new: RemovalModifier) { action = new.action }

    override func willUnmount(_ modifier: RemovalModifier) {
      node.graph.removals.observers.remove(self)
      removalDidChange(true)
    }

    func isWithin(_ departing: AnyViewNode) -> Bool {
      var current: AnyViewNode? = node
      while let node = current, node.depth >= departing.depth {
        if node === departing { return true }
        current = node.parent
      }
      return false
    }

    func removalDidChange(_ isBeingRemoved: Bool) {
      guard isBeingRemoved != self.isBeingRemoved else { return }
      self.isBeingRemoved = isBeingRemoved
      if isBeingRemoved { node.graph.enqueueAction(action) }
    }
  }
}

extension View {
  /// Runs the action when the view is removed from the tree, on its own or with an ancestor. It runs when the removal transition begins,
  /// while `onDisappear(perform:)` waits for its end. If a view is inserted again during its removal transition, the action runs again at
  /// the next removal.
  ///
  /// SwiftUI provides this information to a `Transition` only. On Apple's systems a transition without an effect serves the purpose, on the
  /// view that is removed.
  nonisolated public func onRemoval(perform action: @escaping () -> Void) -> some View { modifier(RemovalModifier(action: action)) }
}
