import OpenCombine

extension Publishers {
  /// A publisher of the latest values of three publishers, which sends them when one of them has a new value. Mirrors Combine's type.
  ///
  /// It starts, finishes and fails like `CombineLatest`.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher that combines the latest values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      let (a, b, c) = (Latest(a), Latest(b), Latest(c))
      MergeSubscription.subscribe(LatestValues(subscriber, a, b, c), to: a.changes, b.changes, c.changes)
    }
  }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
  /// Returns a publisher of the latest values of this publisher and two others. Mirrors Combine's operator.
  public func combineLatest<P1: Publisher, P2: Publisher>(
    _ publisher1: P1, _ publisher2: P2
  ) -> Publishers.CombineLatest3<Self, P1, P2> where P1.Failure == Failure, P2.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Returns a publisher of the latest values of this publisher and two others, transformed by a closure. Mirrors Combine's operator.
  public func combineLatest<P1: Publisher, P2: Publisher, T>(
    _ publisher1: P1, _ publisher2: P2, _ transform: @escaping (Output, P1.Output, P2.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P1, P2>, T> where P1.Failure == Failure, P2.Failure == Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }
}
