@usableFromInline
nonisolated struct ChangeModifier<Value: Equatable>: HookModifier {
  let value: Value
  let isInitial: Bool
  /// Indicates whether the closure that was passed with the old value runs, with the values that it captured then.
  let runsOldAction: Bool
  let action: (_ old: Value, _ new: Value) -> Void

  @usableFromInline init(
    value: Value, isInitial: Bool = false, runsOldAction: Bool = false, action: @escaping (_ old: Value, _ new: Value) -> Void
  ) {
    self.value = value
    self.isInitial = isInitial
    self.runsOldAction = runsOldAction
    self.action = action
  }

  @usableFromInline @MainActor static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> { HookNode(view, in: context) }

  @MainActor func makeHook() -> Hook { Hook() }

  final class Hook: NodeHook<ChangeModifier> {
    override func didMount(_ modifier: ChangeModifier) {
      guard modifier.isInitial else { return }
      node.graph.enqueueAction { modifier.action(modifier.value, modifier.value) }
    }

    override func didUpdate(from old: ChangeModifier, to new: ChangeModifier) {
      guard old.value != new.value else { return }
      let action = new.runsOldAction ? old.action : new.action
      node.graph.enqueueAction { action(old.value, new.value) }
    }
  }
}

extension View {
  /// Runs the action after an update in which the value has changed. If `initial` is `true`, the action also runs when the view appears,
  /// with the value as both the old and the new one. Mirrors SwiftUI's `onChange(of:initial:_:)`.
  @inlinable nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs the action after an update in which the value has changed. If `initial` is `true`, the action also runs when the view appears.
  /// Mirrors SwiftUI's `onChange(of:initial:_:)`.
  @inlinable nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View
  {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Runs the action with the new value after an update in which the value has changed. The closure that runs is the one that was passed
  /// with the old value, so its captures date from before the change. Mirrors SwiftUI's `onChange(of:perform:)`.
  @inlinable nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
    modifier(ChangeModifier(value: value, runsOldAction: true) { _, new in action(new) })
  }
}
