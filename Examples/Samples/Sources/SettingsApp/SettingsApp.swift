import Settings
import SwiftUI

@main
struct SettingsApp: App {
  var body: some Scene {
    WindowGroup("Settings") { SettingsScreen() }
      .defaultSize(width: 460, height: 760)
  }
}
