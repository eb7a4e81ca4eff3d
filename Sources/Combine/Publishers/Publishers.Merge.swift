import OpenCombine

extension Publishers {
  /// Publishes what two publishers publish, as it comes. Mirrors Combine's `Publishers.Merge`.
  ///
  /// It finishes when all of them have finished and fails as soon as one fails.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where
    B.Failure == A.Failure, B.Output == A.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

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
