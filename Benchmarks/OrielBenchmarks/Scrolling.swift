import Foundation
import Oriel
import OrielGSK

/// (e) A lazy list of a million rows is scrolled by 50 points a frame, or put to another place in each: from the move to the display
/// node, and on to the GSK node. The rows are those of the list that is measured against other toolkits.
@MainActor
func measureScrolling(frames: Int, jumps: Int) {
  let handle = ScrollHandle()
  let stage = Stage(ScrolledRows(handle: handle), size: CGSize(width: 400, height: 800))
  for _ in 0..<3 { _ = stage.renderer.renderNode(for: stage.frame()) }
  let end = 1_000_000 * 44.0 - 800
  var offset = 0.0
  let scroll = scrollingRow("50 points a frame", frames: frames, stage: stage, handle: handle) {
    offset += 50
    return offset
  }
  var step = 0.0
  let jump = scrollingRow("another place in each", frames: jumps, stage: stage, handle: handle) {
    // The golden ratio: all over the list, and never near to where it was.
    step += 0.6180339887
    return (step - step.rounded(.down)) * end
  }
  printTable(
    "(e) 1000000 rows in a lazy column, processor time a frame",
    header: [
      "moved by", "move to display node, µs", "99th percentile", "GSK, µs", "rows built, at most", "measured", "placed",
      "displayed a frame",
      "GSK nodes",
    ],
    rows: [scroll, jump])
  stage.host.close()
}

@MainActor
private func scrollingRow(_ title: String, frames: Int, stage: Stage, handle: ScrollHandle, next: () -> Double) -> [String] {
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
    let start = processorSeconds()
    handle.scroll(offset)
    let node = stage.frame()
    let drawn = processorSeconds()
    _ = stage.renderer.renderNode(for: node)
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

@MainActor
private final class ScrollHandle {
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
