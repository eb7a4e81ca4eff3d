import CListScript
import CMalloc
import Foundation
import Oriel
import OrielDrawing
import OrielGSK

/// The boxes without a window, for measurements of opening and closing, and of leaks.
@MainActor
private final class BoxStage {
  private let models: [BoxModel]
  private let host: ViewHost
  private let renderer = GSKRenderer()
  private var time = 0.0

  private static let rendering = RenderingServices(shaper: PangoTextShaper(), images: GdkImageLoader())

  init(count: Int, isDialog: Bool = true) {
    models = (0..<count).map { _ in BoxModel() }
    host = ViewHost(root: Boxes(models: models, isDialog: isDialog), rendering: Self.rendering)
    host.resize(to: CGSize(width: CGFloat(LIST_WIDTH), height: CGFloat(LIST_HEIGHT)), scale: 1)
    frame()
  }

  var counts: WorkCounts { host.graph.counts }
  var liveNodes: Int { host.graph.liveNodeCount }

  func frame() { convert(engineFrame()) }

  /// Runs update, layout and display list of a frame.
  func engineFrame() -> DisplayNode {
    time += 1.0 / 60
    return host.renderFrame(at: time)
  }

  func convert(_ node: DisplayNode) { _ = renderer.renderNode(for: node) }

  /// Requests that a box appears or disappears in the next frame.
  func request(_ number: Int, _ isShown: Bool) { models[number].isShown = isShown }

  /// Renders a frame that shows or hides a box, and returns its processor time, in seconds.
  func show(_ number: Int, _ isShown: Bool) -> Double {
    let start = list_script_seconds(CLOCK_PROCESS_CPUTIME_ID)
    request(number, isShown)
    frame()
    return list_script_seconds(CLOCK_PROCESS_CPUTIME_ID) - start
  }

  func close() { host.close() }
}

/// Returns the number of bytes that are allocated with malloc.
private func allocatedBytes() -> Int {
  let info = mallinfo2()
  return Int(info.uordblks) + Int(info.hblkhd)
}

private func median(_ samples: [Double]) -> Double { samples.sorted()[samples.count / 2] }

/// Measures update, layout, display list and GSK nodes of a modal that opens and closes, and the memory that remains allocated.
@MainActor
func measureCycles(_ cycles: Int) {
  let stage = BoxStage(count: 1)
  func cycle() -> (Double, Double) { (stage.show(0, true), stage.show(0, false)) }
  for _ in 0..<min(100, cycles) { _ = cycle() }
  let (nodes, bytes) = (stage.liveNodes, allocatedBytes())
  var opening: [Double] = []
  var closing: [Double] = []
  for _ in 0..<cycles {
    let (open, close) = cycle()
    opening.append(open)
    closing.append(close)
  }
  print("\n### A modal opens and closes \(cycles) times\n")
  print("| frame that opens, median µs | frame that closes, median µs | live nodes before, after | additional bytes |")
  print("|---|---|---|---|")
  let times = [opening, closing].map { String(format: "%.1f", median($0) * 1e6) }
  // The memory of the samples doesn't belong to the modals.
  let samples = (opening.capacity + closing.capacity) * MemoryLayout<Double>.stride
  print("| \(times[0]) | \(times[1]) | \(nodes), \(stage.liveNodes) | \(allocatedBytes() - bytes - samples) |")
  stage.close()
}

/// Measures a modal that opens and closes above others that remain open.
@MainActor
func measureStacks() {
  print("\n### One modal opens and closes above others that stay\n")
  print("| others | frame that opens, median µs | frame that closes, median µs | bodies | measured | placed | displayed |")
  print("|---|---|---|---|---|---|---|")
  // The stages take turns, so that other activity of the machine affects them equally.
  let counts = [0, 10, 50, 100]
  let stages = counts.map { BoxStage(count: $0 + 1) }
  for (count, stage) in zip(counts, stages) { for number in 0..<count { _ = stage.show(number, true) } }
  var times = counts.map { _ in (open: [Double](), close: [Double]()) }
  var work = stages.map(\.counts)
  for round in -20..<300 {
    for (index, stage) in stages.enumerated() {
      let before = stage.counts
      let (open, close) = (stage.show(counts[index], true), stage.show(counts[index], false))
      work[index] = stage.counts - before
      guard round >= 0 else { continue }
      times[index].open.append(open)
      times[index].close.append(close)
    }
  }
  for (index, count) in counts.enumerated() {
    let cells = [times[index].open, times[index].close].map { String(format: "%.1f", median($0) * 1e6) }
    let counted = work[index]
    print(
      "| \(count) | \(cells[0]) | \(cells[1]) | \(counted.bodies) | \(counted.measured) | \(counted.placed) | \(counted.displayed) |")
  }
  let ratio = median(times[3].open) / median(times[2].open)
  print("\nRatio of 100 modals to 50: \(String(format: "%.2f", ratio))")
  for stage in stages { stage.close() }
}

/// Measures a modal that opens and closes one frame after the other, after a wait in which the processor stays busy, after its caches were
/// emptied, and after a wait in which the process sleeps, as it does between two frames of a window. The environment variable `MODALS`
/// selects dialogs or boxes.
@MainActor
func measureWakes() {
  let stage = BoxStage(count: 1, isDialog: ProcessInfo.processInfo.environment["MODALS"] != "boxes")
  for _ in 0..<100 { _ = (stage.show(0, true), stage.show(0, false)) }
  let memory = [UInt8](repeating: 1, count: 96 << 20)
  let pause = 0.016
  func wait() {
    let end = list_script_seconds(CLOCK_MONOTONIC) + pause
    while list_script_seconds(CLOCK_MONOTONIC) < end {}
  }
  print("\n### A modal opens and closes after a pause\n")
  print("| before each frame | frame that opens, median µs | frame that closes, median µs |")
  print("|---|---|---|")
  let pauses: [(name: String, run: () -> Void)] = [
    ("nothing", {}), ("a loop for 16 ms", wait), ("96 MB are read", { emptyCaches(memory) }),
    ("a sleep of 16 ms", { usleep(UInt32(pause * 1e6)) }),
  ]
  for (name, run) in pauses {
    var times = (open: [Double](), close: [Double]())
    for _ in 0..<200 {
      run()
      times.open.append(stage.show(0, true))
      run()
      times.close.append(stage.show(0, false))
    }
    print("| \(name) | " + [times.open, times.close].map { String(format: "%.1f", median($0) * 1e6) }.joined(separator: " | ") + " |")
  }
  stage.close()
}

/// Runs a few frames that open and close a box, for a simulated cache that 8 MiB empty. `Scripts/benchmark-lines` counts its misses. The
/// environment variable `MODALS_BELOW` sets the number of boxes that remain open below.
@MainActor
func countLines(_ cycles: Int) {
  let environment = ProcessInfo.processInfo.environment
  let below = environment["MODALS_BELOW"].flatMap(Int.init) ?? 0
  let stage = BoxStage(count: below + 1, isDialog: environment["MODALS"] != "boxes")
  for number in 0..<below { _ = stage.show(number, true) }
  for _ in 0..<3 { _ = (stage.show(below, true), stage.show(below, false)) }
  let memory = [UInt8](repeating: 1, count: 8 << 20)
  for cycle in 0..<cycles {
    let before = stage.counts
    emptyCaches(memory)
    countedConversion(stage, countedOpening(stage, below))
    emptyCaches(memory)
    let opened = stage.counts
    countedConversion(stage, countedClosing(stage, below))
    if cycle == 0 { print("to open \(opened - before)\nto close \(stage.counts - opened)\nlive nodes \(stage.liveNodes)") }
  }
  stage.close()
}

@inline(never) private func emptyCaches(_ memory: [UInt8]) {
  var sum = 0
  for offset in stride(from: 0, to: memory.count, by: 64) { sum += Int(memory[offset]) }
  precondition(sum == memory.count / 64)
}

@inline(never) @MainActor
private func countedOpening(_ stage: BoxStage, _ number: Int) -> DisplayNode {
  stage.request(number, true)
  return stage.engineFrame()
}

@inline(never) @MainActor
private func countedClosing(_ stage: BoxStage, _ number: Int) -> DisplayNode {
  stage.request(number, false)
  return stage.engineFrame()
}

@inline(never) @MainActor
private func countedConversion(_ stage: BoxStage, _ node: DisplayNode) { stage.convert(node) }
