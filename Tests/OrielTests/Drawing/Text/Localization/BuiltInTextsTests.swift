import Foundation
import Testing

@testable import Oriel
@testable import OrielModel

@Suite("Oriel's built-in words")
struct BuiltInTextsTests {
  private static let words = BuiltInText.allCases.map(\.rawValue)
  private static let english = texts("en")

  /// Returns the texts of a language by their names in its catalog.
  private static func texts(_ language: String) -> [String: String] {
    Dictionary(BuiltInTexts.lines(language).map { (String($0.name), String($0.text)) }) { first, _ in first }
  }

  private static func word(_ name: some StringProtocol) -> String { String(name.prefix { $0 != "." }) }

  /// Returns the argument specifiers of a text, sorted by their numbers.
  private static func arguments(_ text: String) -> [String] {
    var count = 0
    return text.matches(of: #/%(?:(\d+)\$)?(@|lld)/#).map { match in
      count += 1
      return "\(match.output.1.flatMap { Int($0) } ?? count)\(match.output.2)"
    }.sorted()
  }

  private static func text(_ word: BuiltInText, _ number: Int, _ language: String) -> String {
    Text(.own(word, number)).string(in: Locale(identifier: language))
  }

  @Test("The built-in words exist in 33 languages including English")
  func languages() {
    let expected = [
      "ar", "ca", "cs", "da", "de", "el", "es", "eu", "fa", "fi", "fr", "he", "hi", "hu", "id", "it", "ja", "ko", "nb", "nl", "pl", "pt",
      "pt-br", "ro", "ru", "sk", "sv", "tr", "uk", "vi", "zh-hans", "zh-hant",
    ]
    #expect(Set(BuiltInTexts.languages) == Set(expected + ["en"]))
  }

  @Test("Each language has each word exactly once, in sorted order", arguments: BuiltInTexts.languages)
  func complete(_ language: String) {
    let names = BuiltInTexts.lines(language).map { String($0.name) }
    #expect(Set(names.map(Self.word)) == Set(Self.words))
    #expect(names == names.sorted())
    #expect(Set(names).count == names.count)
    for (name, text) in BuiltInTexts.lines(language) {
      #expect(text == text.trimmingCharacters(in: .whitespaces) && !text.isEmpty, "\(name)")
    }
  }

  @Test("The words of each language have the same arguments as the English ones", arguments: BuiltInTexts.languages)
  func places(_ language: String) throws {
    for (name, text) in Self.texts(language) {
      let expected = try #require(Self.english[name] ?? Self.english["\(Self.word(name)).other"])
      let found = Self.arguments(text)
      // A form for a single number can spell the number out as a word.
      let mayLack = ["zero", "one", "two"].contains { name.hasSuffix(".\($0)") }
      #expect(found == Self.arguments(expected) || mayLack && found.isEmpty, "\(name): \(text)")
      #expect(text.replacing(#/%(\d+\$)?(@|lld)/#, with: "").contains("%") == false, "\(name): \(text)")
    }
  }

  @Test("The words of each language have the plural forms that the language requires", arguments: BuiltInTexts.languages)
  func forms(_ language: String) throws {
    let texts = Self.texts(language)
    for word in Set(texts.keys.filter { $0.contains(".") }.map(Self.word)) {
      let forms = Set(texts.keys.filter { $0.hasPrefix("\(word).") }.map { String($0.dropFirst(word.count + 1)) })
      let asked = Set(((0...1_000).map(Double.init) + [1.5]).map { PluralRules.category($0, language: language) })
      #expect(asked.union(["other"]) == forms.union(["other"]), "\(word)")
      #expect(forms.contains("other"), "\(word)")
    }
  }

  @Test("Words with a number have the language's plural form and digits")
  func numbers() {
    #expect(Self.text(.items, 1, "en") == "1 item" && Self.text(.items, 1_234, "en") == "1,234 items")
    #expect(Self.text(.items, 1, "de") == "1 Objekt" && Self.text(.items, 1_234, "de") == "1.234 Objekte")
    #expect(
      [1, 2, 5, 22, 25].map { Self.text(.items, $0, "pl") } == ["1 element", "2 elementy", "5 elementów", "22 elementy", "25 elementów"])
    #expect([1, 3, 11, 21].map { Self.text(.items, $0, "ru") } == ["1 объект", "3 объекта", "11 объектов", "21 объект"])
    #expect([1, 2, 3, 11, 100].map { Self.text(.items, $0, "ar_EG") } == ["عنصر واحد", "عنصران", "٣ عناصر", "١١ عنصرًا", "١٠٠ عنصر"])
    #expect(Self.text(.items, 3, "ja") == "3項目")
    #expect(Text(.own(.pageOf, 2, 1_000)).string(in: Locale(identifier: "ko")) == "1,000페이지 중 2페이지")
  }

  @Test("The first preferred language with translations is used, by any of its tags, or English if there is none")
  func choice() {
    func cancel(_ languages: String...) -> String { BuiltInTexts.format(.cancel, languages: languages).format }
    #expect(cancel("de-AT") == "Abbrechen" && cancel("de_DE.UTF-8") == "Abbrechen" && cancel("sw", "fr-CA", "de") == "Annuler")
    #expect(cancel("pt-BR") == "Cancelar" && BuiltInTexts.format(.save, languages: ["pt-BR"]).format == "Salvar")
    #expect(BuiltInTexts.format(.save, languages: ["pt-PT"]).format == "Gravar")
    #expect(cancel("zh-TW") == cancel("zh-Hant-HK") && BuiltInTexts.format(.save, languages: ["zh-TW"]).format == "儲存")
    #expect(BuiltInTexts.format(.save, languages: ["zh"]).format == "保存" && BuiltInTexts.format(.save, languages: ["zh_CN"]).format == "保存")
    #expect(cancel("no") == "Avbryt" && cancel("nn_NO") == "Avbryt" && cancel("iw") == "ביטול" && cancel("in") == "Batal")
    #expect(cancel("sw") == "Cancel" && cancel() == "Cancel" && cancel("en-GB", "de") == "Cancel")
  }

  @Test("Built-in words don't come from an app's tables, and an app's words do")
  func appTables() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-strings-\(UUID().uuidString).resources")
    let table = folder.appendingPathComponent("de.lproj/Localizable.strings")
    try FileManager.default.createDirectory(at: table.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(#""Cancel" = "Bloß weg"; "cancel" = "Bloß weg"; "Abbrechen" = "Bloß weg";"#.utf8).write(to: table)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = try #require(Bundle(path: folder.path))
    let german = Locale(identifier: "de")
    #expect(Text("Cancel", bundle: bundle).string(in: german) == "Bloß weg")
    #expect(Text("cancel", bundle: bundle).string(in: german) == "Bloß weg")
    #expect(Text(.own(.cancel), bundle: bundle).string(in: german) == "Abbrechen")
  }

  @Test("Names in words keep their Markdown characters and percent signs")
  func names() {
    #expect(
      Text(.own(.couldNotSave, "*50%* `a`.txt")).string(in: Locale(identifier: "de"))
        == "Das Dokument „*50%* `a`.txt“ konnte nicht gespeichert werden.")
  }
}
