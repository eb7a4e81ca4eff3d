import Foundation
import OrielDrawing

/// A view that is drawn by itself, in no window.
struct OffscreenPicture {
  var drawing: DisplayNode
  var size: CGSize
}

/// Draws views by themselves. The layer that hosts views has a subclass.
@MainActor
class OffscreenDrawing {
  /// Draws a view in an environment, in its ideal size. `finish` gets the drawing while the view is still there.
  func picture<V: View>(
    of view: V, in environment: EnvironmentValues, at time: TimeInterval, rendering: RenderingServices,
    finish: (DisplayNode, RootBox) -> DisplayNode
  ) -> OffscreenPicture {
    OffscreenPicture(drawing: .empty, size: .zero)
  }
}

@MainActor private let offscreenService = GraphService<OffscreenDrawing> { _ in OffscreenDrawing() }

extension ViewGraph {
  var offscreen: OffscreenDrawing {
    get { service(offscreenService) }
    set { setService(offscreenService, to: newValue) }
  }
}
