import OpenCombine

/// Takes the changes of all upstreams of a `CombineLatest` and gives its subscriber the values together, as soon as there is one of each.
struct LatestValues<Downstream: Subscriber>: Subscriber {
  typealias Input = () -> Void
  typealias Failure = Downstream.Failure

  private let downstream: Downstream
  private let values: () -> Downstream.Input?
  let combineIdentifier = CombineIdentifier()

  init<each Upstream: Publisher>(_ downstream: Downstream, _ latest: repeat Latest<each Upstream>)
  where Downstream.Input == (repeat (each Upstream).Output) {
    self.downstream = downstream
    values = {
      for one in repeat each latest {
        if case .none = one.value { return nil }
      }
      return (repeat (each latest).value!)
    }
  }

  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

  func receive(_ change: () -> Void) -> Subscribers.Demand {
    change()
    // Where a value is still missing the subscriber has got none.
    return values().map { downstream.receive($0) } ?? .max(1)
  }

  func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }
}
