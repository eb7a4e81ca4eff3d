import OpenCombine

extension Publishers {
  /// A publisher of the values of seven publishers, in the order of their arrival. Mirrors Combine's `Publishers.Merge7`.
  ///
  /// It finishes when all of them have finished, and fails as soon as one fails.
  public struct Merge7<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>: Publisher
  where
    B.Failure == A.Failure, B.Output == A.Output,
    C.Failure == A.Failure, C.Output == A.Output,
    D.Failure == A.Failure, D.Output == A.Output,
    E.Failure == A.Failure, E.Output == A.Output,
    F.Failure == A.Failure, F.Output == A.Output,
    G.Failure == A.Failure, G.Output == A.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D
    /// The fifth publisher.
    public let e: E
    /// The sixth publisher.
    public let f: F
    /// The seventh publisher.
    public let g: G

    /// Creates a publisher that merges the values of seven publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      MergeSubscription.subscribe(subscriber, to: a, b, c, d, e, f, g)
    }
  }
}

extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}
