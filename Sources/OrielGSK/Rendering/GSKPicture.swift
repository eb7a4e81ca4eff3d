import CGTK
import Foundation
import OrielDrawing

/// The drawing of a GTK widget: one render node, which this object owns.
@MainActor
package final class GSKPicture: PlatformPicture {
  fileprivate let node: OpaquePointer

  package init(owning node: OpaquePointer) { self.node = node }

  isolated deinit { gsk_render_node_unref(node) }
}

extension GSKRenderer {
  /// Returns the node of a platform picture. Pictures of other platforms aren't drawn.
  func platformNode(_ picture: any PlatformPicture, _ rect: CGRect) -> OpaquePointer? {
    guard let picture = picture as? GSKPicture, let rect = rect.drawable else { return nil }
    return GSKRenderer.moved(picture.node, by: rect.origin)
  }
}
