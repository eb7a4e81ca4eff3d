import Foundation
import OrielDrawing

/// Draws views offscreen, each in a temporary host.
@MainActor
final class HostedDrawing: OffscreenDrawing {
  override func picture<V: View>(
    of view: V, in environment: EnvironmentValues, at time: TimeInterval, rendering: RenderingServices,
    finish: (DisplayNode, RootBox) -> DisplayNode
  ) -> OffscreenPicture {
    let host = ViewHost(root: view, rendering: rendering, overrides: { [environment] in $0 = environment })
    defer { host.close() }
    host.isTransparent = true
    host.graph.prepareForMeasuring()
    let size = host.graph.rootBox.idealSize(for: .unspecified)
    host.resize(to: size, scale: environment.displayScale)
    let drawing = host.renderFrame(at: time)
    return OffscreenPicture(drawing: finish(drawing, host.graph.rootBox), size: size)
  }
}
