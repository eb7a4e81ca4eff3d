import Foundation
import Oriel
import OrielDrawing
import OrielGSK

/// (a) One leaf's state changes among many: from the write to the new display node, and on to the GSK node.
@MainActor
func measureLeafChange(counts: [Int], runs: Int) {
  var rows: [[String]] = []
  var medians: [Double] = []
  for count in counts {
    let handles = LeafHandles()
    let stage = Stage(Column(count: count, handles: handles))
    _ = stage.renderer.renderNode(for: stage.frame())
    stage.frame()
    var display = Measurement()
    var conversion = Measurement()
    var work = stage.counts - stage.counts
    var converted = 0
    for run in 0..<runs {
      let index = (run * 7919) % count
      let before = stage.counts
      let builtBefore = stage.renderer.nodesBuilt
      let start = monotonicSeconds()
      handles.bindings[index]!.wrappedValue = run + 1
      let node = stage.frame()
      let drawn = monotonicSeconds()
      _ = stage.renderer.renderNode(for: node)
      let end = monotonicSeconds()
      // The first runs warm caches up.
      if run >= 5 {
        display.add(drawn - start)
        conversion.add(end - drawn)
      }
      work = stage.counts - before
      converted = stage.renderer.nodesBuilt - builtBefore
    }
    medians.append(display.median)
    rows.append([
      "\(count)", display.cell(in: .microseconds), conversion.cell(in: .microseconds), "\(work.bodies)", "\(work.measured)",
      "\(work.placed)", "\(work.displayed)", "\(converted)",
    ])
    stage.host.close()
  }
  printTable(
    "(a) One leaf's state changes",
    header: ["leaves", "write to display node, µs", "GSK, µs", "bodies", "measured", "placed", "displayed", "GSK nodes"],
    rows: rows)
  if let first = medians.first {
    print("\nRatio of the medians: " + medians.map { String(format: "%.2f", $0 / first) }.joined(separator: " : "))
  }
}

/// (b) Offset and opacity of some nodes are animated.
@MainActor
func measureAnimation(count: Int, moving: Int, ticks: Int) {
  let handle = MoveHandle()
  let stage = Stage(MovingRows(count: count, every: count / moving, handles: handle))
  _ = stage.renderer.renderNode(for: stage.frame())
  withAnimation(.linear(duration: Double(ticks + 20) / 60)) { handle.isMoved?.wrappedValue = true }
  _ = stage.renderer.renderNode(for: stage.frame())
  var tick = Measurement()
  var conversion = Measurement()
  let before = stage.counts
  for _ in 0..<ticks {
    let start = processorSeconds()
    let node = stage.frame()
    let drawn = processorSeconds()
    _ = stage.renderer.renderNode(for: node)
    let end = processorSeconds()
    tick.add(drawn - start)
    conversion.add(end - drawn)
  }
  let work = stage.counts - before
  printTable(
    "(b) Offset and opacity animated on \(moving) of \(count) nodes, processor time a tick",
    header: ["tick, µs", "GSK, µs", "bodies", "measured", "placed", "displayed a tick"],
    rows: [
      [
        tick.cell(in: .microseconds), conversion.cell(in: .microseconds), "\(work.bodies)", "\(work.measured)", "\(work.placed)",
        "\(work.displayed / ticks)",
      ]
    ])
  stage.host.close()
}

/// (c) A tree is built, laid out and drawn for the first time.
@MainActor
func measureFirstFrame(count: Int, runs: Int) {
  var build = Measurement()
  var conversion = Measurement()
  var bytes: [Int] = []
  var renderBytes: [Int] = []
  for run in 0..<(runs + 1) {
    let before = allocatedBytes()
    let start = monotonicSeconds()
    let stage = Stage(Column(count: count))
    let node = stage.frame()
    let drawn = monotonicSeconds()
    let built = allocatedBytes()
    _ = stage.renderer.renderNode(for: node)
    let end = monotonicSeconds()
    // The first run pays for fonts and metadata.
    if run > 0 {
      build.add((drawn - start) / Double(count))
      conversion.add((end - drawn) / Double(count))
      bytes.append((built - before) / count)
      renderBytes.append((allocatedBytes() - built) / count)
    }
    stage.host.close()
  }
  printTable(
    "(c) First build, layout and display of \(count) leaves, a leaf",
    header: ["build to display node, µs", "GSK, µs", "bytes", "bytes of GSK nodes"],
    rows: [
      [
        build.cell(in: .microseconds), conversion.cell(in: .microseconds), "\(bytes.sorted()[bytes.count / 2])",
        "\(renderBytes.sorted()[renderBytes.count / 2])",
      ]
    ])
}
