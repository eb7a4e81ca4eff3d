import SwiftUI
import TeaTimer

@main
struct TeaTimerApp: App {
  @State private var table = TeaTable()

  var body: some Scene {
    WindowGroup("Tea") { TeaList(table: table) }
      .defaultSize(width: 380, height: 480)
  }
}
