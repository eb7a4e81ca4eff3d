import CGTK
import Foundation
import OrielModel
import Testing

@testable import OrielGTK

@MainActor @Suite("Keyboard layouts in desktop settings", .serialized)
struct InputSourceSettingsTests {
  /// Runs the main context until the condition holds. Returns false if it doesn't within some seconds.
  private func run(until condition: () -> Bool) -> Bool {
    let deadline = ContinuousClock.now + .seconds(5)
    while !condition() {
      guard ContinuousClock.now < deadline else { return false }
      if g_main_context_iteration(nil, 0) == 0 { usleep(1000) }
    }
    return true
  }

  @Test("KDE's layout file is read, and observed when it is rewritten or replaced")
  func kde() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kde-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("kxkbrc")
    func write(_ layouts: String, atomically: Bool) throws {
      try "[Layout]\nLayoutList=\(layouts)\nUse=true\n".write(to: file, atomically: atomically, encoding: .utf8)
    }
    let environment: EnvironmentVariables = ["XDG_CURRENT_DESKTOP": "KDE", "XDG_CONFIG_HOME": folder.path]
    let before = InputSourceSettings(environment: environment)
    #expect(before.languages.isEmpty)
    try write("de,ru", atomically: false)
    var changes: [[String]] = []
    before.onChange = { [unowned before] in changes.append(before.languages) }
    #expect(run { before.languages == ["de", "ru"] }, "The file didn't exist before")
    let settings = InputSourceSettings(environment: environment)
    #expect(settings.languages == ["de", "ru"])
    try write("ru,de", atomically: true)
    #expect(run { settings.languages == ["ru", "de"] && before.languages == ["ru", "de"] })
    #expect(changes == [["de", "ru"], ["ru", "de"]])
    #expect(InputSourceSettings(environment: ["XDG_CONFIG_HOME": folder.path]).languages.isEmpty, "The desktop environment isn't KDE")
  }

  @Test("KDE's layout file is in the user's configuration folder")
  func path() {
    #expect(InputSourceSettings.kdePath(environment: ["HOME": "/home/me"]) == "/home/me/.config/kxkbrc")
    #expect(InputSourceSettings.kdePath(environment: ["HOME": "/home/me", "XDG_CONFIG_HOME": "/settings"]) == "/settings/kxkbrc")
    #expect(InputSourceSettings.kdePath(environment: ["XDG_CONFIG_HOME": "here"]) == nil)
  }

  /// Returns settings in memory, which no other program sees, or `nil` without the schema.
  private func memory() -> UnsafeMutablePointer<GSettings>? {
    typealias Make = @convention(c) () -> UnsafeMutableRawPointer?
    guard let source = g_settings_schema_source_get_default(),
      let schema = g_settings_schema_source_lookup(source, "org.gnome.desktop.input-sources", 1),
      let make = dlsym(dlopen(nil, RTLD_NOW), "g_memory_settings_backend_new").map({ unsafeBitCast($0, to: Make.self) })
    else { return nil }
    return g_settings_new_full(schema, OpaquePointer(make()), nil)
  }

  @Test("GNOME's layout settings are read and observed")
  func gnome() throws {
    let store = try #require(memory(), "gsettings-desktop-schemas isn't installed")
    defer { g_object_unref(store) }
    func write(_ key: String, _ text: String) {
      g_settings_set_value(store, key, parsedVariant("a(ss)", text))
      g_settings_sync()
    }
    let settings = InputSourceSettings(settings: store)
    #expect(settings.languages.isEmpty)
    var changes = 0
    settings.onChange = { changes += 1 }
    write("sources", "[('xkb', 'us'), ('ibus', 'mozc-jp'), ('xkb', 'de+neo')]")
    #expect(run { settings.languages == ["en-US", "de"] })
    write("mru-sources", "[('xkb', 'de+neo'), ('xkb', 'us')]")
    #expect(run { settings.languages == ["de", "en-US"] })
    write("mru-sources", "[('xkb', 'de+neo')]")
    #expect(run { changes == 2 } && settings.languages == ["de", "en-US"])
    #expect(InputSourceSettings(settings: store).languages == ["de", "en-US"])
  }
}

/// Returns a value parsed from its text form.
private func parsedVariant(_ type: String, _ text: String) -> OpaquePointer? {
  let type = g_variant_type_new(type)
  defer { g_variant_type_free(type) }
  return g_variant_parse(type, text, nil, nil, nil)
}
