import CGTK
import COrielGTK
import Foundation
import OrielDrawing

extension GSKRenderer {
  /// Returns the content masked by the alpha of another node. GTK has a node for it since 4.10.
  func maskNode(_ child: DisplayNode, mask: DisplayNode) -> OpaquePointer? {
    if case .fill(let path, let style, .color(let color)) = mask.content, color.alpha >= 1 { return clipNode(path, style, child) }
    guard !drawsMasks else {
      guard let node = paintedNode(for: child), let alpha = paintedNode(for: mask) else { return nil }
      return maskNode(of: node, mask: alpha)
    }
    guard let node = recordedNode(for: child), let alpha = recordedNode(for: mask) else { return nil }
    return maskNode(of: node, mask: alpha)
  }

  func maskNode(of node: OpaquePointer, mask: OpaquePointer) -> OpaquePointer? {
    if drawsMasks { return oriel_gsk_mask_node_new(node, mask, false) }
    return cairoNode(bounds(of: node).overlap(with: bounds(of: mask))) { context in
      cairo_push_group(context)
      gsk_render_node_draw(node, context)
      cairo_pop_group_to_source(context)
      cairo_push_group(context)
      gsk_render_node_draw(mask, context)
      let alpha = cairo_pop_group(context)
      cairo_mask(context, alpha)
      cairo_pattern_destroy(alpha)
    }
  }

  func blendNode(_ mode: BlendMode, bottom: DisplayNode, top: DisplayNode) -> OpaquePointer? {
    let bottomNode = recordedNode(for: bottom)
    let topNode = recordedNode(for: top)
    guard let bottomNode, let topNode else {
      switch mode {
      case .sourceAtop, .destinationOut: return bottomNode.flatMap { gsk_render_node_ref($0) }
      default: return (bottomNode ?? topNode).flatMap { gsk_render_node_ref($0) }
      }
    }
    return blendNode(mode, bottom: bottomNode, top: topNode)
  }

  func blendNode(_ mode: BlendMode, bottom: OpaquePointer, top: OpaquePointer) -> OpaquePointer? {
    if mode == .normal { return container(bottom, top) }
    if mode == .destinationOver { return container(top, bottom) }
    if let gskMode = mode.gskBlendMode {
      if drawsMasks { return opaqueBlendNode(gskMode, bottom: bottom, top: top) }
      // Cairo blends correctly, and repaints only what has changed.
      if Self.isCairoChosen { return gsk_blend_node_new(bottom, top, gskMode) }
    }
    if mode == .destinationOut, drawsMasks { return oriel_gsk_mask_node_new(bottom, top, true) }
    let bounds = bounds(of: bottom).union(bounds(of: top))
    if mode == .plusDarker { return plusDarkerNode(bottom: bottom, top: top, bounds) }
    return cairoNode(bounds) { context in
      cairo_push_group(context)
      gsk_render_node_draw(bottom, context)
      cairo_push_group(context)
      gsk_render_node_draw(top, context)
      cairo_pop_group_to_source(context)
      cairo_set_operator(context, mode.cairoOperator)
      cairo_paint(context)
      cairo_pop_group_to_source(context)
      cairo_paint(context)
    }
  }

  /// Indicates whether Cairo draws windows: the variable is set if there is no graphics device.
  package static var isCairoChosen: Bool { g_getenv("GSK_RENDERER").map { String(cString: $0) == "cairo" } ?? false }

  private func container(_ bottom: OpaquePointer, _ top: OpaquePointer) -> OpaquePointer? {
    var children: [OpaquePointer?] = [bottom, top]
    return gsk_container_node_new(&children, 2)
  }

  /// Returns the blend of a translucent layer. GTK's renderers on graphics devices multiply the layer by its opacity twice (observed in 4.8
  /// and 4.18). So the layer is blended as if it were opaque, and the result is masked by the layer. Without mask nodes Cairo blends in a
  /// node of its own.
  private func opaqueBlendNode(_ mode: GskBlendMode, bottom: OpaquePointer, top: OpaquePointer) -> OpaquePointer? {
    let toOpaque = ColorMatrix(rows: [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1])
    guard let opaque = colorMatrixNode(toOpaque, of: top), let mixed = gsk_blend_node_new(bottom, opaque, mode),
      let layer = oriel_gsk_mask_node_new(mixed, top, false)
    else { return nil }
    defer { [opaque, mixed, layer].forEach { gsk_render_node_unref($0) } }
    return container(bottom, layer)
  }

  /// Returns the blend for `plusDarker`. Cairo has no operator for it; on inverted colors it is an addition.
  private func plusDarkerNode(bottom: OpaquePointer, top: OpaquePointer, _ bounds: CGRect) -> OpaquePointer? {
    func invert(_ context: OpaquePointer) {
      cairo_save(context)
      cairo_set_operator(context, CAIRO_OPERATOR_DIFFERENCE)
      cairo_set_source_rgb(context, 1, 1, 1)
      cairo_paint(context)
      cairo_restore(context)
    }
    return cairoNode(bounds) { context in
      cairo_push_group(context)
      gsk_render_node_draw(bottom, context)
      gsk_render_node_draw(top, context)
      let coverage = cairo_pop_group(context)
      cairo_push_group(context)
      gsk_render_node_draw(bottom, context)
      invert(context)
      cairo_push_group(context)
      cairo_set_source_rgb(context, 1, 1, 1)
      cairo_paint(context)
      gsk_render_node_draw(top, context)
      invert(context)
      cairo_pop_group_to_source(context)
      cairo_set_operator(context, CAIRO_OPERATOR_ADD)
      cairo_paint(context)
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
      invert(context)
      cairo_pop_group_to_source(context)
      cairo_mask(context, coverage)
      cairo_pattern_destroy(coverage)
    }
  }

  func bounds(of node: OpaquePointer) -> CGRect {
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node, &bounds)
    return CGRect(
      x: CGFloat(bounds.origin.x), y: CGFloat(bounds.origin.y), width: CGFloat(bounds.size.width),
      height: CGFloat(bounds.size.height))
  }
}

extension BlendMode {
  /// The mode in GSK, or `nil` if GSK has no such mode.
  fileprivate var gskBlendMode: GskBlendMode? {
    switch self {
    case .multiply: GSK_BLEND_MODE_MULTIPLY
    case .screen: GSK_BLEND_MODE_SCREEN
    case .overlay: GSK_BLEND_MODE_OVERLAY
    case .darken: GSK_BLEND_MODE_DARKEN
    case .lighten: GSK_BLEND_MODE_LIGHTEN
    case .colorDodge: GSK_BLEND_MODE_COLOR_DODGE
    case .colorBurn: GSK_BLEND_MODE_COLOR_BURN
    case .softLight: GSK_BLEND_MODE_SOFT_LIGHT
    case .hardLight: GSK_BLEND_MODE_HARD_LIGHT
    case .difference: GSK_BLEND_MODE_DIFFERENCE
    case .exclusion: GSK_BLEND_MODE_EXCLUSION
    case .hue: GSK_BLEND_MODE_HUE
    case .saturation: GSK_BLEND_MODE_SATURATION
    case .color: GSK_BLEND_MODE_COLOR
    case .luminosity: GSK_BLEND_MODE_LUMINOSITY
    case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: nil
    }
  }

  fileprivate var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusDarker, .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
