import CGTK
import Foundation
import OrielDrawing

extension GSKRenderer {
  func imageNode(_ image: any LoadedImage, _ drawing: ImageDrawing) -> OpaquePointer? {
    guard let image = image as? GdkImage, let rect = drawing.rect.drawable else { return nil }
    guard drawing.tint.map({ $0.alpha > 0 }) ?? true else { return nil }
    let texture = drawing.tint.map { image.tintedTexture($0) } ?? image.texture
    defer { if drawing.tint != nil { g_object_unref(UnsafeMutableRawPointer(texture)) } }

    if let tile = drawing.tileSize { return tiledNode(texture, tile, drawing, rect) }
    if drawing.hasCaps { return slicedNode(texture, image.pixelSize, drawing, rect) }
    return textureNode(texture, rect, drawing)
  }

  private func textureNode(_ texture: OpaquePointer, _ rect: CGRect, _ drawing: ImageDrawing) -> OpaquePointer? {
    if drawing.interpolation == .nearest || !drawing.isAntialiased { return cairoTextureNode(texture, rect, drawing) }
    var bounds = graphene_rect_t(rect)
    return gsk_texture_node_new(texture, &bounds)
  }

  /// Returns a texture drawn by Cairo. Before 4.10 GSK selects a texture's filter itself, and its edges are always smooth.
  private func cairoTextureNode(_ texture: OpaquePointer, _ rect: CGRect, _ drawing: ImageDrawing) -> OpaquePointer? {
    let width = gdk_texture_get_width(texture)
    let height = gdk_texture_get_height(texture)
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)!
    defer { cairo_surface_destroy(surface) }
    guard let pixels = cairo_image_surface_get_data(surface) else { return nil }
    gdk_texture_download(texture, pixels, gsize(cairo_image_surface_get_stride(surface)))
    cairo_surface_mark_dirty(surface)
    // A pixel that is more than half covered is drawn completely.
    return cairoNode(drawing.isAntialiased ? rect : rect.insetBy(dx: -1, dy: -1)) { context in
      if !drawing.isAntialiased { cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE) }
      cairo_translate(context, rect.minX, rect.minY)
      cairo_scale(context, rect.width / CGFloat(width), rect.height / CGFloat(height))
      cairo_set_source_surface(context, surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(context), drawing.interpolation == .nearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
      // The colors at the edges continue in pixels that the picture covers partially.
      if !drawing.isAntialiased { cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD) }
      cairo_rectangle(context, 0, 0, Double(width), Double(height))
      cairo_fill(context)
    }
  }

  private func tiledNode(
    _ texture: OpaquePointer, _ tile: CGSize, _ drawing: ImageDrawing, _ rect: CGRect
  ) -> OpaquePointer? {
    guard let tile = CGRect(origin: rect.origin, size: tile).drawable, tile.width >= 0.5, tile.height >= 0.5,
      let child = textureNode(texture, tile, drawing)
    else { return nil }
    defer { gsk_render_node_unref(child) }
    var bounds = graphene_rect_t(rect)
    var childBounds = graphene_rect_t(tile)
    return gsk_repeat_node_new(&bounds, child, &childBounds)
  }

  /// Returns an image in nine slices: the corners keep their size, and the edges stretch along themselves. Each slice is the whole texture,
  /// placed such that the slice is in its cell, and clipped to it.
  private func slicedNode(
    _ texture: OpaquePointer, _ size: CGSize, _ drawing: ImageDrawing, _ rect: CGRect
  ) -> OpaquePointer? {
    let columns = Self.slices(drawing.capLeft, drawing.capRight, of: size.width, from: rect.minX, length: rect.width)
    let rows = Self.slices(drawing.capTop, drawing.capBottom, of: size.height, from: rect.minY, length: rect.height)
    var pieces: [OpaquePointer?] = []
    for row in rows {
      for column in columns {
        let whole = CGRect(
          x: column.start - column.source * column.scale, y: row.start - row.source * row.scale,
          width: size.width * column.scale, height: size.height * row.scale)
        guard let place = whole.drawable, let piece = textureNode(texture, place, drawing) else { continue }
        let cell = CGRect(x: column.start, y: row.start, width: column.length, height: row.length)
        pieces.append(clip(piece, to: RoundedRect(rect: cell), in: cell))
        gsk_render_node_unref(piece)
      }
    }
    defer { pieces.forEach { gsk_render_node_unref($0) } }
    return pieces.isEmpty ? nil : gsk_container_node_new(&pieces, guint(pieces.count))
  }

  private struct Slice {
    /// The position and the length of the drawn slice.
    var start: CGFloat
    var length: CGFloat
    /// The position of the slice in the image, and its stretch.
    var source: CGFloat
    var scale: CGFloat
  }

  /// Returns the slices of a length. Caps that don't fit are reduced by a common factor.
  private static func slices(
    _ first: CGFloat, _ last: CGFloat, of size: CGFloat, from start: CGFloat, length: CGFloat
  ) -> [Slice] {
    let first = first > 0 ? min(first, size) : 0
    let last = last > 0 ? min(last, size - first) : 0
    let middle = size - first - last
    let capScale = first + last > length ? length / (first + last) : 1
    let stretched = max(0, length - (first + last) * capScale)
    return [
      Slice(start: start, length: first * capScale, source: 0, scale: capScale),
      Slice(
        start: start + first * capScale, length: stretched, source: first, scale: middle > 0 ? stretched / middle : 0),
      Slice(start: start + first * capScale + stretched, length: last * capScale, source: size - last, scale: capScale),
    ].filter { $0.length > 0 && $0.scale > 0 }
  }
}

extension ImageDrawing {
  fileprivate var hasCaps: Bool { capTop > 0 || capLeft > 0 || capBottom > 0 || capRight > 0 }
}
