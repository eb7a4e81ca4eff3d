import Testing

@testable import AssetSymbols

@Suite("Names of asset symbols")
struct IdentifierTests {
  private func symbol(_ name: String) -> String? { Identifier.symbol(name) }

  @Test(
    "Separators are removed, and the letter after them is capitalized",
    arguments: [
      ("hero-picture", "heroPicture"), ("hero picture", "heroPicture"), ("hero_picture", "heroPicture"), ("hero.picture", "heroPicture"),
      ("Hero-Picture", "heroPicture"), ("heroPicture", "heroPicture"), ("  hero -- picture_", "heroPicture"),
      ("icon-24-bold", "icon24Bold"),
      ("hero+picture (1)", "heroPicture1"), ("HERO_picture", "heroPicture"), ("hero_BW_dark", "heroBWDark"),
    ])
  func separators(_ name: String, _ identifier: String) { #expect(symbol(name) == identifier) }

  @Test(
    "Leading capitals are lowercased except the one that begins the next word",
    arguments: [
      ("Hero", "hero"), ("URLIcon", "urlIcon"), ("ABTest", "abTest"), ("iOS", "iOS"), ("URL-icon", "urlIcon"), ("Über", "über"),
      ("StartBG", "startBG"),
    ])
  func capitals(_ name: String, _ identifier: String) { #expect(symbol(name) == identifier) }

  @Test(
    "A name in capitals keeps them, with underscores between words and between letters and digits",
    arguments: [
      ("SE", "SE"), ("BG", "BG"), ("A", "A"), ("URL2", "URL_2"), ("B2", "B_2"), ("HERO_PICTURE", "HERO_PICTURE"),
      ("HERO-PICTURE", "HERO_PICTURE"),
      ("3D", "_3_D"),
    ])
  func allCapitals(_ name: String, _ identifier: String) { #expect(symbol(name) == identifier) }

  @Test(
    "A letter after a digit is capitalized",
    arguments: [
      ("10e", "_10E"), ("2x2", "_2X2"), ("40k-border", "_40KBorder"), ("tab_c2c_01", "tabC2C01"), ("look3d", "look3D"), ("a25", "a25"),
    ])
  func lettersAfterDigits(_ name: String, _ identifier: String) { #expect(symbol(name) == identifier) }

  @Test("The suffixes Image and Color are removed if something remains")
  func suffixes() {
    #expect(symbol("SunImage") == "sun" && symbol("sun_image") == "sun" && symbol("sunColor") == "sun")
    #expect(symbol("AccentColor") == "accent" && symbol("accent-color") == "accent" && symbol("accentImage") == "accent")
    #expect(symbol("Image") == "image" && symbol("Color") == "color" && symbol("1Image") == "_1")
    #expect(symbol("watercolor") == "watercolor")
    #expect(Identifier.namespace("TitleImage") == "TitleImage")
  }

  @Test("A name that begins with a digit is prefixed with an underscore")
  func digits() {
    #expect(symbol("1st") == "_1St" && symbol("2024") == "_2024")
    #expect(Identifier.namespace("3D") == "_3D")
  }

  @Test(
    "Keywords and reserved member names are written in backticks", arguments: ["default", "self", "init", "in", "Type", "Self"])
  func keywords(_ name: String) { #expect(Identifier.written(name) == "`\(name)`") }

  @Test("Contextual keywords aren't written in backticks", arguments: ["open", "some", "get", "hero", "_1"])
  func contextualKeywords(_ name: String) { #expect(Identifier.written(name) == name) }

  @Test("A namespace has a type name, and SwiftUI isn't a valid one")
  func namespaces() {
    #expect(Identifier.namespace("icons") == "Icons" && Identifier.namespace("tab-bar icons") == "TabBarIcons")
    #expect(Identifier.namespace("SwiftUI") == nil)
  }

  @Test("Letters of all scripts are kept, with accents in composed form, and symbols are removed")
  func scripts() {
    #expect(symbol("中文") == "中文" && symbol("प्रति") == "प्रति")
    #expect(symbol("e\u{301}te\u{301}")?.unicodeScalars.elementsEqual("\u{E9}t\u{E9}".unicodeScalars) == true)
    #expect(symbol("☀️ sun ²") == "sun" && symbol("1️⃣") == "_1")
  }

  @Test("A name without letters and digits has no identifier", arguments: ["", "---", "🌞", "🇵🇹👩‍👩‍👧", ". _", "\u{301}", "❤️"])
  func nothing(_ name: String) {
    #expect(symbol(name) == nil)
    #expect(Identifier.namespace(name) == nil)
    #expect(symbol(name + "a") != nil)
    #expect(Identifier.namespace(name + "a") != nil)
  }
}
