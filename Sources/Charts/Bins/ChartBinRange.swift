/// The values that one bin of a histogram stands for. Mirrors Swift Charts' `ChartBinRange`.
public struct ChartBinRange<Bound: Comparable>: RangeExpression {
  public let lowerBound: Bound
  public let upperBound: Bound
  /// The last bin has its upper bound in it.
  let isClosed: Bool

  public func contains(_ element: Bound) -> Bool {
    element >= lowerBound && (isClosed ? element <= upperBound : element < upperBound)
  }

  public func relative<C: Collection>(to collection: C) -> Range<Bound> where Bound == C.Index {
    isClosed ? (lowerBound...upperBound).relative(to: collection) : lowerBound..<upperBound
  }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}
