import Foundation
import OrielTesting
import Testing

@testable import Oriel
@testable import OrielModel

@MainActor @Suite("Keyboard layout files")
struct KeyboardLayoutFileTests {
  private let good = #"{"id": "x", "name": "X", "letters": ["a b c", "d é", "f ."]}"#

  private func failure(_ text: String) -> String? {
    do {
      _ = try KeyboardLayoutFile.layout(from: Data(text.utf8))
      return nil
    } catch {
      return error.description
    }
  }

  @Test("The example in the documentation is a valid layout")
  func documentation() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../../..")
    let text = try String(contentsOf: root.appendingPathComponent("Documentation/Keyboards.md").standardizedFileURL, encoding: .utf8)
    let example = try #require(text.components(separatedBy: "```json\n").last?.components(separatedBy: "```").first)
    let layout = try KeyboardLayoutFile.layout(from: Data(example.utf8))
    #expect(layout.id == "de" && layout.letters.map(\.count) == [11, 11, 8] && layout.capitals[1].last == "Ä")
  }

  @Test("Properties that a file omits have defaults, and capitals follow the language")
  func defaults() throws {
    let layout = try KeyboardLayoutFile.layout(from: Data(good.utf8))
    #expect(layout.language == "x" && layout.capitals == [["A", "B", "C"], ["D", "É"], ["F", "."]])
    #expect(layout.numbers == KeyboardLayout.defaultNumbers && layout.label("done") == "done" && layout.domains.first == ".com")
    let turkish = #"{"id": "tr", "name": "T", "letters": ["i ı", "a", "b"]}"#
    #expect(try KeyboardLayoutFile.layout(from: Data(turkish.utf8)).capitals[0] == ["İ", "I"])
  }

  @Test(
    "An invalid file is reported with its error",
    arguments: [
      ("{", "it isn't JSON"), ("[1]", "it isn't a JSON object"),
      (#"{"id": "x", "name": "X"}"#, #""letters" is missing"#),
      (#"{"id": "x", "letters": ["a", "b", "c"]}"#, #""name" is missing"#),
      (#"{"id": "", "name": "X", "letters": ["a", "b", "c"]}"#, #""id" isn't a string, or is empty"#),
      (#"{"id": "x", "name": "X", "letters": ["a", "b"]}"#, #""letters" has 2 rows; expected 3 or 4"#),
      (#"{"id": "x", "name": "X", "letters": ["a", " ", "c"]}"#, #"row 2 of "letters" has 0 keys"#),
      (#"{"id": "x", "name": "X", "letters": ["1 2 3 4 5 6 7 8 9 0 1 2 3 4", "b", "c"]}"#, #"row 1 of "letters" has 14 keys"#),
      (#"{"id": "x", "name": "X", "letters": [1, 2, 3]}"#, #""letters" isn't an array of strings"#),
      (#"{"id": "x", "name": "X", "letters": ["a b", "b", "c"], "capitals": ["A", "B", "C"]}"#, #""capitals" doesn't have as many"#),
      (#"{"id": "x", "name": "X", "leters": ["a", "b", "c"]}"#, #""leters" is an unknown field"#),
      (#"{"id": "x", "name": "X", "letters": ["a", "b", "c"], "more": {"a": 1}}"#, #""more" isn't an object"#),
      (#"{"id": "x", "name": "X", "letters": ["a", "b", "c"], "labels": {"ok": "OK"}}"#, #""ok" is an unknown label"#),
    ])
  func bad(_ text: String, _ message: String) throws {
    let reason = try #require(failure(text))
    #expect(reason.hasPrefix(message), "\(reason)")
  }

  @Test("Files of a directory are added, an invalid one is reported once and ignored, and the user's own takes precedence")
  func directory() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("layouts-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(good.utf8).write(to: folder.appendingPathComponent("b.json"))
    try Data("{".utf8).write(to: folder.appendingPathComponent("a.json"))
    try Data(#"{"id": "ru", "name": "Моя", "letters": ["я", "ч", "с"]}"#.utf8).write(to: folder.appendingPathComponent("c.json"))
    try Data("no layout".utf8).write(to: folder.appendingPathComponent("readme.txt"))
    let host = TestHost { Color.red }
    let layouts = KeyboardLayouts()
    layouts.directories = ["/nowhere/at/all", folder.path]
    #expect(layouts.ids == BuiltInLayouts.all.map(\.id) + ["x"] && layouts.layout("ru")?.name == "Моя")
    #expect(layouts.inUse(languages: ["en"]).map(\.id) == ["en-US", "ru", "x"], "Added layouts are in use")
    #expect(host.messages.filter { $0.contains("a.json") }.count == 1, "\(host.messages)")
    #expect(host.messages.contains { $0.contains("is ignored: it isn't JSON") })
  }

  @Test(
    "The session's languages select layouts by their whole tag, prefix or other name, with English added if none types ASCII",
    arguments: [
      (["en"], ["en-US"]), (["en_GB.UTF-8"], ["en-GB"]), (["en-AU"], ["en-US"]), (["de_AT", "en"], ["de", "en-US"]),
      (["fr-CA", "fr"], ["fr-CA", "fr"]), (["pt_BR"], ["pt-BR"]), (["ru", "en"], ["ru", "en-US"]), (["ru"], ["ru", "en-US"]),
      (["sr_RS"], ["sr", "en-US"]), (["sr-Latn-RS"], ["sr-Latn"]), (["no"], ["nb"]), (["iw"], ["he", "en-US"]), (["ja"], ["en-US"]),
      (["ja", "de"], ["de"]), ([], ["en-US"]), (["de", "de-DE"], ["de"]),
    ])
  func languages(_ languages: [String], _ ids: [String]) { #expect(KeyboardLayouts().inUse(languages: languages).map(\.id) == ids) }

  @Test("A program's choice takes precedence over the user's languages, and the environment variable's over the program's")
  func order() {
    let host = TestHost { Color.red }
    let layouts = KeyboardLayouts()
    layouts.enabled = ["ru", "nothing"]
    #expect(layouts.inUse(languages: ["en"]).map(\.id) == ["ru"])
    layouts.enabledByUser = ["de", "el"]
    #expect(layouts.inUse(languages: ["en"]).map(\.id) == ["de", "el"])
    #expect(KeyboardLayouts.ids(environment: ["ORIEL_KEYBOARD_LAYOUTS": "de, el"]) == ["de", "el"])
    #expect(KeyboardLayouts.ids(environment: ["ORIEL_KEYBOARD_LAYOUTS": ""]) == nil)
    layouts.enabledByUser = nil
    layouts.enabled = ["nothing"]
    #expect(layouts.inUse(languages: ["de"]).map(\.id) == ["de"] && host.messages.contains { $0.contains("No keyboard layout has") })
  }

  @Test("The directories for layouts are the data directories, with the user's last")
  func directories() {
    #expect(
      KeyboardLayouts.directories(environment: ["XDG_DATA_HOME": "/home/me/data", "XDG_DATA_DIRS": "/a:/b"])
        == ["/b/oriel/keyboards", "/a/oriel/keyboards", "/home/me/data/oriel/keyboards"])
    #expect(KeyboardLayouts.directories(environment: ["HOME": "/home/me"]).last == "/home/me/.local/share/oriel/keyboards")
    #expect(KeyboardLayouts.directories(environment: ["XDG_DATA_HOME": "relative", "XDG_DATA_DIRS": "/a"]) == ["/a/oriel/keyboards"])
  }
}
