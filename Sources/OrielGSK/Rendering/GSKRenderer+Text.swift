import CGTK
import COrielGTK
import Foundation
import OrielDrawing

extension GSKRenderer {
  func textNode(_ text: any DrawableText, at origin: CGPoint, color: RGBA) -> OpaquePointer? {
    guard origin.isDrawable else { return nil }
    // The class comes first, because checking a conformance takes longer than the rest.
    guard let text: any DrawnText = text as? LabelText ?? text as? any DrawnText else { return nil }
    var nodes: [OpaquePointer?] = []
    for rect in text.backgroundRects { append(rect, at: origin, color: color, to: &nodes) }
    text.forEachGlyphRun { run in
      let x = origin.x + run.origin.x
      let y = origin.y + run.origin.y
      var runColor = GdkRGBA(run.color ?? color)
      guard runColor.alpha > 0, x.isDrawable, y.isDrawable, !run.glyphs.isEmpty else { return }
      let node = text.isOutlined ? outlineNode(run, at: CGPoint(x: x, y: y), color: run.color ?? color) : nil
      if let node = node
        ?? oriel_gsk_text_node_new(
          run.font, run.glyphs.baseAddress, gint(run.glyphs.count), &runColor, Float(x), Float(y))
      {
        nodes.append(recordings > 0 ? recording(of: node) : node)
      }
    }
    for rect in text.lineRects { append(rect, at: origin, color: color, to: &nodes) }
    if nodes.count <= 1 { return nodes.first ?? nil }
    defer { nodes.forEach { gsk_render_node_unref($0) } }
    return gsk_container_node_new(&nodes, guint(nodes.count))
  }

  /// Returns the drawing of a node, which it consumes. Within a clip or a group that Cairo records, Cairo keeps only the part of a line of
  /// glyphs within whole points, which cuts off a row of them if the recording is replayed between pixels. A recording of their own keeps
  /// the glyphs complete.
  private func recording(of node: OpaquePointer) -> OpaquePointer? {
    defer { gsk_render_node_unref(node) }
    return cairoNode(bounds(of: node).insetBy(dx: -1, dy: -1)) { gsk_render_node_draw(node, $0) }
  }

  /// Returns the outlines of glyphs as a node, or `nil` for glyphs without outlines, such as pictures.
  private func outlineNode(_ run: GlyphRun, at origin: CGPoint, color: RGBA) -> OpaquePointer? {
    let bounds = run.inkBounds.offsetBy(dx: origin.x - run.origin.x, dy: origin.y - run.origin.y)
    guard !bounds.isNull else { return nil }
    if drawsPaths {
      guard let painted = colorNode(color, bounds.insetBy(dx: -1, dy: -1)) else { return nil }
      defer { gsk_render_node_unref(painted) }
      return oriel_gsk_glyphs_fill_node_new(
        painted, run.font, run.glyphs.baseAddress, gint(run.glyphs.count), Double(origin.x), Double(origin.y))
    }
    var hasOutlines = false
    let node = cairoNode(bounds) { context in
      setSource(color, of: context)
      hasOutlines = oriel_gsk_append_glyphs(
        context, run.font, run.glyphs.baseAddress, gint(run.glyphs.count), Double(origin.x), Double(origin.y))
      if hasOutlines { cairo_fill(context) }
    }
    if hasOutlines { return node }
    if let node { gsk_render_node_unref(node) }
    return nil
  }

  private func append(_ rect: TextRect, at origin: CGPoint, color: RGBA, to nodes: inout [OpaquePointer?]) {
    let place = rect.rect.offsetBy(dx: origin.x, dy: origin.y)
    let color = rect.color ?? color
    let node = rect.pattern == .solid ? colorNode(color, place) : dashedNode(rect.pattern, color, place)
    if let node { nodes.append(node) }
  }

  private func dashedNode(_ pattern: TextRun.Line.Pattern, _ color: RGBA, _ rect: CGRect) -> OpaquePointer? {
    let unit = rect.height
    let lengths: [CGFloat] =
      switch pattern {
      case .solid: []
      case .dot: [1, 1.5]
      case .dash: [4, 2]
      case .dashDot: [4, 2, 1, 2]
      case .dashDotDot: [4, 2, 1, 2, 1, 2]
      }
    guard color.alpha > 0, rect.drawable != nil else { return nil }
    var line = Path()
    line.move(to: CGPoint(x: rect.minX, y: rect.midY))
    line.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    return strokeNode(line, StrokeStyle(lineWidth: unit, dash: lengths.map { $0 * unit }), .color(color))
  }
}
