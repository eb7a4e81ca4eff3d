import OrielDrawing

/// The services that convert text and images to drawings.
@MainActor
package struct RenderingServices {
  package let shaper: any TextShaper
  package let images: any ImageLoader

  package init(shaper: any TextShaper, images: any ImageLoader) {
    self.shaper = shaper
    self.images = images
    shaper.namedFonts.files = BundleFonts.files
    shaper.namedFonts.isMissing = { name in
      Report.once(
        "missing-font-\(name)", "The font \(name) is neither installed nor among the app's resources; the system font is used instead.")
    }
  }
}
