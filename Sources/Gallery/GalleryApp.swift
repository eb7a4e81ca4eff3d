import Foundation
import GallerySections
import SwiftUI

@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup("Oriel Gallery") {
      // Neither the sections' list nor a section can do with less.
      GalleryView(section: Self.firstSection).frame(minWidth: 360, minHeight: 280)
    }
    .defaultSize(width: 980, height: 700)
  }

  /// The section that `GALLERY_SECTION` in the environment names, such as `lists`.
  private static var firstSection: GallerySection {
    ProcessInfo.processInfo.environment["GALLERY_SECTION"].flatMap { GallerySection(rawValue: $0) } ?? .start
  }
}
