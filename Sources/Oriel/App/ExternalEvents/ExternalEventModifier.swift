/// A modifier that registers an entry in its window's inbox while the view is mounted.
nonisolated struct ExternalEventModifier: HookModifier {
  let entry: ExternalEventInbox.Entry

  @MainActor func makeHook() -> Hook { Hook() }

  final class Hook: NodeHook<ExternalEventModifier> {
    private weak var inbox: ExternalEventInbox?

    override func didMount(_ modifier: ExternalEventModifier) {
      inbox = node.scope.values.externalEvents
      inbox?.add(ObjectIdentifier(self), modifier.entry)
    }

    override func didUpdate(from old: ExternalEventModifier, to new: ExternalEventModifier) {
      inbox?.set(ObjectIdentifier(self), new.entry)
    }

    override func willUnmount(_ modifier: ExternalEventModifier) { inbox?.remove(ObjectIdentifier(self)) }
  }
}
