import CGTK
import Foundation
import OrielDrawing

extension GSKRenderer {
  /// Returns the node of a tiled picture. One tile is drawn into pixels, which a Cairo pattern repeats, because the tiles of GSK's own node
  /// have whole points.
  func tilesNode(_ tiles: PictureTiles, _ rect: CGRect) -> OpaquePointer? {
    guard let tile = tiles.tile.drawable, tiles.scale > 0, let picture = recordedNode(for: tiles.picture) else { return nil }
    func side(_ length: CGFloat) -> Int32 { Int32(min(max((length * tiles.scale).rounded(.up), 1), 2048)) }
    let (width, height) = (side(tile.width), side(tile.height))
    let (scaleX, scaleY) = (CGFloat(width) / tile.width, CGFloat(height) / tile.height)
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)!
    defer { cairo_surface_destroy(surface) }
    let target = cairo_create(surface)!
    cairo_scale(target, scaleX, scaleY)
    gsk_render_node_draw(picture, target)
    cairo_destroy(target)
    cairo_surface_flush(surface)

    return cairoNode(rect) { context in
      cairo_save(context)
      cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
      cairo_clip(context)
      cairo_translate(context, tile.minX, tile.minY)
      cairo_scale(context, 1 / scaleX, 1 / scaleY)
      cairo_set_source_surface(context, surface, 0, 0)
      cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_REPEAT)
      cairo_paint_with_alpha(context, Double(min(tiles.opacity, 1)))
      cairo_restore(context)
    }
  }
}
