import Foundation
import Oriel

/// A part of the world for which shapes are drawn. It is larger than the visible area, so that a small move of the map only moves the
/// drawing.
struct ShapePatch: Equatable {
  /// The margin on each side beyond the visible area, as a fraction of the view's size.
  private static let margin = 0.3

  let area: UnitRect
  let zoom: Double

  init(around frame: MapFrame) {
    let visible = frame.visible()
    let margin = max(visible.width, visible.height) * Self.margin
    area = visible.inset(-margin)
    zoom = frame.viewpoint.zoom
  }

  /// Returns a Boolean value that indicates whether the drawing covers the visible area at the same zoom level.
  func covers(_ frame: MapFrame) -> Bool { zoom == frame.viewpoint.zoom && area.contains(frame.visible()) }

  var worldSide: Double { 256 * exp2(zoom) }

  /// The size of the drawing, in points.
  var size: CGSize { CGSize(width: area.width * worldSide, height: area.height * worldSide) }

  func transform(in frame: MapFrame) -> CGAffineTransform {
    frame.transform(anchor: SIMD2(area.minX, area.minY), zoom: zoom)
  }
}
