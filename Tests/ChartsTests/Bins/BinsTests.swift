import Charts
import Foundation
import Testing

struct BinsTests {
  @Test func `Numbers fall into bins with round bounds`() {
    let data: [Int] = [1, 3, 4, 8, 11, 19]
    let bins = NumberBins(data: data, desiredCount: 4)
    #expect(bins.thresholds == [0, 5, 10, 15, 20])
    #expect(bins.count == 4)
    let values: [Int] = [1, 5, 19, 20, 21, -1]
    let indices: [Int] = values.map { bins.index(for: $0) }
    #expect(indices == [0, 1, 3, 3, 4, -1])
    #expect(bins[3].contains(20) && !bins[2].contains(15) && bins[3].contains(15))
  }

  @Test func `Bins have the size, count or thresholds that the program sets`() {
    let tens: [Int] = NumberBins(size: 10, range: 3...28).thresholds
    #expect(tens == [0, 10, 20, 30])
    let quarters: [Double] = NumberBins(range: 0.0...1, count: 4).thresholds
    #expect(quarters == [0, 0.25, 0.5, 0.75, 1])
    let fifths: [Double] = NumberBins(range: 0.0...1, desiredCount: 5).thresholds
    #expect(fifths == (0...5).map { Double($0) * 0.2 })
    let own: [Int] = NumberBins(thresholds: [5, 1, 3, 3]).thresholds
    #expect(own == [1, 3, 5])
    let whole: [Int] = NumberBins(range: 0...4, desiredCount: 10).thresholds
    #expect(whole == [0, 1, 2, 3, 4])
  }

  @Test func `Invalid input gives one bin or none, and never very many`() {
    let senseless: [Double] = [.nan, .infinity]
    #expect(NumberBins(data: senseless).isEmpty)
    #expect(NumberBins<Double>(data: []).thresholds.isEmpty)
    let one: [Int] = NumberBins(size: 0, range: 0...10).thresholds
    #expect(one == [0, 10])
    #expect(NumberBins(size: 1e-9, range: 0.0...1e9).count == 1)
    let equal: [Double] = [7, 7, 7]
    #expect(NumberBins(data: equal).contains { $0.contains(7) })
    #expect(NumberBins(range: 0.0...1, count: -4).count == 1)
  }

  @Test func `Dates fall into bins of a calendar unit`() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    func date(_ month: Int, _ day: Int) -> Date { calendar.date(from: DateComponents(year: 2024, month: month, day: day))! }
    let bins = DateBins(unit: .month, range: date(1, 15)...date(3, 10), calendar: calendar)
    #expect(bins.thresholds == [date(1, 1), date(2, 1), date(3, 1), date(4, 1)])
    #expect(bins.index(for: date(2, 29)) == 1)
    #expect(DateBins(unit: .month, range: date(1, 1)...date(3, 1), calendar: calendar).count == 2)
    #expect(DateBins(data: [date(1, 1), date(1, 9)], desiredCount: 8, calendar: calendar).thresholds.first == date(1, 1))
    #expect(DateBins(timeInterval: 86_400, range: date(1, 1)...date(1, 4)).count == 3)
    #expect(DateBins(timeInterval: -1, range: date(1, 1)...date(1, 4)).count == 1)
    #expect(DateBins(data: [], calendar: calendar).isEmpty)
  }
}
