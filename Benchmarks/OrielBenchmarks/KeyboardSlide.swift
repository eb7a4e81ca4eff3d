import Foundation
import Oriel
import OrielGSK

/// (l) The keyboard slides up and down. The measurement covers the time of a frame of the animation to the display node, and to the GSK
/// node. The forms avoid the keyboard by the window's safe area, by the height of the obscured part, or not at all.
@MainActor
func measureKeyboardSlide(slides: Int) {
  printTable(
    "(l) The keyboard slides in a window of \(SlidForm.rows) rows, processor time per frame",
    header: [
      "rows", "frame to display node, µs", "99th percentile", "GSK, µs", "bodies", "measured", "placed", "displayed per frame",
      "GSK nodes",
    ],
    rows: [
      slideRow("in a scroll view, by the safe area", SlidForm(kind: .scrolling), slides: slides),
      slideRow("in a scroll view, by the obscured height", SlidForm(kind: .scrolling).keyboardInset(), slides: slides),
      slideRow("with a bar below, by the safe area", SlidForm(kind: .bar), slides: slides),
      slideRow("ignoring the keyboard", SlidForm(kind: .bar).ignoresSafeArea(.keyboard), slides: slides),
    ])
}

@MainActor
private func slideRow<Content: View>(_ title: String, _ view: Content, slides: Int) -> [String] {
  let stage = Stage(view, size: CGSize(width: 600, height: 800))
  let keyboard = stage.host.graph.keyboard
  var (frames, conversion) = (Measurement(), Measurement())
  var (work, converted) = (stage.counts - stage.counts, 0)
  for slide in 0..<slides * 2 + 2 {
    keyboard.move(to: slide.isMultiple(of: 2) ? .docked(height: 300) : .hidden)
    // The first frame announces the movement and the last one its end. The frames between them are the slide.
    _ = stage.renderer.renderNode(for: stage.frame())
    let (before, nodesBefore, isWarm) = (stage.counts, stage.renderer.nodesBuilt, slide >= 2)
    for _ in 0..<20 {
      let start = processorSeconds()
      let node = stage.frame()
      let drawn = processorSeconds()
      _ = stage.renderer.renderNode(for: node)
      guard isWarm else { continue }
      frames.add(drawn - start)
      conversion.add(processorSeconds() - drawn)
    }
    if isWarm {
      let step = stage.counts - before
      work.bodies += step.bodies
      work.measured += step.measured
      work.placed += step.placed
      work.displayed += step.displayed
      converted += stage.renderer.nodesBuilt - nodesBefore
    }
    for _ in 0..<20 { _ = stage.renderer.renderNode(for: stage.frame()) }
  }
  stage.host.close()
  let (sorted, count) = (frames.samples.sorted(), frames.samples.count)
  return [
    title, frames.cell(in: .microseconds), Measurement.Unit.microseconds.text(sorted[sorted.count * 99 / 100]),
    conversion.cell(in: .microseconds), "\(work.bodies)", "\(work.measured / count)", "\(work.placed / count)", "\(work.displayed / count)",
    "\(converted / count)",
  ]
}

private struct SlidForm: View {
  enum Kind { case scrolling, bar }

  static let rows = 1_000
  let kind: Kind

  var body: some View {
    switch kind {
    case .scrolling: ScrollView { rows }
    case .bar:
      VStack(spacing: 0) {
        rows.frame(maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .top).clipped()
        Text("Send").frame(height: 44)
      }
    }
  }

  private var rows: some View {
    VStack(spacing: 0) { ForEach(0..<Self.rows) { Text(verbatim: "Row \($0)").frame(height: 44) } }.frame(height: 44 * CGFloat(Self.rows))
  }
}
