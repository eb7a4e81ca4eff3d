import Foundation
import Oriel
import Testing

@testable import Charts

struct StyleScaleTests {
  private func values(_ data: [Datum]) -> [PlottedValue] { data.map { PlottedValue(label: Text("v"), start: $0) } }

  private func scale(_ settings: StyleScaleSettings<MarkPaint> = StyleScaleSettings(), _ data: [Datum]) -> StyleScale<MarkPaint>? {
    StyleScale(settings, data: values(data), defaults: ChartColors.palette, interpolation: ChartColors.ramp)
  }

  @Test func `Categories have the standard colours in their order, from the first again after the last`() throws {
    let names = (0..<20).map { Datum.category("\($0)") }
    let scale = try #require(self.scale(names + names))
    #expect(scale.domain == names && scale.isDiscrete)
    #expect(scale.value(for: names[0])?.color == .blue && scale.value(for: names[1])?.color == .green)
    #expect(scale.value(for: names[12]) == scale.value(for: names[0]))
  }

  @Test func `Nothing to tell is no scale, and what isn't finite doesn't count`() {
    #expect(self.scale([]) == nil)
    #expect(self.scale([.number(.nan), .number(2), .number(6)])?.domain == [.number(2), .number(6)])
  }

  @Test func `Numbers lie between the colours of a range or of a gradient`() throws {
    for range in [
      _ScaleRangeOutputs<MarkPaint>.Range.values([MarkPaint(Color.black), MarkPaint(Color.white)]),
      .gradient(Gradient(colors: [.black, .white])),
    ] {
      var settings = StyleScaleSettings<MarkPaint>()
      settings.range = range
      let scale = try #require(self.scale(settings, [.number(0), .number(10)]))
      #expect(!scale.isDiscrete)
      let middle = try #require(scale.value(for: .number(5))?.color).resolve(in: EnvironmentValues())
      #expect(middle.red > 0.3 && middle.red < 0.7 && middle.red == middle.green)
      #expect(scale.value(for: .number(-50)) == scale.value(for: .number(0)))
    }
  }

  @Test func `Numbers of the type category are told apart, and a mapping says each`() throws {
    var settings = StyleScaleSettings<MarkPaint>()
    settings.type = .category
    let scale = try #require(self.scale(settings, [.number(3), .number(1)]))
    #expect(scale.isDiscrete && scale.domain == [.number(3), .number(1)] && scale.value(for: .number(1))?.color == .green)
    settings.mapping = { $0 == .number(1) ? MarkPaint(Color.red) : nil }
    let mapped = try #require(self.scale(settings, [.number(3), .number(1)]))
    #expect(mapped.value(for: .number(1))?.color == .red)
  }

  @Test func `Sizes grow with numbers`() throws {
    let scale = try #require(
      StyleScale(
        StyleScaleSettings<CGFloat>(), data: values([.number(0), .number(100)]), defaults: ChartSymbols.areas,
        interpolation: ChartSymbols.area))
    #expect(scale.value(for: .number(0)) == 12 && scale.value(for: .number(100)) == 300)
  }
}
