import Modals
import SwiftUI

@main
struct ModalsApp: App {
  var body: some Scene {
    WindowGroup("Modals") { Screens() }.defaultSize(width: 720, height: 640)
  }
}
