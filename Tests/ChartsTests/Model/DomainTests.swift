import Foundation
import Oriel
import Testing

@testable import Charts

@MainActor
struct DomainTests {
  private func points(_ values: [Double], _ configuration: ChartConfiguration = ChartConfiguration()) -> (Double, Double)? {
    model(configuration) { ForEach(values.indices, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", values[$0])) } }.y?.ends
  }

  @Test func `Numeric domains include zero and end at round values`() {
    #expect(points([40, 93])! == (0, 100))
    #expect(points([-12, 7])! == (-15, 10))
  }

  @Test func `Domains can exclude zero and be reversed`() {
    var configuration = ChartConfiguration()
    configuration.yScale.domain = .automatic(.automatic(includesZero: false))
    #expect(points([40, 93], configuration)! == (40, 100))
    configuration.yScale.domain = .automatic(.automatic(reversed: true))
    #expect(points([40, 93], configuration)! == (100, 0))
    configuration.yScale.domain = .automatic(.automatic(dataType: Double.self) { $0.append(150) })
    #expect(points([40, 93], configuration)! == (0, 150))
  }

  @Test func `Explicit domains are kept`() {
    var configuration = ChartConfiguration()
    configuration.yScale.domain = (10...20)._makeScaleDomain().domain
    #expect(points([40, 93], configuration)! == (10, 20))
    configuration.yScale.domain = [20, 10]._makeScaleDomain().domain
    #expect(points([40, 93], configuration)! == (20, 10))
  }

  @Test func `The marks of an axis determine the end of its domain`() {
    var configuration = ChartConfiguration()
    configuration.yAxis.sets = [AxisMarkSet(values: .stride(by: 30.0))]
    #expect(points([40, 93], configuration)! == (0, 120))
    configuration.yAxis.sets = [AxisMarkSet(values: .automatic(desiredCount: 3, roundUpperBound: false))]
    #expect(points([40, 93], configuration)! == (0, 93))
  }

  @Test func `Domains of one value, of equal values and of no values are valid`() {
    #expect(points([5])! == (0, 5))
    #expect(points([0, 0])! == (0, 1))
    #expect(points([]) == nil)
    var configuration = ChartConfiguration()
    configuration.yScale.domain = .automatic(.automatic(includesZero: false))
    #expect(points([5, 5], configuration)! == (4.5, 5.5))
  }

  @Test func `Nonfinite values don't affect the domain and have no mark`() {
    #expect(points([40, .nan, .infinity, 93])! == (0, 100))
    let model = model { ForEach([1, .nan, 3], id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", $0)) } }
    #expect(model.marks.count == 2)
  }

  @Test func `A line has a gap at a nonfinite value`() {
    let values: [Double] = [1, 2, .nan, 4, 5]
    let model = model { ForEach(values.indices, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", values[$0])) } }
    #expect(model.series.count == 1 && model.series[0].marks.map { $0 != nil } == [true, true, false, true, true])
  }

  @Test func `Lines without a series are one line, and a series value separates lines`() {
    let one = model {
      ForEach(0..<3) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
      ForEach(3..<6) { LineMark(x: .value("x", $0), y: .value("y", $0)).foregroundStyle(.red) }
    }
    #expect(one.series.map(\.marks.count) == [6])
    let two = model {
      ForEach(0..<6) { LineMark(x: .value("x", $0), y: .value("y", $0), series: .value("s", "\($0 % 2)")) }
    }
    #expect(two.series.map(\.marks.count) == [3, 3])
  }

  @Test func `A date with a unit spans the whole unit`() throws {
    let model = model { BarMark(x: .value("d", Date(timeIntervalSince1970: 86_400 * 20 + 5000), unit: .day), y: .value("y", 1)) }
    let ends = try #require(model.x?.ends)
    #expect(ends.1 - ends.0 == 86_400)
    #expect(Date(timeIntervalSinceReferenceDate: ends.0) == Date(timeIntervalSince1970: 86_400 * 20))
  }

  @Test func `The domain of bars at numbers extends half a step beyond them and excludes zero`() {
    #expect(model { ForEach(2010..<2015) { BarMark(x: .value("year", $0), y: .value("n", 3)) } }.x!.ends == (2009.5, 2014.5))
    #expect(model { BarMark(x: .value("year", 2010), y: .value("n", 3)) }.x!.ends.0 > 1900)
  }

  @Test func `Bins are neither rounded nor extended to zero`() {
    let bins = NumberBins(thresholds: [13, 17, 22])
    let model = model { ForEach(0..<2) { BarMark(x: .value("v", bins[$0]), y: .value("n", $0 + 1)) } }
    #expect(model.x!.ends == (13, 22))
  }

  @Test func `Marks are drawn by ascending zIndex, and equal ones in their order`() {
    let model = model {
      PointMark(x: .value("x", 1), y: .value("y", 1)).zIndex(2)
      PointMark(x: .value("x", 2), y: .value("y", 1))
      PointMark(x: .value("x", 3), y: .value("y", 1)).zIndex(-1)
      PointMark(x: .value("x", 4), y: .value("y", 1))
    }
    #expect(model.items.compactMap(model.firstMark) == [2, 1, 3, 0])
  }

  @Test func `A modifier closer to the mark overrides an outer one`() {
    let model = model {
      PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(.red).opacity(0.5).foregroundStyle(.green).opacity(0.5)
    }
    #expect(model.looks[0].shading.color == .red && model.looks[0].opacity == 0.25)
  }
}
