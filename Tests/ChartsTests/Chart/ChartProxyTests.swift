import Foundation
import Oriel
import OrielTesting
import Testing

@testable import Charts

@MainActor
struct ChartProxyTests {
  @MainActor final class Seen {
    var proxy: ChartProxy?
    var frame: CGRect?
  }

  private func seen(_ direction: LayoutDirection = .leftToRight, @ViewBuilder _ chart: () -> some View) throws -> (Seen, TestHost) {
    let seen = Seen()
    let host = TestHost(size: CGSize(width: 300, height: 200), layoutDirection: direction) {
      chart().chartOverlay { proxy in
        GeometryReader { geometry in
          let _ = {
            seen.proxy = proxy
            seen.frame = proxy.plotFrame.map { geometry[$0] }
          }()
          Color.clear
        }
      }
    }
    try host.settle()
    return (seen, host)
  }

  private func line() -> some View {
    Chart(0..<11, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 * $0)) }.chartXScale(domain: 0...10).chartYScale(
      domain: 0...100)
  }

  @Test func `Positions are relative to the plot and convert back to values`() throws {
    let (seen, _) = try seen { line() }
    let (proxy, frame) = (try #require(seen.proxy), try #require(seen.frame))
    #expect(frame.size == proxy.plotSize && frame.minX == 0 && frame.maxX < 300 && frame.maxX > 240)
    #expect(proxy.position(forX: 0) == 0 && proxy.position(forX: 10) == frame.width)
    #expect(proxy.position(forY: 0) == frame.height && proxy.position(forY: 100) == 0)
    #expect(proxy.position(forX: "a") == nil)
    #expect(proxy.value(atX: frame.width / 2, as: Double.self) == 5)
    #expect(proxy.value(atX: frame.width / 2, as: String.self) == nil)
    #expect(proxy.value(at: CGPoint(x: 0, y: 0), as: (Int, Double).self)! == (0, 100))
    #expect(proxy.xDomain(dataType: Int.self) == [0, 10] && proxy.yDomain(dataType: String.self) == [])
  }

  @Test func `In right-to-left layout the first value is on the right`() throws {
    let (seen, host) = try seen(.rightToLeft) { line() }
    let (proxy, frame) = (try #require(seen.proxy), try #require(seen.frame))
    #expect(proxy.position(forX: 0) == frame.width && proxy.value(atX: 0, as: Int.self) == 10)
    #expect(frame.maxX == 300)
    let zero = try #require(host.allElements.first { $0.label == "0" && $0.frame.minY > 180 })
    #expect(zero.frame.midX > 250)
  }

  @Test func `Categories have position ranges, and the proxy provides styles`() throws {
    let (seen, _) = try seen {
      Chart(ChartTests.items) { BarMark(x: .value("n", $0.name), y: .value("v", $0.value)).foregroundStyle(by: .value("n", $0.name)) }
        .chartForegroundStyleScale(["Ant": Color.red, "Bee": .green, "Cow": .black])
    }
    let proxy = try #require(seen.proxy)
    let band = try #require(proxy.positionRange(forX: "Bee"))
    #expect(abs(band.upperBound - band.lowerBound - proxy.plotSize.width / 3) < 0.01)
    #expect(proxy.value(atX: band.lowerBound + 1, as: String.self) == "Bee")
    #expect(proxy.foregroundStyle(for: "Cow") == AnyShapeStyle(Color.black))
    #expect(proxy.foregroundStyleDomain(dataType: String.self) == ["Ant", "Bee", "Cow"])
  }

  @Test func `An angle converts to the cumulative value of sectors`() throws {
    let (seen, _) = try seen { Chart([1, 2, 5], id: \.self) { SectorMark(angle: .value("v", $0)) } }
    let proxy = try #require(seen.proxy)
    let middle = CGPoint(x: proxy.plotSize.width / 2, y: proxy.plotSize.height / 2)
    #expect(proxy.angle(at: CGPoint(x: middle.x, y: 0)).degrees == 0)
    #expect(abs(proxy.angle(at: CGPoint(x: middle.x + 10, y: middle.y)).degrees - 90) < 1e-9)
    #expect(abs(proxy.angle(at: CGPoint(x: middle.x - 10, y: middle.y)).degrees - 270) < 1e-9)
    #expect(proxy.value(atAngle: .degrees(90), as: Double.self) == 2)
  }
}
