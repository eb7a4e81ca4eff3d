import Foundation
import Testing

@testable import Oriel

@MainActor @Suite("What the bar of a window says")
struct WindowTitleTests {
  @MainActor private final class Model { var shows: Binding<Bool>? }

  private struct Root: View {
    let model: Model
    @State private var shows = true

    var body: some View {
      if shows { Text(verbatim: "plain").navigationTitle("Boats") }
      NavigationStack { Text(verbatim: "screen").navigationTitle("Screen") }
        .onAppear { model.shows = $shows }
    }
  }

  private struct Harbour: App {
    nonisolated(unsafe) var model: Model?

    init() {}

    var body: some Scene {
      WindowGroup("Harbour") { if let model { Root(model: model) } }
    }
  }

  @Test("the title of views that no screen shows is the window's; without one it has the scene's again")
  func follows() throws {
    let (platform, model) = (StubPlatform(), Model())
    var app = Harbour()
    app.model = model
    let host = AppHost(app, platform: platform)
    let window = platform.windows[0]
    window.render()
    #expect(window.title == "Boats")
    try #require(model.shows).wrappedValue = false
    window.render()
    #expect(window.title == "Harbour")
    _ = host
  }
}
