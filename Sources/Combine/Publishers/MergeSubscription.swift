import Foundation
import OpenCombine

/// The subscription of a subscriber to a merge, which receives the values of all upstreams in the order of their arrival.
///
/// The merge requests values from the upstreams only while there is demand: an unlimited number if the demand is unlimited, otherwise one
/// at a time from each. Several upstreams may respond to a demand for one value. The excess values are buffered, at most one from each
/// upstream.
final class MergeSubscription<Downstream: Subscriber>: Subscription {
  private enum Input {
    /// The upstream has no subscription yet, or no longer has one.
    case closed
    case idle(any Subscription)
    /// The upstream has an unfulfilled demand for one value.
    case asked(any Subscription)
    case unlimited(any Subscription)
  }

  private let lock = NSLock()
  private let delivery = NSRecursiveLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private let count: Int
  private var inputs: [Input]
  private var unfinished: Int
  private var waiting: [Downstream.Input] = []

  init(downstream: Downstream, count: Int) {
    self.downstream = downstream
    self.count = count
    inputs = Array(repeating: .closed, count: count)
    unfinished = count
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    deliver(nil)
    requestFromUpstreams()
  }

  func cancel() { _ = close() }

  /// Finishes if all upstreams have finished and no value is buffered.
  func finishIfDone() {
    delivery.withLock {
      let receiver = lock.withLock { unfinished == 0 && waiting.isEmpty ? downstream.take() : nil }
      receiver?.receive(completion: .finished)
    }
  }

  fileprivate func add(_ subscription: any Subscription, at index: Int) {
    let isOpen = lock.withLock {
      if downstream != nil { inputs[index] = .idle(subscription) }
      return downstream != nil
    }
    guard isOpen else { return subscription.cancel() }
    requestFromUpstreams()
  }

  fileprivate func receive(_ value: Downstream.Input, at index: Int) {
    lock.withLock {
      if case .asked(let subscription) = inputs[index] { inputs[index] = .idle(subscription) }
    }
    deliver(value)
    requestFromUpstreams()
  }

  fileprivate func receive(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
    switch completion {
    case .finished:
      lock.withLock {
        inputs[index] = .closed
        unfinished -= 1
      }
      finishIfDone()
    case .failure:
      delivery.withLock { close()?.receive(completion: completion) }
    }
  }

  /// Sends the buffered values and then `value`, as far as the demand allows, and buffers the rest.
  private func deliver(_ value: Downstream.Input?) {
    delivery.withLock {
      if let value { lock.withLock { waiting.append(value) } }
      while let (receiver, value) = next() {
        let more = receiver.receive(value)
        lock.withLock { demand += more }
      }
    }
    finishIfDone()
  }

  private func next() -> (Downstream, Downstream.Input)? {
    lock.withLock {
      guard let downstream, demand > .none, !waiting.isEmpty else { return nil }
      demand -= 1
      return (downstream, waiting.removeFirst())
    }
  }

  private func requestFromUpstreams() {
    // An upstream may respond before `request` returns, and thus change the demand on the others.
    for index in 0..<count {
      let question: (any Subscription, Subscribers.Demand)? = lock.withLock {
        guard downstream != nil, demand > .none else { return nil }
        switch inputs[index] {
        case .idle(let subscription), .asked(let subscription):
          if demand == .unlimited {
            inputs[index] = .unlimited(subscription)
            return (subscription, .unlimited)
          }
          guard case .idle = inputs[index] else { return nil }
          inputs[index] = .asked(subscription)
          return (subscription, .max(1))
        case .closed, .unlimited: return nil
        }
      }
      if let (subscription, demand) = question { subscription.request(demand) }
    }
  }

  private func close() -> Downstream? {
    var closed: [Input] = []
    let receiver = lock.withLock {
      closed = inputs
      inputs = Array(repeating: .closed, count: closed.count)
      waiting = []
      return downstream.take()
    }
    for input in closed {
      switch input {
      case .idle(let subscription), .asked(let subscription), .unlimited(let subscription): subscription.cancel()
      case .closed: break
      }
    }
    return receiver
  }
}

extension MergeSubscription {
  /// Subscribes `downstream` to all of `upstreams`.
  static func subscribe(_ downstream: Downstream, to upstreams: any Publisher<Downstream.Input, Downstream.Failure>...) {
    let merge = MergeSubscription(downstream: downstream, count: upstreams.count)
    downstream.receive(subscription: merge)
    for (index, upstream) in upstreams.enumerated() { merge.attach(upstream, at: index) }
  }

  /// Subscribes to `publisher` as the upstream with an index. Must be called once for each index, after the subscriber has received the
  /// subscription.
  func attach<P: Publisher>(_ publisher: P, at index: Int) where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    publisher.subscribe(MergeInput(merge: self, index: index))
  }
}

private struct MergeInput<Downstream: Subscriber>: Subscriber {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  let merge: MergeSubscription<Downstream>
  let index: Int
  let combineIdentifier = CombineIdentifier()

  func receive(subscription: any Subscription) { merge.add(subscription, at: index) }

  func receive(_ input: Input) -> Subscribers.Demand {
    merge.receive(input, at: index)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) { merge.receive(completion, at: index) }
}
