/// A node, or the hook of a modifier, that starts a task for its view.
@MainActor
protocol TaskStarter {
  /// The last task that was started and not canceled, or `nil` if there is none. It may have finished.
  var startedTask: Task<Void, Never>? { get }
}
