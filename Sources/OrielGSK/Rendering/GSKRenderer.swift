import CGTK
import COrielGTK
import Foundation
import OrielDrawing

/// Turns display nodes into GSK render nodes. What it makes of a node is kept in the node, so that a frame costs
/// what changed since the last one, and GTK sees by identity what did not change.
@MainActor
package final class GSKRenderer {
  /// How many display nodes were converted, cached ones not counted, since the renderer was made.
  package private(set) var nodesBuilt = 0
  /// How many Cairo nodes lie around what is being built.
  var recordings = 0
  /// By the bytes of their pixels.
  var meshes = GenerationCache<MeshPicture, MeshTexture>(costLimit: 8_000_000)
  /// The nodes of the shapes that were built last.
  var shapes = GenerationCache<ShapeKey, SharedNode>(costLimit: 1024)
  /// What materials show, of the last few.
  var backdrops = GenerationCache<BackdropPicture.Key, BackdropPicture>(costLimit: 32)

  /// Whether Cairo nodes and clips begin at the origin of their coordinates.
  let startsAtZero: Bool

  /// Indicates whether a clip to a rounded rectangle with continuous corners becomes one with circular corners of the same radii.
  let roundsClips: Bool

  /// - Parameters:
  ///   - startsAtZero: For GTK's broadway backend, which (seen in 4.8) shows each Cairo node, and what is inside a clip, as if it began at the origin.
  ///   - roundsClips: For GTK's OpenGL renderer before 4.14, which has no nodes for paths: Cairo draws what a path clips, and the renderer uploads the
  ///     picture again in each frame that changes it. See `GSKRenderer.clipRect(of:_:)` for how far the picture differs.
  package init(startsAtZero: Bool = false, roundsClips: Bool = false) {
    self.startsAtZero = startsAtZero
    self.roundsClips = roundsClips
    GTKLibrary.initialize()
  }

  /// The render node stays owned by the display node: whoever keeps it longer takes a reference.
  package func renderNode(for node: DisplayNode) -> OpaquePointer {
    if let cached = node.rendererCache { return cached.pointer }
    nodesBuilt += 1
    let pointer = build(node.content) ?? gsk_container_node_new(nil, 0)!
    node.rendererCache = DisplayNode.RendererCache(owning: pointer, release: gsk_render_node_unref)
    return pointer
  }

  /// Draws a node into an image of `size` points at `scale` pixels a point. Needs no display. The result has no
  /// pixels where the size or the scale is not a positive number; sides are limited to 16,384 pixels.
  package func image(of node: DisplayNode, size: CGSize, scale: CGFloat = 1, background: RGBA? = nil) -> RasterImage {
    let width = size.width * scale
    let height = size.height * scale
    guard width.isFinite, height.isFinite, width > 0, height > 0, scale > 0 else { return RasterImage(width: 0, height: 0) }
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(min(16_384, width.rounded(.up))), Int32(min(16_384, height.rounded(.up))))!
    let context = cairo_create(surface)!
    if let background {
      setSource(background, of: context)
      cairo_paint(context)
    }
    cairo_scale(context, scale, scale)
    gsk_render_node_draw(renderNode(for: node), context)
    cairo_destroy(context)
    defer { cairo_surface_destroy(surface) }
    return RasterImage(surface: surface)
  }
}

extension GSKRenderer {
  /// A new reference, or nil where the content paints nothing.
  private func build(_ content: DisplayNode.Content) -> OpaquePointer? {
    switch content {
    case .group(let children): groupNode(children)
    case .color(let color, let rect): colorNode(color, rect)
    case .fill(let path, let style, let paint): fillNode(path, style, paint)
    case .stroke(let path, let style, let paint): strokeNode(path, style, paint)
    case .text(let text, let origin, let color): textNode(text, at: origin, color: color)
    case .image(let image, let drawing): imageNode(image, drawing)
    case .transform(let transform, let child): transformNode(transform, child)
    case .projection(let projection, let child): projectionNode(projection, child)
    case .opacity(let opacity, let child): opacityNode(opacity, child)
    case .clip(let path, let style, let child): clipNode(path, style, child)
    case .mask(let child, let mask): maskNode(child, mask: mask)
    case .blur(let radius, let isOpaque, let child): blurNode(radius, isOpaque: isOpaque, child)
    case .shadow(let color, let radius, let offset, let child): shadowNode(color, radius: radius, offset: offset, child)
    case .innerShadow(let color, let radius, let offset, let child): innerShadowNode(color, radius: radius, offset: offset, child)
    case .blend(let mode, let bottom, let top): blendNode(mode, bottom: bottom, top: top)
    case .blendBehind(_, let child), .composited(let child), .isolated(let child):
      paintedNode(for: child).flatMap { gsk_render_node_ref($0) }
    case .colorMatrix(let matrix, let child): colorMatrixNode(matrix, child)
    case .platform(let picture, let rect): platformNode(picture, rect)
    }
  }
}
