import CGTK
import Foundation
import OrielDrawing

/// The part of a backdrop that a material shows. It is kept as long as nothing in its area changes, because renderers would have to upload
/// a new one.
@MainActor
final class BackdropPicture {
  let node: OpaquePointer
  /// Retains the nodes that the key refers to, so that their addresses aren't reused.
  private let backdrop: OpaquePointer

  /// Creates a picture that owns the node.
  init(owning node: OpaquePointer, of backdrop: OpaquePointer) {
    self.node = node
    self.backdrop = gsk_render_node_ref(backdrop)
  }

  isolated deinit {
    gsk_render_node_unref(node)
    gsk_render_node_unref(backdrop)
  }

  struct Key: Hashable {
    var parts: [Part] = []
    let area: CGRect
    let radius: CGFloat
    let isOpaque: Bool
  }

  /// A step of the drawing in the area.
  enum Part: Hashable {
    /// An unchanged node.
    case node(OpaquePointer)
    case color(SIMD4<Float>, SIMD4<Float>)
    /// The start of an effect around the following parts, up to an `end`: a scale with an offset, a rectangle, one with the sizes of its
    /// corners, or an opacity.
    case transform(SIMD4<Float>)
    case clip(SIMD4<Float>)
    case roundedClip(SIMD4<Float>, SIMD8<Float>)
    case opacity(Float)
    case end
  }
}

extension BackdropPicture.Key {
  /// Creates a key from the parts of a drawing in an area.
  ///
  /// A group, and each effect around a changed node, is created again whenever a descendant changes. So both are identified by their
  /// numbers and their contents, and only the leaf nodes by their addresses. Parts outside of the area have no influence.
  @MainActor
  init(of node: OpaquePointer, in area: CGRect, radius: CGFloat, isOpaque: Bool) {
    (self.area, self.radius, self.isOpaque) = (area, radius, isOpaque)
    // The margin includes the edges of pixels that are partially in the area.
    let margin = max(1, radius)
    add(node, within: area.insetBy(dx: -margin, dy: -margin))
  }

  @MainActor
  private mutating func add(_ node: OpaquePointer, within area: CGRect) {
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node, &bounds)
    guard CGRect(bounds).overlaps(area) else { return }
    switch gsk_render_node_get_node_type(node) {
    case GSK_CONTAINER_NODE:
      for index in 0..<gsk_container_node_get_n_children(node) { add(gsk_container_node_get_child(node, index), within: area) }
    case GSK_COLOR_NODE:
      let color = gsk_color_node_get_color(node).pointee
      parts.append(.color(SIMD4(color.red, color.green, color.blue, color.alpha), bounds.numbers))
    case GSK_OPACITY_NODE:
      add(.opacity(gsk_opacity_node_get_opacity(node)), around: gsk_opacity_node_get_child(node), within: area)
    case GSK_CLIP_NODE:
      let clip = gsk_clip_node_get_clip(node).pointee
      add(.clip(clip.numbers), around: gsk_clip_node_get_child(node), within: area.overlap(with: CGRect(clip)))
    case GSK_ROUNDED_CLIP_NODE:
      let clip = gsk_rounded_clip_node_get_clip(node).pointee
      let (a, b, c, d) = clip.corner
      let corners = SIMD8(a.width, a.height, b.width, b.height, c.width, c.height, d.width, d.height)
      add(
        .roundedClip(clip.bounds.numbers, corners), around: gsk_rounded_clip_node_get_child(node),
        within: area.overlap(with: CGRect(clip.bounds)))
    case GSK_TRANSFORM_NODE:
      let transform = gsk_transform_node_get_transform(node)
      var (scaleX, scaleY, x, y) = (Float(1), Float(1), Float(0), Float(0))
      guard gsk_transform_get_category(transform).rawValue >= GSK_TRANSFORM_CATEGORY_2D_AFFINE.rawValue else {
        return parts.append(.node(node))
      }
      gsk_transform_to_affine(transform, &scaleX, &scaleY, &x, &y)
      guard scaleX != 0, scaleY != 0 else { return parts.append(.node(node)) }
      let inner = CGRect(
        x: (area.minX - CGFloat(x)) / CGFloat(scaleX), y: (area.minY - CGFloat(y)) / CGFloat(scaleY), width: area.width / CGFloat(scaleX),
        height: area.height / CGFloat(scaleY)
      ).standardized
      add(.transform(SIMD4(scaleX, scaleY, x, y)), around: gsk_transform_node_get_child(node), within: inner)
    default: parts.append(.node(node))
    }
  }

  @MainActor
  private mutating func add(_ effect: BackdropPicture.Part, around child: OpaquePointer, within area: CGRect) {
    parts.append(effect)
    add(child, within: area)
    parts.append(.end)
  }
}

extension CGRect {
  fileprivate init(_ rect: graphene_rect_t) {
    self.init(
      x: CGFloat(rect.origin.x), y: CGFloat(rect.origin.y), width: CGFloat(rect.size.width), height: CGFloat(rect.size.height))
  }
}

extension graphene_rect_t {
  fileprivate var numbers: SIMD4<Float> { SIMD4(origin.x, origin.y, size.width, size.height) }
}
