import Combine
import Dispatch
import Foundation
import Testing

/// Keeps what a publisher sends, from whatever thread it comes.
final class Recorder<Value>: Sendable {
  // The subscription keeps it and not the recorder, which may go while a value is on its way.
  private final class Log: @unchecked Sendable {
    let lock = NSLock()
    var values: [Value] = []
    var places: Set<Bool> = []
    var hasFinished = false
    var hasFailed = false
  }

  private let log = Log()
  private nonisolated(unsafe) let subscription: AnyCancellable

  var values: [Value] { log.lock.withLock { log.values } }
  /// Whether all values came from the main queue, whichever thread serves it: in a test run, that isn't the main thread.
  var cameOnMainQueue: Bool { log.lock.withLock { log.places == [true] } }
  var hasFinished: Bool { log.lock.withLock { log.hasFinished } }
  var hasFailed: Bool { log.lock.withLock { log.hasFailed } }

  init<P: Publisher>(_ publisher: P) where P.Output == Value {
    subscription = publisher.sink { [log] completion in
      log.lock.withLock {
        if case .finished = completion { log.hasFinished = true } else { log.hasFailed = true }
      }
    } receiveValue: { [log] value in
      log.lock.withLock {
        log.values.append(value)
        log.places.insert(DispatchQueue.isMain)
      }
    }
  }

  func cancel() {
    subscription.cancel()
  }

  /// The values, once there are `count` of them; a failed test if they don't come in time.
  func values(
    count: Int, within limit: Duration = .seconds(10), sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> [Value] {
    try await wait(until: { values.count >= count }, within: limit, sourceLocation: sourceLocation)
    return values
  }
}

/// Returns as soon as `condition` holds, and fails the test if it doesn't in time.
func wait(
  until condition: () -> Bool, within limit: Duration = .seconds(10), isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let deadline = ContinuousClock.now + limit
  while !condition() {
    guard ContinuousClock.now < deadline else {
      Issue.record("The condition didn't hold within \(limit).", sourceLocation: sourceLocation)
      return
    }
    try await Task.sleep(for: .milliseconds(2))
  }
}

/// Returns when the main queue has run what it was about to run.
func drainMainQueue() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.main.async { continuation.resume() }
  }
}

/// A subscriber that asks for values only when it is told to.
final class ReluctantSubscriber<Input, Failure: Error>: Subscriber {
  private var subscription: (any Subscription)?
  private(set) var values: [Input] = []
  private(set) var hasCompleted = false

  func receive(subscription: any Subscription) { self.subscription = subscription }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) { hasCompleted = true }

  func ask(for demand: Subscribers.Demand) { subscription?.request(demand) }

  func cancel() { subscription?.cancel() }
}

extension DispatchQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs as work of the main queue.
  static var isMain: Bool { getSpecific(key: mark) == true }
}

/// A subject that several threads may use, as its own locks allow.
struct Shared<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

struct SampleError: Error, Equatable {}
