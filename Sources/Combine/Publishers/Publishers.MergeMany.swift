import OpenCombine

extension Publishers {
  /// A publisher of the values of any number of publishers of one type, in the order of their arrival. Mirrors Combine's
  /// `Publishers.MergeMany`.
  ///
  /// It finishes when all of them have finished, or immediately if there are none. It fails as soon as one fails.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publishers whose values are merged.
    public let publishers: [Upstream]

    /// Creates a publisher that merges the values of publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Creates a publisher that merges the values of publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      let merge = MergeSubscription(downstream: subscriber, count: publishers.count)
      subscriber.receive(subscription: merge)
      for (index, publisher) in publishers.enumerated() { merge.attach(publisher, at: index) }
      merge.finishIfDone()
    }

    /// Returns a publisher that merges the values of another publisher, too.
    public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
