import Foundation
import Testing

@testable import Charts

struct PositionScaleTests {
  @Test func `Numbers have proportional positions, and positions convert back to numbers`() {
    let scale = PositionScale(kind: .number, from: 10, to: 30)
    #expect(scale.fraction(of: .number(15)) == 0.25)
    #expect(scale.datum(at: 0.25) == .number(15))
    #expect(scale.fraction(of: .number(40)) == 1.5)
    #expect(scale.fraction(of: .date(15)) == nil)
    #expect(scale.fraction(of: .number(.nan)) == nil)
  }

  @Test(arguments: [PositionScale.Transform.linear, .log, .power(0.5), .power(2), .symmetricLog(1), .symmetricLog(10)])
  func `Each transform converts values to positions and back`(transform: PositionScale.Transform) throws {
    for (start, end) in [(1.0, 1000.0), (1000, 1), (0.5, 0.75)] {
      let scale = PositionScale(kind: .number, transform: transform, from: start, to: end)
      #expect(scale.fraction(of: .number(start)) == 0)
      #expect(abs(try #require(scale.fraction(of: .number(end))) - 1) < 1e-12)
      for fraction in [0.1, 0.5, 0.9] {
        let value = try #require(scale.datum(at: fraction)?.scalar)
        #expect(abs(try #require(scale.fraction(ofScalar: value)) - fraction) < 1e-9)
      }
    }
  }

  @Test func `The transforms place known values correctly`() throws {
    #expect(PositionScale(kind: .number, transform: .log, from: 1, to: 100).fraction(of: .number(10)) == 0.5)
    #expect(PositionScale(kind: .number, transform: .power(0.5), from: 0, to: 100).fraction(of: .number(25)) == 0.5)
    let symmetric = PositionScale(kind: .number, transform: .symmetricLog(1), from: -100, to: 100)
    #expect(symmetric.fraction(of: .number(0)) == 0.5)
    #expect(PositionScale(kind: .number, transform: .log, from: 1, to: 100).fraction(of: .number(0)) == nil)
  }

  @Test func `Categories have bands of equal length, and duplicates share one`() {
    let scale = PositionScale(categories: ["a", "b", "a", "c", "d"])
    #expect(scale.categoryCount == 4)
    #expect(scale.band(of: .category("b"))! == (0.25, 0.5))
    #expect(scale.fraction(of: .category("b")) == 0.375)
    #expect(scale.datum(at: 0.3) == .category("b"))
    #expect(scale.datum(at: -5) == .category("a"))
    #expect(scale.datum(at: 7) == .category("d"))
    #expect(scale.fraction(of: .category("z")) == nil)
    #expect(PositionScale(categories: []).datum(at: 0.5) == nil)
  }

  @Test func `Invalid domains are replaced by valid ones`() {
    #expect(PositionScale(kind: .number, from: 5, to: 5).ends == (4.5, 5.5))
    #expect(PositionScale(kind: .number, from: .nan, to: 5).ends == (0, 1))
    #expect(PositionScale(kind: .number, transform: .log, from: 0, to: 1000).ends == (1, 1000))
    #expect(PositionScale(kind: .number, transform: .log, from: -5, to: -5).ends == (-50, -0.5))
    #expect(PositionScale(kind: .date, from: 0, to: 0).ends == (-43_200, 43_200))
  }
}
