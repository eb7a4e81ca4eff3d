import Foundation
import Oriel
import OrielTesting
import Testing

private struct Settings: View {
  @AppStorage("count") private var count = 3
  @AppStorage("name") private var name: String?

  var body: some View {
    VStack {
      Text(verbatim: "\(count) \(name ?? "-")").accessibilityIdentifier("values")
      Button("Change") {
        count += 1
        name = "Ada"
      }
    }
  }
}

@MainActor
@Suite("Damaged files of stored values", .serialized)
struct BrokenDefaultsTests {
  private enum Damage: CaseIterable {
    case nonsense, cutShort, large

    var contents: Data {
      switch self {
      case .nonsense: Data("{ nonsense".utf8)
      case .cutShort: Data(BrokenDefaultsTests.file.utf8.prefix(190))
      case .large: Data("{ ".utf8) + Data(repeating: UInt8(ascii: "x"), count: 10 << 20)
      }
    }
  }

  nonisolated private static let file = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>count</key>
      <integer>7</integer>
      <key>name</key>
      <string>Mara</string>
    </dict>
    </plist>
    """

  /// The folder of the stores' files.
  private var folder: URL {
    let given = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    return URL(fileURLWithPath: given ?? NSHomeDirectory() + "/.config")
  }

  private func files(of suite: String) -> [URL] {
    let all = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return all.filter { $0.lastPathComponent.hasPrefix(suite) }
  }

  /// Simulates a run of a program whose defaults file has the given contents.
  private func run(_ contents: Data, _ body: (TestHost, _ suite: String) throws -> Void) throws {
    let suite = "oriel-broken-\(UUID().uuidString)"
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try contents.write(to: folder.appendingPathComponent("\(suite).plist"))
    defer { for file in files(of: suite) { try? FileManager.default.removeItem(at: file) } }
    let store = try #require(UserDefaults(suiteName: suite))
    let host = TestHost { Settings().defaultAppStorage(store) }
    host.render()
    try body(host, suite)
    host.close()
    DefaultsFile.write()
  }

  @Test("An intact file is read without a diagnostic")
  func whole() throws {
    try run(Data(Self.file.utf8)) { host, _ in
      let label = try host.find("values").label
      #expect(label == "7 Mara")
      #expect(host.messages.isEmpty)
    }
  }

  @Test("A damaged file yields the default values, and the values can be changed", arguments: Damage.allCases)
  private func defaults(_ damage: Damage) throws {
    try run(damage.contents) { host, _ in
      #expect(try host.find("values").label == "3 -")
      try host.tap("Change")
      #expect(try host.find("values").label == "4 Ada")
    }
  }

  @Test("A damaged file is reported once, by its name", arguments: Damage.allCases)
  private func message(_ damage: Damage) throws {
    try run(damage.contents) { host, suite in
      try host.tap("Change")
      host.render()
      #expect(host.messages.count == 1)
      #expect(host.messages.first?.contains(suite) == true)
    }
  }

  @Test("The contents of a damaged file are kept, in its location or beside it, when values are written", arguments: Damage.allCases)
  private func kept(_ damage: Damage) throws {
    try run(damage.contents) { host, suite in
      try host.tap("Change")
      DefaultsFile.write()
      let found = files(of: suite).filter { (try? Data(contentsOf: $0)) == damage.contents }
      #expect(found.count == 1)
    }
  }
}
