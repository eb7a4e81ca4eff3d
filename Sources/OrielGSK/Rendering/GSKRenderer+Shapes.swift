import CGTK
import Foundation
import OrielDrawing

extension GSKRenderer {
  func colorNode(_ color: RGBA, _ rect: CGRect) -> OpaquePointer? {
    guard color.alpha > 0, let rect = rect.drawable else { return nil }
    var gskColor = GdkRGBA(color)
    var bounds = graphene_rect_t(rect)
    return gsk_color_node_new(&gskColor, &bounds)
  }

  func fillNode(_ path: Path, _ style: FillStyle, _ paint: Paint) -> OpaquePointer? {
    if let roundedRect = path.roundedRect, style.isAntialiased {
      guard let rect = roundedRect.rect.drawable, let painted = paintNode(paint, in: rect) else { return nil }
      if roundedRect.isRect { return painted }
      defer { gsk_render_node_unref(painted) }
      return clip(painted, to: roundedRect, in: rect)
    }
    return sharedShape(path, .fill(style), paint) { plainFillNode($0, style, $1) }
  }

  private func plainFillNode(_ path: Path, _ style: FillStyle, _ paint: Paint) -> OpaquePointer? {
    guard paint.isVisible, let bounds = CairoPath.fillExtents(of: path) else { return nil }
    if let elements = fillElements(of: path, style), let painted = paintNode(paint, in: bounds.insetBy(dx: -1, dy: -1)) {
      defer { gsk_render_node_unref(painted) }
      return fillNode(of: painted, elements, style)
    }
    return cairoNode(bounds) { context in
      CairoPath.setFillRule(style, of: context)
      guard CairoPath.append(path, to: context), setSource(paint, in: bounds, of: context) else { return }
      cairo_fill(context)
    }
  }

  func strokeNode(_ path: Path, _ style: StrokeStyle, _ paint: Paint) -> OpaquePointer? {
    borderNode(path, style, paint) ?? sharedShape(path, .stroke(style), paint) { plainStrokeNode($0, style, $1) }
  }

  private func plainStrokeNode(_ path: Path, _ style: StrokeStyle, _ paint: Paint) -> OpaquePointer? {
    guard paint.isVisible, let bounds = CairoPath.strokeExtents(of: path, style) else { return nil }
    if let stroked = pathStrokeNode(path, style, paint, in: bounds.insetBy(dx: -1, dy: -1)) { return stroked }
    return cairoNode(bounds.insetBy(dx: -1, dy: -1)) { context in
      guard CairoPath.setStroke(style, of: context), CairoPath.append(path, to: context),
        setSource(paint, in: bounds, of: context)
      else { return }
      cairo_stroke(context)
    }
  }

  /// Returns a plain stroke of a rounded rectangle as GSK's border node, or `nil` for other strokes. The outer edge is outside of the path
  /// by half the width.
  private func borderNode(_ path: Path, _ style: StrokeStyle, _ paint: Paint) -> OpaquePointer? {
    guard case .color(let color) = paint, color.alpha > 0, style.dash.isEmpty, var outer = path.roundedRect,
      let rect = outer.rect.drawable, style.lineWidth > 0, style.lineWidth < min(rect.width, rect.height)
    else { return nil }
    let radii = [outer.topLeft, outer.topRight, outer.bottomRight, outer.bottomLeft]
    let half = style.lineWidth / 2
    let hasOnlySquareCorners = radii.allSatisfy { $0 <= 0 } && style.lineJoin == .miter && style.miterLimit >= 1.5
    guard hasOnlySquareCorners || radii.allSatisfy({ $0 >= half }) else { return nil }
    if !hasOnlySquareCorners {
      let limit = min(rect.width, rect.height) / 2
      outer.topLeft = min(outer.topLeft, limit) + half
      outer.topRight = min(outer.topRight, limit) + half
      outer.bottomRight = min(outer.bottomRight, limit) + half
      outer.bottomLeft = min(outer.bottomLeft, limit) + half
    }
    var outline = GskRoundedRect(outer, in: rect.insetBy(dx: -half, dy: -half))
    let widths = [Float](repeating: Float(style.lineWidth), count: 4)
    let colors = [GdkRGBA](repeating: GdkRGBA(color), count: 4)
    return gsk_border_node_new(&outline, widths, colors)
  }

  func clipNode(_ path: Path, _ style: FillStyle, _ child: DisplayNode) -> OpaquePointer? {
    guard let roundedRect = clipRect(of: path, style) else {
      let drawn = fillElements(of: path, style) == nil ? recordedNode(for: child) : paintedNode(for: child)
      return drawn.flatMap { self.clip($0, along: path, style) }
    }
    guard let node = paintedNode(for: child), let rect = roundedRect.rect.drawable else { return nil }
    return clip(node, to: roundedRect, in: rect)
  }

  /// Returns the rounded rectangle that replaces the path in a clip, or `nil` if there is none.
  ///
  /// Where `uploadsCairoNodes` is true, circular corners replace continuous ones that they exceed by at most 0.3 points, and the edges of a
  /// rectangle are antialiased whether the style requires it or not: `clipped()` doesn't, and few sizes are whole numbers.
  func clipRect(of path: Path, _ style: FillStyle) -> RoundedRect? {
    guard let outline = path.outline, style.isAntialiased || outline.hasWholePoints || uploadsCairoNodes && outline.isRect else {
      return nil
    }
    guard outline.isContinuous else { return outline }
    return uploadsPaths && outline.largestRadius * RoundedRect.continuousDeviation <= 0.3 ? outline : nil
  }

  /// Returns a node clipped to a rectangle, with the corners of a rounded one.
  func clip(_ node: OpaquePointer, to shape: RoundedRect, in rect: CGRect) -> OpaquePointer {
    guard startsAtZero, rect.origin != .zero else { return plainClip(node, to: shape, in: rect) }
    let content = Self.moved(node, by: CGPoint(x: -rect.minX, y: -rect.minY))
    let clip = plainClip(content, to: shape, in: CGRect(origin: .zero, size: rect.size))
    defer {
      gsk_render_node_unref(content)
      gsk_render_node_unref(clip)
    }
    return Self.moved(clip, by: rect.origin)
  }

  private func plainClip(_ node: OpaquePointer, to shape: RoundedRect, in rect: CGRect) -> OpaquePointer {
    if shape.isRect {
      var clip = graphene_rect_t(rect)
      return gsk_clip_node_new(node, &clip)
    }
    var clip = GskRoundedRect(shape, in: rect)
    return gsk_rounded_clip_node_new(node, &clip)
  }

  /// Returns a node that draws another one at an offset.
  static func moved(_ node: OpaquePointer, by offset: CGPoint) -> OpaquePointer {
    var point = graphene_point_t(offset)
    // The result is `nil` for the identity.
    guard let transform = gsk_transform_translate(nil, &point) else { return gsk_render_node_ref(node) }
    defer { gsk_transform_unref(transform) }
    return gsk_transform_node_new(node, transform)
  }

  /// Returns a node clipped to a path that isn't a rounded rectangle.
  func clip(_ node: OpaquePointer, along path: Path, _ style: FillStyle) -> OpaquePointer? {
    guard let bounds = CairoPath.fillExtents(of: path) else { return nil }
    if let elements = fillElements(of: path, style) { return fillNode(of: node, elements, style) }
    return cairoNode(bounds.insetBy(dx: -1, dy: -1)) { context in
      CairoPath.setFillRule(style, of: context)
      guard CairoPath.append(path, to: context) else { return }
      cairo_clip(context)
      // Only the clip has hard edges, and not the drawing inside.
      cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
      gsk_render_node_draw(node, context)
    }
  }

  /// Returns a node that replays the drawing of `draw` at any scale. GSK clips the node by its bounds, with soft edges between pixels. The
  /// bounds therefore have an additional point on each side, so that the clip isn't visible. They are on whole points, because GTK's older
  /// OpenGL renderer creates a texture that begins at their corner. That texture covers all of the bounds, which fails for large ones;
  /// these have a node for each of several tiles.
  func cairoNode(_ bounds: CGRect, draw: (OpaquePointer) -> Void) -> OpaquePointer? {
    guard let bounds = bounds.drawable?.insetBy(dx: -1, dy: -1).wholePoints else { return nil }
    guard !startsAtZero, max(bounds.width, bounds.height) > CairoTiles.longestNode else { return plainCairoNode(bounds, draw) }
    var nodes: [OpaquePointer?] = CairoTiles.tiles(of: bounds).map { plainCairoNode($0, draw) }
    defer { nodes.forEach { gsk_render_node_unref($0) } }
    return gsk_container_node_new(&nodes, guint(nodes.count))
  }

  /// Returns a node for bounds on whole points.
  func plainCairoNode(_ bounds: CGRect, _ draw: (OpaquePointer) -> Void) -> OpaquePointer? {
    let origin = startsAtZero ? bounds.origin : .zero
    let area = startsAtZero ? CGRect(origin: .zero, size: bounds.size) : bounds
    var gskBounds = graphene_rect_t(area)
    let node = gsk_cairo_node_new(&gskBounds)!
    let context = gsk_cairo_node_get_draw_context(node)!
    cairo_translate(context, -origin.x, -origin.y)
    draw(context)
    cairo_destroy(context)
    guard origin != .zero else { return node }
    defer { gsk_render_node_unref(node) }
    return Self.moved(node, by: origin)
  }
}

extension RoundedRect {
  /// Indicates whether the shape is a rectangle whose edges are between pixels, where antialiasing has no effect.
  fileprivate var hasWholePoints: Bool {
    isRect && [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy { $0 == $0.rounded() }
  }
}
