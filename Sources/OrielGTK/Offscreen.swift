import Oriel
import OrielGSK

/// The services that measure and draw views outside of windows: the desktop's, which cache the pictures that windows show, or otherwise
/// separate ones.
@MainActor
package struct Offscreen {
  package let rendering: RenderingServices
  let renderer: GSKRenderer

  package static var current: Offscreen {
    Desktop.isThere ? Offscreen(rendering: Desktop.shared.rendering, renderer: Desktop.shared.renderer) : alone
  }

  private static let alone: Offscreen = {
    let renderer = GSKRenderer()
    return Offscreen(rendering: RenderingServices(shaper: PangoTextShaper(), images: GdkImageLoader()), renderer: renderer)
  }()
}
