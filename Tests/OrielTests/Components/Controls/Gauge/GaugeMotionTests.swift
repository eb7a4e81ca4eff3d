import Foundation
import Oriel
import OrielTesting
import Testing

private struct Filling<Style: GaugeStyle>: View {
  let style: Style
  @State private var value = 0.25

  init(style: Style) { self.style = style }

  var body: some View {
    VStack {
      Gauge(value: value) { Text(verbatim: "Fuel") }.gaugeStyle(style).labelsHidden().tint(Color(red: 1, green: 0, blue: 0))
      Button("More") { withAnimation(.linear(duration: 1)) { value = 0.75 } }
    }
  }
}

@MainActor
@Suite("Animation of gauges")
struct GaugeMotionTests {
  /// Returns the numbers of pixels in the tint before, halfway through and after a linear animation of one second.
  private func counts<Style: GaugeStyle>(_ style: Style) throws -> (before: Int, amid: Int, after: Int) {
    let host = TestHost(size: CGSize(width: 220, height: 120)) { Filling(style: style) }
    defer { host.close() }
    func count() -> Int {
      let picture = host.snapshot()
      var count = 0
      for x in 0..<220 { for y in 0..<120 where picture.pixel(x, y).red > 230 && picture.pixel(x, y).green < 60 { count += 1 } }
      return count
    }
    let before = count()
    try host.tap("More")
    host.advance(by: 0.5)
    let amid = count()
    try host.settle()
    return (before, amid, count())
  }

  @Test("The values of the capacity styles follow the animation")
  func capacity() throws {
    for (before, amid, after) in [
      try counts(.linearCapacity), try counts(.accessoryLinearCapacity), try counts(.accessoryCircularCapacity),
    ] {
      #expect(before > 20 && after > before * 2, "\(before) \(after)")
      let share = Double(amid - before) / Double(after - before)
      #expect(share > 0.3 && share < 0.7, "Halfway: \(share)")
    }
  }

  @Test("The marker of a gauge follows the animation")
  func mark() throws {
    func check<Style: GaugeStyle>(_ style: Style) throws {
      let host = TestHost(size: CGSize(width: 220, height: 120)) { Filling(style: style) }
      try host.tap("More")
      host.advance(by: 0.5)
      let amid = host.snapshot().pngData
      try host.settle()
      #expect(host.snapshot().pngData != amid)
      host.close()
    }
    try check(.accessoryLinear)
    try check(.accessoryCircular)
  }
}
