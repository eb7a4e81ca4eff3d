import Foundation
import Testing

@testable import Oriel

@MainActor @Suite("Window behavior that views set")
struct WindowBehaviorTests {
  private struct Page: View {
    @State private var isLocked = true
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
      VStack {
        Button("Turn") { isLocked.toggle() }
        Button("Leave") { dismissWindow(id: "page") }
      }
      .windowDismissBehavior(isLocked ? .disabled : .automatic)
      .windowResizeBehavior(isLocked ? .disabled : .enabled)
    }
  }

  private struct Kiosk: App {
    var body: some Scene {
      Window("Page", id: "page") { Page() }
    }
  }

  @Test("A window that isn't dismissable ignores its close button and Ctrl+W until it becomes dismissable")
  func dismiss() async throws {
    let platform = StubPlatform()
    let host = AppHost(Kiosk(), platform: platform)
    let window = platform.windows[0]
    #expect(window.behavior.isDismissable == false)
    window.askToClose()
    window.press("w", .control)
    try await Task.sleep(for: .milliseconds(50))
    #expect(!window.isClosed)
    window.tap("Turn")
    #expect(window.behavior.isDismissable == nil)
    window.askToClose()
    #expect(window.isClosed)
    _ = host
  }

  @Test("dismissWindow closes a window that isn't dismissable")
  func dismissedByTheApp() async throws {
    let platform = StubPlatform()
    let host = AppHost(Kiosk(), platform: platform)
    platform.windows[0].tap("Leave")
    try await Task.sleep(for: .milliseconds(50))
    #expect(platform.windows[0].isClosed)
    _ = host
  }

  @Test("A window receives windowResizeBehavior and each change of it")
  func resize() {
    let platform = StubPlatform()
    let host = AppHost(Kiosk(), platform: platform)
    #expect(platform.windows[0].behavior.isResizable == false)
    platform.windows[0].tap("Turn")
    #expect(platform.windows[0].behavior.isResizable == true)
    _ = host
  }
}
