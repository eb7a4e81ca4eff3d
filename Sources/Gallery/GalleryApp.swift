import GallerySections
import SwiftUI

@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup("Oriel Gallery") {
      GalleryView()
    }
    .defaultSize(width: 980, height: 700)
  }
}
