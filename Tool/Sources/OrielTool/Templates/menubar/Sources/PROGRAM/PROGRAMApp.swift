import SwiftUI

@main
struct PROGRAMApp: App {
  @State private var timer = WorkTimer()

  var body: some Scene {
    MenuBarExtra("PROGRAM", systemImage: timer.isRunning ? "timer" : "cup.and.saucer") {
      ContentView(timer: timer)
    }
    .menuBarExtraStyle(.window)
  }
}
