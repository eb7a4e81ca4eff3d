import Foundation
import OrielTesting
import Testing

@testable import Oriel
@testable import OrielModel

@MainActor
@Suite("Localization")
struct LocalizationTests {
  private func bundle(_ files: [String: String]) throws -> Bundle {
    let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("oriel-strings-\(UUID().uuidString).resources")
    for (name, text) in files {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    return try #require(Bundle(path: folder.path))
  }

  private func shown(_ text: Text, _ language: String) -> String { text.string(in: Locale(identifier: language)) }

  @Test("A .strings file with comments and escapes is read in the locale's language or the closest one")
  func strings() throws {
    let bundle = try bundle([
      "de.lproj/Localizable.strings": #"""
      /* a "comment" */
      "Hello" = "Hallo"; // another
      "Quote \"x\"" = "Zitat\n\U00e4";
      bare = "ohne";
      "Hi %@, %lld" = "%2$lld, %1$@";
      """#,
      "en.lproj/Localizable.strings": #""Hello" = "Hello there";"#, "de.lproj/Other.strings": #""Hello" = "Anderes";"#,
    ])
    #expect(shown(Text("Hello", bundle: bundle), "de_AT") == "Hallo")
    #expect(shown(Text("Hello", bundle: bundle), "fr") == "Hello there")
    #expect(shown(Text("Hello", tableName: "Other", bundle: bundle), "de") == "Anderes")
    #expect(shown(Text("Quote \"x\"", bundle: bundle), "de") == "Zitat\nä")
    #expect(shown(Text("bare", bundle: bundle), "de") == "ohne")
    #expect(shown(Text("Hi \("Ann"), \(3)", bundle: bundle), "de") == "3, Ann")
    #expect(shown(Text("Nothing \(1)", bundle: bundle), "de") == "Nothing 1")
  }

  @Test("Escapes of a .strings file are code units of UTF-16")
  func escapes() throws {
    let bundle = try bundle([
      "de.lproj/Localizable.strings": #"""
      "pair" = "\UD83D\UDE00!";
      "lower" = "a\ud83d\ude00";
      "half" = "\UD83Dx\UDE00";
      "other" = "\UD83D\U0041";
      "twice" = "\UD83D\UD83D\UDE00";
      "short" = "\U12g";
      """#
    ])
    let texts = ["pair", "lower", "half", "other", "twice", "short"].map { shown(Text(LocalizedStringKey($0), bundle: bundle), "de") }
    #expect(texts == ["😀!", "a😀", "\u{FFFD}x\u{FFFD}", "\u{FFFD}A", "\u{FFFD}😀", "12g"])
  }

  @Test("A string catalog provides translations, plurals, and substitutions for several numbers")
  func catalog() throws {
    let bundle = try bundle([
      "Localizable.xcstrings": #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
        "%lld items": {"localizations": {
          "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld item"}}, "other": {"stringUnit": {"value": "%lld items"}},
            "zero": {"stringUnit": {"value": "Nothing"}}}}},
          "pl": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld rzecz"}}, "few": {"stringUnit": {"value": "%lld rzeczy"}},
            "many": {"stringUnit": {"value": "%lld wielu"}}, "other": {"stringUnit": {"value": "%lld x"}}}}}}},
        "%lld birds and %lld cats of %@": {"localizations": {"en": {
          "stringUnit": {"value": "%#@birds@ and %#@cats@ of %3$@"},
          "substitutions": {
            "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"one": {"stringUnit": {"value": "a bird"}}, "other": {"stringUnit": {"value": "%arg birds"}}}}},
            "cats": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {"one": {"stringUnit": {"value": "%arg cat"}}, "other": {"stringUnit": {"value": "%arg cats"}}}}}}}}}
      }}
      """#
    ])
    #expect(shown(Text("Hello", bundle: bundle), "de") == "Hallo")
    #expect(shown(Text("Hello", bundle: bundle), "en") == "Hello")
    #expect((0...2).map { shown(Text("\($0) items", bundle: bundle), "en") } == ["Nothing", "1 item", "2 items"])
    #expect(
      [1, 2, 5, 12, 22].map { shown(Text("\($0) items", bundle: bundle), "pl") } == [
        "1 rzecz", "2 rzeczy", "5 wielu", "12 wielu", "22 rzeczy",
      ])
    #expect(shown(Text("\(1) birds and \(3) cats of \("Ann")", bundle: bundle), "en") == "a bird and 3 cats of Ann")
  }

  @Test("A .stringsdict selects forms by numbers")
  func stringsdict() throws {
    let bundle = try bundle([
      "en.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>%lld files in %lld folders</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
        <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string><key>one</key><string>%lld file</string><key>other</key><string>%lld files</string></dict>
        <key>folders</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string><key>one</key><string>one folder</string><key>other</key><string>%lld folders</string></dict>
      </dict></dict></plist>
      """
    ])
    #expect(shown(Text("\(1) files in \(2) folders", bundle: bundle), "en") == "1 file in 2 folders")
    #expect(shown(Text("\(4) files in \(1) folders", bundle: bundle), "en") == "4 files in one folder")
  }

  @Test("Plural categories follow the rules of languages with more than two forms")
  func plurals() {
    func categories(_ language: String, _ numbers: [Double]) -> [String] { numbers.map { PluralRules.category($0, language: language) } }
    #expect(categories("en", [0, 1, 2, 1.5]) == ["other", "one", "other", "other"])
    #expect(categories("fr", [0, 1, 1.5, 2]) == ["one", "one", "one", "other"])
    #expect(categories("ru", [1, 2, 5, 11, 21, 22, 111]) == ["one", "few", "many", "many", "one", "few", "many"])
    #expect(categories("ar", [0, 1, 2, 3, 11, 100]) == ["zero", "one", "two", "few", "many", "other"])
    #expect(categories("cs", [1, 3, 5, 1.5]) == ["one", "few", "other", "many"])
    #expect(categories("mk", [1, 2, 11, 21, 111]) == ["one", "other", "other", "one", "other"])
    #expect(categories("ja", [1]) == ["other"])
  }

  @Test("Each broken table is reported once, and its keys are shown instead")
  func broken() throws {
    let bundle = try bundle(["Localizable.xcstrings": "{ nonsense", "de.lproj/Localizable.strings": #""a" = "b"; "c" = ;"#])
    let host = TestHost(size: CGSize(width: 100, height: 50), locale: Locale(identifier: "de")) {
      VStack {
        Text("a", bundle: bundle)
        Text("c", bundle: bundle)
      }
    }
    #expect(host.messages.count == 2)
    #expect(host.exists(text: "b") && host.exists(text: "c"))
  }

  @Test("A translation follows the locale of the environment, including its changes")
  func locale() throws {
    let bundle = try bundle(["de.lproj/Localizable.strings": #""Hello" = "Hallo **Welt**";"#])
    let host = TestHost(size: CGSize(width: 100, height: 50)) { Text("Hello", bundle: bundle) }
    #expect(host.exists(text: "Hello"))
    host.locale = Locale(identifier: "de")
    host.render()
    #expect(host.exists(text: "Hallo Welt"))
  }

  @Test("Interpolated numbers, formats, formatters and texts are inserted without parsing their Markdown")
  func interpolation() {
    let locale = Locale(identifier: "en_US")
    func string(_ key: LocalizedStringKey) -> String { Text(key).string(in: locale) }
    #expect(string("\(3) of \(2.5, specifier: "%.1f") and \(7, specifier: "%03d")") == "3 of 2.5 and 007")
    #expect(string("\(0.25, format: .percent)") == "25%")
    #expect(string("100% of *\("a*b*")*") == "100% of a*b*")
    let formatter = NumberFormatter()
    formatter.minimumFractionDigits = 2
    #expect(string("\(NSNumber(value: 1.5), formatter: formatter)") == formatter.string(from: 1.5))
    #expect(string("Hi \(Text("you").bold())") == "Hi you")
  }

  @Test("A percent sign in a key without interpolation, or in its translation, is literal")
  func percentSigns() throws {
    let bundle = try bundle(["de.lproj/Localizable.strings": #""50% off" = "50 % dran gespart"; "100%% of %@" = "%@ zu 100 %%";"#])
    let host = TestHost(size: CGSize(width: 300, height: 200)) {
      VStack {
        Text("50% off")
        Button("Take 20% discount") {}
        Toggle("100% sure", isOn: .constant(true))
      }
    }
    #expect(host.exists(text: "50% off") && host.exists("Take 20% discount") && host.exists("100% sure"))
    host.close()
    for literal in ["100%", "%d of it", "%%", "%@ **x**", "5% *and* 6% done"] {
      let plain = literal.replacingOccurrences(of: "*", with: "")
      #expect(shown(Text(LocalizedStringKey(literal)), "en") == plain)
    }
    #expect(shown(Text("50% off", bundle: bundle), "de") == "50 % dran gespart")
    #expect(shown(Text("100% of \("it")", bundle: bundle), "de") == "it zu 100 %")
    #expect(shown(Text("100% of \("it")", bundle: bundle), "fr") == "100% of it")
  }

  @Test("Interpolated numbers are formatted in the locale, and strings aren't")
  func numbers() {
    #expect(shown(Text("\(999) of \(1_234_567)"), "en_US") == "999 of 1,234,567")
    #expect(shown(Text("\(1_234)"), "de_DE") == "1.234")
    #expect(shown(Text("\(1_234) \(12_345)"), "es_ES") == "1234 12.345")
    #expect(shown(Text("\(1_234_567)"), "hi_IN") == "12,34,567")
    #expect(shown(Text("\(42)"), "ar_EG") == "٤٢")
    #expect(shown(Text("\(-1_234)"), "en_US") == "-1,234")
    #expect(shown(Text("\(Int64.min)"), "en_US") == "-9,223,372,036,854,775,808")
    #expect(shown(Text("\(UInt64.max)"), "es_ES") == "18.446.744.073.709.551.615")
    #expect(shown(Text("\(1234.5)"), "en_US") == "1,234.500000")
    #expect(shown(Text("\(1234.5)"), "de_DE") == "1.234,500000")
    #expect(shown(Text("\(Double.nan)"), "en_US") == "nan")
    #expect(shown(Text("\(1234.5, specifier: "%.1f")"), "en_US") == "1234.5")
    #expect(shown(Text("\(String(2026))"), "en_US") == "2026")
    #expect(shown(Text("**\(1_234)** and \(Text("\(5_678)").bold())"), "en_US") == "1,234 and 5,678")
  }
}
