import Charts
import Foundation
import Oriel
import OrielGSK

/// (m) A chart of 100,000 values, of which 300 are visible, is scrolled by a touchpad in each frame. The measurement covers the time from
/// the move to the display node, and to the GSK node.
@MainActor
func measureChartScrolling(frames: Int) {
  let values = (0..<100_000).map { index in
    let x = Double(index)
    return CGPoint(x: x, y: sin(x / 40) * 40 + Double(index * 37 % 23))
  }
  let line = LinePlot(values, x: .value("x", \CGPoint.x), y: .value("y", \CGPoint.y))
  let points = PointPlot(values, x: .value("x", \CGPoint.x), y: .value("y", \CGPoint.y))
  let rows = [
    chartRow("a line, LinePlot", frames: frames) { line }, chartRow("points, PointPlot", frames: frames) { points },
    chartRow("bars, a BarMark for each value", frames: frames) {
      ForEach(values.indices, id: \.self) { index in
        BarMark(x: .value("x", values[index].x), y: .value("y", values[index].y), width: 2)
      }
    },
  ]
  printTable(
    "(m) A chart of 100000 values scrolled, processor time per frame",
    header: ["chart", "move to display node, ms", "99th percentile", "GSK, ms", "display nodes"], rows: rows)
}

@MainActor
private func chartRow<Content: ChartContent>(_ title: String, frames: Int, @ChartContentBuilder content: () -> Content) -> [String] {
  let content = content()
  let chart = Chart { content }.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 300).chartYScale(domain: -60...80)
  let stage = Stage(chart, size: CGSize(width: 800, height: 400))
  for _ in 0..<10 { _ = stage.renderer.renderNode(for: stage.frame()) }
  let location = CGPoint(x: 300, y: 200)
  func send(_ phase: ScrollEvent.Phase, _ distance: CGFloat) {
    _ = stage.host.handle(
      ScrollEvent(phase: phase, location: location, delta: CGSize(width: distance, height: 0), time: stage.time))
  }
  send(.began, 0)
  var (frame, conversion) = (Measurement(), Measurement())
  for index in 0..<frames + 20 {
    let start = processorSeconds()
    send(.changed, 12)
    let node = stage.frame()
    let drawn = processorSeconds()
    _ = stage.renderer.renderNode(for: node)
    guard index >= 20 else { continue }
    frame.add(drawn - start)
    conversion.add(processorSeconds() - drawn)
  }
  let nodes = stage.counts.displayed
  stage.host.close()
  let sorted = frame.samples.sorted()
  return [
    title, frame.cell(in: .milliseconds), Measurement.Unit.milliseconds.text(sorted[sorted.count * 99 / 100]),
    conversion.cell(in: .milliseconds), "\(nodes / (frames + 20))",
  ]
}
