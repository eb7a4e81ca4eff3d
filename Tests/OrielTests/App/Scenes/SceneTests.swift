import Foundation
import Observation
import OpenCombine
import Testing

@testable import Oriel

@MainActor @Suite("Scenes")
struct SceneTests {
  @Observable @MainActor
  final class Model {
    var name = "model"
    var isThere = true
    var count = 0
    var changes: [String] = []
  }

  final class Legacy: ObservableObject {
    let name = "legacy"
  }

  private struct Reader: View {
    @Environment(Model.self) private var model
    @EnvironmentObject private var legacy: Legacy
    @Environment(\.lineSpacing) private var lineSpacing

    var body: some View { Text(verbatim: "\(model.name) \(legacy.name) \(Int(lineSpacing))") }
  }

  private struct MainApp: App {
    let model: Model
    let legacy = Legacy()
    @Environment(\.scenePhase) private var scenePhase

    init() { self.init(model: Model()) }

    init(model: Model) { self.model = model }

    var body: some Scene {
      WindowGroup("Main", id: "main") { Reader() }
        .environment(model)
        .environmentObject(legacy)
        .environment(\.lineSpacing, 7)
        .defaultSize(width: 300, height: 200)
        .windowResizability(.contentMinSize)
        .windowStyle(.hiddenTitleBar)
        .onChange(of: model.count) { old, new in model.changes.append("\(old)-\(new)") }
        .onChange(of: model.count, initial: true) { model.changes.append("any") }
        .onChange(of: model.count, perform: { [old = model.count] (new: Int) in model.changes.append("\(old) to \(new)") })
        .onChange(of: scenePhase) { _, phase in model.changes.append("\(phase)") }
      if model.isThere {
        Extra(title: "Extra")
      }
      if model.count > 100 {
        WindowGroup("Many", id: "either") { Text("many") }
      } else {
        WindowGroup("Few", id: "either") { Text("few") }
      }
    }
  }

  private struct Extra: Scene {
    let title: String
    @State private var number = 3
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

    var body: some Scene {
      Window(title, id: "extra") { Text(verbatim: "extra \(number) \(supportsMultipleWindows)") }
        .windowResizability(.contentSize)
        .windowStyle(.titleBar)
    }
  }

  @Test("The first scene opens a window at launch that applies its scene modifiers")
  func launch() {
    let platform = StubPlatform()
    let host = AppHost(MainApp(), platform: platform)
    #expect(platform.windows.count == 1)
    #expect(platform.windows[0].options.title == "Main" && platform.windows[0].options.size == CGSize(width: 300, height: 200))
    #expect(platform.windows[0].options.resizability == .contentMinSize && platform.windows[0].options.hidesTitleBar)
    #expect(platform.windows[0].texts == ["model legacy 7"])
    _ = host
  }

  @Test("The three forms of onChange on a scene run, and one follows the app's scenePhase")
  func changes() {
    let model = Model()
    let platform = StubPlatform()
    let host = AppHost(MainApp(model: model), platform: platform)
    host.update()
    #expect(model.changes.contains("any") && !model.changes.contains("0-1"))
    model.changes = []
    model.count = 1
    host.update()
    #expect(model.changes.sorted() == ["0 to 1", "0-1", "any"])
    platform.windows[0].enter(.active)
    host.update()
    model.changes = []
    platform.windows[0].enter(.background)
    host.update()
    #expect(model.changes == ["background"])
    platform.windows[0].enter(.active)
    host.update()
    #expect(model.changes == ["background", "active"])
  }

  @Test("A custom scene keeps its state, and a removed scene closes its windows")
  func conditional() async throws {
    let model = Model()
    let platform = StubPlatform()
    let host = AppHost(MainApp(model: model), platform: platform)
    host.openWindow(id: "extra")
    #expect(platform.windows.count == 2 && platform.windows[1].options.title == "Extra")
    #expect(platform.windows[1].options.resizability == .contentSize && !platform.windows[1].options.hidesTitleBar)
    #expect(platform.windows[1].texts == ["extra 3 true"])
    host.openWindow(id: "either")
    #expect(platform.windows[2].texts == ["few"])
    model.isThere = false
    host.update()
    try await Task.sleep(for: .milliseconds(50))
    #expect(platform.windows[1].isClosed && platform.open.count == 2)
    model.count = 101
    host.update()
    try await Task.sleep(for: .milliseconds(50))
    #expect(platform.windows[2].isClosed)
    host.openWindow(id: "either")
    #expect(platform.open.last?.texts == ["many"])
  }

  private struct FramelessApp: App {
    var body: some Scene {
      WindowGroup { Text(verbatim: "alone") }.windowStyle(.plain)
    }
  }

  @Test("A plain window has no title bar, no frame and no background")
  func plain() throws {
    let platform = StubPlatform()
    let host = AppHost(FramelessApp(), platform: platform)
    #expect(platform.windows[0].options.isPlain && platform.windows[0].options.hidesTitleBar)
    let content = try #require(platform.windows[0].content as? ViewHost)
    #expect(content.isTransparent)
    _ = host
  }

  private struct PlainApp: App {
    var body: some Scene {
      WindowGroup { Color.clear }
        .windowResizability(.automatic)
        .windowStyle(.automatic)
    }
  }

  @Test("The automatic style keeps the platform's title bar, and automatic resizability limits a window to its content's minimum size")
  func automatic() {
    let platform = StubPlatform()
    let host = AppHost(PlainApp(), platform: platform)
    #expect(platform.windows[0].options.resizability == .contentMinSize && !platform.windows[0].options.hidesTitleBar)
    #expect(!platform.windows[0].options.isPlain)
    _ = host
  }
}
