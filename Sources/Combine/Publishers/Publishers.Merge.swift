import OpenCombine

extension Publishers {
  /// A publisher of the values of two publishers, in the order of their arrival. Mirrors Combine's `Publishers.Merge`.
  ///
  /// It finishes when all of them have finished, and fails as soon as one fails.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where
    B.Failure == A.Failure, B.Output == A.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher that merges the values of two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      MergeSubscription.subscribe(subscriber, to: a, b)
    }
  }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
