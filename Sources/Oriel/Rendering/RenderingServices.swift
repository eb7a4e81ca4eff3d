import OrielDrawing

/// What turns text and pictures into something to draw.
@MainActor
package struct RenderingServices {
  package let shaper: any TextShaper
  package let images: any ImageLoader

  package init(shaper: any TextShaper, images: any ImageLoader) {
    self.shaper = shaper
    self.images = images
  }
}
