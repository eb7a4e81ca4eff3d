import Foundation
import Testing

@testable import Charts

struct DateTicksTests {
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }()

  private func date(_ year: Int, _ month: Int = 1, _ day: Int = 1, _ hour: Int = 0, _ minute: Int = 0) -> Double {
    Self.calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!.timeIntervalSinceReferenceDate
  }

  private func ticks(_ start: Double, _ end: Double, _ count: Double) -> [Double] {
    DateTicks.ticks(from: start, to: end, stride: DateTicks.stride(from: start, to: end, count: count), calendar: Self.calendar)
  }

  @Test func `The stride is the one that gives approximately the requested count`() {
    let start = date(2011)
    #expect(DateTicks.stride(from: start, to: start + 10, count: 10) == DateStride(component: .second, count: 1))
    #expect(DateTicks.stride(from: start, to: start + 60 * 4 + 5, count: 4) == DateStride(component: .minute, count: 1))
    #expect(DateTicks.stride(from: start, to: start + 86_400, count: 4) == DateStride(component: .hour, count: 6))
    #expect(DateTicks.stride(from: start, to: start + 86_400 * 8, count: 4) == DateStride(component: .day, count: 2))
    #expect(DateTicks.stride(from: start, to: start + 86_400 * 28, count: 4) == DateStride(component: .weekOfYear, count: 1))
    #expect(DateTicks.stride(from: date(2011), to: date(2012), count: 4) == DateStride(component: .month, count: 3))
    #expect(DateTicks.stride(from: date(2000), to: date(2100), count: 5) == DateStride(component: .year, count: 20))
  }

  @Test func `Quarter-hour ticks are at full quarters`() {
    #expect(ticks(date(2011, 1, 1, 12, 7), date(2011, 1, 1, 13, 7), 4) == [15, 30, 45, 60].map { date(2011, 1, 1, 12) + $0 * 60 })
  }

  @Test func `Three-month ticks are at the beginnings of quarters`() {
    #expect(ticks(date(2010, 12, 30), date(2011, 10, 15), 4) == [date(2011), date(2011, 4), date(2011, 7), date(2011, 10)])
  }

  @Test func `Two-day ticks restart with each month`() {
    #expect(
      ticks(date(2011, 1, 27), date(2011, 2, 4), 4) == [
        date(2011, 1, 27), date(2011, 1, 29), date(2011, 1, 31), date(2011, 2, 1), date(2011, 2, 3),
      ])
  }

  @Test func `Year ticks are at multiples of their step`() {
    #expect(ticks(date(2003), date(2087), 5) == [2020, 2040, 2060, 2080].map { date($0) })
  }

  @Test func `A reversed interval has the same dates in descending order, and a nonfinite one has none`() {
    let stride = DateStride(component: .month, count: 6)
    #expect(
      DateTicks.ticks(from: date(2012), to: date(2011), stride: stride, calendar: Self.calendar) == [date(2012), date(2011, 7), date(2011)])
    #expect(DateTicks.ticks(from: .nan, to: date(2011), stride: stride, calendar: Self.calendar).isEmpty)
  }

  @Test func `Custom strides continue evenly from the origin of the domain`() {
    let stride = DateStride(component: .day, count: 7)
    let ticks = DateTicks.even(
      from: date(2011, 1, 20), to: date(2011, 2, 10), origin: date(2011, 1, 3, 7), stride: stride, calendar: Self.calendar)
    #expect(ticks == [date(2011, 1, 24), date(2011, 1, 31), date(2011, 2, 7)])
    let hours = DateStride(component: .hour, count: 6)
    let far = DateTicks.even(from: date(2012), to: date(2012, 1, 2), origin: date(2000), stride: hours, calendar: Self.calendar)
    #expect(far.count == 5 && far[0] == date(2012))
  }

  @Test func `Day ticks follow the calendar across a daylight saving change`() {
    var calendar = Self.calendar
    calendar.timeZone = TimeZone(identifier: "Europe/Berlin")!
    let start = calendar.date(from: DateComponents(year: 2023, month: 3, day: 25))!.timeIntervalSinceReferenceDate
    let ticks = DateTicks.ticks(from: start, to: start + 3 * 86_400, stride: DateStride(component: .day, count: 1), calendar: calendar)
    #expect(zip(ticks, ticks.dropFirst()).map { $1 - $0 } == [86_400, 82_800, 86_400])
  }
}
