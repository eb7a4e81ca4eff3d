import Drawing
import SwiftUI

@main
struct DrawingApp: App {
  var body: some Scene {
    WindowGroup("Drawing") { DrawingScreen() }
      .defaultSize(width: 420, height: 720)
  }
}
