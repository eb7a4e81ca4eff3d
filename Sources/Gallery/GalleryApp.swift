import GallerySections
import SwiftUI

@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup("Oriel Gallery") {
      // Neither the sections' list nor a section can do with less.
      GalleryView().frame(minWidth: 360, minHeight: 280)
    }
    .defaultSize(width: 980, height: 700)
  }
}
