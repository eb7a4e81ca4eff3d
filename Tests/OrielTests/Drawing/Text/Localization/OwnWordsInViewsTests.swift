import Foundation
import OrielTesting
import Testing

@testable import Oriel

/// What views say in a language.
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

@MainActor @Suite("Oriel's own words in views")
struct OwnWordsInViewsTests {
  private func host(_ language: SpokenLanguage, @ViewBuilder _ content: () -> some View) throws -> TestHost {
    let host = TestHost(size: CGSize(width: 390, height: 600)) { content().environment(\.locale, Locale(identifier: language.locale)) }
    try host.settle()
    return host
  }

  @Test("alerts and choices", arguments: SpokenLanguage.all)
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

  @Test("the way back", arguments: SpokenLanguage.all)
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

  @Test("a search field", arguments: SpokenLanguage.all)
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

  @Test("editing a list", arguments: SpokenLanguage.all)
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

  @Test("the menu of a text", arguments: SpokenLanguage.all)
  func editMenu(_ language: SpokenLanguage) throws {
    let host = try host(language) { TextField("Field", text: .constant("quick brown fox")).padding(60) }
    try host.secondaryTap("Field")
    host.render()
    for word in ["cut", "copy", "paste", "selectAll"] { #expect(host.exists(language[word]), "\(word)") }
    host.close()
  }

  @Test("keys, colours and shares", arguments: SpokenLanguage.all)
  func values(_ language: SpokenLanguage) throws {
    let locale = Locale(identifier: language.locale)
    #expect(KeyboardShortcut("s", modifiers: [.command, .shift]).written(isMirrored: false, locale: locale) == language["keys"])
    #expect(ColorParts(hue: 0, saturation: 0.9, brightness: 0.4).words.string(in: locale) == language["darkRed"])
    let host = try host(language) { ProgressView("Loading", value: 0.6) }
    #expect(try host.find("Loading").value?.plainlySpaced == language["share"])
    host.close()
  }

  @Test("an element that is adjusted in steps has a number in any language's percent", arguments: SpokenLanguage.all)
  func adjustable(_ language: SpokenLanguage) throws {
    let host = try host(language) {
      Text(verbatim: "Volume").accessibilityValue(Text(percent: 0.6)).accessibilityAdjustableAction { _ in }
    }
    let element = try #require(host.graph.accessibilityNodes.flatMap(\.flattened).first { $0.label == "Volume" })
    let range = try #require(element.spokenRange)
    #expect(range.value == 60 && range.upper == 100)
    host.close()
  }

  @Test("a menu of a text has its titles where reading begins")
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
