import CGTK
import COrielGTK
import Foundation
import OrielDrawing

/// A renderer that converts display nodes to GSK render nodes. Each display node caches its render node, so that the cost of a frame
/// depends on what has changed, and GTK recognizes unchanged nodes by identity.
@MainActor
package final class GSKRenderer {
  /// The number of display nodes that the renderer has converted, without cached ones.
  package private(set) var nodesBuilt = 0
  /// The number of Cairo nodes around the node that is being built.
  var recordings = 0
  /// The textures of mesh gradients, bounded by the bytes of their pixels.
  var meshes = GenerationCache<MeshPicture, MeshTexture>(costLimit: 8_000_000)
  /// The nodes of the most recent shapes.
  var shapes = GenerationCache<ShapeKey, SharedNode>(costLimit: 1024)
  /// The most recent backdrops of materials.
  var backdrops = GenerationCache<BackdropPicture.Key, BackdropPicture>(costLimit: 32)

  /// Indicates whether Cairo nodes and clips begin at the origin of their coordinates.
  let startsAtZero: Bool

  /// Indicates whether each Cairo node becomes a texture that is uploaded when it first appears. If so, clips avoid Cairo nodes
  /// (`clipRect(of:_:)`), and shapes that differ in opacity alone share one.
  let uploadsCairoNodes: Bool

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - startsAtZero: `true` for GTK's Broadway backend, which (observed in 4.8) draws each Cairo node, and the content of each clip, as if it
  ///     began at the origin.
  ///   - uploadsCairoNodes: `true` for GTK's renderers on a graphics device. Cairo draws what they have no nodes for, and they upload the
  ///     picture in each frame that changes it.
  package init(startsAtZero: Bool = false, uploadsCairoNodes: Bool = false) {
    self.startsAtZero = startsAtZero
    self.uploadsCairoNodes = uploadsCairoNodes
    GTKLibrary.initialize()
  }

  /// Returns the render node of a display node, which owns it. A caller that keeps the node longer has to retain it.
  package func renderNode(for node: DisplayNode) -> OpaquePointer {
    if let cached = node.rendererCache { return cached.pointer }
    nodesBuilt += 1
    let pointer = build(node.content) ?? gsk_container_node_new(nil, 0)!
    node.rendererCache = DisplayNode.RendererCache(owning: pointer, release: gsk_render_node_unref)
    return pointer
  }

  /// Draws a node into an image of `size` points at `scale` pixels per point, without a display. The result has no pixels if the size or
  /// the scale isn't a positive number. Its sides are limited to 16,384 pixels.
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
  /// Returns a new reference to the node of a content, or `nil` if the content paints nothing.
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
