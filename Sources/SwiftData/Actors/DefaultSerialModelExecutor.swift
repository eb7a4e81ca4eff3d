import Dispatch

/// An executor with a queue of its own. Mirrors SwiftData's `DefaultSerialModelExecutor`.
///
/// It may go to other threads though its context may not: the queue alone uses the context, for the actor's jobs and for the context's own work.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  /// The context that the actor's code uses; nothing else may.
  public let modelContext: ModelContext
  private let queue = DispatchQueue(label: "SwiftData.ModelActor")

  public init(modelContext: ModelContext) {
    self.modelContext = modelContext
    let queue = queue
    modelContext.schedule = { work in
      // Other threads hand the work on; it uses the context on the queue.
      nonisolated(unsafe) let work = work
      queue.async { work() }
    }
  }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
