import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor
@Suite("Broken localization tables", .serialized)
struct BadTranslationTests {
  private func withBundle(_ files: [String: Data], _ body: (Bundle) throws -> Void) throws {
    let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("oriel-tables-\(UUID().uuidString).resources")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, data) in files {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    try body(#require(Bundle(path: folder.path)))
  }

  private func host(_ texts: Text...) -> TestHost {
    TestHost(size: CGSize(width: 300, height: 200), locale: Locale(identifier: "de")) {
      VStack { ForEach(texts.indices, id: \.self) { texts[$0] } }
    }
  }

  /// Expects that a broken table is reported once, that its keys are shown instead, and that another table of the bundle works.
  private func expectBroken(_ path: String, _ data: Data) throws {
    try withBundle([path: data, "de.lproj/Other.strings": Data(#""key" = "anders";"#.utf8)]) { bundle in
      let host = host(Text("key", bundle: bundle), Text("two", bundle: bundle), Text("key", tableName: "Other", bundle: bundle))
      defer { host.close() }
      host.render()
      #expect(host.exists("key") && host.exists("two") && host.exists("anders"))
      #expect(host.messages.filter { $0.contains(path) }.count == 1)
      #expect(host.messages.count == 1)
    }
  }

  @Test(
    "A malformed .strings file is reported once, and its keys are shown instead",
    arguments: [
      #""key" = "cut"#, #""key" = "cut \"#, #""key" = "\U0"#, #""key" "value";"#, "= = =", #"{ "key": "json" }"#,
      "bplist00 nonsense", #"<?xml version="1.0"?><plist version="1.0"><array/></plist>"#, "<?xml",
    ])
  func strings(_ text: String) throws { try expectBroken("de.lproj/Localizable.strings", Data(text.utf8)) }

  @Test("A .strings file that isn't UTF-8 is reported once, and its keys are shown instead")
  func bytes() throws {
    try expectBroken("de.lproj/Localizable.strings", Data([0x22, 0xC3, 0x28, 0x22, 0x3D]))
  }

  @Test("The entries before an error in a .strings file apply")
  func beginning() throws {
    try withBundle(["de.lproj/Localizable.strings": Data(#""one" = "eins"; "two" = "#.utf8)]) { bundle in
      let host = host(Text("one", bundle: bundle), Text("two", bundle: bundle))
      defer { host.close() }
      #expect(host.exists("eins") && host.exists("two"))
      #expect(host.messages.count == 1)
    }
  }

  @Test(
    "A malformed string catalog is reported once, and its keys are shown instead",
    arguments: ["", "{", "[]", "{}", #"{"strings": []}"#, #"{"strings": {"key": {"#, "no"])
  func catalog(_ text: String) throws { try expectBroken("Localizable.xcstrings", Data(text.utf8)) }

  @Test("An excessively nested string catalog is reported once, and its keys are shown instead")
  func deep() throws {
    try expectBroken("Localizable.xcstrings", Data(String(repeating: #"{"strings":"#, count: 50_000).utf8))
  }

  @Test(
    "A malformed .stringsdict file is reported once, and its keys are shown instead",
    arguments: ["{ nonsense", "<plist", #"<?xml version="1.0"?><plist version="1.0"><array/></plist>"#])
  func stringsdict(_ text: String) throws { try expectBroken("de.lproj/Localizable.stringsdict", Data(text.utf8)) }

  @Test("A table of more than 32 MiB is reported and not read", arguments: ["de.lproj/Localizable.strings", "Localizable.xcstrings"])
  func large(_ path: String) throws {
    let valid =
      path.hasSuffix(".strings")
      ? #""key" = "Wert";"# : #"{"strings": {"key": {"localizations": {"de": {"stringUnit": {"value": "Wert"}}}}}}"#
    try expectBroken(path, Data(valid.utf8) + Data(repeating: UInt8(ascii: " "), count: 32 << 20))
  }

  @Test("A string catalog of 10 MiB is read like a shorter one")
  func long() throws {
    let valid = #"{"sourceLanguage": "en", "strings": {"key": {"localizations": {"de": {"stringUnit": {"value": "Wert"}}}}}}"#
    let data = Data(valid.utf8) + Data(repeating: UInt8(ascii: " "), count: 10 << 20)
    try withBundle(["Localizable.xcstrings": data]) { bundle in
      let host = host(Text("key", bundle: bundle))
      defer { host.close() }
      #expect(host.exists("Wert") && host.messages.isEmpty)
    }
  }

  @Test(
    "An invalid entry of a string catalog falls back to its key and doesn't affect other entries",
    arguments: [
      "5", "null", "[]", #"{"localizations": 5}"#, #"{"localizations": {"de": 5}}"#, #"{"localizations": {"de": {}}}"#,
      #"{"localizations": {"de": {"stringUnit": {"value": 7}}}}"#, #"{"localizations": {"de": {"variations": {"device": {}}}}}"#,
      #"{"localizations": {"de": {"variations": {"plural": {}}}}}"#,
      #"{"localizations": {"de": {"variations": {"plural": {"other": 5}}}}}"#,
    ])
  func entries(_ entry: String) throws {
    let catalog = #"{"strings": {"key": \#(entry), "two": {"localizations": {"de": {"stringUnit": {"value": "zwei"}}}}}}"#
    try withBundle(["Localizable.xcstrings": Data(catalog.utf8)]) { bundle in
      let host = host(Text("key", bundle: bundle), Text("two", bundle: bundle))
      defer { host.close() }
      #expect(host.exists("key") && host.exists("zwei"))
    }
  }

  @Test("A plural without the form for a number falls back to its key with the number")
  func missingForm() throws {
    let catalog = #"""
      {"strings": {"%lld items": {"localizations": {"de": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld Ding"}}}}}}}}}
      """#
    try withBundle(["Localizable.xcstrings": Data(catalog.utf8)]) { bundle in
      let locale = Locale(identifier: "de")
      #expect(Text("\(1) items", bundle: bundle).string(in: locale) == "1 Ding")
      #expect(Text("\(5) items", bundle: bundle).string(in: locale) == "5 items")
    }
  }

  @Test("Format specifiers without an argument are removed, and a stray percent sign is kept")
  func specifiers() throws {
    try withBundle(["de.lproj/Localizable.strings": Data(#""Hi %@" = "Hallo %9$@%@, %0$@%d%";"#.utf8)]) { bundle in
      #expect(Text("Hi \("Ann")", bundle: bundle).string(in: Locale(identifier: "de")) == "Hallo Ann, %")
    }
  }

  @Test("Substitutions that refer to each other terminate")
  func circle() throws {
    let catalog = #"""
      {"strings": {"%lld items": {"localizations": {"de": {"stringUnit": {"value": "A %#@one@ B"}, "substitutions": {
        "one": {"argNum": 1, "variations": {"plural": {"other": {"stringUnit": {"value": "%#@two@"}}}}},
        "two": {"argNum": 1, "variations": {"plural": {"other": {"stringUnit": {"value": "%#@one@"}}}}}}}}}}}
      """#
    try withBundle(["Localizable.xcstrings": Data(catalog.utf8)]) { bundle in
      let text = Text("\(2) items", bundle: bundle).string(in: Locale(identifier: "de"))
      #expect(text.hasPrefix("A ") && text.hasSuffix(" B"))
    }
  }
}
