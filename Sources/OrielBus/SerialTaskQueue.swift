/// A queue that runs asynchronous work serially, in the order in which it was enqueued from any thread.
package final class SerialTaskQueue: Sendable {
  private let continuation: AsyncStream<@Sendable () async -> Void>.Continuation

  package init() {
    let (stream, continuation) = AsyncStream<@Sendable () async -> Void>.makeStream()
    self.continuation = continuation
    // The task inherits the task-local values of the creator, so that a test observes its own work.
    Task { for await work in stream { await work() } }
  }

  deinit { continuation.finish() }

  package func enqueue(_ work: @escaping @Sendable () async -> Void) { continuation.yield(work) }

  /// Returns the result of work, which runs after all work that was enqueued earlier.
  package func ask<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) async -> Value {
    await withCheckedContinuation { continuation in enqueue { continuation.resume(returning: await work()) } }
  }
}
