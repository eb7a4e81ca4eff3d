import Combine
import Dispatch
import Foundation
import Testing

/// Records the values of a publisher, on any thread.
final class Recorder<Value>: Sendable {
  // The subscription retains the log and not the recorder, which can be released during a delivery.
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
  /// Indicates whether all values were delivered on the main queue, on whichever thread it runs: in a test run, that isn't the main thread.
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

  /// Returns the values when there are `count` of them, and fails the test if they don't arrive in time.
  func values(
    count: Int, within limit: Duration = .seconds(10), sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> [Value] {
    try await wait(until: { values.count >= count }, within: limit, sourceLocation: sourceLocation)
    return values
  }
}

/// Returns when `condition` holds, and fails the test if it doesn't hold in time.
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

/// Returns after the main queue has run the work that was pending.
func drainMainQueue() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.main.async { continuation.resume() }
  }
}

/// A subscriber that requests values only when the test does.
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

  /// Indicates whether the caller runs on the main queue.
  static var isMain: Bool { getSpecific(key: mark) == true }
}

/// A subject that several threads use. Its own locks make that safe.
struct Shared<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

struct SampleError: Error, Equatable {}
