import Foundation
import Oriel
import Testing

@testable import Charts

struct StyleScaleTests {
  private func values(_ data: [Datum]) -> [PlottedValue] { data.map { PlottedValue(label: Text("v"), start: $0) } }

  private func scale(_ data: [Datum], _ settings: StyleScaleSettings<MarkPaint> = StyleScaleSettings()) -> StyleScale<MarkPaint>? {
    StyleScale(settings, data: values(data), defaults: ChartColors.palette, interpolation: ChartColors.ramp)
  }

  @Test("Categories have the standard colors in order, and the colors repeat after the last one") func categories() throws {
    let names = (0..<20).map { Datum.category("\($0)") }
    let scale = try #require(self.scale(names + names))
    #expect(scale.domain == names && scale.isDiscrete)
    #expect(scale.value(for: names[0])?.color == .blue && scale.value(for: names[1])?.color == .green)
    #expect(scale.value(for: names[12]) == scale.value(for: names[0]))
  }

  @Test("No data gives no scale, and nonfinite values are ignored") func nothing() {
    #expect(self.scale([]) == nil)
    #expect(self.scale([.number(.nan), .number(2), .number(6)])?.domain == [.number(2), .number(6)])
  }

  @Test("Numbers interpolate between the colors of a range or a gradient") func ranges() throws {
    for range in [
      _ScaleRangeOutputs<MarkPaint>.Range.values([MarkPaint(Color.black), MarkPaint(Color.white)]),
      .gradient(Gradient(colors: [.black, .white])),
    ] {
      var settings = StyleScaleSettings<MarkPaint>()
      settings.range = range
      let scale = try #require(self.scale([.number(0), .number(10)], settings))
      #expect(!scale.isDiscrete)
      let middle = try #require(scale.value(for: .number(5))?.color).resolve(in: EnvironmentValues())
      #expect(middle.red > 0.3 && middle.red < 0.7 && middle.red == middle.green)
      #expect(scale.value(for: .number(-50)) == scale.value(for: .number(0)))
    }
  }

  @Test("Numbers of the category type are discrete, and a mapping sets each value") func numbersAsCategories() throws {
    var settings = StyleScaleSettings<MarkPaint>()
    settings.type = .category
    let scale = try #require(self.scale([.number(3), .number(1)], settings))
    #expect(scale.isDiscrete && scale.domain == [.number(3), .number(1)] && scale.value(for: .number(1))?.color == .green)
    settings.mapping = { $0 == .number(1) ? MarkPaint(Color.red) : nil }
    let mapped = try #require(self.scale([.number(3), .number(1)], settings))
    #expect(mapped.value(for: .number(1))?.color == .red)
  }

  @Test("Symbol sizes grow with numbers") func sizes() throws {
    let scale = try #require(
      StyleScale(
        StyleScaleSettings<CGFloat>(), data: values([.number(0), .number(100)]), defaults: ChartSymbols.areas,
        interpolation: ChartSymbols.area))
    #expect(scale.value(for: .number(0)) == 12 && scale.value(for: .number(100)) == 300)
  }
}
