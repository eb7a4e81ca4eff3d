import CGTK
import COrielGTK
import Foundation
import OrielDrawing

/// The division of large Cairo nodes into tiles. The OpenGL renderer of GTK before 4.14 draws each Cairo node into one texture. It cuts off
/// what exceeds its largest texture, and twice that size ends the program. It skips tiles outside of the window.
enum CairoTiles {
  /// The maximum length of an undivided node, in points. At a scale of 4 it needs a texture of 16,384 pixels.
  static let longestNode: CGFloat = 4096
  private static let side: CGFloat = 2048
  /// The maximum number of tiles in each direction.
  private static let mostTiles: CGFloat = 32

  /// Returns tiles on whole points that cover bounds on whole points.
  static func tiles(of bounds: CGRect) -> [CGRect] {
    let side = max(side, (max(bounds.width, bounds.height) / mostTiles).rounded(.up))
    return stride(from: bounds.minY, to: bounds.maxY, by: side).flatMap { y in
      stride(from: bounds.minX, to: bounds.maxX, by: side).map { x in
        CGRect(x: x, y: y, width: min(side, bounds.maxX - x), height: min(side, bounds.maxY - y))
      }
    }
  }
}

extension GSKRenderer {
  /// Returns the drawing of a transformed node by Cairo, or `nil` if GSK draws it correctly. Before GTK 4.14 the OpenGL renderer omits
  /// mirrored Cairo nodes and mirrored corners of clips, and draws Cairo nodes in one piece however large they are.
  func recordedTransformNode(_ transform: CGAffineTransform, _ node: OpaquePointer) -> OpaquePointer? {
    guard !drawsPaths, !startsAtZero else { return nil }
    let isMirrored = transform.determinant < 0
    let scale = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
    // A node that isn't enlarged was checked when it was created.
    guard isMirrored || scale > 1.01 else { return nil }
    let found = CairoParts(of: node, scale: scale)
    guard isMirrored && (found.longestNode > 0 || found.hasRoundedClips) || found.longestNode > CairoTiles.longestNode else { return nil }
    guard let place = bounds(of: node).applying(transform).drawable else { return nil }
    // A node farther away is outside of any window.
    let far: CGFloat = 65_536
    let seen = place.overlap(with: CGRect(x: -far, y: -far, width: 2 * far, height: 2 * far))
    return cairoNode(seen) { context in
      var matrix = cairo_matrix_t(xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
      cairo_transform(context, &matrix)
      gsk_render_node_draw(node, context)
    }
  }
}

/// The parts of a drawing that the older OpenGL renderer treats differently.
@MainActor
private struct CairoParts {
  /// The longest side of a Cairo node as displayed, in points.
  private(set) var longestNode: CGFloat = 0
  private(set) var hasRoundedClips = false

  init(of node: OpaquePointer, scale: CGFloat) { visit(node, scale) }

  private mutating func visit(_ node: OpaquePointer, _ scale: CGFloat) {
    var inner = scale
    switch gsk_render_node_get_node_type(node) {
    case GSK_CAIRO_NODE:
      var bounds = graphene_rect_t()
      gsk_render_node_get_bounds(node, &bounds)
      longestNode = max(longestNode, CGFloat(max(bounds.size.width, bounds.size.height)) * scale)
    case GSK_ROUNDED_CLIP_NODE: hasRoundedClips = true
    case GSK_TRANSFORM_NODE:
      var (skewX, skewY, scaleX, scaleY, angle, x, y) = (Float(0), Float(0), Float(1), Float(1), Float(0), Float(0), Float(0))
      let transform = gsk_transform_node_get_transform(node)
      if gsk_transform_get_category(transform).rawValue >= GSK_TRANSFORM_CATEGORY_2D.rawValue {
        gsk_transform_to_2d_components(transform, &skewX, &skewY, &scaleX, &scaleY, &angle, &x, &y)
        inner *= CGFloat(max(abs(scaleX), abs(scaleY)))
      }
    default: break
    }
    let count = oriel_gsk_node_children(node, nil, 0)
    guard count > 0 else { return }
    var children = [OpaquePointer?](repeating: nil, count: count)
    _ = oriel_gsk_node_children(node, &children, count)
    for case let child? in children { visit(child, inner) }
  }
}
