import Foundation
import Oriel
import OrielGSK

/// (h) A custom layout of many views: its first frame, the growth of one view, and a tick of an animation between two arrangements.
@MainActor
func measureWideLayout(count: Int, rounds: Int) {
  var (first, change, tick) = (Measurement(), Measurement(), Measurement())
  var (changed, ticked): (WorkCounts?, WorkCounts?)
  for round in 0...rounds {
    let handle = TilesHandle()
    let start = processorSeconds()
    let stage = Stage(Tiles(count: count, handle: handle))
    _ = stage.renderer.renderNode(for: stage.frame())
    let built = processorSeconds()
    for step in 1...20 {
      let before = stage.counts
      let start = processorSeconds()
      handle.grown?.wrappedValue = step * (count / 20) - 1
      _ = stage.renderer.renderNode(for: stage.frame())
      if round > 0, step > 1 { change.add(processorSeconds() - start) }
      changed = stage.counts - before
    }
    withAnimation(.linear(duration: 1)) { handle.isLoose?.wrappedValue = true }
    _ = stage.renderer.renderNode(for: stage.frame())
    let before = stage.counts
    for _ in 0..<30 {
      let start = processorSeconds()
      _ = stage.renderer.renderNode(for: stage.frame())
      if round > 0 { tick.add(processorSeconds() - start) }
    }
    ticked = stage.counts - before
    // The first round includes the instantiation of metadata.
    if round > 0 { first.add(built - start) }
    stage.host.close()
  }
  guard let changed, let ticked else { return }
  printTable(
    "(h) A Layout of \(count) views, processor time to the GSK node",
    header: [
      "first frame, ms", "one view grows, ms", "bodies", "measured", "placed", "displayed", "tick while all move, ms", "measured",
      "placed",
      "displayed per tick",
    ],
    rows: [
      [
        first.cell(in: .milliseconds), change.cell(in: .milliseconds), "\(changed.bodies)", "\(changed.measured)", "\(changed.placed)",
        "\(changed.displayed)", tick.cell(in: .milliseconds), "\(ticked.measured / 30)", "\(ticked.placed / 30)",
        "\(ticked.displayed / 30)",
      ]
    ])
}

@MainActor
private final class TilesHandle {
  var grown: Binding<Int>?
  var isLoose: Binding<Bool>?
}

private struct Tiles: View {
  let count: Int
  let handle: TilesHandle
  @State private var grown = -1
  @State private var isLoose = false

  init(count: Int, handle: TilesHandle) {
    self.count = count
    self.handle = handle
  }

  var body: some View {
    handle.grown = $grown
    handle.isLoose = $isLoose
    return TileFlow(gap: isLoose ? 3 : 1) {
      ForEach(0..<count, id: \.self) { index in
        Color.blue.frame(width: index == grown ? 7 : 5, height: 5)
      }
    }
  }
}

/// A layout that wraps its views into lines.
private struct TileFlow: Layout {
  var gap: CGFloat

  var animatableData: CGFloat {
    get { gap }
    set { gap = newValue }
  }

  func makeCache(subviews: Subviews) {}

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: proposal.width ?? 800, height: proposal.height ?? 600)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var (x, y, line) = (bounds.minX, bounds.minY, CGFloat(0))
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x + size.width > bounds.maxX {
        (x, y, line) = (bounds.minX, y + line + gap, 0)
      }
      subview.place(at: CGPoint(x: x, y: y), proposal: .unspecified)
      x += size.width + gap
      line = max(line, size.height)
    }
  }
}

/// (i) A canvas that strokes a path of many segments, which changes in each frame.
@MainActor
func measureCanvas(segments: Int, frames: Int) {
  let handle = CurveHandle()
  let stage = Stage(Curve(segments: segments, handle: handle))
  var (drawn, converted, pixels) = (Measurement(), Measurement(), Measurement())
  for frame in 0..<(frames + 3) {
    let start = processorSeconds()
    handle.phase?.wrappedValue = Double(frame) / 10
    let node = stage.frame()
    let displayed = processorSeconds()
    _ = stage.renderer.renderNode(for: node)
    let made = processorSeconds()
    _ = stage.renderer.image(of: node, size: CGSize(width: 800, height: 600))
    let end = processorSeconds()
    guard frame >= 3 else { continue }
    drawn.add(displayed - start)
    converted.add(made - displayed)
    pixels.add(end - made)
  }
  printTable(
    "(i) A Canvas of \(segments) segments that change in each frame, processor time",
    header: ["closure to display node, ms", "GSK, ms", "Cairo's pixels, ms"],
    rows: [[drawn.cell(in: .milliseconds), converted.cell(in: .milliseconds), pixels.cell(in: .milliseconds)]])
  stage.host.close()
}

@MainActor
private final class CurveHandle {
  var phase: Binding<Double>?
}

private struct Curve: View {
  let segments: Int
  let handle: CurveHandle
  @State private var phase = 0.0

  init(segments: Int, handle: CurveHandle) {
    self.segments = segments
    self.handle = handle
  }

  var body: some View {
    handle.phase = $phase
    let (segments, phase) = (segments, phase)
    return Canvas { context, size in
      var path = Path()
      path.move(to: CGPoint(x: 0, y: size.height / 2))
      for index in 1...segments {
        let share = Double(index) / Double(segments)
        path.addLine(to: CGPoint(x: size.width * share, y: size.height * (0.5 + 0.4 * sin(share * 400 + phase) * share)))
      }
      context.stroke(path, with: .color(.blue), lineWidth: 1)
    }
  }
}

/// (j) Many simultaneous springs, each with its own stiffness.
@MainActor
func measureSprings(count: Int, ticks: Int) {
  let handle = MoveHandle()
  let stage = Stage(Springs(count: count, handle: handle))
  _ = stage.renderer.renderNode(for: stage.frame())
  handle.isMoved?.wrappedValue = true
  _ = stage.renderer.renderNode(for: stage.frame())
  var (tick, conversion) = (Measurement(), Measurement())
  let before = stage.counts
  for _ in 0..<ticks {
    let start = processorSeconds()
    let node = stage.frame()
    let drawn = processorSeconds()
    _ = stage.renderer.renderNode(for: node)
    tick.add(drawn - start)
    conversion.add(processorSeconds() - drawn)
  }
  let work = stage.counts - before
  printTable(
    "(j) \(count) springs at once, processor time per tick",
    header: ["tick, µs", "spring, µs", "GSK, µs", "bodies", "measured", "placed", "displayed per tick"],
    rows: [
      [
        tick.cell(in: .microseconds), Measurement.Unit.ratio.text(tick.median * 1e6 / Double(count)), conversion.cell(in: .microseconds),
        "\(work.bodies)", "\(work.measured)", "\(work.placed)", "\(work.displayed / ticks)",
      ]
    ])
  stage.host.close()
}

private struct Springs: View {
  let count: Int
  let handle: MoveHandle
  @State private var isMoved = false

  init(count: Int, handle: MoveHandle) {
    self.count = count
    self.handle = handle
  }

  var body: some View {
    handle.isMoved = $isMoved
    return ZStack {
      ForEach(0..<count, id: \.self) { index in
        Color.red.frame(width: 4, height: 4)
          .offset(x: isMoved ? CGFloat(index % 100) * 4 : 0, y: isMoved ? CGFloat(index / 100) * 10 : 0)
          .animation(.spring(response: 8 + Double(index % 17) / 10, dampingFraction: 0.4), value: isMoved)
      }
    }
  }
}
