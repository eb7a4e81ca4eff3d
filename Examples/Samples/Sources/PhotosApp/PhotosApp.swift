import Photos
import SwiftUI

@main
struct PhotosApp: App {
  var body: some Scene {
    WindowGroup("Photos") { PhotoGrid() }
      .defaultSize(width: 480, height: 760)
  }
}
