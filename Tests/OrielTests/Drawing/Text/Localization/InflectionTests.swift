import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Grammar agreement of nouns with numbers")
struct InflectionTests {
  private func read(_ locale: String = "en_US", @ViewBuilder _ text: () -> some View) -> [String] {
    let host = TestHost(locale: Locale(identifier: locale), content: text)
    defer { host.close() }
    return host.allElements.map(\.label)
  }

  @Test("An inflected English noun is plural unless the number is one, and the markup is removed")
  func english() {
    func apples(_ count: Int) -> [String] { read { Text("^[\(count) apple](inflect: true) left") } }
    #expect(apples(2) == ["2 apples left"] && apples(1) == ["1 apple left"] && apples(0) == ["0 apples left"])
    #expect(apples(1200) == ["1,200 apples left"])
    let (people, boxes) = (3, 1)
    #expect(read { Text("^[\(people) person](inflect: true) in **^[\(boxes) box](inflect: true)**") } == ["3 people in 1 box"])
  }

  @Test("English words are inflected in each locale, with numbers in the format of the locale", arguments: ["de_DE", "fr_FR", "ar_EG"])
  func untranslated(_ locale: String) {
    func number(_ value: Int) -> String { value.formatted(.number.locale(Locale(identifier: locale))) }
    func knives(_ count: Int) -> [String] { read(locale) { Text("^[\(count) knife](inflect: true)") } }
    #expect(knives(3) == ["\(number(3)) knives"])
    #expect(knives(1) == ["\(number(1)) knife"])
    #expect(knives(1200) == ["\(number(1200)) knives"])
  }

  @Test("Inflection markup leaves translated words unchanged")
  func others() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-strings-\(UUID().uuidString).resources")
    defer { try? FileManager.default.removeItem(at: folder) }
    let directory = folder.appendingPathComponent("de.lproj")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try Data(#""^[%lld apple](inflect: true)" = "^[%lld Apfel](inflect: true)";"#.utf8)
      .write(to: directory.appendingPathComponent("Localizable.strings"))
    let bundle = try #require(Bundle(path: folder.path))
    #expect(read("de_DE") { Text("^[\(2) apple](inflect: true)", bundle: bundle) } == ["2 Apfel"])
    #expect(read("en_US") { Text("^[\(2) apple](inflect: true)", bundle: bundle) } == ["2 apples"])
    #expect(read("fr_FR") { Text("^[\(2) apple](inflect: true)", bundle: bundle) } == ["2 apples"])
  }

  @Test(arguments: [
    ("berry", "berries"), ("day", "days"), ("match", "matches"), ("Person", "People"), ("photo", "photos"), ("class", "classes"),
  ])
  func plurals(_ pair: (String, String)) async {
    #expect(read { Text("^[\(2) \(pair.0)](inflect: true)") } == ["2 \(pair.1)"])
  }
}
