import Foundation
import OrielTesting
import Testing

@testable import Oriel

/// The expected words of a locale.
struct SpokenLanguage: CustomTestStringConvertible, Sendable {
  let locale: String
  let words: [String: String]

  var testDescription: String { locale }

  subscript(_ word: String) -> String { words[word] ?? "" }

  static let all = [
    SpokenLanguage(
      locale: "de",
      words: [
        "back": "Zurück", "cancel": "Abbrechen", "clear": "Text löschen", "copy": "Kopieren", "cut": "Ausschneiden", "delete": "Löschen",
        "done": "Fertig", "edit": "Bearbeiten", "ok": "OK", "paste": "Einfügen", "search": "Suchen", "selectAll": "Alles auswählen",
        "reorderOne": "Eins umordnen", "keys": "Strg+Umschalt+S", "darkRed": "dunkles Rot", "share": "60 %",
      ]),
    SpokenLanguage(
      locale: "ar_EG",
      words: [
        "back": "رجوع", "cancel": "ألغِ", "clear": "امسح النص", "copy": "انسخ", "cut": "قصّ", "delete": "احذف", "done": "تم", "edit": "تحرير",
        "ok": "حسنًا", "paste": "ألصق", "search": "ابحث", "selectAll": "اختر الكل", "reorderOne": "أعد ترتيب Eins", "keys": "Ctrl+Shift+S",
        "darkRed": "أحمر داكن", "share": "٦٠٪",
      ]),
    SpokenLanguage(
      locale: "ja",
      words: [
        "back": "戻る", "cancel": "キャンセル", "clear": "テキストを消去", "copy": "コピー", "cut": "切り取り", "delete": "削除", "done": "完了", "edit": "編集",
        "ok": "OK", "paste": "貼り付け", "search": "検索", "selectAll": "すべて選択", "reorderOne": "Einsを並べ替え", "keys": "Ctrl+Shift+S",
        "darkRed": "暗い赤", "share": "60%",
      ]),
  ]
}

@MainActor @Suite("Oriel's built-in words in views")
struct OwnWordsInViewsTests {
  private func host(_ language: SpokenLanguage, @ViewBuilder _ content: () -> some View) throws -> TestHost {
    let host = TestHost(size: CGSize(width: 390, height: 600)) { content().environment(\.locale, Locale(identifier: language.locale)) }
    try host.settle()
    return host
  }

  @Test("The default buttons of alerts, dialogs and roles are in the locale's language", arguments: SpokenLanguage.all)
  func alerts(_ language: SpokenLanguage) throws {
    let plain = try host(language) { Text(verbatim: "Base").alert("Title", isPresented: .constant(true)) {} }
    #expect(plain.findAll(role: .isButton).map(\.label) == [language["ok"]])
    plain.close()
    let choices = try host(language) {
      Text(verbatim: "Base").confirmationDialog("Title", isPresented: .constant(true)) { Button("One") {} }
    }
    #expect(choices.exists("One") && choices.exists(language["cancel"]))
    choices.close()
    let roles = try host(language) {
      Button(role: .destructive) {}
      Button(role: .close) {}
      Button(role: .cancel) {}
    }
    #expect(roles.exists(language["delete"]) && roles.exists(language["cancel"]))
    roles.close()
  }

  @Test("The back button is named in the locale's language", arguments: SpokenLanguage.all)
  func back(_ language: SpokenLanguage) throws {
    let host = try host(language) {
      NavigationStack { NavigationLink("Further") { Text(verbatim: "Second") } }
    }
    try host.tap("Further")
    try host.settle()
    #expect(host.exists("Second"))
    try host.tap(language["back"])
    try host.settle()
    #expect(!host.exists("Second"))
    host.close()
  }

  @Test("A search field and its buttons are named in the locale's language", arguments: SpokenLanguage.all)
  func search(_ language: SpokenLanguage) throws {
    let host = try host(language) {
      NavigationStack { List { Text(verbatim: "Row") }.navigationTitle("Title").searchable(text: .constant("x")) }
    }
    host.usesTouch = true
    try host.settle()
    #expect(try host.find(role: .isSearchField).label == language["search"])
    #expect(host.exists(language["cancel"]) && host.exists(language["clear"]))
    host.close()
  }

  @Test("The edit button and the reorder controls of a list are named in the locale's language", arguments: SpokenLanguage.all)
  func editing(_ language: SpokenLanguage) throws {
    let host = try host(language) {
      EditButton()
      List { ForEach(["Eins"], id: \.self) { Text(verbatim: $0) }.onMove { _, _ in } }
    }
    try host.tap(language["edit"])
    try host.settle()
    #expect(host.exists(language["done"]) && host.exists(language["reorderOne"]))
    host.close()
  }

  @Test("The edit menu of a text is in the locale's language", arguments: SpokenLanguage.all)
  func editMenu(_ language: SpokenLanguage) throws {
    let host = try host(language) { TextField("Field", text: .constant("quick brown fox")).padding(60) }
    try host.secondaryTap("Field")
    host.render()
    for word in ["cut", "copy", "paste", "selectAll"] { #expect(host.exists(language[word]), "\(word)") }
    host.close()
  }

  @Test("Keyboard shortcuts, color names and percentages are in the locale's language", arguments: SpokenLanguage.all)
  func values(_ language: SpokenLanguage) throws {
    let locale = Locale(identifier: language.locale)
    #expect(KeyboardShortcut("s", modifiers: [.command, .shift]).written(isMirrored: false, locale: locale) == language["keys"])
    #expect(ColorParts(hue: 0, saturation: 0.9, brightness: 0.4).words.string(in: locale) == language["darkRed"])
    let host = try host(language) { ProgressView("Loading", value: 0.6) }
    #expect(try host.find("Loading").value?.plainlySpaced == language["share"])
    host.close()
  }

  @Test("An adjustable element has a numeric range in each locale's percent format", arguments: SpokenLanguage.all)
  func adjustable(_ language: SpokenLanguage) throws {
    let host = try host(language) {
      Text(verbatim: "Volume").accessibilityValue(Text(percent: 0.6)).accessibilityAdjustableAction { _ in }
    }
    let element = try #require(host.graph.accessibilityNodes.flatMap(\.flattened).first { $0.label == "Volume" })
    let range = try #require(element.spokenRange)
    #expect(range.value == 60 && range.upper == 100)
    host.close()
  }

  @Test("The edit menu of a text begins at the leading edge in both layout directions")
  func mirroredEditMenu() throws {
    func places(_ direction: LayoutDirection) throws -> [CGRect] {
      let host = TestHost(size: CGSize(width: 390, height: 600), layoutDirection: direction) {
        TextField("Field", text: .constant("quick brown fox")).padding(60).softwareKeyboard(.never)
      }
      host.usesTouch = true
      host.clipboard = "lazy dog"
      try host.settle()
      let field = try host.find("Field").frame
      host.tap(at: CGPoint(x: field.midX, y: field.midY))
      host.advance(by: 1)
      host.tap(at: CGPoint(x: field.midX, y: field.midY))
      host.render()
      defer { host.close() }
      return try ["Paste", "Select All"].map { try host.find($0).frame }
    }
    let (plain, mirrored) = (try places(.leftToRight), try places(.rightToLeft))
    #expect(plain[0].minX < plain[1].minX)
    #expect(mirrored[0].minX > mirrored[1].minX)
  }
}
