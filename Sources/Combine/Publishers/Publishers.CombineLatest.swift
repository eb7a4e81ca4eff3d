import OpenCombine

extension Publishers {
  /// Publishes the latest values of two publishers together, each time that one of them has a new one. Mirrors Combine's type.
  ///
  /// The first pair comes when both have sent a value. It finishes when both have finished and fails as soon as one fails.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      let (a, b) = (Latest(a), Latest(b))
      MergeSubscription.subscribe(LatestValues(subscriber, a, b), to: a.changes, b.changes)
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
  /// Publishes this publisher's latest value together with that of `other`. Mirrors Combine's operator.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Publishes what `transform` makes of this publisher's latest value and that of `other`. Mirrors Combine's operator.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }
}
