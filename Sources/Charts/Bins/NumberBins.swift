import Foundation

/// Bins that numbers fall into. Mirrors Swift Charts' `NumberBins`.
///
/// Finding a value's bin takes time by the logarithm of their number. There are at most 10,000; sizes and counts that aren't positive make one bin.
public struct NumberBins<Value: Comparable & Numeric>: Collection, Equatable {
  /// The bounds of all bins, in ascending order: one more than there are bins.
  public let thresholds: [Value]

  /// Thresholds in any order; equal ones count once.
  public init(thresholds: [Value]) {
    var sorted = thresholds.sorted()
    sorted = sorted.enumerated().filter { $0.offset == 0 || sorted[$0.offset - 1] < $0.element }.map(\.element)
    self.thresholds = sorted
  }

  public subscript(position: Int) -> ChartBinRange<Value> {
    precondition(indices.contains(position), "There are \(count) bins; \(position) is none of them.")
    return ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1], isClosed: position == endIndex - 1)
  }

  /// The bin that a value falls into; below the first bin it is -1, and beyond the last `endIndex`.
  public func index(for value: Value) -> Int {
    if thresholds.count > 1, value == thresholds[thresholds.count - 1] { return endIndex - 1 }
    return thresholds.upperBoundIndex(of: value) - 1
  }

  public func index(after i: Int) -> Int { i + 1 }
  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Bins of a size, the first from the multiple of it at or below the range's beginning.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(doubles: BinThresholds.multiples(of: Double(size), over: Double(range.lowerBound)...Double(range.upperBound)))
  }

  /// So many bins of the same size.
  public init(range: ClosedRange<Value>, count: Int) {
    self.init(doubles: BinThresholds.parts(of: Double(range.lowerBound)...Double(range.upperBound), count: count))
  }

  /// About so many bins with round bounds, none smaller than the stride.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let range = Double(range.lowerBound)...Double(range.upperBound)
    self.init(doubles: BinThresholds.round(over: range, count: desiredCount, minimum: Double(minimumStride)))
  }

  /// About so many bins with round bounds, into which all of the data fall; with no count as many as suits their number.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    self.init(doubles: BinThresholds.round(around: data.map { Double($0) }, count: desiredCount, minimum: Double(minimumStride)))
  }

  private init(doubles: [Double]) { self.init(thresholds: doubles.map { Value($0) }) }
}

extension NumberBins where Value: BinaryInteger {
  /// Bins of a size, the first from the multiple of it at or below the range's beginning.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(doubles: BinThresholds.multiples(of: Double(size), over: Double(range.lowerBound)...Double(range.upperBound)))
  }

  /// So many bins of the same size, as far as whole numbers allow.
  public init(range: ClosedRange<Value>, count: Int) {
    self.init(doubles: BinThresholds.parts(of: Double(range.lowerBound)...Double(range.upperBound), count: count))
  }

  /// About so many bins with round bounds, none smaller than the stride or than 1.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let range = Double(range.lowerBound)...Double(range.upperBound)
    self.init(doubles: BinThresholds.round(over: range, count: desiredCount, minimum: Swift.max(1, Double(minimumStride))))
  }

  /// About so many bins with round bounds, into which all of the data fall; with no count as many as suits their number.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    self.init(
      doubles: BinThresholds.round(around: data.map { Double($0) }, count: desiredCount, minimum: Swift.max(1, Double(minimumStride))))
  }

  private init(doubles: [Double]) { self.init(thresholds: doubles.compactMap { Value(exactly: $0.rounded()) }) }
}
