import Foundation
import OrielTesting
import Testing

@testable import Oriel
@testable import OrielModel

@Suite("The user's language in the environment variables")
struct UserLanguageTests {
  private func expect(_ environment: EnvironmentVariables, _ languages: [String], _ locale: String) {
    let user = UserLanguage(environment: environment)
    #expect(user.languages == languages, "\(environment)")
    #expect(user.locale.identifier == locale, "\(environment)")
  }

  @Test("The language is that of LC_ALL, LC_MESSAGES or LANG, in this order, and empty variables are ignored")
  func words() {
    expect(["LANG": "de_DE.UTF-8"], ["de-DE"], "de_DE")
    expect(["LANG": "de_DE", "LC_MESSAGES": "fr_FR"], ["fr-FR"], "fr_DE")
    expect(["LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "it_IT"], ["it-IT"], "it_IT")
    expect(["LANG": "de_DE", "LC_MESSAGES": "", "LC_ALL": ""], ["de-DE"], "de_DE")
    expect(["LANG": "eo"], ["eo"], "eo")
  }

  @Test("LANGUAGE lists languages by preference, and C ends the list")
  func list() {
    expect(["LANGUAGE": "de_AT:de:fr", "LANG": "en_GB.UTF-8"], ["de-AT", "de", "fr"], "de_GB")
    expect(["LANGUAGE": "de:fr", "LC_ALL": "en_US"], ["de", "fr"], "de_US")
    expect(["LANGUAGE": "fr:C:de", "LANG": "en_US"], ["fr"], "fr_US")
    expect(["LANGUAGE": "!!:de", "LANG": "en_US"], ["de"], "de_US")
    for nothing in ["", ":", "!!"] { expect(["LANGUAGE": nothing, "LANG": "en_US"], ["en-US"], "en_US") }
  }

  @Test("LANGUAGE applies without a locale and with C.UTF-8, and not with C or POSIX")
  func listWithoutLocale() {
    expect(["LANGUAGE": "de"], ["de"], "de")
    expect(["LANGUAGE": "de_AT:de", "LANG": "C.UTF-8"], ["de-AT", "de"], "de_AT")
    for name in ["C", "POSIX", "nonsense"] {
      #expect(UserLanguage(environment: ["LANGUAGE": "de", "LANG": name]) == .foundation)
      #expect(UserLanguage(environment: ["LANGUAGE": "de", "LANG": "fr_FR", "LC_ALL": name]) == .foundation)
    }
  }

  @Test("Formats are those of the first region in LC_ALL, LC_TIME, LC_NUMERIC and LANG")
  func formats() {
    expect(["LANG": "en_US.UTF-8", "LC_TIME": "de_DE.UTF-8"], ["en-US"], "en_DE")
    expect(["LANG": "en_US.UTF-8", "LC_NUMERIC": "de_DE", "LC_TIME": "C"], ["en-US"], "en_DE")
    expect(["LANG": "de_DE", "LC_NUMERIC": "C"], ["de-DE"], "de_DE")
    expect(["LC_ALL": "fr_FR", "LC_TIME": "de_DE"], ["fr-FR"], "fr_FR")
    expect(["LC_ALL": "C.UTF-8", "LANGUAGE": "de", "LANG": "en_US"], ["de"], "de")
  }

  @Test("An app with C as the language of messages uses the user's formats")
  func formatsOnly() {
    expect(["LANG": "de_DE.UTF-8", "LC_MESSAGES": "C"], UserLanguage.foundation.languages, "en_DE")
    expect(["LANG": "de_DE.UTF-8", "LANGUAGE": "C"], UserLanguage.foundation.languages, "en_DE")
  }

  @Test("A locale name can have an encoding, and a modifier that names a script")
  func names() {
    expect(["LANG": "de_DE.UTF-8@euro"], ["de-DE"], "de_DE")
    expect(["LANG": "sr_RS@latin"], ["sr-Latn-RS"], "sr_Latn_RS")
    expect(["LANG": "uz_UZ.UTF-8@cyrillic"], ["uz-Cyrl-UZ"], "uz_Cyrl_UZ")
    expect(["LANGUAGE": "zh-hans", "LANG": "DE_de"], ["zh-Hans"], "zh_Hans_DE")
    expect(["LANG": "es_419"], ["es-419"], "es_419")
  }

  @Test("The script of a region is kept when the formats are those of another region")
  func letters() { expect(["LANGUAGE": "zh_TW", "LANG": "de_DE"], ["zh-TW"], "zh_Hant_DE") }

  @Test(
    "C, POSIX, empty and invalid names use Foundation's defaults",
    arguments: ["C", "POSIX", "C.UTF-8", "C.utf8", "", "UTF-8", "deutsch", "de_", "de_DE_DE", "d", "12", "../x", "@latin", ".UTF-8"])
  func foundation(_ name: String) {
    #expect(UserLanguage(environment: ["LANG": name]) == .foundation)
    #expect(UserLanguage(environment: ["LC_ALL": name]) == .foundation)
    #expect(UserLanguage(environment: [:]).locale.identifier == Locale.current.identifier)
    #expect(UserLanguage(environment: [:]).languages == Locale.preferredLanguages)
  }

  /// Creates a new folder with the files by their paths.
  private func folder(_ files: [String: String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-strings-\(UUID().uuidString)")
    for (name, text) in files {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    return folder
  }

  @Test("An app with Arabic or Hebrew translations is laid out right to left for users of these languages")
  func direction() throws {
    let folder = try folder(["ar.lproj/Localizable.strings": #""Hello" = "مرحبا";"#, "he.lproj/Other.strings": ""])
    defer { try? FileManager.default.removeItem(at: folder) }
    let strings = BundleStrings.of(Bundle(path: folder.path))
    func isRightToLeft(_ environment: EnvironmentVariables) -> Bool { UserLanguage(environment: environment).isRightToLeft(in: strings) }
    #expect(isRightToLeft(["LANG": "ar_EG.UTF-8"]))
    #expect(isRightToLeft(["LANGUAGE": "he:en", "LANG": "C.UTF-8"]))
    #expect(isRightToLeft(["LANGUAGE": "de:ar:en", "LANG": "C.UTF-8"]))
    #expect(!isRightToLeft(["LANGUAGE": "fa:en:ar", "LANG": "C.UTF-8"]))
    #expect(!isRightToLeft(["LANG": "ar_EG.UTF-8", "LC_MESSAGES": "en_GB"]))
    #expect(!isRightToLeft([:]))
  }

  @Test("An app without Arabic translations isn't mirrored for Arabic users, and an app in Arabic is mirrored for all users")
  func otherDirection() throws {
    func isRightToLeft(_ files: [String: String], _ language: String) throws -> Bool {
      let folder = try folder(files)
      defer { try? FileManager.default.removeItem(at: folder) }
      return UserLanguage(environment: ["LANG": language]).isRightToLeft(in: .of(Bundle(path: folder.path)))
    }
    #expect(try !isRightToLeft(["de.lproj/Localizable.strings": ""], "ar_EG.UTF-8"))
    #expect(!UserLanguage(environment: ["LANG": "ar_EG.UTF-8"]).isRightToLeft)
    let catalog = #"{"sourceLanguage": "ar", "version": "1.0", "strings": {}}"#
    #expect(try isRightToLeft(["Localizable.xcstrings": catalog], "ar_EG.UTF-8"))
    #expect(try isRightToLeft(["Localizable.xcstrings": catalog], "de_DE.UTF-8"))
  }

  @Test("A table is looked up in all of the user's languages, up to the language of its keys")
  func tables() throws {
    let folder = try folder([
      "de.lproj/Localizable.strings": #""Hello" = "Hallo"; "Bye" = "Tschüss";"#,
      "fr.lproj/Localizable.strings": #""Hello" = "Bonjour";"#,
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let table = StringTable("Localizable", folders: [folder.path])
    func string(_ key: String, _ languages: [String]) -> String? { table.entry(key, languages: languages)?.entry.format }
    #expect(string("Hello", ["fr-CA", "de"]) == "Bonjour")
    #expect(string("Bye", ["fr-CA", "de"]) == "Tschüss")
    #expect(string("Hello", ["it", "de-AT"]) == "Hallo")
    #expect(string("Hello", ["en-GB", "de"]) == nil)
    #expect(string("Hello", ["it"]) == nil)
  }
}
