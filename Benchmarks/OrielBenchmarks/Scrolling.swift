import Foundation
import Oriel
import OrielDrawing
import OrielGSK

/// (e) A lazy list of a million rows is scrolled by 50 points per frame, or to another position in each frame. The measurement covers the
/// time from the move to the display node, and to the GSK node. The rows are those of the list that is compared with other toolkits.
@MainActor
func measureScrolling(frames: Int, jumps: Int) {
  let list = ScrolledList()
  printScrolling(
    "(e) 1000000 rows in a lazy column, processor time per frame", [list.scrollRow(frames: frames), list.jumpRow(frames: jumps)])
  list.close()
}

/// Measures the same frames with empty caches, as after the pause between two frames in a window.
@MainActor
func measureColdScrolling(frames: Int, jumps: Int) {
  let list = ScrolledList()
  printScrolling(
    "(e) The same, with empty caches",
    [list.scrollRow(frames: frames, caches: .ofMachine), list.jumpRow(frames: jumps, caches: .ofMachine)])
  list.close()
}

/// Runs a few of these frames for a simulated cache that `mebibytes` empty, whose misses are counted. The measured times are meaningless.
@MainActor
func countLines(of subject: ScrolledSubject, jumps isJumping: Bool, frames: Int, mebibytes: Int) {
  let list = ScrolledList(subject)
  let caches = Caches(mebibytes: mebibytes)
  let row = isJumping ? list.jumpRow(frames: frames, caches: caches) : list.scrollRow(frames: frames, caches: caches)
  print(row.joined(separator: " | "))
  list.close()
}

@MainActor
private func printScrolling(_ title: String, _ rows: [[String]]) {
  printTable(
    title,
    header: [
      "scrolled by", "move to display node, µs", "99th percentile", "GSK, µs", "maximum of rows built", "measured", "placed",
      "displayed per frame",
      "GSK nodes",
    ],
    rows: rows)
}

/// The scrolled content: the rows of `Scripts/benchmark lists`, or the cells of `Scripts/benchmark grids` in either of the two views.
enum ScrolledSubject: String {
  case list, collection, grid
}

/// A list and its scroll offset.
@MainActor
private final class ScrolledList {
  private let handle = ScrollHandle()
  private let stage: Stage
  private let end: Double
  private var offset = 0.0
  private var step = 0.0

  init(_ subject: ScrolledSubject = .list) {
    let size = CGSize(width: 400, height: 800)
    let handle = handle
    switch subject {
    case .list: stage = Stage(ScrolledRows(handle: handle), size: size)
    case .collection: stage = Stage(ScrolledCells(handle: handle) { ScrolledCollection(handle: handle) }, size: size)
    case .grid: stage = Stage(ScrolledCells(handle: handle) { ScrolledGrid(handle: handle) }, size: size)
    }
    end = (subject == .list ? 44_000_000 : 250_000 * cellHeight) - size.height
    for _ in 0..<3 { _ = stage.renderer.renderNode(for: stage.frame()) }
  }

  func scrollRow(frames: Int, caches: Caches? = nil) -> [String] {
    scrollingRow("50 points per frame", frames: frames, stage: stage, handle: handle, caches: caches) {
      offset += 50
      return offset
    }
  }

  func jumpRow(frames: Int, caches: Caches? = nil) -> [String] {
    scrollingRow("another position per frame", frames: frames, stage: stage, handle: handle, caches: caches) {
      // The golden ratio distributes the positions over the list, so that no position is near the previous one.
      step += 0.6180339887
      return (step - step.rounded(.down)) * end
    }
  }

  func close() { stage.host.close() }
}

@MainActor
private func scrollingRow(
  _ title: String, frames: Int, stage: Stage, handle: ScrollHandle, caches: Caches? = nil, next: () -> Double
) -> [String] {
  var frame = Measurement()
  var conversion = Measurement()
  var mostBuilt = 0
  for _ in 0..<20 {
    handle.scroll(next())
    _ = stage.renderer.renderNode(for: stage.frame())
  }
  let before = stage.counts
  let convertedBefore = stage.renderer.nodesBuilt
  for _ in 0..<frames {
    let offset = next()
    let builtBefore = handle.rowsBuilt
    caches?.empty()
    let start = processorSeconds()
    let node = countedFrame(stage, handle, offset)
    let drawn = processorSeconds()
    countedConversion(stage, node)
    let end = processorSeconds()
    frame.add(drawn - start)
    conversion.add(end - drawn)
    mostBuilt = max(mostBuilt, handle.rowsBuilt - builtBefore)
  }
  let work = stage.counts - before
  let sorted = frame.samples.sorted()
  return [
    title, frame.cell(in: .microseconds), Measurement.Unit.microseconds.text(sorted[sorted.count * 99 / 100]),
    conversion.cell(in: .microseconds), "\(mostBuilt)", "\(work.measured / frames)", "\(work.placed / frames)",
    "\(work.displayed / frames)", "\((stage.renderer.nodesBuilt - convertedBefore) / frames)",
  ]
}

// `Scripts/benchmark-lines` counts instructions and cache lines inside of these functions, which it finds by their names.

@inline(never) @MainActor
private func countedFrame(_ stage: Stage, _ handle: ScrollHandle, _ offset: Double) -> DisplayNode {
  handle.scroll(offset)
  return stage.frame()
}

@inline(never) @MainActor
private func countedConversion(_ stage: Stage, _ node: DisplayNode) {
  _ = stage.renderer.renderNode(for: node)
}

@MainActor
final class ScrollHandle {
  var scroll: (Double) -> Void = { _ in }
  var rowsBuilt = 0
}

private struct ScrolledRows: View {
  let handle: ScrollHandle

  var body: some View {
    ScrollViewReader { proxy in
      handle.scroll = { proxy.scrollTo(y: $0) }
      return ScrollView(showsIndicators: false) {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000_000) { ScrolledRow(number: $0, handle: handle) }
        }
      }
    }
    .background(Color.white)
  }
}

private struct ScrolledRow: View {
  let number: Int
  let handle: ScrollHandle

  var body: some View {
    handle.rowsBuilt += 1
    return VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: "Row \(number)").font(.system(size: 15)).foregroundStyle(Color.black).padding(.top, 5)
      Text(verbatim: "Detail of row \(number)").font(.system(size: 11)).foregroundStyle(Color(white: 0.5)).padding(.top, 1)
    }
    .padding(.leading, 16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .frame(height: 44, alignment: .top)
  }
}
