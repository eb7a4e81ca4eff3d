import Dispatch

/// An executor that runs its jobs on a dispatch queue of its own. Mirrors SwiftData's `DefaultSerialModelExecutor`.
///
/// The executor is sendable although its context isn't: only code on the queue uses the context, both for the actor's jobs and for the
/// context's own work.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  /// The context of the actor. Only the actor's code may use it.
  public let modelContext: ModelContext
  private let queue = DispatchQueue(label: "SwiftData.ModelActor")

  /// Creates an executor whose queue runs the work of a context.
  public init(modelContext: ModelContext) {
    self.modelContext = modelContext
    let queue = queue
    modelContext.schedule = { work in
      // Other threads only pass the closure on. It uses the context on the queue.
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
