import CGTK
import Foundation
import OrielDrawing

extension Paint {
  var isVisible: Bool {
    switch self {
    case .color(let color): color.alpha > 0
    case .material(let backdrop): backdrop.tint.alpha > 0
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _), .ellipticalGradient(let stops, _, _, _, _),
      .angularGradient(let stops, _, _, _):
      GradientStops(stops)?.isVisible ?? false
    case .meshGradient(let mesh, _): mesh.isVisible
    case .tiles(let tiles): tiles.opacity > 0
    }
  }
}

extension GSKRenderer {
  /// Returns a new reference to a node that fills `rect` with a paint, or `nil` if nothing is visible.
  func paintNode(_ paint: Paint, in rect: CGRect) -> OpaquePointer? {
    guard paint.isVisible else { return nil }
    switch paint {
    case .color(let color): return colorNode(color, rect)
    case .material(let backdrop): return colorNode(backdrop.opaqueTint, rect)
    case .linearGradient(let stops, let start, let end): return linearGradientNode(stops, start, end, rect)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      return radialGradientNode(stops, center, CGSize(width: 1, height: 1), startRadius, endRadius, rect)
    case .ellipticalGradient(let stops, let ellipse, let center, let startRadius, let endRadius):
      let radii = CGSize(width: ellipse.width / 2, height: ellipse.height / 2)
      return radialGradientNode(stops, center, radii, startRadius, endRadius, rect)
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      return angularGradientNode(stops, center, startAngle, endAngle, rect)
    case .meshGradient(let mesh, let place): return meshGradientNode(mesh, place, rect)
    case .tiles(let tiles): return tilesNode(tiles, rect)
    }
  }

  /// Sets the source of a Cairo context to a paint. Returns `false` if nothing is visible.
  func setSource(_ paint: Paint, in bounds: CGRect, of context: OpaquePointer) -> Bool {
    if case .material(let backdrop) = paint { return setSource(.color(backdrop.opaqueTint), in: bounds, of: context) }
    if case .color(let color) = paint {
      setSource(color, of: context)
      return true
    }
    guard let node = paintNode(paint, in: bounds.insetBy(dx: -1, dy: -1)) else { return false }
    defer { gsk_render_node_unref(node) }
    // The context has the path already, and a group starts with the same path.
    let path = cairo_copy_path(context)
    cairo_push_group(context)
    cairo_new_path(context)
    gsk_render_node_draw(node, context)
    cairo_pop_group_to_source(context)
    cairo_new_path(context)
    cairo_append_path(context, path)
    cairo_path_destroy(path)
    return true
  }

  func setSource(_ color: RGBA, of context: OpaquePointer) {
    let color = GdkRGBA(color)
    cairo_set_source_rgba(context, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
  }

  private func linearGradientNode(_ stops: [GradientStop], _ start: CGPoint, _ end: CGPoint, _ rect: CGRect) -> OpaquePointer? {
    guard let stops = GradientStops(stops), start.isDrawable, end.isDrawable else { return nil }
    if hypot(end.x - start.x, end.y - start.y) < 1e-4 { return colorNode(stops.last, rect) }
    let gskStops = stops.mapped { $0 }
    var bounds = graphene_rect_t(rect)
    var startPoint = graphene_point_t(start)
    var endPoint = graphene_point_t(end)
    return gsk_linear_gradient_node_new(&bounds, &startPoint, &endPoint, gskStops, gsize(gskStops.count))
  }

  /// Returns the node of a radial gradient. `unit` has the semi-axes of the ellipse at radius 1.
  private func radialGradientNode(
    _ stops: [GradientStop], _ center: CGPoint, _ unit: CGSize, _ startRadius: CGFloat, _ endRadius: CGFloat, _ rect: CGRect
  ) -> OpaquePointer? {
    guard var stops = GradientStops(stops), center.isDrawable, startRadius.isDrawable, endRadius.isDrawable,
      unit.width.isDrawable, unit.height.isDrawable
    else { return nil }
    if startRadius > endRadius { stops.reverse() }
    let inner = min(startRadius, endRadius)
    let outer = max(startRadius, endRadius)
    guard outer > 0, unit.width * outer > 1e-4, unit.height * outer > 1e-4 else { return colorNode(stops.last, rect) }
    // GSK's radii start at zero or more; a negative start cuts off the first stops.
    let start = max(0, inner / outer)
    let span = max(outer - inner, outer * 1e-4)
    let gskStops = stops.mapped { location in
      inner >= 0 ? location : (inner + location * span) / outer
    }
    var bounds = graphene_rect_t(rect)
    var gskCenter = graphene_point_t(center)
    return gsk_radial_gradient_node_new(
      &bounds, &gskCenter, Float(unit.width * outer), Float(unit.height * outer), Float(min(start, 1 - 1e-4)), 1, gskStops,
      gsize(gskStops.count))
  }

  /// Returns the node of an angular gradient. A sweep of less than a full turn leaves a gap, whose halves have the last and the first
  /// color. Of a longer sweep the last full turn is visible.
  private func angularGradientNode(
    _ stops: [GradientStop], _ center: CGPoint, _ startAngle: CGFloat, _ endAngle: CGFloat, _ rect: CGRect
  ) -> OpaquePointer? {
    guard var stops = GradientStops(stops), center.isDrawable, startAngle.isDrawable, endAngle.isDrawable else { return nil }
    if startAngle > endAngle { stops.reverse() }
    let turns = (endAngle - startAngle).magnitude / (2 * .pi)
    var rotation = min(startAngle, endAngle)
    var gskStops: [GskColorStop]
    if turns >= 1 {
      rotation = max(startAngle, endAngle)
      gskStops = stops.mapped { ($0 - 1) * turns + 1 }
    } else {
      gskStops = stops.mapped { $0 * turns }
      let middle = Float((turns + 1) / 2)
      gskStops.removeAll { $0.offset > middle }
      gskStops.append(GskColorStop(offset: middle, color: GdkRGBA(stops.last)))
      gskStops.append(GskColorStop(offset: middle, color: GdkRGBA(stops.first)))
    }
    var bounds = graphene_rect_t(rect)
    var gskCenter = graphene_point_t(center)
    let degrees = (rotation * 180 / .pi + 90).truncatingRemainder(dividingBy: 360)
    return gsk_conic_gradient_node_new(&bounds, &gskCenter, Float(degrees), gskStops, gsize(gskStops.count))
  }
}
