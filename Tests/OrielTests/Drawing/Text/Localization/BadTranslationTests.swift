import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor
@Suite("Tables of translations that are broken", .serialized)
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

  /// A broken table is told of once, its keys stand for themselves, and another table of the bundle is as ever.
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
    "a .strings file that can't be read",
    arguments: [
      #""key" = "cut"#, #""key" = "cut \"#, #""key" = "\U0"#, #""key" "value";"#, "= = =", #"{ "key": "json" }"#,
      "bplist00 nonsense", #"<?xml version="1.0"?><plist version="1.0"><array/></plist>"#, "<?xml",
    ])
  func strings(_ text: String) throws { try expectBroken("de.lproj/Localizable.strings", Data(text.utf8)) }

  @Test("a .strings file that is no text")
  func bytes() throws {
    try expectBroken("de.lproj/Localizable.strings", Data([0x22, 0xC3, 0x28, 0x22, 0x3D]))
  }

  @Test("what stands before the mistake in a .strings file counts")
  func beginning() throws {
    try withBundle(["de.lproj/Localizable.strings": Data(#""one" = "eins"; "two" = "#.utf8)]) { bundle in
      let host = host(Text("one", bundle: bundle), Text("two", bundle: bundle))
      defer { host.close() }
      #expect(host.exists("eins") && host.exists("two"))
      #expect(host.messages.count == 1)
    }
  }

  @Test("a string catalog that can't be read", arguments: ["", "{", "[]", "{}", #"{"strings": []}"#, #"{"strings": {"key": {"#, "no"])
  func catalog(_ text: String) throws { try expectBroken("Localizable.xcstrings", Data(text.utf8)) }

  @Test("a string catalog that nests without end")
  func deep() throws {
    try expectBroken("Localizable.xcstrings", Data(String(repeating: #"{"strings":"#, count: 50_000).utf8))
  }

  @Test(
    "a .stringsdict that can't be read",
    arguments: ["{ nonsense", "<plist", #"<?xml version="1.0"?><plist version="1.0"><array/></plist>"#])
  func stringsdict(_ text: String) throws { try expectBroken("de.lproj/Localizable.stringsdict", Data(text.utf8)) }

  @Test("a table of more than 32 MiB isn't read", arguments: ["de.lproj/Localizable.strings", "Localizable.xcstrings"])
  func large(_ path: String) throws {
    let valid =
      path.hasSuffix(".strings")
      ? #""key" = "Wert";"# : #"{"strings": {"key": {"localizations": {"de": {"stringUnit": {"value": "Wert"}}}}}}"#
    try expectBroken(path, Data(valid.utf8) + Data(repeating: UInt8(ascii: " "), count: 32 << 20))
  }

  @Test("a string catalog of 10 MiB is read like any other")
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
    "an entry of a catalog that says nothing leaves its key to stand for itself, and the other entries as they are",
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

  @Test("a plural without the form for a number is its key, and says the number")
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

  @Test("specifiers without an argument are left out, and a stray percent sign stays")
  func specifiers() throws {
    try withBundle(["de.lproj/Localizable.strings": Data(#""Hi %@" = "Hallo %9$@%@, %0$@%d%";"#.utf8)]) { bundle in
      #expect(Text("Hi \("Ann")", bundle: bundle).string(in: Locale(identifier: "de")) == "Hallo Ann, %")
    }
  }

  @Test("substitutions that name each other come to an end")
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
