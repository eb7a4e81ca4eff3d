import SwiftUI
import Widgets

@main
struct WidgetsApp: App {
  var body: some Scene {
    WindowGroup("Widgets") { WidgetsScreen() }
      .defaultSize(width: 460, height: 420)
  }
}
