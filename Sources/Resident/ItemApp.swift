import SwiftUI

/// A program whose only scene is an item in the desktop's menu bar.
struct ItemApp: App {
  @State private var count = 0
  @State private var isInserted = true

  var body: some Scene {
    MenuBarExtra("Resident", systemImage: "star", isInserted: $isInserted) {
      Button("Count \(count)") {
        count += 1
        say("counted \(count)")
      }
      Button("Leave") { isInserted = false }
    }
  }
}

/// A program with a menu bar item that opens a window.
struct ItemWindowApp: App {
  var body: some Scene {
    MenuBarExtra("Resident", systemImage: "star") {
      Text("Inside").frame(width: 160, height: 90).onAppear { say("window appears") }.onDisappear { say("window disappears") }
    }
    .menuBarExtraStyle(.window)
  }
}
