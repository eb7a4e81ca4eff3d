import OpenCombine

extension Publishers {
  /// A publisher of the latest values of two publishers, which sends them when one of them has a new value. Mirrors Combine's type.
  ///
  /// It sends the first pair once both publishers have sent a value. It finishes when both have finished, and fails as soon as one fails.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher that combines the latest values of two publishers.
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
  /// Returns a publisher of the latest values of this publisher and another one. Mirrors Combine's operator.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Returns a publisher of the latest values of this publisher and another one, transformed by a closure. Mirrors Combine's operator.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }
}
