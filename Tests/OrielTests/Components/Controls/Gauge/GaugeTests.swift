import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Gauges, empty states and progress bars")
struct GaugeTests {
  private func gauge(_ value: Double) -> some View {
    Gauge(value: value, in: 10...20) {
      Text("Fuel")
    } currentValueLabel: {
      Text(verbatim: "\(Int(value)) l")
    }
  }

  @Test func accessibilityHasLabelAndValue() throws {
    let host = TestHost {
      VStack {
        gauge(15)
        Gauge(value: 0.25) { Text("Share") }
      }
    }
    #expect(try host.find("Fuel").value == "15 l")
    #expect(try host.find("Share").value == "25%")
    host.close()
  }

  private struct Told: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      Color.clear.onAppear { GaugeTests.told = configuration.value }
    }
  }
  private static var told = -1.0

  @Test(arguments: [(12.5, 0.25), (5.0, 0.0), (25.0, 1.0)])
  func aStyleReceivesTheFractionOfTheRange(_ value: Double, _ share: Double) {
    let host = TestHost { gauge(value).gaugeStyle(Told()) }
    #expect(Self.told == share)
    host.close()
  }

  @Test func eachStyleDrawsTheValue() throws {
    func pictures<S: GaugeStyle>(_ style: S) throws -> Bool {
      let low = TestHost(size: CGSize(width: 200, height: 100)) { gauge(12).gaugeStyle(style) }
      let high = TestHost(size: CGSize(width: 200, height: 100)) { gauge(18).gaugeStyle(style) }
      defer {
        low.close()
        high.close()
      }
      return low.snapshot().pngData != high.snapshot().pngData
    }
    #expect(try pictures(.automatic))
    #expect(try pictures(.linearCapacity))
    #expect(try pictures(.accessoryLinear))
    #expect(try pictures(.accessoryLinearCapacity))
    #expect(try pictures(.accessoryCircular))
    #expect(try pictures(.accessoryCircularCapacity))
  }

  @Test func anEmptyStateIsCentered() throws {
    var presses = 0
    let host = TestHost(size: CGSize(width: 500, height: 600)) {
      ContentUnavailableView {
        Label("Nothing", systemImage: "star")
      } description: {
        Text("Why there is nothing.")
      } actions: {
        Button("Look") { presses += 1 }
      }
    }
    let (title, words, button) = (try host.find("Nothing"), try host.find("Why there is nothing."), try host.find("Look"))
    #expect(title.traits.contains(.isHeader))
    #expect(abs(title.frame.midX - 250) < 1 && title.frame.maxY < words.frame.minY && words.frame.maxY < button.frame.minY)
    #expect(title.frame.minY > 200 && button.frame.maxY < 450)
    try host.tap("Look")
    #expect(presses == 1)
    host.close()
  }

  @Test func searchUnavailableViewNamesTheSearchText() throws {
    let host = TestHost { ContentUnavailableView.search.searchable(text: .constant("Brig")) }
    #expect(host.exists("No Results for “Brig”"))
    host.close()
  }

  @Test func searchUnavailableViewNamesTheGivenText() throws {
    let host = TestHost {
      VStack {
        ContentUnavailableView.search(text: "Skerry")
        ContentUnavailableView.search
        ContentUnavailableView("Closed", systemImage: "star", description: Text("Until noon."))
      }
    }
    #expect(host.exists("No Results for “Skerry”"))
    #expect(host.exists("No Results"))
    #expect(host.exists("Check the spelling or try a new search."))
    #expect(host.exists("Until noon."))
    host.close()
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func barsAreFilledFromTheLeadingEdge(direction: LayoutDirection) {
    func ends<Content: View>(@ViewBuilder _ content: () -> Content) -> [Bool] {
      let host = TestHost(size: CGSize(width: 100, height: 20), layoutDirection: direction) {
        VStack(content: content).tint(.red)
      }
      defer { host.close() }
      let image = host.snapshot()
      return [10, 90].map { x in (0..<20).contains { image.pixel(x, $0).red > 200 && image.pixel(x, $0).green < 100 } }
    }
    let leading = direction == .leftToRight ? [true, false] : [false, true]
    #expect(ends { ProgressView(value: 0.5) } == leading)
    #expect(ends { Gauge(value: 0.5) { Text("Share") }.gaugeStyle(.accessoryLinearCapacity).labelsHidden() } == leading)
    #expect(ends { Gauge(value: 0.5) { Text("Share") }.gaugeStyle(.linearCapacity).labelsHidden() } == leading)
  }
}
