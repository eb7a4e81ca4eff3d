/// What runs an actor's code where its context lives. Mirrors SwiftData's `ModelExecutor`.
public protocol ModelExecutor: Executor {
  var modelContext: ModelContext { get }
}

/// An executor that runs one job at a time. Mirrors SwiftData's `SerialModelExecutor`.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}
