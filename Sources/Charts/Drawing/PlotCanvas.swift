import Foundation
import Oriel

/// The grid lines and the marks. An animation interpolates their extents.
struct PlotCanvas: View, Animatable {
  /// The maximum number of marks that are animated. More marks move to their new positions immediately.
  nonisolated static let mostAnimated = 2000
  /// The margin around the plot in which marks are drawn as well, in points.
  nonisolated static let margin: CGFloat = 32

  // `Animatable` accesses these from outside of the main actor's isolation, but the engine does so on the main actor only, which each
  // access asserts.
  nonisolated(unsafe) let model: PlotModel
  let xMap: AxisMap
  let yMap: AxisMap
  let gridLines: (x: [ResolvedAxis.GridLine], y: [ResolvedAxis.GridLine])
  let isClipped: Bool
  /// The marks that the last change has removed, which disappear while the others move.
  let departed: RemovedMarks
  @Environment(\.chartDrawingRecord) private var record
  /// The presentation value of a running animation, or `nil` if there is none.
  nonisolated(unsafe) private var presented: MarkExtents?

  init(
    model: PlotModel, xMap: AxisMap, yMap: AxisMap, gridLines: (x: [ResolvedAxis.GridLine], y: [ResolvedAxis.GridLine]), isClipped: Bool,
    departed: RemovedMarks
  ) {
    self.model = model
    self.xMap = xMap
    self.yMap = yMap
    self.gridLines = gridLines
    self.isClipped = isClipped
    self.departed = departed
  }

  nonisolated var animatableData: MarkExtents {
    get {
      MainActor.assertIsolated()
      return presented ?? target
    }
    set {
      MainActor.assertIsolated()
      presented = newValue == target ? nil : newValue
    }
  }

  private nonisolated var target: MarkExtents {
    guard model.marks.count <= Self.mostAnimated else { return .zero }
    var extents = MarkExtents()
    extents.entries.reserveCapacity(model.marks.count + gridLines.x.count + gridLines.y.count)
    for (index, key) in model.keys.enumerated() { extents.entries[key] = MarkExtents.Entry(extent: model.extents[index], weight: 1) }
    for line in gridLines.x + gridLines.y {
      extents.entries[line.key] = MarkExtents.Entry(extent: SIMD4(repeating: line.fraction), weight: 1)
    }
    return extents
  }

  var body: some View {
    // A canvas draws nothing beyond its bounds, but symbols, lines and shadows extend beyond the plot.
    Canvas { context, canvas in
      let size = CGSize(width: canvas.width - 2 * Self.margin, height: canvas.height - 2 * Self.margin)
      guard size.width > 0, size.height > 0 else { return }
      context.translateBy(x: Self.margin, y: Self.margin)
      if isClipped { context.clip(to: Path(CGRect(origin: .zero, size: size).insetBy(dx: 0, dy: -Self.margin))) }
      drawGrid(in: context, size)
      if let presented { departed.draw(in: context, size: size, presented: presented.entries) }
      var drawing = MarkDrawing(
        geometry: PlotGeometry(model: model, size: size, xMap: xMap, yMap: yMap, presented: presented?.entries))
      drawing.draw(in: &context)
      if let record {
        record.marks = drawing.drawn
        record.drawings += 1
      }
    }
    .padding(-Self.margin)
    .accessibilityHidden(true)
  }

  private func drawGrid(in context: GraphicsContext, _ size: CGSize) {
    for line in gridLines.x {
      let (fraction, weight) = shown(line)
      let x = sharp(xMap.position(fraction, in: size.width) + line.offset.width, line.stroke.lineWidth)
      guard x >= -1, x <= size.width + 1 else { continue }
      draw(from: CGPoint(x: x, y: 0), to: CGPoint(x: x, y: size.height), line, weight, in: context)
    }
    for line in gridLines.y {
      let (fraction, weight) = shown(line)
      let y = sharp(yMap.position(fraction, in: size.height) + line.offset.height, line.stroke.lineWidth)
      guard y >= -1, y <= size.height + 1 else { continue }
      draw(from: CGPoint(x: 0, y: y), to: CGPoint(x: size.width, y: y), line, weight, in: context)
    }
  }

  private func shown(_ line: ResolvedAxis.GridLine) -> (Double, Double) {
    guard let presented, let entry = presented.entries[line.key], entry.weight > 0.01 else {
      return (line.fraction, presented == nil ? 1 : 0)
    }
    return (entry.extent.x / entry.weight, min(max(entry.weight, 0), 1))
  }

  /// Returns the position that aligns a thin line with whole pixels.
  private func sharp(_ place: CGFloat, _ width: CGFloat) -> CGFloat { width <= 1 ? place.rounded(.down) + 0.5 : place }

  private func draw(from start: CGPoint, to end: CGPoint, _ line: ResolvedAxis.GridLine, _ weight: Double, in context: GraphicsContext) {
    var context = context
    context.opacity *= weight
    var path = Path()
    path.move(to: start)
    path.addLine(to: end)
    context.stroke(path, with: .style(line.style), style: line.stroke)
  }
}
