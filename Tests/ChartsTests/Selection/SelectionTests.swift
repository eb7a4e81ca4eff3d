import Foundation
import Oriel
import OrielTesting
import Testing

@testable import Charts

@MainActor
struct SelectionTests {
  @MainActor @Observable
  final class Picked {
    var x: Int?
    var name: String?
    var range: ClosedRange<Double>?
    var angle: Double?
  }

  private func host(_ picked: Picked, _ chart: @escaping (Binding<Picked>) -> some View) throws -> TestHost {
    let host = TestHost(size: CGSize(width: 300, height: 200)) { chart(.constant(picked)) }
    try host.settle()
    return host
  }

  private func line(_ count: Int = 11) -> some View {
    Chart(0..<count, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }.chartXScale(domain: 0...10).chartYAxis(.hidden)
      .chartXAxis(.hidden)
  }

  @Test func `Hovering over the plot selects the value there, and leaving the plot clears the selection`() throws {
    let picked = Picked()
    let host = try host(picked) { _ in
      line().chartXSelection(
        value: Binding {
          picked.x
        } set: {
          picked.x = $0
        }
      ).padding(20)
    }
    host.hover(at: CGPoint(x: 20 + 260 * 0.3, y: 100))
    try host.settle()
    #expect(picked.x == 3)
    host.hover(at: CGPoint(x: 20 + 260 * 0.81, y: 100))
    try host.settle()
    #expect(picked.x == 8)
    host.hover(at: CGPoint(x: 5, y: 5))
    try host.settle()
    #expect(picked.x == nil)
  }

  @Test func `A touch selects a value while it is on the plot`() throws {
    let picked = Picked()
    let host = try host(picked) { _ in
      Chart(ChartTests.items) { BarMark(x: .value("n", $0.name), y: .value("v", $0.value)) }.chartXAxis(.hidden).chartYAxis(.hidden)
        .chartXSelection(
          value: Binding {
            picked.name
          } set: {
            picked.name = $0
          })
    }
    host.usesTouch = true
    host.pointerDown(at: CGPoint(x: 50, y: 100))
    host.advance(by: 0.1)
    #expect(picked.name == "Ant")
    host.pointerMove(to: CGPoint(x: 250, y: 100))
    host.advance(by: 0.1)
    #expect(picked.name == "Cow")
    host.pointerUp(at: CGPoint(x: 250, y: 100))
    try host.settle()
    #expect(picked.name == nil)
  }

  @Test func `A drag selects a range that persists, and a tap clears it`() throws {
    let picked = Picked()
    let host = try host(picked) { _ in
      line().chartXSelection(
        range: Binding {
          picked.range
        } set: {
          picked.range = $0
        })
    }
    host.drag(from: CGPoint(x: 240, y: 100), to: CGPoint(x: 60, y: 120))
    try host.settle()
    let range = try #require(picked.range)
    #expect(abs(range.lowerBound - 2) < 0.2 && abs(range.upperBound - 8) < 0.2)
    host.tap(at: CGPoint(x: 150, y: 100))
    try host.settle()
    #expect(picked.range == nil)
  }

  @Test func `A sector is selected by the cumulative value at its angle`() throws {
    let picked = Picked()
    let host = try host(picked) { _ in
      Chart([10, 30], id: \.self) { SectorMark(angle: .value("v", $0)) }.chartAngleSelection(
        value: Binding {
          picked.angle
        } set: {
          picked.angle = $0
        })
    }
    host.hover(at: CGPoint(x: 200, y: 101))
    try host.settle()
    #expect(abs((picked.angle ?? 0) - 10) < 0.5)
    host.hover(at: CGPoint(x: 100, y: 100))
    try host.settle()
    #expect(abs((picked.angle ?? 0) - 30) < 0.5)
  }

  @Test func `A custom chart gesture replaces the chart's own selection gesture`() throws {
    let picked = Picked()
    let host = try host(picked) { _ in
      line().chartXSelection(
        value: Binding {
          picked.x
        } set: {
          picked.x = $0
        }
      ).chartGesture { proxy in
        SpatialTapGesture().onEnded { proxy.selectXValue(at: $0.location.x) }
      }
    }
    host.hover(at: CGPoint(x: 100, y: 100))
    try host.settle()
    #expect(picked.x == nil)
    host.tap(at: CGPoint(x: 150, y: 100))
    try host.settle()
    #expect(picked.x == 5)
  }
}
