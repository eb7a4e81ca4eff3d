import Foundation
import Oriel

/// A part of the world that shapes are drawn for: larger than what is seen, so that a map that is moved a little moves a drawing and makes none.
struct ShapePatch: Equatable {
  /// Of the view's size on each side, that is drawn beyond what is seen.
  private static let margin = 0.3

  let area: UnitRect
  let zoom: Double

  init(around frame: MapFrame) {
    let visible = frame.visible()
    let margin = max(visible.width, visible.height) * Self.margin
    area = visible.inset(-margin)
    zoom = frame.viewpoint.zoom
  }

  /// Whether the drawing shows all that is seen, as sharp and with lines as wide as another one would.
  func covers(_ frame: MapFrame) -> Bool { zoom == frame.viewpoint.zoom && area.contains(frame.visible()) }

  var worldSide: Double { 256 * exp2(zoom) }

  /// Points.
  var size: CGSize { CGSize(width: area.width * worldSide, height: area.height * worldSide) }

  func transform(in frame: MapFrame) -> CGAffineTransform {
    frame.transform(anchor: SIMD2(area.minX, area.minY), zoom: zoom)
  }
}
