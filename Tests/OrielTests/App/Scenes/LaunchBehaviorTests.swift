import Foundation
import Testing

@testable import Oriel

@MainActor @Suite("The scenes that open a window at launch")
struct LaunchBehaviorTests {
  private struct Three: App {
    var first = SceneLaunchBehavior.automatic
    var second = SceneLaunchBehavior.automatic
    var third = SceneLaunchBehavior.automatic

    var body: some Scene {
      Window("First", id: "first") { Color.clear }.defaultLaunchBehavior(first)
      Window("Second", id: "second") { Color.clear }.defaultLaunchBehavior(second)
      Window("Third", id: "third") { Color.clear }.defaultLaunchBehavior(third)
    }
  }

  private func titles(_ app: Three) -> [String] {
    let platform = StubPlatform()
    let host = AppHost(app, platform: platform)
    return withExtendedLifetime(host) { platform.windows.map(\.options.title) }
  }

  @Test("By default only the first scene opens a window at launch")
  func automatic() { #expect(titles(Three()) == ["First"]) }

  @Test("Scenes with presented launch behavior open in their order, and no other scene opens")
  func presented() {
    #expect(titles(Three(second: .presented)) == ["Second"])
    #expect(titles(Three(first: .presented, third: .presented)) == ["First", "Third"])
  }

  @Test("A scene with suppressed launch behavior doesn't open at launch, but opens by its id")
  func suppressed() {
    #expect(titles(Three(first: .suppressed)) == ["Second"])
    #expect(titles(Three(first: .suppressed, second: .suppressed, third: .suppressed)).isEmpty)
    let platform = StubPlatform()
    let host = AppHost(Three(first: .suppressed), platform: platform)
    host.openWindow(id: "first")
    #expect(platform.windows.map(\.options.title) == ["Second", "First"])
  }
}
