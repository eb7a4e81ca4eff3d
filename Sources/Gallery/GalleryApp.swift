import Foundation
import GallerySections
import SwiftUI

@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup("Oriel Gallery") {
      // The list of sections and each section require at least this size.
      GalleryView(section: Self.firstSection).frame(minWidth: 360, minHeight: 280)
    }
    .defaultSize(width: 980, height: 700)
  }

  /// The section whose name is the value of the environment variable `GALLERY_SECTION`, such as `lists`.
  private static var firstSection: GallerySection {
    ProcessInfo.processInfo.environment["GALLERY_SECTION"].flatMap { GallerySection(rawValue: $0) } ?? .start
  }
}
