import Foundation

/// The computation of the bounds of bins, as numbers.
enum BinThresholds {
  /// The maximum number of bins. More bins aren't useful, and a tiny size over a large range would require billions.
  static let most = 10_000

  static func multiples(of size: Double, over range: ClosedRange<Double>) -> [Double] {
    guard let range = finite(range) else { return [] }
    guard size.isFinite, size > 0, (range.upperBound - range.lowerBound) / size <= Double(most) else {
      return [range.lowerBound, range.upperBound]
    }
    let first = (range.lowerBound / size).rounded(.down)
    let last = max(first + 1, (range.upperBound / size).rounded(.up))
    return stride(from: first, through: last, by: 1).map { $0 * size }
  }

  static func parts(of range: ClosedRange<Double>, count: Int) -> [Double] {
    guard let range = finite(range) else { return [] }
    let count = min(max(1, count), most)
    let size = (range.upperBound - range.lowerBound) / Double(count)
    return (0...count).map { $0 == count ? range.upperBound : range.lowerBound + size * Double($0) }
  }

  static func round(over range: ClosedRange<Double>, count: Int, minimum: Double) -> [Double] {
    guard let range = finite(range) else { return [] }
    guard range.upperBound > range.lowerBound else {
      let size = minimum > 0 && minimum.isFinite ? minimum : 1
      return [range.lowerBound, range.lowerBound + size]
    }
    var step = NumberTicks.step(from: range.lowerBound, to: range.upperBound, count: Double(min(max(1, count), most)))
    if minimum.isFinite, step < minimum { step = NumberTicks.roundStep(atLeast: minimum) }
    return multiples(of: step, over: range)
  }

  static func round(around data: [Double], count: Int?, minimum: Double) -> [Double] {
    let data = data.filter(\.isFinite)
    guard let lowest = data.min(), let highest = data.max() else { return [] }
    // Sturges' rule.
    let count = count ?? Int(log2(Double(data.count)).rounded(.up)) + 1
    return round(over: lowest...highest, count: count, minimum: minimum)
  }

  private static func finite(_ range: ClosedRange<Double>) -> ClosedRange<Double>? {
    range.lowerBound.isFinite && range.upperBound.isFinite ? range : nil
  }
}

extension Array where Element: Comparable {
  /// Returns the number of elements of an ascending array that aren't greater than a value.
  func upperBoundIndex(of value: Element) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
