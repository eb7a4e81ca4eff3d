import SwiftUI

@main
struct PROGRAMApp: App {
  var body: some Scene {
    WindowGroup("PROGRAM") {
      ContentView()
    }
  }
}
