import Foundation
import OrielTesting
import Testing

@testable import Oriel
@testable import OrielModel

@Suite("Emoji catalog")
struct EmojiCatalogTests {
  private let catalog = EmojiCatalog.standard

  @Test("The catalog has eight groups, and each emoji once, with a name")
  func groups() {
    #expect(catalog.groups.count == EmojiCatalog.groupNames.count && catalog.groups.allSatisfy { $0.count > 50 })
    let all = Array(catalog.groups.joined())
    #expect(all.count > 1800 && Set(all.map(\.text)).count == all.count && all.allSatisfy { !$0.name.isEmpty && $0.text.count == 1 })
    #expect(catalog.emoji("#️⃣")?.name == "keycap: #" && catalog.emoji("🇵🇹")?.name == "flag: Portugal")
    #expect(KeyNames.names.filter(EmojiCatalog.groupNames.contains) == EmojiCatalog.groupNames)
  }

  @Test("Only emoji that support skin tones have them, in place of the variation selector")
  func tones() throws {
    #expect(catalog.emoji("👍")?.tones == ["👍🏻", "👍🏼", "👍🏽", "👍🏾", "👍🏿"])
    #expect(catalog.emoji("☝️")?.tones.first == "☝🏻" && catalog.emoji("👩‍🚀")?.tones.last == "👩🏿‍🚀")
    #expect(catalog.emoji("😀")?.tones.isEmpty == true && catalog.emoji("👍🏽")?.name == "thumbs up" && catalog.emoji("☝🏻") != nil)
    #expect(catalog.emoji("x") == nil && catalog.emoji("") == nil)
  }

  @Test("The search matches the beginnings of words, whole words first, in English and in the user's language")
  func search() {
    func found(_ query: String, _ names: EmojiNames? = nil) -> [String] { catalog.search(query, names: names, limit: 5).map(\.text) }
    #expect(found("thumbs up") == ["👍"] && found("pizz") == ["🍕"] && found("portug") == ["🇵🇹"])
    #expect(found("").isEmpty && found("  ").isEmpty && found("qqqq").isEmpty && found("Cat").first == "🐈")
    #expect(catalog.search("face", limit: 7).count == 7 && catalog.search("face", limit: 0).isEmpty)
    let german = EmojiNames(
      xml: "\t<annotation cp=\"🐈\">Haustier | Katze</annotation>\n\t<annotation cp=\"🐈\" type=\"tts\">Katze</annotation>\n<other/>\n")
    #expect(found("katz").isEmpty && found("katz", german) == ["🐈"] && german.name(of: "🐈") == "Katze" && german.name(of: "🐕") == nil)
    #expect(EmojiNames(language: "de", directory: "/nowhere") == nil)
  }

  @MainActor @Test("The most recent emoji are stored in a file of the user, whose invalid lines are ignored")
  func recents() async throws {
    let path = NSTemporaryDirectory() + "recents-\(UUID())/oriel/emoji"
    defer { try? FileManager.default.removeItem(atPath: String(path.dropLast("/oriel/emoji".count))) }
    let recents = EmojiRecents()
    recents.path = path
    #expect(recents.list.isEmpty)
    for emoji in ["😀", "🐈", "😀"] { recents.add(emoji) }
    #expect(recents.list == ["😀", "🐈"])
    // Another thread writes the file.
    for _ in 0..<500 where (try? String(contentsOfFile: path, encoding: .utf8)) != "😀\n🐈\n" { try await Task.sleep(for: .milliseconds(10)) }
    try (String(contentsOfFile: path, encoding: .utf8) + "no emoji\n👍🏽\n").write(toFile: path, atomically: true, encoding: .utf8)
    let later = EmojiRecents()
    later.path = path
    #expect(later.list == ["😀", "🐈", "👍🏽"])
    for emoji in EmojiCatalog.standard.groups[1].prefix(40) { later.add(emoji.text) }
    #expect(later.list.count == EmojiRecents.limit)
    #expect(EmojiRecents.path(environment: ["XDG_STATE_HOME": "/state"]) == "/state/oriel/emoji")
    #expect(EmojiRecents.path(environment: ["XDG_STATE_HOME": "here", "HOME": "/home/me"]) == "/home/me/.local/state/oriel/emoji")
  }
}

@MainActor @Suite("Software keyboard: emoji")
final class EmojiPlaneTests: KeyboardFormTests {
  private func emojiForm(width: CGFloat = 390) throws -> TestHost {
    let host = form(size: CGSize(width: width, height: 844))
    host.graph.softwareKeyboard.recents = EmojiRecents()
    try open(host)
    try host.keyboard.tap("emoji")
    return host
  }

  private func grid(_ host: TestHost) throws -> EmojiGrid { try #require(host.graph.softwareKeyboard.panel?.grid) }

  @Test("A key types its emoji, which is among the recent ones when the plane is opened again")
  func types() throws {
    let host = try emojiForm()
    let inset = host.keyboard.inset
    #expect(try host.keyboard.key("😀").label == "grinning face")
    try host.keyboard.tap("😃")
    try host.keyboard.tap("😀")
    #expect(model.texts[0] == "😃😀")
    try host.keyboard.tap("delete")
    #expect(model.texts[0] == "😃")
    try host.keyboard.tap("letters")
    try host.keyboard.tap("emoji")
    #expect(try grid(host).boxes.first?.label == "😀" && grid(host).group == 0 && host.keyboard.inset == inset)
    #expect(try host.keyboard.key("recent").isSelected)
  }

  @Test("Group keys scroll to their groups, and a flick scrolls the emoji for a while and types nothing")
  func moves() throws {
    let host = try emojiForm()
    #expect(try grid(host).group == 1)
    try host.keyboard.tap("flags")
    #expect(try grid(host).group == 8 && host.keyboard.key("🏁").label == "chequered flag")
    try host.keyboard.tap("smileys & people")
    let key = try host.keyboard.key("😀").center
    host.drag(from: CGPoint(x: key.x + 300, y: key.y), to: CGPoint(x: key.x + 20, y: key.y), duration: 0.1)
    #expect(!host.exists("key.😀") && model.texts[0] == "")
    let seen = try grid(host).boxes.first?.label
    host.advance(by: 2)
    #expect(try grid(host).boxes.first?.label != seen, "The scrolling continues")
    let rest = try grid(host).boxes.first?.label
    host.advance(by: 1)
    #expect(try grid(host).boxes.first?.label == rest, "The scrolling has settled")
    #expect(host.keyboard.keys.count < 70, "Only visible emoji have boxes")
  }

  @Test("A scroll wheel on either axis and a touchpad scroll the emoji, and nothing below the keys")
  func wheel() throws {
    let host = TestHost(size: CGSize(width: 390, height: 844)) {
      ScrollView {
        TextField("First", text: .constant(""))
        Color.red.frame(height: 3_000)
      }
      .ignoresSafeArea(.keyboard)
    }
    host.usesTouch = true
    host.graph.softwareKeyboard.recents = EmojiRecents()
    try open(host)
    let field = try host.find("First").frame
    let letter = try host.keyboard.key("g").center
    #expect(
      host.scroll(at: letter, by: CGSize(width: 0, height: 100)),
      "The keyboard handles the scroll event, which doesn't reach the views below")
    host.advance(by: 1)
    #expect(try host.find("First").frame == field)
    try host.keyboard.tap("emoji")
    let place = try host.keyboard.key("😀").center
    let width: CGFloat = 384 / 7
    func first() throws -> Emoji? {
      let column = try #require(grid(host).boxes.first)
      return EmojiCatalog.standard.emoji(column.label)
    }
    let all = EmojiCatalog.standard.groups[0]
    for (delta, column) in [
      (CGSize(width: 0, height: 2 * width), 2), (CGSize(width: 3 * width, height: 0), 5), (CGSize(width: 0, height: -width), 4),
    ] {
      #expect(host.scroll(at: place, by: delta))
      let early = try host.find(identifier: "key.\(all[column * EmojiGrid.rowCount].text)").frame.minX
      host.advance(by: 1)
      #expect(try first() == all[column * EmojiGrid.rowCount])
      #expect(try host.find(identifier: "key.\(all[column * EmojiGrid.rowCount].text)").frame.minX != early, "The scrolling is animated")
    }
    host.touchpad(at: place, by: CGSize(width: 0, height: 3 * width), rests: true)
    #expect(try first() == all[7 * EmojiGrid.rowCount])
    host.touchpad(at: place, by: CGSize(width: -4 * width, height: 0), duration: 0.2)
    host.advance(by: 2)
    #expect(try first() == all[0], "A touchpad gesture that is released in motion continues")
    #expect(try host.find("First").frame == field)
  }

  @Test("A held emoji key offers the skin tones")
  func tones() throws {
    let host = try emojiForm()
    let offset = try #require(EmojiCatalog.standard.groups[0].firstIndex { $0.text == "👋" })
    // One column is 55 points wide.
    host.graph.softwareKeyboard.panel?.grid?.drag(by: -CGFloat(offset / EmojiGrid.rowCount - 2) * 384 / 7)
    host.advance(by: 0.1)
    let key = try host.keyboard.key("👋").center
    host.pointerDown(at: key)
    host.advance(by: 0.6)
    let callout = try #require(host.graph.softwareKeyboard.panel?.callout)
    #expect(callout.content == .choices(["👋", "👋🏻", "👋🏼", "👋🏽", "👋🏾", "👋🏿"]))
    let origin = host.keyboard.frame.origin
    let place = CGPoint(x: callout.places[3].midX + origin.x, y: callout.places[3].midY + origin.y)
    host.pointerMove(to: place)
    host.pointerUp(at: place)
    #expect(model.texts[0] == "👋🏽")
  }

  @Test("In an emoji search, the letter keys write the query, and the strip shows the results")
  func search() throws {
    let host = try emojiForm()
    try host.keyboard.tap("search emoji")
    try host.keyboard.type("pizza")
    let panel = try #require(host.graph.softwareKeyboard.panel)
    #expect(panel.offers.map(\.text) == ["pizza", "🍕"] && model.texts[0] == "")
    let found = try host.find(identifier: "key.suggestion 2")
    #expect(found.label == "pizza")
    try host.tap(found)
    #expect(model.texts[0] == "🍕" && host.graph.softwareKeyboard.emojiSearch == "pizza", "The search stays open for another emoji")
    for _ in 0..<5 { try host.keyboard.tap("delete") }
    #expect(panel.offers.map(\.text) == ["search emoji"])
    try host.keyboard.tap("delete")
    #expect(host.graph.softwareKeyboard.plane == .emoji && host.graph.softwareKeyboard.emojiSearch == nil)
    try host.keyboard.tap("search emoji")
    try host.keyboard.tap("submit")
    #expect(host.graph.softwareKeyboard.plane == .emoji && model.submits == 0)
    try host.keyboard.tap("letters")
    try host.keyboard.type("ok")
    #expect(model.texts[0] == "🍕ok")
  }

  @Test("An emoji search ends with the field's focus, and another field begins with letters")
  func ends() throws {
    let host = try emojiForm()
    try host.keyboard.tap("search emoji")
    try host.keyboard.type("cat")
    try open(host, "Second")
    try host.keyboard.type("Dog")
    #expect(model.texts == ["", "Dog"])
    try host.keyboard.tap("emoji")
    try host.tap("Blur")
    host.advance(by: 1)
    #expect(!host.keyboard.isShown && host.leftovers().isEmpty, "\(host.leftovers())")
    try open(host)
    #expect(host.graph.softwareKeyboard.plane == .letters)
  }

  @Test("Fields that don't take prose have no emoji key")
  func without() throws {
    for type in UIKeyboardType.allCases {
      let host = TestHost(size: CGSize(width: 390, height: 844)) { TextField("Field", text: .constant("")).keyboardType(type) }
      host.usesTouch = true
      try open(host, "Field")
      #expect(host.exists("key.emoji") == (type == .default), "\(type)")
    }
  }
}
