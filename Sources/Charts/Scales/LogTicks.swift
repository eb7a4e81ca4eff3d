import Foundation

/// The ticks of a logarithmic scale: 1 to 9 times powers of ten, or only powers of ten if there are many.
enum LogTicks {
  /// Returns the ticks of an interval. The result is empty if the interval contains zero.
  static func ticks(from start: Double, to stop: Double, count: Double) -> [Double] {
    let (low, high) = (min(start, stop), max(start, stop))
    guard count > 0, low.isFinite, high.isFinite, low > 0 || high < 0 else { return [] }
    if high < 0 { return ticks(from: -high, to: -low, count: count).map { -$0 }.reversed() }
    let (first, last) = (log10(low), log10(high))
    if last - first < count {
      var result: [Double] = []
      for power in stride(from: first.rounded(.down), through: last.rounded(.up), by: 1) {
        for digit in 1..<10 {
          let tick = power < 0 ? Double(digit) / pow(10, -power) : Double(digit) * pow(10, power)
          if tick >= low, tick <= high { result.append(tick) }
        }
      }
      return Double(result.count) * 2 < count ? NumberTicks.ticks(from: low, to: high, count: count) : result
    }
    return NumberTicks.ticks(from: first, to: last, count: min(last - first, count)).map { pow(10, $0) }
  }

  /// Returns the interval with its ends moved outwards to powers of ten.
  static func nice(_ interval: ClosedRange<Double>) -> ClosedRange<Double> {
    if interval.upperBound < 0 {
      let positive = nice(-interval.upperBound ... -interval.lowerBound)
      return -positive.upperBound ... -positive.lowerBound
    }
    guard interval.lowerBound > 0 else { return interval }
    return pow(10, log10(interval.lowerBound).rounded(.down))...pow(10, log10(interval.upperBound).rounded(.up))
  }
}
