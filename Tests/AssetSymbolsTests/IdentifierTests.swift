import Testing

@testable import AssetSymbols

@Suite("The names of symbols")
struct IdentifierTests {
  private func image(_ name: String) -> String? { Identifier.symbol(name, droppingSuffix: "Image") }
  private func color(_ name: String) -> String? { Identifier.symbol(name, droppingSuffix: "Color") }

  @Test(
    "Separators go, and the letter after them is raised",
    arguments: [
      ("hero-picture", "heroPicture"), ("hero picture", "heroPicture"), ("hero_picture", "heroPicture"), ("hero.picture", "heroPicture"),
      ("Hero-Picture", "heroPicture"), ("heroPicture", "heroPicture"), ("  hero -- picture_", "heroPicture"),
      ("icon-24-bold", "icon24Bold"),
      ("hero+picture (1)", "heroPicture1"), ("HERO_PICTURE", "heroPICTURE"),
    ])
  func separators(_ name: String, _ identifier: String) { #expect(image(name) == identifier) }

  @Test(
    "Leading capitals are lowered, but for the one that begins the next word",
    arguments: [
      ("Hero", "hero"), ("URL", "url"), ("URLIcon", "urlIcon"), ("URL2", "url2"), ("A", "a"), ("ABTest", "abTest"), ("iOS", "iOS"),
      ("URL-icon", "urlIcon"), ("Über", "über"),
    ])
  func capitals(_ name: String, _ identifier: String) { #expect(image(name) == identifier) }

  @Test("Image at the end of an image's name, and Color at that of a colour's, go where something is left")
  func suffixes() {
    #expect(image("SunImage") == "sun" && image("sun_image") == "sun" && image("sunColor") == "sunColor")
    #expect(color("AccentColor") == "accent" && color("accent-color") == "accent" && color("accentImage") == "accentImage")
    #expect(image("Image") == "image" && color("Color") == "color" && image("1Image") == "_1")
    #expect(color("watercolor") == "watercolor")
    #expect(Identifier.namespace("TitleImage") == "TitleImage")
  }

  @Test("A digit at the start gets an underscore")
  func digits() {
    #expect(image("1st") == "_1st" && image("2024") == "_2024")
    #expect(Identifier.namespace("3D") == "_3D")
  }

  @Test(
    "Keywords, and names that types keep for themselves, are in backticks", arguments: ["default", "self", "init", "in", "Type", "Self"])
  func keywords(_ name: String) { #expect(Identifier.written(name) == "`\(name)`") }

  @Test("Words that Swift takes for names in their place aren't", arguments: ["open", "some", "get", "hero", "_1"])
  func contextualKeywords(_ name: String) { #expect(Identifier.written(name) == name) }

  @Test("A namespace is named as a type is")
  func namespaces() {
    #expect(Identifier.namespace("icons") == "Icons" && Identifier.namespace("tab-bar icons") == "TabBarIcons")
    #expect(Identifier.namespace("SwiftUI") == nil)
  }

  @Test("Letters of any script are taken, accents in either form, and symbols are not")
  func scripts() {
    #expect(image("中文") == "中文" && image("प्रति") == "प्रति")
    #expect(image("e\u{301}te\u{301}")?.unicodeScalars.elementsEqual("\u{E9}t\u{E9}".unicodeScalars) == true)
    #expect(image("☀️ sun ²") == "sun" && image("1️⃣") == "_1")
  }

  @Test("Where there is no letter and no digit, there is no identifier", arguments: ["", "---", "🌞", "🇵🇹👩‍👩‍👧", ". _", "\u{301}", "❤️"])
  func nothing(_ name: String) {
    #expect(image(name) == nil)
    #expect(Identifier.namespace(name) == nil)
    #expect(image(name + "a") != nil)
    #expect(Identifier.namespace(name + "a") != nil)
  }
}
