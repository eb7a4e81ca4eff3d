import OpenCombine

extension Publishers {
  /// A publisher of the values of three publishers, in the order of their arrival. Mirrors Combine's `Publishers.Merge3`.
  ///
  /// It finishes when all of them have finished, and fails as soon as one fails.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    B.Failure == A.Failure, B.Output == A.Output,
    C.Failure == A.Failure, C.Output == A.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher that merges the values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      MergeSubscription.subscribe(subscriber, to: a, b, c)
    }
  }
}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
