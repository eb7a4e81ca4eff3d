import Oriel
import OrielGSK

/// What views outside of any window are measured and drawn with: the desktop's own where there is one, for it has the pictures that windows show.
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
