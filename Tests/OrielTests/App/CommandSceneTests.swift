import Foundation
import Testing

@testable import Oriel

@MainActor @Suite("Commands of an app")
struct CommandSceneTests {
  @MainActor
  final class Log {
    var entries: [String] = []
  }

  private struct NotesApp: App {
    let log: Log

    init() { self.init(log: Log()) }

    init(log: Log) { self.log = log }

    var body: some Scene {
      WindowGroup(id: "notes") { Text(verbatim: "content") }
        .commands {
          CommandMenu("Notes") { Button("New note") { log.entries.append("note") }.keyboardShortcut("n") }
        }
    }
  }

  @Test("they are in each window, above its content")
  func windows() {
    let (log, platform) = (Log(), StubPlatform())
    let host = AppHost(NotesApp(log: log), platform: platform)
    host.openWindow(id: "notes")
    #expect(platform.open.count == 2)
    for window in platform.open {
      #expect(window.texts.contains("Notes") && window.texts.contains("content"))
      window.press("n", .command)
    }
    #expect(log.entries == ["note", "note"])
  }
}
