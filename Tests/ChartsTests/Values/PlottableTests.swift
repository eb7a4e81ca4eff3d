import Foundation
import Testing

@testable import Charts

private enum Animal: String, Plottable {
  case cat, dog
}

private struct Celsius: Plottable {
  let degrees: Double
  init(degrees: Double) { self.degrees = degrees }
  var primitivePlottable: Double { degrees }
  init?(primitivePlottable: Double) { degrees = primitivePlottable }
}

struct PlottableTests {
  @Test func `Primitive values convert to data and back`() {
    #expect(Int(datum: 5.datum) == 5 && Int(datum: .number(5.4)) == 5 && Int(datum: .number(.nan)) == nil)
    #expect(UInt8(datum: .number(300)) == nil && UInt8(datum: .number(-1)) == nil)
    #expect(Float(datum: Float(0.5).datum) == 0.5)
    #expect(String(datum: "x".datum) == "x" && String(datum: .number(1)) == nil)
    let date = Date(timeIntervalSince1970: 5)
    #expect(Date(datum: date.datum) == date)
    #expect(Decimal(datum: Decimal(2).datum) == 2 && Decimal(primitivePlottable: .nan) == nil)
  }

  @Test func `Custom plottable types are plotted by their primitive values`() {
    #expect(Animal.dog.datum == .category("dog") && Animal(datum: .category("cat")) == .cat && Animal(datum: .category("cow")) == nil)
    #expect(Celsius(degrees: 3).datum == .number(3) && Celsius(datum: .number(4))?.degrees == 4)
  }

  @Test func `Dimensions with invalid lengths are automatic or zero`() {
    #expect(MarkDimension.fixed(.nan) == .automatic && MarkDimension.ratio(-1) == .ratio(0) && (3 as MarkDimension) == .fixed(3))
    #expect(MarkDimension.inset(4).length(in: 20) { $0 } == 12 && MarkDimension.inset(40).length(in: 20) { $0 } == 0)
  }
}
