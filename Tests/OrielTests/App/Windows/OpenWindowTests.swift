import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor @Suite("Opening and closing windows")
struct OpenWindowTests {
  /// Used on the main actor only; the annotation is for closures with bindings, which the compiler can't check.
  final class Actions: @unchecked Sendable {
    var open: [OpenWindowAction] = []
    var dismiss: [DismissWindowAction] = []
    var values: [Binding<Int?>] = []
    var urls: [URL] = []
  }

  private struct Root: View {
    let actions: Actions
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
      Text(verbatim: "root")
        .onAppear {
          actions.open.append(openWindow)
          actions.dismiss.append(dismissWindow)
        }
        .onOpenURL { actions.urls.append($0) }
    }
  }

  private struct NotesApp: App {
    let actions: Actions
    @State private var word = "note"

    init() { self.init(actions: Actions()) }

    init(actions: Actions) { self.actions = actions }

    var body: some Scene {
      WindowGroup("Notes", id: "notes") { Root(actions: actions) }
      WindowGroup("Note", for: Int.self) { $note in
        let _ = actions.values.append($note)
        Text(verbatim: "\(word) \(note ?? -1)")
      }
      WindowGroup(id: "tag", for: String.self) { $tag in
        Text(verbatim: "tag \(tag)")
      } defaultValue: {
        "none"
      }
      Window("About", id: "about") { Text(verbatim: "about") }
    }
  }

  private func launch() -> (AppHost<NotesApp>, StubPlatform, Actions) {
    let (platform, actions) = (StubPlatform(), Actions())
    let host = AppHost(NotesApp(actions: actions), platform: platform)
    platform.windows[0].render()
    return (host, platform, actions)
  }

  private func turn() async throws { try await Task.sleep(for: .milliseconds(50)) }

  @Test("openWindow(id:) opens another window of a group, and brings an existing single window to the front")
  func byID() throws {
    let (host, platform, actions) = launch()
    let openWindow = try #require(actions.open.first)
    openWindow(id: "notes")
    #expect(platform.open.map(\.texts) == [["root"], ["root"]])
    openWindow(id: "about")
    openWindow(id: "about")
    #expect(platform.open.count == 3 && platform.windows[2].texts == ["about"] && platform.windows[2].presentations == 1)
    _ = host
  }

  @Test("openWindow(value:) opens one window per value, and the window's binding changes the presented value")
  func byValue() throws {
    let (host, platform, actions) = launch()
    let openWindow = try #require(actions.open.first)
    openWindow(value: 3)
    openWindow(value: 4)
    openWindow(value: 3)
    #expect(platform.open.count == 3 && platform.windows[1].presentations == 1)
    #expect(platform.windows[1].texts == ["note 3"] && platform.windows[2].texts == ["note 4"])
    actions.values.last?.wrappedValue = 5
    #expect(platform.windows[2].texts == ["note 5"])
    openWindow(value: 5)
    #expect(platform.open.count == 3 && platform.windows[2].presentations == 1)
    openWindow(id: "tag")
    openWindow(id: "tag", value: "red")
    #expect(platform.windows.suffix(2).map(\.texts) == [["tag none"], ["tag red"]])
    _ = host
  }

  @Test("An id or a value type without a scene is reported and opens nothing")
  func unknown() throws {
    let log = MessageLog()
    log.listen()
    let (host, platform, actions) = launch()
    let openWindow = try #require(actions.open.first)
    openWindow(id: "nobody")
    openWindow(value: 3.5)
    openWindow(id: "about", value: 3)
    #expect(platform.open.count == 1)
    #expect(log.messages.count { $0.contains("openWindow") } == 3)
    _ = host
  }

  @Test("dismissWindow closes the enclosing window, the windows of a scene, or the window for a value")
  func dismiss() async throws {
    let (host, platform, actions) = launch()
    let (openWindow, dismissWindow) = (try #require(actions.open.first), try #require(actions.dismiss.first))
    openWindow(value: 1)
    openWindow(value: 2)
    openWindow(id: "tag", value: "red")
    openWindow(id: "tag", value: "blue")
    openWindow(id: "about")
    dismissWindow(value: 2)
    dismissWindow(id: "tag", value: "red")
    dismissWindow(id: "about")
    try await turn()
    #expect(platform.open.map(\.texts) == [["root"], ["note 1"], ["tag blue"]])
    openWindow(id: "notes")
    platform.open.last?.render()
    try #require(actions.dismiss.count == 2)
    actions.dismiss[1]()
    dismissWindow(id: "tag")
    try await turn()
    #expect(platform.open.map(\.texts) == [["root"], ["note 1"]])
    _ = host
  }

  @Test("onOpenURL receives the URLs that the app is opened with")
  func urls() throws {
    let (host, platform, actions) = launch()
    let url = try #require(URL(string: "notes://new"))
    host.open([url])
    platform.windows[0].render()
    #expect(actions.urls == [url])
    _ = host
  }
}
