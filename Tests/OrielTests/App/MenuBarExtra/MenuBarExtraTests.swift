import Foundation
import Testing

@testable import Oriel

@MainActor @Suite("Menu bar extras")
struct MenuBarExtraTests {
  /// Used on the main actor only.
  final class Record: @unchecked Sendable { var events: [String] = [] }

  private struct Player: App {
    private let record: Record
    @State private var isPlaying = false
    @State private var quality = 1
    @State private var isInserted = true
    @State private var songs = ["One"]

    init() { self.init(record: Record()) }

    init(record: Record) { self.record = record }

    var body: some Scene {
      MenuBarExtra("Player", systemImage: isPlaying ? "pause" : "play", isInserted: $isInserted) {
        Text("Now: \(isPlaying ? "on" : "off")")
        Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }.keyboardShortcut("p")
        Button("Add") { songs.append("Two") }.disabled(!isPlaying)
        Divider()
        Divider()
        Toggle("Loud", isOn: $isPlaying)
        Picker("Quality", selection: $quality) {
          Text("Low").tag(0)
          Text("High").tag(1)
        }
        Menu("Songs") { ForEach(songs, id: \.self) { song in Button(song) { record.events.append(song) } } }
        Section("More") { Link("Site", destination: URL(string: "https://example.org")!) }
        Button("Remove", systemImage: "trash") { isInserted = false }
        Divider()
      }
    }
  }

  private func written(_ entries: [MenuEntry]) -> [String] {
    entries.map { entry in
      switch entry.kind {
      case .action: entry.title + (entry.isEnabled ? "" : " disabled")
      case .choice(let isSelected): "\(entry.title) \(isSelected.map { $0 ? "on" : "off" } ?? "mixed")"
      case .submenu(let entries): "\(entry.title) [\(written(entries).joined(separator: ", "))]"
      case .separator: "-"
      case .note: "(\(entry.title))"
      }
    }
  }

  private func choose(_ title: String, in item: StatusItem) throws {
    func find(_ entries: [MenuEntry]) -> MenuEntry? {
      entries.first { $0.title == title } ?? entries.lazy.compactMap { find($0.children) }.first
    }
    item.choose(try #require(find(item.entries), "\(title)").id)
    item.menuWillOpen()
  }

  @Test("The entries of a menu bar extra's menu are its controls, with their marks, shortcuts and submenus")
  func entries() throws {
    let platform = StubPlatform()
    let host = AppHost(Player(), platform: platform)
    let item = try #require(platform.statusItems.first)
    #expect(
      written(item.entries) == [
        "(Now: off)", "Play", "Add disabled", "-", "Loud off", "-", "Low off", "High on", "-", "Songs [One]", "-", "(More)", "Site", "-",
        "Remove",
      ])
    #expect(item.entries[1].shortcut == KeyboardShortcut("p"))
    #expect(item.title == "Player" && item.iconSize.width >= 20 && !item.opensWindow)
    #expect(platform.windows.isEmpty, "An app that consists of a menu bar extra alone opens no window")
    _ = host
  }

  @Test("Choosing an entry runs its action, the menu follows the state, and persisting entries keep their ids")
  func actions() throws {
    let (platform, record) = (StubPlatform(), Record())
    let host = AppHost(Player(record: record), platform: platform)
    let item = try #require(platform.statusItems.first)
    let numbers = item.entries.map(\.id)
    var changes: [StatusItem.Change] = []
    item.didChange = { changes.append($0) }
    try choose("Play", in: item)
    host.update()
    item.menuWillOpen()
    #expect(written(item.entries).prefix(5) == ["(Now: on)", "Pause", "Add", "-", "Loud on"])
    #expect(item.entries.map(\.id) == numbers && changes.contains(.menu))
    try choose("Add", in: item)
    host.update()
    item.menuWillOpen()
    try choose("Two", in: item)
    try choose("Low", in: item)
    try choose("Site", in: item)
    host.update()
    item.menuWillOpen()
    #expect(record.events == ["Two"] && platform.openedURLs.map(\.absoluteString) == ["https://example.org"])
    #expect(written(item.entries).contains("Low on") && written(item.entries).contains("Songs [One, Two]"))
    item.choose(99_999)
  }

  @Test("A menu bar extra is shown only while its isInserted binding is true")
  func insertion() throws {
    let platform = StubPlatform()
    let host = AppHost(Player(), platform: platform)
    let item = try #require(platform.statusItems.first)
    try choose("Remove", in: item)
    host.update()
    #expect(platform.statusItems.isEmpty)
  }

  private struct Tool: App {
    var body: some Scene {
      MenuBarExtra {
        Inside()
      } label: {
        Image(systemName: "star").accessibilityLabel("Starred")
      }
      .menuBarExtraStyle(.window)
      .environment(\.lineLimit, 7)
      WindowGroup("Main") { Text("main") }
    }
  }

  private struct Inside: View {
    @Environment(\.lineLimit) private var limit

    var body: some View { Text("inside \(limit ?? 0)") }
  }

  @Test("With the window style one click opens a window at the given point and the next closes it, apart from the app's other windows")
  func window() async throws {
    let platform = StubPlatform()
    let host = AppHost(Tool(), platform: platform)
    let item = try #require(platform.statusItems.first)
    #expect(platform.open.map(\.texts) == [["main"]] && item.title == "Starred" && item.opensWindow && item.entries.isEmpty)
    item.activate(CGPoint(x: 30, y: 5))
    #expect(platform.open.last?.options.popUp?.point == CGPoint(x: 30, y: 5))
    #expect(platform.open.last?.texts == ["inside 7"])
    host.open([])
    #expect(platform.windows[0].presentations == 1 && platform.windows[1].presentations == 0)
    item.activate(nil)
    for _ in 0..<100 where platform.open.count > 1 { try await Task.sleep(for: .milliseconds(10)) }
    #expect(platform.open.count == 1)
    platform.open[0].close()
    host.open([])
    #expect(platform.open.map(\.texts) == [["main"]])
  }

  private struct Styled<Style: MenuBarExtraStyle>: App {
    private let style: Style?

    init() { style = nil }

    init(_ style: Style) { self.style = style }

    var body: some Scene {
      // The innermost style takes precedence.
      if let style { MenuBarExtra("Item") { Button("Entry") {} }.menuBarExtraStyle(style).menuBarExtraStyle(.window) }
    }
  }

  @Test("A menu bar extra opens a menu with the automatic and the menu style")
  func styles() throws {
    func opensWindow(_ app: some App) throws -> Bool {
      let platform = StubPlatform()
      let host = AppHost(app, platform: platform)
      defer { host.update() }
      return try #require(platform.statusItems.first).opensWindow
    }
    #expect(try !opensWindow(Styled(.automatic)) && !opensWindow(Styled(.menu)) && opensWindow(Styled(.window)))
  }
}
