import CGTK
import COrielGTK
import Foundation
import OrielDrawing

extension GSKRenderer {
  /// Content kept by the alpha of another node; GSK has a node for it only from 4.10 on.
  func maskNode(_ child: DisplayNode, mask: DisplayNode) -> OpaquePointer? {
    if case .fill(let path, let style, .color(let color)) = mask.content, color.alpha >= 1 { return clipNode(path, style, child) }
    guard let node = recordedNode(for: child), let alpha = recordedNode(for: mask) else { return nil }
    return maskNode(of: node, mask: alpha)
  }

  func maskNode(of node: OpaquePointer, mask: OpaquePointer) -> OpaquePointer? {
    cairoNode(bounds(of: node).overlap(with: bounds(of: mask))) { context in
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
    if let gskMode = mode.gskBlendMode { return gsk_blend_node_new(bottom, top, gskMode) }
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

  /// Cairo has no operator for the sum of two darknesses; on inverted colours it is the sum of two lights.
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
  /// Nil where GSK has no such mode.
  fileprivate var gskBlendMode: GskBlendMode? {
    switch self {
    case .normal: GSK_BLEND_MODE_DEFAULT
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
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: nil
    }
  }

  fileprivate var cairoOperator: cairo_operator_t {
    switch self {
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusDarker, .plusLighter: CAIRO_OPERATOR_ADD
    default: CAIRO_OPERATOR_OVER
    }
  }
}
