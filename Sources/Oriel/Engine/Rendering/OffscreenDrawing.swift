import Foundation
import OrielDrawing

/// A view that is drawn offscreen, without a window.
struct OffscreenPicture {
  var drawing: DisplayNode
  var size: CGSize
}

/// A renderer of views without a window. The layer that hosts views provides a subclass.
@MainActor
class OffscreenDrawing {
  /// Draws a view in an environment, with its ideal size. `finish` receives the drawing while the view still exists.
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
