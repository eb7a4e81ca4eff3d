import CGTK
import Foundation
import OrielDrawing

extension GSKRenderer {
  /// Returns the child's render node, or `nil` if it paints nothing. The result isn't a new reference.
  func paintedNode(for child: DisplayNode) -> OpaquePointer? {
    let node = renderNode(for: child)
    return isEmpty(node) ? nil : node
  }

  /// Returns the render node of a child that is drawn into a Cairo node, or `nil` if it paints nothing.
  func recordedNode(for child: DisplayNode) -> OpaquePointer? {
    recordings += 1
    defer { recordings -= 1 }
    return paintedNode(for: child)
  }

  private nonisolated func isEmpty(_ node: OpaquePointer) -> Bool {
    gsk_render_node_get_node_type(node) == GSK_CONTAINER_NODE && gsk_container_node_get_n_children(node) == 0
  }

  func groupNode(_ children: [DisplayNode]) -> OpaquePointer? {
    fetch(children)
    if children.contains(where: { !$0.backdropUse.isEmpty }) { return backdropGroupNode(children) }
    var nodes: [OpaquePointer?] = []
    nodes.reserveCapacity(children.count)
    var covered = CGRect.null
    // There can be a background only if a rectangle comes first.
    if let first = children.first, first.isPlainRect || first.bounds.isNull {
      for child in children { covered = covered.union(child.bounds) }
    }
    var backgroundCount = 0
    for child in children {
      guard let node = paintedNode(for: child) else { continue }
      if backgroundCount == nodes.count, !covered.isNull, child.isPlainRect, child.bounds.contains(covered) { backgroundCount += 1 }
      nodes.append(node)
    }
    if nodes.count <= 1 { return nodes.first.flatMap { gsk_render_node_ref($0) } }
    // With a background beside many children GTK doesn't compare the container with that of the previous frame, and repaints all of it. The
    // background is one level higher, where the rest is compared by identity.
    let restCount = nodes.count - backgroundCount
    guard backgroundCount > 0, restCount > 1 else { return container(nodes[...]) }
    let rest = container(nodes[backgroundCount...])
    defer { gsk_render_node_unref(rest) }
    return container(nodes[..<backgroundCount] + [rest])
  }

  /// Fetches the children's render nodes from memory in parallel. The following code counts references, and each count would wait for its
  /// own access.
  private nonisolated func fetch(_ children: [DisplayNode]) {
    children.withUnsafeBufferPointer { children in
      for child in children {
        if let cached = child.rendererCache { _ = isEmpty(cached.pointer) }
      }
    }
  }

  private func container(_ nodes: ArraySlice<OpaquePointer?>) -> OpaquePointer? {
    var nodes = Array(nodes)
    return gsk_container_node_new(&nodes, guint(nodes.count))
  }

  func opacityNode(_ opacity: Double, _ child: DisplayNode) -> OpaquePointer? {
    guard opacity > 0, let node = paintedNode(for: child) else { return nil }
    return opacity >= 1 ? gsk_render_node_ref(node) : gsk_opacity_node_new(node, Float(opacity))
  }

  func transformNode(_ transform: CGAffineTransform, _ child: DisplayNode) -> OpaquePointer? {
    guard GSKTransform.canShow(transform), let node = paintedNode(for: child) else { return nil }
    if let recorded = recordedTransformNode(transform, node) { return recorded }
    guard let gskTransform = GSKTransform.make(transform) else { return gsk_render_node_ref(node) }
    defer { gsk_transform_unref(gskTransform) }
    return gsk_transform_node_new(node, gskTransform)
  }

  func colorMatrixNode(_ matrix: ColorMatrix, _ child: DisplayNode) -> OpaquePointer? {
    paintedNode(for: child).flatMap { colorMatrixNode(matrix, of: $0) }
  }

  func colorMatrixNode(_ matrix: ColorMatrix, of node: OpaquePointer) -> OpaquePointer? {
    guard matrix.rows.allSatisfy(\.isFinite) else { return nil }
    // Graphene multiplies a row vector by the matrix, so each column here becomes one of its rows.
    let factors = (0..<4).flatMap { input in (0..<4).map { matrix.rows[$0 * 5 + input] } }
    var gskMatrix = graphene_matrix_t()
    graphene_matrix_init_from_float(&gskMatrix, factors)
    var offset = graphene_vec4_t()
    graphene_vec4_init(&offset, matrix.rows[4], matrix.rows[9], matrix.rows[14], matrix.rows[19])
    return gsk_color_matrix_node_new(node, &gskMatrix, &offset)
  }
}

extension DisplayNode {
  fileprivate var isPlainRect: Bool {
    switch content {
    case .color: true
    case .fill(let path, _, _): path.roundedRect?.isRect ?? false
    default: false
    }
  }
}

package enum GSKTransform {
  /// Indicates whether a transform is finite and invertible, so that something is visible through it.
  package static func canShow(_ transform: CGAffineTransform) -> Bool {
    [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].allSatisfy(\.isDrawable)
      && transform.determinant.magnitude > 1e-12
  }

  /// Returns a new reference to a transform, or `nil` for the identity. GSK treats distances below 1e-7 as zero.
  ///
  /// The matrix is decomposed into translation, rotation, skew and scale, because GSK treats an explicit matrix as a three-dimensional one,
  /// which its Cairo renderer doesn't draw.
  package static func make(_ transform: CGAffineTransform) -> OpaquePointer? {
    var result: OpaquePointer?
    if transform.tx != 0 || transform.ty != 0 {
      var offset = graphene_point_t(CGPoint(x: transform.tx, y: transform.ty))
      result = gsk_transform_translate(result, &offset)
    }
    if transform.b == 0, transform.c == 0 { return scale(result, transform.a, transform.d) }

    let scaleX = hypot(transform.a, transform.b)
    let scaleY = transform.determinant / scaleX
    let shear = (transform.a * transform.c + transform.b * transform.d) / (scaleX * scaleY)
    result = gsk_transform_rotate(result, Float(atan2(transform.b, transform.a) * 180 / .pi))
    if shear.magnitude > 1e-9 { result = gsk_transform_skew(result, Float(atan(shear) * 180 / .pi), 0) }
    return scale(result, scaleX, scaleY)
  }

  private static func scale(_ transform: OpaquePointer?, _ x: CGFloat, _ y: CGFloat) -> OpaquePointer? {
    x == 1 && y == 1 ? transform : gsk_transform_scale(transform, Float(x), Float(y))
  }
}
