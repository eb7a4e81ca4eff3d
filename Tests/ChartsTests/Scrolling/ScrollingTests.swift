import Foundation
import Oriel
import OrielTesting
import Testing

@testable import Charts

@MainActor
struct ScrollingTests {
  @MainActor @Observable
  final class Position { var x = 0.0 }

  private func host(
    _ record: DrawingRecord = DrawingRecord(), direction: LayoutDirection = .leftToRight, @ViewBuilder _ chart: () -> some View
  ) throws -> TestHost {
    let host = TestHost(size: CGSize(width: 300, height: 200), layoutDirection: direction) {
      chart().environment(\.chartDrawingRecord, record)
    }
    try host.settle()
    return host
  }

  @Test func `Scrolling a chart of 100,000 points draws only visible points and doesn't collect its content again`() throws {
    let record = DrawingRecord()
    let host = try host(record) {
      Chart { PointPlot((0..<100_000).map { CGPoint(x: Double($0), y: Double($0 * 37 % 101)) }, x: .value("x", \.x), y: .value("y", \.y)) }
        .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 200).chartYScale(domain: 0...101)
    }
    #expect(record.marks >= 200 && record.marks < 300)
    let (collections, models, drawings) = (record.collections, record.models, record.drawings)
    for _ in 0..<5 {
      host.touchpad(at: CGPoint(x: 120, y: 100), by: CGSize(width: 400, height: 0), rests: true)
      #expect(record.marks >= 200 && record.marks < 300)
    }
    try host.settle()
    #expect(record.drawings > drawings + 20)
    #expect(record.collections == collections && record.models == models)
    let labels = host.allElements.compactMap { Int($0.label.replacingOccurrences(of: ",", with: "")) }.filter { $0 > 150 }
    #expect(labels.contains { $0 > 1000 })
  }

  @Test func `A scrolled line is drawn only slightly beyond the visible range`() throws {
    let record = DrawingRecord()
    _ = try host(record) {
      Chart(0..<5000, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 % 7)) }
        .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 50).chartScrollPosition(initialX: 2000)
    }
    #expect(record.marks >= 50 && record.marks < 70)
  }

  private func bars(_ position: Position) -> some View {
    Chart(0..<100, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", $0), width: 3) }
      .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 20).chartXScale(domain: 0...100)
      .chartScrollPosition(
        x: Binding {
          position.x
        } set: {
          position.x = $0
        }
      ).chartYAxis(.hidden)
  }

  @Test func `The scroll position binding follows scrolling, and the chart follows the binding`() throws {
    let position = Position()
    position.x = 30
    let host = try host { bars(position) }
    func labels() -> Set<String> {
      Set(host.allElements.filter { $0.frame.minX >= 0 && $0.frame.maxX <= 301 && $0.value?.isEmpty != false }.map(\.label))
    }
    #expect(labels().contains("40") && !labels().contains("60"))
    host.touchpad(at: CGPoint(x: 150, y: 100), by: CGSize(width: 150, height: 0), rests: true)
    try host.settle()
    #expect(abs(position.x - 40) < 0.5)
    position.x = 70
    try host.settle()
    #expect(position.x == 70)
    #expect(labels().contains("80") && !labels().contains("60"))
  }

  @Test func `With a value-aligned behavior, scrolling ends at round values`() throws {
    let position = Position()
    let host = try host { bars(position).chartScrollTargetBehavior(.valueAligned(unit: 5.0)) }
    host.touchpad(at: CGPoint(x: 150, y: 100), by: CGSize(width: 163, height: 0), rests: true)
    try host.settle()
    #expect(position.x > 0 && abs(position.x / 5 - (position.x / 5).rounded()) < 0.02)
  }

  @Test func `In right-to-left layout the first values are on the right, and scrolling to the right advances`() throws {
    let position = Position()
    let host = try host(direction: .rightToLeft) { bars(position) }
    #expect(host.allElements.contains { $0.label == "10" && $0.frame.midX > 100 && $0.frame.midX < 200 })
    host.touchpad(at: CGPoint(x: 150, y: 100), by: CGSize(width: -150, height: 0), rests: true)
    try host.settle()
    #expect(abs(position.x - 10) < 0.5)
  }

  @Test func `Selection uses the scrolled position`() throws {
    var picked: Double?
    let host = try host {
      Chart(0..<100, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 20).chartXScale(domain: 0...100).chartScrollPosition(initialX: 40)
        .chartXSelection(
          value: Binding {
            picked
          } set: {
            picked = $0
          }
        ).chartYAxis(.hidden)
    }
    host.hover(at: CGPoint(x: 150, y: 100))
    try host.settle()
    #expect(abs((picked ?? 0) - 50) < 0.5)
  }
}
