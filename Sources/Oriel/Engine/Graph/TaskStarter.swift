/// A node, or what a modifier adds to one, that begins a task for its view.
@MainActor
protocol TaskStarter {
  /// The last task that it began and didn't cancel; it may have come to its end.
  var startedTask: Task<Void, Never>? { get }
}
