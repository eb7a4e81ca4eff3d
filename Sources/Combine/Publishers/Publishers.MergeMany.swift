import OpenCombine

extension Publishers {
  /// Publishes what any number of publishers of one type publish, as it comes. Mirrors Combine's `Publishers.MergeMany`.
  ///
  /// It finishes when all of them have finished, at once if there are none, and fails as soon as one fails.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }

    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      let merge = MergeSubscription(downstream: subscriber, count: publishers.count)
      subscriber.receive(subscription: merge)
      for (index, publisher) in publishers.enumerated() { merge.attach(publisher, at: index) }
      merge.finishIfDone()
    }

    public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
