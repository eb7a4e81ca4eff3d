import Boats
import SwiftUI

@main
struct BoatsApp: App {
  var body: some Scene {
    WindowGroup("Boats") { BoatsScreen() }
      .defaultSize(width: 480, height: 320)
  }
}
