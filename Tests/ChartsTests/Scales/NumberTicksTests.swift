import Foundation
import Testing

@testable import Charts

/// Tests of number ticks. The tables are those of the documented algorithm: steps of 1, 2 or 5 times a power of ten, chosen by the square
/// roots of 50, 10 and 2.
struct NumberTicksTests {
  @Test(arguments: [
    (0.0, 1.0, 10.0, [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]),
    (0, 1, 5, [0, 0.2, 0.4, 0.6, 0.8, 1]), (0, 1, 2, [0, 0.5, 1]), (0, 1, 1, [0, 1]),
    (0, 10, 10, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]), (0, 10, 4, [0, 2, 4, 6, 8, 10]), (0, 10, 3, [0, 5, 10]), (0, 10, 1, [0, 10]),
    (-10, 10, 5, [-10, -5, 0, 5, 10]), (-10, 10, 2, [-10, 0, 10]), (1.35, 9.87, 4, [2, 4, 6, 8]),
    (0, 15_000, 4, [0, 5000, 10_000, 15_000]), (0.001, 0.0035, 5, [0.001, 0.0015, 0.002, 0.0025, 0.003, 0.0035]),
    (-0.00012, 0.00013, 5, [-0.0001, -0.00005, 0, 0.00005, 0.0001]),
  ])
  func `Ticks are the round numbers of the table`(start: Double, stop: Double, count: Double, expected: [Double]) {
    #expect(NumberTicks.ticks(from: start, to: stop, count: count) == expected)
  }

  @Test func `A reversed interval has the same ticks in descending order`() {
    #expect(NumberTicks.ticks(from: 10, to: 0, count: 4) == [10, 8, 6, 4, 2, 0])
  }

  @Test func `Empty and nonfinite intervals and a count of zero have no ticks or one`() {
    #expect(NumberTicks.ticks(from: 3, to: 3, count: 5) == [3])
    #expect(NumberTicks.ticks(from: 0, to: 1, count: 0).isEmpty)
    #expect(NumberTicks.ticks(from: .nan, to: 1, count: 5).isEmpty)
    #expect(NumberTicks.ticks(from: 0, to: .infinity, count: 5).isEmpty)
    #expect(NumberTicks.ticks(from: -.greatestFiniteMagnitude, to: .greatestFiniteMagnitude, count: 5).isEmpty)
  }

  @Test(arguments: [
    (0.0, 0.96, 10.0, 0.0, 1.0), (0, 13_400, 4, 0, 15_000), (1.1, 10.9, 10, 1, 11), (0.7, 11.001, 10, 0, 12),
    (123.1, 6.7 + 123.1, 10, 123, 130),
    (0, 0.49, 10, 0, 0.5), (-97, 3, 4, -100, 20),
  ])
  func `A nice interval ends at ticks`(start: Double, stop: Double, count: Double, low: Double, high: Double) {
    #expect(NumberTicks.nice(start...stop, count: count) == low...high)
  }

  @Test func `Ticks of random intervals are evenly spaced, within the interval, and approximately as many as requested`() {
    let seed = UInt64.random(in: .min ... .max)
    var random = SeededNumbers(seed)
    for _ in 0..<500 {
      let start = random.next(in: -1e6...1e6)
      let stop = start + pow(10, random.next(in: -5...5))
      let count = Double(Int(random.next(in: 2...12)))
      let ticks = NumberTicks.ticks(from: start, to: stop, count: count)
      let step = NumberTicks.step(from: start, to: stop, count: count)
      #expect(ticks.allSatisfy { $0 >= start - step * 1e-9 && $0 <= stop + step * 1e-9 }, "seed \(seed)")
      for (before, after) in zip(ticks, ticks.dropFirst()) {
        #expect(abs(after - before - step) < step * 1e-6 + abs(after) * 1e-15, "seed \(seed)")
      }
      #expect(Double(ticks.count) <= count * 2.5 + 1 && Double(ticks.count) >= (count / 2.5).rounded(.down), "seed \(seed)")
    }
  }
}

/// A generator whose numbers are the same for the same seed.
struct SeededNumbers {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next(in range: ClosedRange<Double>) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + Double(state >> 11) / Double(1 << 53) * (range.upperBound - range.lowerBound)
  }
}
