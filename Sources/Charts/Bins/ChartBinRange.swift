/// The range of values of one bin of a histogram. Mirrors Swift Charts' `ChartBinRange`.
public struct ChartBinRange<Bound: Comparable>: RangeExpression {
  /// The lower bound of the bin, which belongs to it.
  public let lowerBound: Bound
  /// The upper bound of the bin, which belongs only to the last bin.
  public let upperBound: Bound
  /// Indicates whether the range contains its upper bound, as the last bin does.
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
