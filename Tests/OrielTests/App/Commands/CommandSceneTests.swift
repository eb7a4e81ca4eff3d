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

  @Test("An app's commands are shown in each window, above its content")
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

  private struct ToolsApp: App {
    var body: some Scene {
      WindowGroup(id: "tools") {
        Text(verbatim: "content").toolbar { ToolbarItem { Button("Item") {} } }
      }
      .commands {
        CommandMenu("Foo") { Button("Entry") {} }
      }
    }
  }

  @Test("Command menus are above a toolbar outside of a navigation stack, and open there")
  func toolbar() throws {
    let platform = StubPlatform()
    let host = AppHost(ToolsApp(), platform: platform)
    host.openWindow(id: "tools")
    for window in platform.open {
      let (menu, item) = try (#require(window.frame(of: "Foo")), #require(window.frame(of: "Item")))
      let content = try #require(window.frame(of: "content"))
      #expect(menu.minY >= 0 && menu.maxY <= item.minY && item.maxY < content.minY)
      // A closed menu contributes one element per entry, for its keyboard shortcut.
      #expect(window.texts.filter { $0 == "Entry" }.count == 1)
      window.tap("Foo")
      #expect(window.texts.filter { $0 == "Entry" }.count == 2)
    }
  }
}
