import Postcard
import SwiftUI

@main
struct PostcardApp: App {
  var body: some Scene {
    WindowGroup("Postcard") { PostcardScreen() }
      .defaultSize(width: 520, height: 620)
  }
}
