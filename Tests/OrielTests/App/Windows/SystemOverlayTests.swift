import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("What a phone's system lays over programs")
struct SystemOverlayTests {
  private struct Program: App {
    var body: some Scene { WindowGroup { Text("inside") }.persistentSystemOverlays(.hidden) }
  }

  @Test("programs say what is to be hidden, which a desktop hasn't")
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
