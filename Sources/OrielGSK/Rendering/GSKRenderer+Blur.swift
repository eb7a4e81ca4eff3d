import CGTK
import COrielGTK
import Foundation
import OrielDrawing

/// Blurs and shadows are rasterized once, when their display node is converted, and are plain textures from then on. GSK's Cairo renderer
/// would blur them in every frame, and its blur node works in whole pixels of an unscaled surface only.
///
/// A radius is the standard deviation of the Gaussian in points for both, as in CSS's `filter: blur()`, while the blur length of a shadow
/// in CSS or in a design tool is twice the radius.
extension GSKRenderer {
  func blurNode(_ radius: CGFloat, isOpaque: Bool, _ child: DisplayNode) -> OpaquePointer? {
    guard let node = paintedNode(for: child) else { return nil }
    let blurred =
      isOpaque
      ? blurred(node, within: bounds(of: node), radius: radius, isOpaque: true) : blurred(node, radius: radius, tint: nil)
    return blurred ?? gsk_render_node_ref(node)
  }

  func shadowNode(_ color: RGBA, radius: CGFloat, offset: CGSize, _ child: DisplayNode) -> OpaquePointer? {
    guard let node = paintedNode(for: child) else { return nil }
    guard color.alpha > 0, offset.width.isDrawable, offset.height.isDrawable else { return gsk_render_node_ref(node) }
    guard let shadow = blurred(node, radius: radius, tint: color, offset: offset) else {
      var shadow = GskShadow(
        color: GdkRGBA(color), dx: Float(offset.width), dy: Float(offset.height), radius: 0)
      return gsk_shadow_node_new(node, &shadow, 1)
    }
    defer { gsk_render_node_unref(shadow) }
    var children: [OpaquePointer?] = [shadow, node]
    return gsk_container_node_new(&children, 2)
  }

  /// Returns the blurred and tinted shadow that the area around the content casts on it.
  func innerShadowNode(_ color: RGBA, radius: CGFloat, offset: CGSize, _ child: DisplayNode) -> OpaquePointer? {
    guard color.alpha > 0, offset.width.isDrawable, offset.height.isDrawable, let node = paintedNode(for: child),
      let shade = surroundings(of: node, radius: radius, tint: color, offset: offset)
    else { return nil }
    defer { gsk_render_node_unref(shade) }
    return maskNode(of: shade, mask: node)
  }

  /// Returns a texture node of the area that the content leaves free, in a tint, moved and blurred. The node also covers the content's own
  /// area.
  private func surroundings(of node: OpaquePointer, radius: CGFloat, tint: RGBA, offset: CGSize) -> OpaquePointer? {
    // A shadow without a blur has a minimal one.
    let radius = max(radius, 0.1)
    guard radius.isDrawable else { return nil }
    let margin = 3 * radius + max(abs(offset.width), abs(offset.height))
    guard let content = bounds(of: node).insetBy(dx: -margin, dy: -margin).drawable else { return nil }
    let scale = min(4, 3 / radius, (16_000_000 / (content.width * content.height)).squareRoot())
    let (width, height) = (Int((content.width * scale).rounded(.up)), Int((content.height * scale).rounded(.up)))
    guard width > 0, height > 0, width <= 16_384, height <= 16_384 else { return nil }

    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))!
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)!
    cairo_scale(context, scale, scale)
    cairo_translate(context, offset.width - content.minX, offset.height - content.minY)
    gsk_render_node_draw(node, context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    guard let pixels = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for index in 0..<stride * height { pixels[index] = 255 - pixels[index] }
    oriel_gsk_blur(pixels, Int32(width), Int32(height), Int32(stride), 1, Float(radius * scale))

    let texture = Texture.make(alpha: pixels, width: width, height: height, stride: stride, tint: tint)
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    var place = graphene_rect_t(
      CGRect(x: content.minX, y: content.minY, width: CGFloat(width) / scale, height: CGFloat(height) / scale))
    return gsk_texture_node_new(texture, &place)
  }

  /// Returns a texture node of the blurred content, or of its blurred alpha in a tint, or `nil` if there is nothing to blur.
  ///
  /// Three pixels to the standard deviation are enough to restore a Gaussian by linear interpolation, so a wide blur needs few pixels, and
  /// one raster serves all output scales.
  func blurred(_ node: OpaquePointer, radius: CGFloat, tint: RGBA?, offset: CGSize = .zero) -> OpaquePointer? {
    guard radius.isDrawable, radius > 0.05 else { return nil }
    let content = bounds(of: node).insetBy(dx: -3 * radius, dy: -3 * radius)
    guard let content = content.drawable else { return nil }
    let scale = min(4, 3 / radius, (16_000_000 / (content.width * content.height)).squareRoot())
    let width = Int((content.width * scale).rounded(.up)) + 2
    let height = Int((content.height * scale).rounded(.up)) + 2
    guard width <= 16_384, height <= 16_384 else { return nil }

    let surface = cairo_image_surface_create(tint == nil ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8, Int32(width), Int32(height))!
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)!
    // One clear pixel on each side, so that the texture fades out with any interpolation.
    cairo_translate(context, 1, 1)
    cairo_scale(context, scale, scale)
    cairo_translate(context, -content.minX, -content.minY)
    gsk_render_node_draw(node, context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    guard let pixels = cairo_image_surface_get_data(surface) else { return nil }
    let stride = cairo_image_surface_get_stride(surface)
    oriel_gsk_blur(pixels, Int32(width), Int32(height), stride, tint == nil ? 4 : 1, Float(radius * scale))

    let texture =
      if let tint {
        Texture.make(alpha: pixels, width: width, height: height, stride: Int(stride), tint: tint)
      } else {
        Texture.make(premultiplied: pixels, width: width, height: height, stride: Int(stride))
      }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    var place = graphene_rect_t(
      CGRect(
        x: content.minX - 1 / scale + offset.width, y: content.minY - 1 / scale + offset.height,
        width: CGFloat(width) / scale, height: CGFloat(height) / scale))
    return gsk_texture_node_new(texture, &place)
  }

  /// Returns a texture node of the content in a rectangle, blurred as if the colors at its edges continued outside, or `nil` if there is
  /// nothing to blur. An opaque result is on black. The node extends beyond the rectangle by `overlap` of its pixels, at most one.
  func blurred(_ node: OpaquePointer, within rect: CGRect, radius: CGFloat, isOpaque: Bool, overlap: Int = 0) -> OpaquePointer? {
    guard radius.isDrawable, radius > 0.05, let content = rect.drawable else { return nil }
    let padded = content.insetBy(dx: -3 * radius, dy: -3 * radius)
    let scale = min(4, 3 / radius, (16_000_000 / (padded.width * padded.height)).squareRoot())
    let (width, height) = (Int((content.width * scale).rounded(.up)), Int((content.height * scale).rounded(.up)))
    let margin = Int((3 * radius * scale).rounded(.up)) + 1
    guard width > 0, height > 0, max(width, height) + 2 * margin <= 16_384 else { return nil }

    let surface = cairo_image_surface_create(
      isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width + 2 * margin), Int32(height + 2 * margin))!
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)!
    cairo_translate(context, CGFloat(margin), CGFloat(margin))
    cairo_scale(context, CGFloat(width) / content.width, CGFloat(height) / content.height)
    cairo_translate(context, -content.minX, -content.minY)
    gsk_render_node_draw(node, context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let pixels = PixelRows(bytes: bytes, stride: stride, width: width, height: height, margin: margin)
    pixels.continueEdges()
    oriel_gsk_blur(bytes, Int32(width + 2 * margin), Int32(height + 2 * margin), Int32(stride), 4, Float(radius * scale))
    if isOpaque { pixels.makeOpaque() }

    let start = margin - overlap
    let texture = Texture.make(
      premultiplied: bytes + start * stride + start * 4, width: width + 2 * overlap, height: height + 2 * overlap, stride: stride)
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    let (side, edge) = (CGFloat(overlap) * content.width / CGFloat(width), CGFloat(overlap) * content.height / CGFloat(height))
    var place = graphene_rect_t(content.insetBy(dx: -side, dy: -edge))
    return gsk_texture_node_new(texture, &place)
  }
}

/// A picture with four bytes per pixel and a margin on each side.
private struct PixelRows {
  let bytes: UnsafeMutablePointer<UInt8>
  let stride: Int
  let width: Int
  let height: Int
  let margin: Int

  private func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    UnsafeMutableRawPointer(bytes + y * stride).assumingMemoryBound(to: UInt32.self)
  }

  /// Fills the margin with the colors at the picture's edges.
  func continueEdges() {
    for y in margin..<margin + height {
      let row = row(y)
      (row).update(repeating: row[margin], count: margin)
      (row + margin + width).update(repeating: row[margin + width - 1], count: margin)
    }
    for y in 0..<margin {
      row(y).update(from: row(margin), count: width + 2 * margin)
      row(margin + height + y).update(from: row(margin + height - 1), count: width + 2 * margin)
    }
  }

  /// Sets the alpha of all pixels to 1. It is the highest byte of a pixel in Cairo's format.
  func makeOpaque() {
    for y in 0..<height + 2 * margin { for x in 0..<width + 2 * margin { row(y)[x] |= 0xff00_0000 } }
  }
}
