import OpenCombine

/// A subscriber that receives the changes of all upstreams of a `CombineLatest`, and sends the values downstream together once there is one
/// of each.
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
    // Without a value from each upstream, nothing was sent, so the demand is replenished.
    return values().map { downstream.receive($0) } ?? .max(1)
  }

  func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }
}
