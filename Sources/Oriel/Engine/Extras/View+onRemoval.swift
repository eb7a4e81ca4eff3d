nonisolated private struct RemovalModifier: HookModifier {
  let action: () -> Void

  @MainActor func makeHook() -> Hook { Hook() }

  @MainActor
  final class Hook: NodeHook<RemovalModifier>, DepartureObserver {
    /// The latest evaluation's.
    private var action: () -> Void = {}
    private var isGoing = false

    override func didMount(_ modifier: RemovalModifier) {
      action = modifier.action
      node.graph.departures.observers.add(self)
    }

    override func didUpdate(from old: RemovalModifier, to new: RemovalModifier) { action = new.action }

    override func willUnmount(_ modifier: RemovalModifier) {
      node.graph.departures.observers.remove(self)
      departureDidChange(true)
    }

    func isWithin(_ departing: AnyViewNode) -> Bool {
      var current: AnyViewNode? = node
      while let node = current, node.depth >= departing.depth {
        if node === departing { return true }
        current = node.parent
      }
      return false
    }

    func departureDidChange(_ isGoing: Bool) {
      guard isGoing != self.isGoing else { return }
      self.isGoing = isGoing
      if isGoing { node.graph.enqueueAction(action) }
    }
  }
}

extension View {
  /// Runs the action when the view is taken out of the tree, on its own or with what is around it: as its transition out begins, where
  /// `onDisappear(perform:)` waits for its end. A view that is asked for again on its way out can be removed once more.
  ///
  /// SwiftUI tells that to a `Transition` alone; on Apple's systems a transition that does nothing stands in for it, on the view that is removed.
  nonisolated public func onRemoval(perform action: @escaping () -> Void) -> some View { modifier(RemovalModifier(action: action)) }
}
