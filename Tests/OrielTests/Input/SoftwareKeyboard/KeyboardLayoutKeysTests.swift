import Foundation
import OrielTesting
import Testing

@testable import Oriel
@testable import OrielModel

@Suite("Input sources of desktop environments")
struct InputSourcesTests {
  private func source(_ name: String, kind: String = "xkb") -> InputSources.Source { InputSources.Source(kind: kind, name: name) }

  @Test("GNOME's sources are languages, the most recent first, without input methods and removed sources")
  func gnome() {
    let sources = [source("us"), source("de+neo"), source("mozc-jp", kind: "ibus"), source("rs+latin"), source("xx"), source("gb+dvorak")]
    #expect(InputSources.languages(of: sources, recent: []) == ["en-US", "de", "sr-Latn", "en-GB"])
    let recent = [source("rs+latin"), source("fr"), source("de+neo")]
    #expect(InputSources.languages(of: sources, recent: recent) == ["sr-Latn", "de", "en-US", "en-GB"])
    #expect(InputSources.languages(of: [source("us"), source("us+intl")], recent: []) == ["en-US"])
    #expect(InputSources.languages(of: [], recent: recent).isEmpty)
  }

  @Test("KDE's file names layouts and their variants, if it enables them")
  func kde() {
    func file(_ use: String, _ variants: String) -> String {
      "[$Version]\nLayoutList=fr\n\n[Layout]\nDisplayNames=,,\nLayoutList=us, rs,il\n\(use)\n# Use=true\n\(variants)\n\n[Other]\nLayoutList=th\n"
    }
    #expect(InputSources.languages(kxkbrc: file("Use=true", "VariantList=,latin,")) == ["en-US", "sr-Latn", "he"])
    #expect(InputSources.languages(kxkbrc: file("Use=true", "")) == ["en-US", "sr", "he"])
    #expect(InputSources.languages(kxkbrc: file("Use=false", "")).isEmpty && InputSources.languages(kxkbrc: file("", "")).isEmpty)
    #expect(InputSources.languages(kxkbrc: "").isEmpty && InputSources.languages(kxkbrc: "[Layout]\nUse=true\nLayoutList=").isEmpty)
  }

  @Test("A variant can belong to another language, and each language of a layout has a keyboard")
  func variants() {
    #expect(InputSources.language(layout: "ch") == "de-CH" && InputSources.language(layout: "ch", variant: "fr_nodeadkeys") == "fr-CH")
    #expect(InputSources.language(layout: "in") == "hi" && InputSources.language(layout: "in", variant: "tam") == nil)
    #expect(InputSources.language(layout: "de", variant: "ru") == "ru" && InputSources.language(layout: "tr", variant: "ku") == nil)
    #expect(InputSources.language(layout: "jp") == nil && InputSources.language(layout: "") == nil)
    let written = Set(BuiltInLayouts.all.map { $0.id.prefix { $0 != "-" } })
    #expect(InputSources.allLanguages.allSatisfy { written.contains($0.prefix { $0 != "-" }) })
    #expect(written.isSubset(of: InputSources.allLanguages.map { $0.prefix { $0 != "-" } }), "Each language of a keyboard has a layout")
  }
}

@MainActor @Suite("Software keyboard: layouts")
final class KeyboardLayoutKeysTests: KeyboardFormTests {
  @Test("The globe key switches to the next layout, and lists the layouts when it is held")
  func layouts() throws {
    let host = form()
    host.graph.softwareKeyboard.layouts = layouts("en-US", "ru")
    try open(host)
    try host.keyboard.tap("next keyboard")
    try host.keyboard.type("Привет")
    #expect(model.texts[0] == "Привет")
    let globe = try host.keyboard.key("next keyboard").center
    host.pointerDown(at: globe)
    host.advance(by: 0.6)
    let callout = try #require(host.graph.softwareKeyboard.panel?.callout)
    #expect(callout.content == .menu(["English (US)", "Русская"]))
    let panel = host.keyboard.frame.origin
    let place = CGPoint(x: callout.places[0].midX + panel.x, y: callout.places[0].midY + panel.y)
    host.pointerMove(to: place)
    host.pointerUp(at: place)
    #expect(host.graph.softwareKeyboard.layout.id == "en-US")
  }

  @Test("A field for ASCII uses a layout that types ASCII, and offers no other layout")
  func ascii() throws {
    let host = TestHost(locale: Locale(identifier: "ru_RU")) {
      VStack {
        TextField("First", text: .constant(""))
        TextField("Second", text: .constant("")).keyboardType(.emailAddress)
      }
    }
    host.usesTouch = true
    try open(host)
    #expect(host.graph.softwareKeyboard.layout.id == "ru" && host.exists("key.next keyboard"))
    try open(host, "Second")
    #expect(host.graph.softwareKeyboard.layout.id == "en-US" && !host.exists("key.next keyboard"))
  }

  @Test("Four rows of letters make the keyboard higher, and other planes keep its height")
  func rows() throws {
    let host = form()
    host.graph.softwareKeyboard.layouts = layouts("en-US", "th")
    try open(host)
    let inset = host.keyboard.inset
    try host.keyboard.tap("next keyboard")
    host.advance(by: 1)
    #expect(host.keyboard.inset == inset + 54)
    try host.keyboard.tap("numbers")
    host.advance(by: 1)
    #expect(host.keyboard.inset == inset + 54, "Another plane keeps the height")
    try host.keyboard.tap("next keyboard")
    host.advance(by: 1)
    #expect(host.keyboard.inset == inset)
  }

  @Test("Layouts come from the field's locale, then the desktop environment, then the session's languages, and changes apply at once")
  func desktop() throws {
    let host = TestHost(locale: Locale(identifier: "fr_FR")) {
      VStack {
        TextField("First", text: .constant(""))
        TextField("Second", text: .constant("")).environment(\.locale, Locale(identifier: "el_GR"))
      }
    }
    host.usesTouch = true
    let layouts = KeyboardLayouts()
    var asked = 0
    layouts.readDesktop = {
      asked += 1
      return ["de", "ru"]
    }
    let keyboard = host.graph.softwareKeyboard
    keyboard.layouts = layouts
    #expect(asked == 0, "No view needs a keyboard yet")
    try open(host)
    #expect(keyboard.layoutChoices.map(\.id) == ["de", "ru"] && asked == 1)
    try host.keyboard.tap("next keyboard")
    #expect(keyboard.layout.id == "ru" && host.exists("key.ы"))
    layouts.desktopLanguages = ["pl", "de"]
    keyboard.layoutsDidChange()
    host.advance(by: 0.1)
    #expect(
      keyboard.layout.id == "pl" && !host.exists("key.ы"),
      "A change in the desktop environment takes precedence over the earlier choice by the globe key")
    try open(host, "Second")
    #expect(keyboard.layoutChoices.map(\.id) == ["el", "pl", "de"])
    try open(host)
    layouts.desktopLanguages = []
    keyboard.layoutsDidChange()
    #expect(keyboard.layoutChoices.first?.id == "fr")
    #expect(asked == 1)
  }

  @Test("Keys that show a symbol have an accessibility label, and a change of the plane or the layout is announced")
  func spoken() throws {
    let host = form()
    host.graph.softwareKeyboard.layouts = layouts("en-US", "ru")
    try open(host)
    var said: [String] = []
    AccessibilityNotification.listener = { said.append($0) }
    defer { AccessibilityNotification.listener = nil }
    try host.keyboard.tap("numbers")
    try host.keyboard.tap("letters")
    try host.keyboard.tap("next keyboard")
    #expect(said == ["numbers", "letters", "Русская"])
    #expect(try host.keyboard.key("delete").label == "delete" && host.find("keyboard").label == "keyboard")
    let german = KeyNames(languages: ["de_DE"])
    #expect(german["delete"] == "Löschen" && german["flags"] == "Flaggen" && KeyNames(languages: ["en", "de"])["delete"] == "delete")
    for id in BuiltInLayouts.all.map(\.id) where !id.hasPrefix("en") {
      let words = KeyNames(languages: [id])
      #expect(KeyNames.names.filter { words[$0] == $0 }.count < 5, "\(id) has words of its own")
    }
  }
}
