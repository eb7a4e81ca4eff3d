nonisolated struct TaskModifier<ID: Equatable>: HookModifier {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  @MainActor func makeHook() -> Hook { Hook() }

  final class Hook: NodeHook<TaskModifier>, AppearanceMember, TaskStarter {
    private var modifier: TaskModifier?
    private var region: AppearanceRegion?
    private var hasAppeared = false
    private var task: Task<Void, Never>?
    var startedTask: Task<Void, Never>? { task }
    /// Counts starts, so that one that was overtaken before it began never does.
    private var generation = 0

    override func didMount(_ modifier: TaskModifier) {
      self.modifier = modifier
      region = node.scope.values.appearanceRegion
      region?.add(self)
      appearanceDidChange(region?.isVisible ?? true)
    }

    func appearanceDidChange(_ isVisible: Bool) {
      guard isVisible != hasAppeared, let modifier else { return }
      hasAppeared = isVisible
      if isVisible { start(modifier) } else { stop() }
    }

    override func didUpdate(from old: TaskModifier, to new: TaskModifier) {
      modifier = new
      guard old.id != new.id, hasAppeared else { return }
      stop()
      start(new)
    }

    override func willUnmount(_ modifier: TaskModifier) {
      stop()
      region?.remove(self)
    }

    private func start(_ modifier: TaskModifier) {
      let generation = generation
      node.graph.enqueueAction { [weak self] in
        guard let self, generation == self.generation else { return }
        task = Task(priority: modifier.priority, operation: modifier.action)
      }
    }

    private func stop() {
      generation += 1
      task?.cancel()
      task = nil
    }
  }
}

// A program's own `task`, written for systems that have none, goes before these.
extension View {
  /// Runs a task from the view's appearance on; it is cancelled when the view goes, or another screen or tab
  /// has covered it, and begins anew when it is seen again. Mirrors SwiftUI's `task(priority:_:)`.
  @_disfavoredOverload
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs a task from the view's appearance on, cancels it and starts anew when `id` changes, and cancels it when the view
  /// goes. Mirrors SwiftUI's `task(id:priority:_:)`.
  @_disfavoredOverload
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}
