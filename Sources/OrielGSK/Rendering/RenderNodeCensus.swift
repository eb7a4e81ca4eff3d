import CGTK
import COrielGTK
import OrielDrawing

/// The parts of a drawing that a renderer on a graphics device has to upload: textures, and Cairo's drawings. The renderer caches textures.
/// It draws and uploads a Cairo node again in each frame, except for GTK 4.8, which caches the same node, too.
@MainActor
package struct RenderNodeCensus {
  package private(set) var textures: Set<OpaquePointer> = []
  package private(set) var cairoNodes: Set<OpaquePointer> = []

  /// Creates a census. The pointers are valid as long as the display node exists.
  package init(of node: DisplayNode, by renderer: GSKRenderer) { visit(renderer.renderNode(for: node)) }

  private mutating func visit(_ node: OpaquePointer) {
    switch gsk_render_node_get_node_type(node) {
    case GSK_CAIRO_NODE: cairoNodes.insert(node)
    case GSK_TEXTURE_NODE: textures.insert(gsk_texture_node_get_texture(node))
    default:
      let count = oriel_gsk_node_children(node, nil, 0)
      guard count > 0 else { return }
      var children = [OpaquePointer?](repeating: nil, count: count)
      _ = oriel_gsk_node_children(node, &children, count)
      for case let child? in children { visit(child) }
    }
  }
}
