import OpenCombine

extension Publishers {
  /// Publishes what four publishers publish, as it comes. Mirrors Combine's `Publishers.Merge4`.
  ///
  /// It finishes when all of them have finished and fails as soon as one fails.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    B.Failure == A.Failure, B.Output == A.Output,
    C.Failure == A.Failure, C.Output == A.Output,
    D.Failure == A.Failure, D.Output == A.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

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
