/// An executor that runs an actor's code where the actor's context may be used. Mirrors SwiftData's `ModelExecutor`.
public protocol ModelExecutor: Executor {
  /// The context of the executor.
  var modelContext: ModelContext { get }
}

/// An executor that runs one job at a time. Mirrors SwiftData's `SerialModelExecutor`.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}
