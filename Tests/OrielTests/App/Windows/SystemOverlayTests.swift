import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("System overlays of mobile devices")
struct SystemOverlayTests {
  private struct Program: App {
    var body: some Scene { WindowGroup { Text("inside") }.persistentSystemOverlays(.hidden) }
  }

  @Test("Modifiers for system overlays compile and have no effect on a desktop")
  func nothing() {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      Text("text").statusBar(hidden: true).statusBarHidden().statusBarHidden(false).persistentSystemOverlays(.hidden)
        .defersSystemGestures(on: .all)
        .toolbar { ToolbarItem { Button("Item") {} }.sharedBackgroundVisibility(.hidden) }
    }
    #expect(host.exists("text") && host.exists("Item"))
    host.close()
    let platform = StubPlatform()
    let app = AppHost(Program(), platform: platform)
    #expect(platform.windows.count == 1)
    withExtendedLifetime(app) {}
  }
}
