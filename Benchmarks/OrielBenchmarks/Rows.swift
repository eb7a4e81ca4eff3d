import Foundation
import Oriel
import OrielDrawing
import OrielGSK

/// (a) The state of one leaf among many changes: from the write to the new display node, and to the GSK node.
///
/// The trees exist side by side and take turns, so that other activity of the machine affects them equally. Each change is that of another
/// leaf. Consecutive changes find a small tree in the processor's caches, and the shared part of a large one. If each change starts with
/// empty caches, as after other work, no tree has that advantage.
@MainActor
func measureLeafChange(counts: [Int], rounds: Int, changes: Int, startsCold: Bool) {
  let trees = counts.map { LeafTree(count: $0, startsCold: startsCold) }
  for round in 0...rounds {
    // The first round warms up the allocator.
    for tree in trees { tree.measure(changes: changes, counts: round > 0) }
  }
  printTable(
    "(a) One leaf's state changes, " + (startsCold ? "with empty caches" : "one change after the other"),
    header: ["leaves", "write to display node, µs", "GSK, µs", "bodies", "measured", "placed", "displayed", "GSK nodes"],
    rows: trees.map(\.row))
  let ratios = trees.map { tree in
    var ratio = Measurement()
    for (own, first) in zip(tree.display, trees[0].display) { ratio.add(own.median / first.median) }
    return ratio
  }
  print("\nRatio of the medians, per round: " + ratios.map { $0.cell(in: .ratio) }.joined(separator: " : "))
  for tree in trees { tree.stage.host.close() }
}

/// A column of leaves and the measurements of its changes by round.
@MainActor
private final class LeafTree {
  let count: Int
  let stage: Stage
  private let startsCold: Bool
  private let caches = Caches.ofMachine
  private let handles = LeafHandles()
  private var step = 0
  private(set) var display: [Measurement] = []
  private var conversion: [Measurement] = []
  private var work: WorkCounts
  private var converted = 0

  init(count: Int, startsCold: Bool) {
    self.count = count
    self.startsCold = startsCold
    stage = Stage(Column(count: count, handles: handles))
    _ = stage.renderer.renderNode(for: stage.frame())
    stage.frame()
    work = stage.counts - stage.counts
  }

  func measure(changes: Int, counts: Bool) {
    var display = Measurement()
    var conversion = Measurement()
    for change in -(changes / 4)..<changes {
      step += 1
      // The step is coprime to the counts, so that the leaves are distributed over the tree, and no leaf repeats before all have changed.
      let index = (step * 7919) % count
      let binding = handles.bindings[index]!
      let before = stage.counts
      let builtBefore = stage.renderer.nodesBuilt
      if startsCold { caches.empty() }
      let start = monotonicSeconds()
      binding.wrappedValue = step
      let node = stage.frame()
      let drawn = monotonicSeconds()
      _ = stage.renderer.renderNode(for: node)
      let end = monotonicSeconds()
      if change >= 0 {
        display.add(drawn - start)
        conversion.add(end - drawn)
      }
      work = stage.counts - before
      converted = stage.renderer.nodesBuilt - builtBefore
    }
    guard counts else { return }
    self.display.append(display)
    self.conversion.append(conversion)
  }

  /// Returns the median of the rounds' medians, with their range.
  private func cell(_ rounds: [Measurement]) -> String {
    var medians = Measurement()
    for round in rounds { medians.add(round.median) }
    return medians.cell(in: .microseconds)
  }

  var row: [String] {
    [
      "\(count)", cell(display), cell(conversion), "\(work.bodies)", "\(work.measured)", "\(work.placed)", "\(work.displayed)",
      "\(converted)",
    ]
  }
}

/// (b) The offset and the opacity of some nodes are animated.
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
    "(b) Offset and opacity animated on \(moving) of \(count) nodes, processor time per tick",
    header: ["tick, µs", "GSK, µs", "bodies", "measured", "placed", "displayed per tick"],
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
    let start = processorSeconds()
    let stage = Stage(Column(count: count))
    let node = stage.frame()
    let drawn = processorSeconds()
    let built = allocatedBytes()
    _ = stage.renderer.renderNode(for: node)
    let end = processorSeconds()
    // The first run includes the initialization of fonts and metadata.
    if run > 0 {
      build.add((drawn - start) / Double(count))
      conversion.add((end - drawn) / Double(count))
      bytes.append((built - before) / count)
      renderBytes.append((allocatedBytes() - built) / count)
    }
    stage.host.close()
  }
  printTable(
    "(c) First build, layout and display of \(count) leaves, processor time per leaf",
    header: ["build to display node, µs", "GSK, µs", "bytes", "bytes of GSK nodes"],
    rows: [
      [
        build.cell(in: .microseconds), conversion.cell(in: .microseconds), "\(bytes.sorted()[bytes.count / 2])",
        "\(renderBytes.sorted()[renderBytes.count / 2])",
      ]
    ])
}
