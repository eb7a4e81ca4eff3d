import Foundation
import Testing

@testable import Oriel

@MainActor @Suite("Restoration of windows")
struct RestorationBehaviorTests {
  private struct Page: View {
    @SceneStorage("tab") private var tab = 1

    var body: some View { Button("tab \(tab)") { tab += 1 } }
  }

  private struct Tabs: App {
    var store = UserDefaults.standard
    var behavior = SceneRestorationBehavior.automatic

    var body: some Scene {
      WindowGroup("Tabs", id: "tabs") { Page().defaultAppStorage(store) }.restorationBehavior(behavior)
    }
  }

  /// Returns the texts of the window after a press, and those of the window in the next run.
  private func runs(_ behavior: SceneRestorationBehavior) throws -> [[String]] {
    let store = try #require(UserDefaults(suiteName: "oriel-tests-\(UUID().uuidString)"))
    func run(_ act: (StubWindow) -> Void) -> [String] {
      let platform = StubPlatform()
      let host = AppHost(Tabs(store: store, behavior: behavior), platform: platform)
      return withExtendedLifetime(host) {
        act(platform.windows[0])
        return platform.windows[0].texts
      }
    }
    return [run { $0.tap("tab 1") }, run { _ in }]
  }

  @Test("Scene storage is restored in the next run unless the scene disables restoration")
  func sceneStorage() throws {
    #expect(try runs(.automatic) == [["tab 2"], ["tab 2"]])
    #expect(try runs(.disabled) == [["tab 2"], ["tab 1"]])
  }
}
