import Foundation
import OpenCombine
import OrielTesting
import Testing

@testable import Oriel

extension FocusedValues {
  @Entry var harbourName: String?
  @Entry var harbourNote: Binding<String>?
}

@MainActor @Suite("Dynamic properties of commands")
struct CommandPropertiesTests {
  @MainActor fileprivate final class Log { var entries: [String] = [] }

  private final class Fleet: ObservableObject {
    @Published var count = 1
  }

  private struct HarbourCommands: Commands {
    let log: Log
    @FocusedValue(\.harbourName) private var name
    @FocusedBinding(\.harbourNote) private var note
    @FocusedObject private var fleet: Fleet?
    @Environment(\.openWindow) private var openWindow
    @State private var count = 1

    init(log: Log) { self.log = log }

    var body: some Commands {
      CommandMenu("Harbour") {
        Button("Count") {
          count += 1
          log.entries.append("\(name ?? "nobody") \(count)")
        }
        .keyboardShortcut("k")
        Button("About") { openWindow(id: "about") }.keyboardShortcut("i")
        Button("Upper") { note = note?.uppercased() }.keyboardShortcut("u").disabled(note == nil)
        Button("Sail") { fleet?.count += 1 }.keyboardShortcut("l")
      }
      CommandGroup(replacing: .help) { Button("Help") { log.entries.append("help \(count) \(fleet?.count ?? 0)") }.keyboardShortcut("h") }
    }
  }

  private struct Root: View {
    let fleet: Fleet

    var body: some View { Text(verbatim: "content").focusedSceneValue(\.harbourName, "scene").focusedSceneObject(fleet) }
  }

  private struct Harbour: App {
    let log: Log
    let fleet = Fleet()

    init() { self.init(log: Log()) }

    init(log: Log) { self.log = log }

    var body: some Scene {
      WindowGroup(id: "main") { Root(fleet: fleet) }.commands { HarbourCommands(log: log) }
      Window("About", id: "about") { Text(verbatim: "about") }
    }
  }

  private func settle(_ window: StubWindow) { for _ in 0..<4 { window.render() } }

  @Test("Commands read focused values, open windows, and share one state among all their groups and windows")
  func properties() {
    let (log, platform) = (Log(), StubPlatform())
    let host = AppHost(Harbour(log: log), platform: platform)
    let first = platform.windows[0]
    settle(first)
    first.press("k", .command)
    settle(first)
    #expect(log.entries == ["scene 2"])
    first.press("h", .command)
    first.press("l", .command)
    settle(first)
    first.press("h", .command)
    #expect(log.entries == ["scene 2", "help 2 1", "help 2 2"])
    first.press("i", .command)
    #expect(platform.open.count == 2)
    host.openWindow(id: "main")
    let second = platform.windows[2]
    settle(second)
    second.press("k", .command)
    settle(second)
    second.close()
    first.press("k", .command)
    settle(first)
    first.press("h", .command)
    #expect(log.entries.suffix(3) == ["scene 3", "scene 4", "help 4 2"])
  }

  private struct Reader: View {
    @FocusedObject private var fleet: Fleet?

    var body: some View {
      VStack {
        Text(verbatim: "boats \(fleet?.count ?? 0)")
        Button("Buy") { $fleet?.count.wrappedValue += 1 }
      }
    }
  }

  @Test("A view with FocusedObject follows the object that the focused view provides")
  func focusedObject() throws {
    let fleet = Fleet()
    let host = TestHost {
      VStack {
        Reader()
        TextField("Field", text: .constant("")).focusedObject(fleet)
      }
    }
    defer { host.close() }
    #expect(host.exists(text: "boats 0"))
    try host.tap("Field")
    try host.settle()
    #expect(host.exists(text: "boats 1"))
    try host.tap("Buy")
    try host.settle()
    #expect(host.exists(text: "boats 2"))
  }

  private struct Editor: View {
    @State private var text = "quiet"

    var body: some View {
      VStack {
        CommandBar(commands: [AnyCommands(HarbourCommands(log: Log()))])
        TextField("Note", text: $text).focusedValue(\.harbourNote, $text)
        Spacer()
      }
    }
  }

  @Test("An open menu keeps the values that the focused view provides")
  func openMenu() throws {
    let host = TestHost(size: CGSize(width: 900, height: 500)) { Editor() }
    defer { host.close() }
    try host.settle()
    try host.tap("Note")
    try host.settle()
    try host.tap("Harbour")
    try host.settle()
    try host.tap("Upper")
    try host.settle()
    #expect(try host.find("Note").value == "QUIET")
  }
}

@MainActor @Suite("Commands that a scene contributes")
struct RemovedCommandsTests {
  private struct Harbour: App {
    var removes = false
    var replaces = false

    init() {}

    init(removes: Bool = false, replaces: Bool = false) { (self.removes, self.replaces) = (removes, replaces) }

    var body: some Scene {
      if removes {
        Settings { Text(verbatim: "volume") }.commandsRemoved()
        WindowGroup { Text(verbatim: "content") }.commands { CommandMenu("Boats") { Button("Sail") {} } }.commandsRemoved()
      } else if replaces {
        WindowGroup { Text(verbatim: "content") }.commands { CommandMenu("Boats") { Button("Sail") {} } }
          .commandsReplaced { CommandMenu("Cranes") { Button("Lift") {} } }
      } else {
        WindowGroup { Text(verbatim: "content") }
      }
    }
  }

  @Test("commandsRemoved removes a scene's commands, the built-in ones included, and commandsReplaced substitutes others")
  func removed() {
    let (removed, replaced) = (StubPlatform(), StubPlatform())
    let hosts = (AppHost(Harbour(removes: true), platform: removed), AppHost(Harbour(replaces: true), platform: replaced))
    #expect(removed.windows[0].texts == ["content"])
    #expect(replaced.windows[0].texts.contains("Cranes") && !replaced.windows[0].texts.contains("Boats"))
    removed.windows[0].press(",", .command)
    #expect(removed.open.count == 1)
    _ = hosts
  }
}
