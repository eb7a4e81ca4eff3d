import Foundation
import SwiftUI

/// A program that keeps running when it is launched again. It logs the events of its windows.
struct ResidentApp: App {
  var body: some Scene {
    WindowGroup("Resident") { Visited(name: "main") }
    Window("Notes", id: "notes") { Visited(name: "notes") }.handlesExternalEvents(matching: ["notes:"])
  }
}

private struct Visited: View {
  let name: String
  @State private var lastVisit = "nobody yet"
  @Environment(\.scenePhase) private var phase

  var body: some View {
    Text(lastVisit)
      .onOpenURL {
        lastVisit = $0.absoluteString
        say("\(name) opens \($0.absoluteString)")
      }
      .onAppear { say("\(name) appears") }
      .onChange(of: phase) { say("\(name) is \(phase)") }
  }
}

@MainActor
func say(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }
