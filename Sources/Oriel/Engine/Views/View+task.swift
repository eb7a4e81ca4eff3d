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
    /// The number of stops. A start that was enqueued before a stop has no effect.
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

// Disfavored, so that an app's own `task`, written for systems that have none, takes precedence.
extension View {
  /// Runs a task when the view appears. The task is canceled when the view is removed or another screen or tab covers it, and starts again
  /// when the view becomes visible again. Mirrors SwiftUI's `task(priority:_:)`.
  @_disfavoredOverload
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs a task when the view appears, cancels and restarts it when `id` changes, and cancels it when the view is removed. Mirrors
  /// SwiftUI's `task(id:priority:_:)`.
  @_disfavoredOverload
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}
