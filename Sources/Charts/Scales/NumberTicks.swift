import Foundation

/// The round numbers within an interval, whose distance is 1, 2 or 5 times a power of ten.
enum NumberTicks {
  private static let ten = 50.0.squareRoot()
  private static let five = 10.0.squareRoot()
  private static let two = 2.0.squareRoot()

  /// The bounds of the ticks as whole multiples of `size`, or of 1 divided by its magnitude if `size` is negative. Decimal fractions are
  /// exact in this representation.
  private struct Spec {
    let first: Double
    let last: Double
    let size: Double
  }

  private static func spec(from start: Double, to stop: Double, count: Double) -> Spec {
    let step = (stop - start) / max(0, count)
    let power = log10(step).rounded(.down)
    let error = step / pow(10, power)
    let factor: Double = error >= ten ? 10 : error >= five ? 5 : error >= two ? 2 : 1
    var (first, last, size): (Double, Double, Double)
    if power < 0 {
      size = pow(10, -power) / factor
      (first, last) = ((start * size).rounded(), (stop * size).rounded())
      if first / size < start { first += 1 }
      if last / size > stop { last -= 1 }
      size = -size
    } else {
      size = pow(10, power) * factor
      (first, last) = ((start / size).rounded(), (stop / size).rounded())
      if first * size < start { first += 1 }
      if last * size > stop { last -= 1 }
    }
    if last < first, count >= 0.5, count < 2 { return spec(from: start, to: stop, count: count * 2) }
    return Spec(first: first, last: last, size: size)
  }

  /// Returns approximately `count` round numbers from `start` through `stop`, in descending order if `stop` is less than `start`. The
  /// result is empty if a bound is nonfinite or the count isn't positive.
  static func ticks(from start: Double, to stop: Double, count: Double) -> [Double] {
    guard count > 0, start.isFinite, stop.isFinite else { return [] }
    if start == stop { return [start] }
    let isReversed = stop < start
    let spec = isReversed ? spec(from: stop, to: start, count: count) : spec(from: start, to: stop, count: count)
    guard spec.size.isFinite, spec.last >= spec.first, spec.last - spec.first < 10_000 else { return [] }
    let ticks = stride(from: spec.first, through: spec.last, by: 1).map { spec.size < 0 ? $0 / -spec.size : $0 * spec.size }
    return isReversed ? ticks.reversed() : ticks
  }

  /// Returns the distance of the ticks, or 0 if there is no interval.
  static func step(from start: Double, to stop: Double, count: Double) -> Double {
    guard start.isFinite, stop.isFinite, start != stop, count > 0 else { return 0 }
    let size = spec(from: min(start, stop), to: max(start, stop), count: count).size
    return size < 0 ? 1 / -size : size
  }

  /// Returns the interval with its ends moved outwards to round numbers.
  static func nice(_ interval: ClosedRange<Double>, count: Double) -> ClosedRange<Double> {
    guard count > 0, interval.lowerBound.isFinite, interval.upperBound.isFinite, interval.lowerBound < interval.upperBound else {
      return interval
    }
    var (start, stop) = (interval.lowerBound, interval.upperBound)
    var before = 0.0
    // The rounding can extend the interval so much that another step suits it.
    for _ in 0..<10 {
      let size = spec(from: start, to: stop, count: count).size
      if size == before || size == 0 || !size.isFinite { break }
      if size > 0 {
        start = (start / size).rounded(.down) * size
        stop = (stop / size).rounded(.up) * size
      } else {
        start = (start * size).rounded(.up) / size
        stop = (stop * size).rounded(.down) / size
      }
      before = size
    }
    return start...stop
  }

  /// Returns the smallest of 1, 2 or 5 times a power of ten that isn't less than a minimum.
  static func roundStep(atLeast minimum: Double) -> Double {
    guard minimum > 0, minimum.isFinite else { return 1 }
    let power = pow(10, log10(minimum).rounded(.down))
    return [1, 2, 5, 10].lazy.map { $0 * power }.first { $0 >= minimum * (1 - 1e-12) } ?? minimum
  }
}
