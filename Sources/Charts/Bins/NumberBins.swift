import Foundation

/// A collection of bins for numbers. Mirrors Swift Charts' `NumberBins`.
///
/// There are at most 10,000 bins. A size or a count that isn't positive results in one bin.
///
/// - Complexity: Finding the bin of a value is O(log *n*) for *n* bins.
public struct NumberBins<Value: Comparable & Numeric>: Collection, Equatable {
  /// The bounds of all bins in ascending order. There is one more bound than there are bins.
  public let thresholds: [Value]

  /// Creates bins from thresholds in any order. Duplicates are ignored.
  public init(thresholds: [Value]) {
    var sorted = thresholds.sorted()
    sorted = sorted.enumerated().filter { $0.offset == 0 || sorted[$0.offset - 1] < $0.element }.map(\.element)
    self.thresholds = sorted
  }

  public subscript(position: Int) -> ChartBinRange<Value> {
    precondition(indices.contains(position), "Index \(position) is out of range: there are \(count) bins.")
    return ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1], isClosed: position == endIndex - 1)
  }

  /// Returns the index of the bin that contains a value. The result is -1 below the first bin, and `endIndex` beyond the last.
  public func index(for value: Value) -> Int {
    if thresholds.count > 1, value == thresholds[thresholds.count - 1] { return endIndex - 1 }
    return thresholds.upperBoundIndex(of: value) - 1
  }

  public func index(after i: Int) -> Int { i + 1 }
  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Creates bins of a size. The first bin starts at the multiple of the size at or below the lower bound of the range.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(doubles: BinThresholds.multiples(of: Double(size), over: Double(range.lowerBound)...Double(range.upperBound)))
  }

  /// Creates a number of bins of the same size.
  public init(range: ClosedRange<Value>, count: Int) {
    self.init(doubles: BinThresholds.parts(of: Double(range.lowerBound)...Double(range.upperBound), count: count))
  }

  /// Creates approximately a number of bins with round bounds. No bin is smaller than the minimum stride.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let range = Double(range.lowerBound)...Double(range.upperBound)
    self.init(doubles: BinThresholds.round(over: range, count: desiredCount, minimum: Double(minimumStride)))
  }

  /// Creates approximately a number of bins with round bounds that contain all data. Without a count, the number depends on that of the
  /// data.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    self.init(doubles: BinThresholds.round(around: data.map { Double($0) }, count: desiredCount, minimum: Double(minimumStride)))
  }

  private init(doubles: [Double]) { self.init(thresholds: doubles.map { Value($0) }) }
}

extension NumberBins where Value: BinaryInteger {
  /// Creates bins of a size. The first bin starts at the multiple of the size at or below the lower bound of the range.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(doubles: BinThresholds.multiples(of: Double(size), over: Double(range.lowerBound)...Double(range.upperBound)))
  }

  /// Creates a number of bins of the same size, as far as whole numbers allow.
  public init(range: ClosedRange<Value>, count: Int) {
    self.init(doubles: BinThresholds.parts(of: Double(range.lowerBound)...Double(range.upperBound), count: count))
  }

  /// Creates approximately a number of bins with round bounds. No bin is smaller than the minimum stride or 1.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let range = Double(range.lowerBound)...Double(range.upperBound)
    self.init(doubles: BinThresholds.round(over: range, count: desiredCount, minimum: Swift.max(1, Double(minimumStride))))
  }

  /// Creates approximately a number of bins with round bounds that contain all data. Without a count, the number depends on that of the
  /// data.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    self.init(
      doubles: BinThresholds.round(around: data.map { Double($0) }, count: desiredCount, minimum: Swift.max(1, Double(minimumStride))))
  }

  private init(doubles: [Double]) { self.init(thresholds: doubles.compactMap { Value(exactly: $0.rounded()) }) }
}
