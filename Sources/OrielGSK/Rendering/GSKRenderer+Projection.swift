import CGTK
import COrielGTK
import Foundation
import OrielDrawing

/// Projections are rasterized when their display node is converted, and are plain textures from then on. GSK has three-dimensional
/// transforms, but its Cairo renderer doesn't draw them.
extension GSKRenderer {
  /// Two pixels per point serve all output scales, and smooth the edges at scale 1.
  private static let projectionScale: CGFloat = 2
  private static let projectionPixels: CGFloat = 16_000_000

  /// Returns the projected child, or `nil` if nothing is visible.
  func projectionNode(_ projection: ProjectionTransform, _ child: DisplayNode) -> OpaquePointer? {
    guard projection.isFinite else { return nil }
    if projection.isAffine { return transformNode(projection.nearestAffine(for: .zero), child) }
    return paintedNode(for: child).flatMap { projectionNode(projection, of: $0) }
  }

  func projectionNode(_ projection: ProjectionTransform, of node: OpaquePointer) -> OpaquePointer? {
    guard projection.isFinite, let source = bounds(of: node).drawable, let target = projection.bounds(of: source).drawable else {
      return nil
    }
    // The child in pixels, with one clear pixel on each side.
    let sourceScale = min(Self.projectionScale, (Self.projectionPixels / (source.width * source.height)).squareRoot())
    let sourceWidth = Int((source.width * sourceScale).rounded(.up)) + 2
    let sourceHeight = Int((source.height * sourceScale).rounded(.up)) + 2
    // On whole points, so that pixels of the texture match those of the screen.
    let place = CGRect(
      x: target.minX.rounded(.down) - 1, y: target.minY.rounded(.down) - 1,
      width: target.maxX.rounded(.up) - target.minX.rounded(.down) + 2,
      height: target.maxY.rounded(.up) - target.minY.rounded(.down) + 2)
    let targetScale = min(Self.projectionScale, (Self.projectionPixels / (place.width * place.height)).squareRoot())
    let width = Int((place.width * targetScale).rounded(.up))
    let height = Int((place.height * targetScale).rounded(.up))
    guard max(sourceWidth, sourceHeight, width, height) <= 16_384 else { return nil }

    let sourceTransform = CGAffineTransform(translationX: -source.minX, y: -source.minY)
      .concatenating(CGAffineTransform(scaleX: sourceScale, y: sourceScale))
      .concatenating(CGAffineTransform(translationX: 1, y: 1))
    let targetTransform = CGAffineTransform(translationX: -place.minX, y: -place.minY)
      .concatenating(CGAffineTransform(scaleX: CGFloat(width) / place.width, y: CGFloat(height) / place.height))
    var inverse = projection
    guard inverse.invert() else { return nil }
    // The transform from the texture's pixels to the child's.
    let back = ProjectionTransform(targetTransform.inverted()).concatenating(inverse).concatenating(ProjectionTransform(sourceTransform))

    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(sourceWidth), Int32(sourceHeight))!
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)!
    cairo_translate(context, 1, 1)
    cairo_scale(context, sourceScale, sourceScale)
    cairo_translate(context, -source.minX, -source.minY)
    gsk_render_node_draw(node, context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    guard let pixels = cairo_image_surface_get_data(surface) else { return nil }
    let matrix = [back.m11, back.m12, back.m13, back.m21, back.m22, back.m23, back.m31, back.m32, back.m33].map(Double.init)
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      oriel_gsk_project(
        pixels, Int32(sourceWidth), Int32(sourceHeight), cairo_image_surface_get_stride(surface), buffer.baseAddress!, Int32(width),
        Int32(height), matrix)
      count = width * height * 4
    }
    let texture = Texture.make(premultiplied: bytes, width: width, height: height, stride: width * 4)
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    var rect = graphene_rect_t(place)
    return gsk_texture_node_new(texture, &rect)
  }
}
