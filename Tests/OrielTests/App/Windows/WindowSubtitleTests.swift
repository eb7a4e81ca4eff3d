import Foundation
import Testing

@testable import Oriel

@MainActor @Suite("The subtitle of a window")
struct WindowSubtitleTests {
  private struct Harbour: App {
    var body: some Scene {
      WindowGroup("Harbour") { Text(verbatim: "plain").navigationTitle("Boats").navigationSubtitle("12 at the quay") }
      Window("Quay", id: "quay") { Text(verbatim: "plain").navigationSubtitle("empty") }
    }
  }

  @Test("A subtitle outside of a navigation stack follows the window's title, be it the view's or the scene's")
  func shown() {
    let platform = StubPlatform()
    let host = AppHost(Harbour(), platform: platform)
    platform.windows[0].render()
    #expect(platform.windows[0].title == "Boats — 12 at the quay")
    host.openWindow(id: "quay")
    platform.windows[1].render()
    #expect(platform.windows[1].title == "Quay — empty")
  }
}
