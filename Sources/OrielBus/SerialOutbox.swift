/// Work that is done one after the other, in the order in which it came from whichever threads.
package final class SerialOutbox: Sendable {
  private let continuation: AsyncStream<@Sendable () async -> Void>.Continuation

  package init() {
    let (stream, continuation) = AsyncStream<@Sendable () async -> Void>.makeStream()
    self.continuation = continuation
    // What whoever makes the outbox has said for its task counts for the work: a test hears of its own.
    Task { for await work in stream { await work() } }
  }

  deinit { continuation.finish() }

  package func enqueue(_ work: @escaping @Sendable () async -> Void) { continuation.yield(work) }

  /// Waits for what something says once all before it is done.
  package func ask<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) async -> Value {
    await withCheckedContinuation { continuation in enqueue { continuation.resume(returning: await work()) } }
  }
}
