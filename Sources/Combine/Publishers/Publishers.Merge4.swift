import OpenCombine

extension Publishers {
  /// A publisher of the values of four publishers, in the order of their arrival. Mirrors Combine's `Publishers.Merge4`.
  ///
  /// It finishes when all of them have finished, and fails as soon as one fails.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    B.Failure == A.Failure, B.Output == A.Output,
    C.Failure == A.Failure, C.Output == A.Output,
    D.Failure == A.Failure, D.Output == A.Output
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

    /// Creates a publisher that merges the values of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      MergeSubscription.subscribe(subscriber, to: a, b, c, d)
    }
  }
}

extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
