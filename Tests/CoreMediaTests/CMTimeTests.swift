import CoreMedia
import Foundation
import Testing

struct CMTimeTests {
  @Test("Times of different timescales compare and add exactly")
  func timescales() {
    let half = CMTime(value: 300, timescale: 600)
    #expect(half == CMTime(value: 1, timescale: 2))
    #expect(half.hashValue == CMTime(value: 1, timescale: 2).hashValue)
    let sum = half + CMTime(value: 1, timescale: 3)
    #expect(sum.value == 500 && sum.timescale == 600)
    #expect(CMTime(value: 1, timescale: 3) < CMTime(value: 334, timescale: 1000))
    #expect(CMTime(value: .max, timescale: 1) > CMTime(value: .max, timescale: 2))
  }

  @Test("Seconds are rounded to the nearest value of the timescale, and the flags indicate rounding")
  func seconds() {
    let time = CMTime(seconds: 1.25, preferredTimescale: 600)
    #expect(time.value == 750 && !time.hasBeenRounded)
    #expect(CMTime(seconds: 0.0001, preferredTimescale: 600).hasBeenRounded)
    #expect(CMTime(seconds: 1e15, preferredTimescale: 1_000_000_000).seconds == 1e15)
    #expect(CMTime(seconds: .infinity, preferredTimescale: 1).isPositiveInfinity)
    #expect(CMTime(seconds: 1e300, preferredTimescale: 600).isPositiveInfinity)
  }

  @Test("Invalid input gives an invalid or infinite time and never traps")
  func badInput() {
    #expect(!CMTime(seconds: .nan, preferredTimescale: 600).isValid)
    #expect(!CMTime(value: 1, timescale: 0).isValid)
    #expect(!CMTime(value: 1, timescale: -2).isNumeric)
    #expect(CMTime.invalid.seconds.isNaN && CMTime.indefinite.seconds.isNaN)
    #expect(CMTime(value: 1, timescale: 600).convertScale(0, method: .default) == .invalid)
    #expect(CMTimeMultiply(CMTime(value: .max, timescale: 1), multiplier: -2) == .negativeInfinity)
    #expect(CMTime(value: .max, timescale: 1) + CMTime(value: .max, timescale: 1) == .positiveInfinity)
    #expect(CMTime.zero - CMTime(value: .min, timescale: 1) == CMTime(value: .max, timescale: 1))
  }

  @Test("Arithmetic with nonnumeric times follows their precedence")
  func notNumbers() {
    let one = CMTime(value: 1, timescale: 1)
    #expect(one + .invalid == .invalid)
    #expect(one + .indefinite == .indefinite)
    #expect(one - .positiveInfinity == .negativeInfinity)
    #expect(CMTime.positiveInfinity - .positiveInfinity == .invalid)
    #expect(
      [CMTime.invalid, .indefinite, .positiveInfinity, one, .negativeInfinity].sorted() == [
        .negativeInfinity, one, .positiveInfinity, .indefinite, .invalid,
      ])
  }

  @Test(
    "Each rounding method rounds by its rule",
    arguments: [
      (CMTimeRoundingMethod.roundHalfAwayFromZero, 2, -2), (.roundTowardZero, 1, -1), (.roundAwayFromZero, 2, -2), (.quickTime, 1, -1),
      (.roundTowardPositiveInfinity, 2, -1), (.roundTowardNegativeInfinity, 1, -2),
    ])
  func rounding(method: CMTimeRoundingMethod, up: Int64, down: Int64) {
    #expect(CMTime(value: 3, timescale: 2).convertScale(1, method: method).value == up)
    #expect(CMTime(value: -3, timescale: 2).convertScale(1, method: method).value == down)
  }

  @Test("A time is encoded and decoded")
  func coding() throws {
    let times = [CMTime(value: 7, timescale: 30), .indefinite, .positiveInfinity]
    #expect(try JSONDecoder().decode([CMTime].self, from: JSONEncoder().encode(times)) == times)
  }

  @Test("A range includes its start and excludes its end")
  func ranges() {
    func seconds(_ value: Int64) -> CMTime { CMTime(value: value, timescale: 1) }
    let range = CMTimeRange(start: seconds(1), end: seconds(3))
    #expect(range.containsTime(seconds(1)) && !range.containsTime(seconds(3)))
    #expect(
      range.intersection(CMTimeRange(start: seconds(2), duration: seconds(5))) == CMTimeRange(start: seconds(2), duration: seconds(1)))
    #expect(range.intersection(CMTimeRange(start: seconds(4), duration: seconds(5))).isEmpty)
    #expect(range.union(CMTimeRange(start: seconds(4), duration: seconds(1))).end == seconds(5))
    #expect(!CMTimeRange.invalid.isValid)
  }
}
