import Spending
import SwiftUI

@main
struct SpendingApp: App {
  var body: some Scene {
    WindowGroup("Spending") { SpendingScreen() }
      .defaultSize(width: 460, height: 800)
  }
}
