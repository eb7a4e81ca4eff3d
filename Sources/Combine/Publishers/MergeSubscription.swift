import Foundation
import OpenCombine

/// What one subscriber to a merge gets: the values of all upstreams in the order of their arrival.
///
/// An upstream is asked for values only while the subscriber wants some: for all that it has, or else for one at a time. As each of several
/// upstreams may answer the same demand for one value, the answers that come too early wait here, at most one from each.
final class MergeSubscription<Downstream: Subscriber>: Subscription {
  private enum Input {
    /// It has no subscription yet, or not any more.
    case closed
    case idle(any Subscription)
    /// It has been asked for a value that hasn't come yet.
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
    askUpstreams()
  }

  func cancel() { _ = close() }

  /// Finishes at once if there is nothing to wait for.
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
    askUpstreams()
  }

  fileprivate func receive(_ value: Downstream.Input, at index: Int) {
    lock.withLock {
      if case .asked(let subscription) = inputs[index] { inputs[index] = .idle(subscription) }
    }
    deliver(value)
    askUpstreams()
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

  /// Sends what waits, and then `value`, as far as the demand goes; the rest of it waits.
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

  private func askUpstreams() {
    // An upstream may answer before `request` returns, and so change what the others should be asked for.
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
  /// Gives `downstream` what all of `upstreams` publish.
  static func subscribe(_ downstream: Downstream, to upstreams: any Publisher<Downstream.Input, Downstream.Failure>...) {
    let merge = MergeSubscription(downstream: downstream, count: upstreams.count)
    downstream.receive(subscription: merge)
    for (index, upstream) in upstreams.enumerated() { merge.attach(upstream, at: index) }
  }

  /// Makes `publisher` the upstream with this index. To be called once for each index, after the subscriber has got the subscription.
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
