import Foundation
import Oriel
import OrielTesting
import Testing

/// Writes to the standard store directly when its button is pressed and when the app enters the background.
private struct Writer: View {
  let key: String
  @Environment(\.scenePhase) private var phase

  var body: some View {
    Button("Set") { UserDefaults.standard.set("pressed", forKey: key) }
      .onChange(of: phase) { _, new in if new == .background { UserDefaults.standard.set("left", forKey: key + ".phase") } }
  }
}

@MainActor
@Suite("Values that a program writes to the standard store directly", .serialized)
struct StandardDefaultsTests {
  private let key = "oriel-standard-\(UUID().uuidString)"

  /// Returns the value in the file of the standard store, as the next run of the program reads it.
  private func written(_ key: String) -> String? {
    let environment = ProcessInfo.processInfo.environment
    let given = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    let folder = URL(fileURLWithPath: given ?? NSHomeDirectory() + "/.config")
    let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("\(name).plist")),
      let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return nil }
    return values[key] as? String
  }

  private func forget() {
    for key in [key, key + ".phase"] { UserDefaults.standard.removeObject(forKey: key) }
    DefaultsFile.write()
  }

  @Test("Values are in the file after the final write")
  func end() {
    defer { forget() }
    UserDefaults.standard.set("kept", forKey: key)
    DefaultsFile.write()
    #expect(written(key) == "kept")
  }

  @Test("Values are in the file shortly after the app enters the background, those written on that occasion included")
  func background() async throws {
    defer { forget() }
    let host = TestHost { Writer(key: key) }
    try host.tap("Set")
    host.suspend()
    host.render()
    try await host.waitForRealTime { written(key) != nil && written(key + ".phase") != nil }
    #expect(written(key) == "pressed" && written(key + ".phase") == "left")
    host.close()
  }
}
