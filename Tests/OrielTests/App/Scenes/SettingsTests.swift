import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor @Suite("Settings of an app")
struct SettingsTests {
  private struct Root: View {
    var body: some View {
      Text(verbatim: "content")
      SettingsLink()
    }
  }

  private struct SettingsApp: App {
    var replaces = false
    var hasSettings = true

    init() {}

    init(replaces: Bool = false, hasSettings: Bool = true) { (self.replaces, self.hasSettings) = (replaces, hasSettings) }

    var body: some Scene {
      if hasSettings { Settings { Text(verbatim: "volume") } }
      WindowGroup { Root() }
        .commands { if replaces { CommandGroup(replacing: .appSettings) {} } }
    }
  }

  @Test("Settings aren't open at launch, and open in a single window")
  func opens() {
    let platform = StubPlatform()
    let host = AppHost(SettingsApp(), platform: platform)
    #expect(platform.open.count == 1)
    #expect(platform.windows[0].texts.contains("content"))
    #expect(platform.windows[0].texts.contains("Settings…"))
    platform.windows[0].press(",", .command)
    #expect(platform.open.count == 2)
    #expect(platform.windows[1].texts.contains("volume"))
    #expect(platform.windows[1].options.title == "Settings")
    #expect(platform.windows[1].options.resizability == .contentSize)
    platform.windows[0].press(",", .command)
    #expect(platform.open.count == 2)
    #expect(platform.windows[1].presentations == 1)
    _ = host
  }

  @Test("An app that replaces the settings group has no settings shortcut, and openSettings without settings is reported once")
  func without() {
    let platform = StubPlatform()
    let host = AppHost(SettingsApp(replaces: true), platform: platform)
    platform.windows[0].press(",", .command)
    #expect(platform.open.count == 1)
    let log = MessageLog()
    log.listen()
    let (other, bare) = (StubPlatform(), SettingsApp(hasSettings: false))
    let bareHost = AppHost(bare, platform: other)
    for _ in 0..<2 { bareHost.openSettings() }
    #expect(other.open.count == 1)
    #expect(log.messages.count { $0.contains("openSettings") } == 1)
    _ = host
  }
}
