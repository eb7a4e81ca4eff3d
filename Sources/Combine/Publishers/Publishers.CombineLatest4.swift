import OpenCombine

extension Publishers {
  /// A publisher of the latest values of four publishers, which sends them when one of them has a new value. Mirrors Combine's type.
  ///
  /// It starts, finishes and fails like `CombineLatest`.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Creates a publisher that combines the latest values of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      let (a, b, c, d) = (Latest(a), Latest(b), Latest(c), Latest(d))
      MergeSubscription.subscribe(LatestValues(subscriber, a, b, c, d), to: a.changes, b.changes, c.changes, d.changes)
    }
  }
}

extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// Returns a publisher of the latest values of this publisher and three others. Mirrors Combine's operator.
  public func combineLatest<P1: Publisher, P2: Publisher, P3: Publisher>(
    _ publisher1: P1, _ publisher2: P2, _ publisher3: P3
  ) -> Publishers.CombineLatest4<Self, P1, P2, P3> where P1.Failure == Failure, P2.Failure == Failure, P3.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Returns a publisher of the latest values of this publisher and three others, transformed by a closure. Mirrors Combine's operator.
  public func combineLatest<P1: Publisher, P2: Publisher, P3: Publisher, T>(
    _ publisher1: P1, _ publisher2: P2, _ publisher3: P3, _ transform: @escaping (Output, P1.Output, P2.Output, P3.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P1, P2, P3>, T>
  where P1.Failure == Failure, P2.Failure == Failure, P3.Failure == Failure {
    combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
