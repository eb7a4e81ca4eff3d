import Foundation
import Oriel
import OrielDrawing
import OrielGSK

/// A window without a display: the engine, Pango and GSK, as in an app.
@MainActor
final class Stage {
  let host: ViewHost
  let renderer = GSKRenderer()
  private(set) var time = 0.0

  static let rendering = RenderingServices(shaper: PangoTextShaper(), images: GdkImageLoader())

  init<Root: View>(_ root: Root, size: CGSize = CGSize(width: 800, height: 600)) {
    host = ViewHost(root: root, rendering: Self.rendering)
    host.resize(to: size, scale: 1)
  }

  var counts: WorkCounts { host.graph.counts }

  /// Renders the next frame, a sixtieth of a second later.
  @discardableResult func frame() -> DisplayNode {
    time += 1.0 / 60
    return host.renderFrame(at: time)
  }
}
