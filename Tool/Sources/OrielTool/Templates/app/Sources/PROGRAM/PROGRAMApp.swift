import SwiftUI

@main
struct PROGRAMApp: App {
  var body: some Scene {
    WindowGroup("PROGRAM") {
      ContentView()
    }
    .defaultSize(width: 420, height: 560)
  }
}
