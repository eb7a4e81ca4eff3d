import Foundation
import Oriel

/// The marks of a chart before its last change, so that an animation can remove them.
final class RemovedMarks {
  private var before: PlotModel?
  private var current: PlotModel?
  private var maps: (AxisMap, AxisMap)?
  private var gone: [Int] = []

  /// Sets the model that is shown from now on.
  func follow(_ model: PlotModel, _ xMap: AxisMap, _ yMap: AxisMap) {
    maps = (xMap, yMap)
    guard model !== current else { return }
    before = current
    current = model
    gone = []
    guard let before, before.marks.count <= PlotCanvas.mostAnimated, model.marks.count <= PlotCanvas.mostAnimated else { return }
    let keys = Set(model.keys)
    gone = before.marks.indices.filter { !keys.contains(before.keys[$0]) }
  }

  /// Draws the removed marks, as far as they are still visible.
  func draw(in context: GraphicsContext, size: CGSize, presented: [Int: MarkExtents.Entry]) {
    guard let before, let maps, !gone.isEmpty, gone.contains(where: { (presented[before.keys[$0]]?.weight ?? 0) > 0.01 }) else { return }
    let drawing = MarkDrawing(
      geometry: PlotGeometry(model: before, size: size, xMap: maps.0, yMap: maps.1, presented: presented))
    for mark in gone { drawing.drawAlone(mark, in: context) }
  }
}
