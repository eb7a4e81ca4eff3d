import Foundation
import OrielTesting
import Testing

@testable import Oriel
@testable import OrielModel

@MainActor @Suite("the on-screen keyboard: policy and typing")
final class SoftwareKeyboardTests: KeyboardFormTests {
  // MARK: Policy

  @Test("automatic: a finger brings it, a mouse and the program don't")
  func automatic() throws {
    let host = form()
    try open(host)
    #expect(host.keyboard.isShown && host.keyboard.inset == 240 && host.keyboard.keys.count > 30)
    let other = form(usesTouch: false)
    try open(other)
    #expect(!other.keyboard.isShown && other.keyboard.inset == 0 && other.keyboard.keys.isEmpty)
    try other.tap("Focus")
    other.advance(by: 1)
    #expect(!other.keyboard.isShown)
  }

  @Test("automatic, before anything was pressed: a field that the program focuses brings it where there is nothing else to type with")
  func untouched() throws {
    struct Focused: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool

      var body: some View { TextField("Field", text: $text).focused($isFocused).onAppear { isFocused = true } }
    }
    func host(isTouchOnly: Bool) -> TestHost {
      let host = TestHost(size: CGSize(width: 390, height: 844)) { EmptyView() }
      host.graph.softwareKeyboard.isTouchOnly = isTouchOnly
      host.graph.setRoot(Focused())
      host.advance(by: 1)
      return host
    }
    let tablet = host(isTouchOnly: true)
    #expect(try tablet.find("Field").isFocused && tablet.keyboard.isShown)
    tablet.type("x")
    tablet.advance(by: 1)
    #expect(!tablet.keyboard.isShown, "somebody has plugged in a keyboard")
    let computer = host(isTouchOnly: false)
    #expect(try computer.find("Field").isFocused && !computer.keyboard.isShown)
  }

  @Test("always and never do what they say, and the host's word counts before the app's")
  func policies() throws {
    let always = form(.always, usesTouch: false)
    try open(always)
    always.type("x")
    always.advance(by: 1)
    #expect(always.keyboard.isShown, "keys of a hardware keyboard don't hide it")
    let never = form(.never)
    try open(never)
    #expect(!never.keyboard.isShown)
    never.graph.softwareKeyboard.policyOverride = .always
    try open(never, "Second")
    #expect(never.keyboard.isShown)
  }

  @Test("a hardware key sends it away, and a tap on the same field brings it back")
  func hardware() throws {
    let host = form()
    try open(host)
    host.type("a")
    host.advance(by: 1)
    #expect(!host.keyboard.isShown && host.keyboard.inset == 0 && host.keyboard.keys.isEmpty)
    #expect(try host.find("First").isFocused, "the field keeps the focus")
    try host.tap("Elsewhere")
    host.advance(by: 1)
    #expect(!host.keyboard.isShown)
    try open(host)
    #expect(host.keyboard.isShown)
  }

  @Test("the focus that moves from field to field keeps it, in every frame; a blur hides it")
  func moving() throws {
    let host = form()
    try open(host)
    let log = KeyboardLog()
    try host.tap("Second")
    for _ in 0..<30 {
      host.advance(by: TestHost.frameDuration)
      #expect(host.keyboard.inset == 240)
    }
    try host.tap("Focus")
    #expect(log.names.isEmpty, "\(log.names)")
    try host.tap("Blur")
    host.advance(by: 1)
    #expect(log.names == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
    #expect(!host.keyboard.isShown && host.keyboard.inset == 0 && host.graph.rootBox.inputLayers.isEmpty)
    #expect(host.leftovers().isEmpty, "\(host.leftovers())")
  }

  @Test("RT-8: its coming is announced with the spring's curve and the frame where it ends")
  func notifications() throws {
    let host = form()
    let log = KeyboardLog()
    try open(host)
    #expect(log.names == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
    #expect(log.infos[0].end == CGRect(x: 0, y: 604, width: 390, height: 240) && log.infos[0].curve == 7 && log.infos[0].duration == 0.25)
  }

  // MARK: Typing

  @Test("its keys write into the focused field: capitals begin sentences, and other planes are there")
  func typing() throws {
    let host = form()
    try open(host)
    try host.keyboard.tap("h")
    #expect(model.texts[0] == "H", "a sentence begins with a capital")
    try host.keyboard.tap("e")
    try host.keyboard.type("y. You, 42% @ home!")
    #expect(model.texts[0] == "Hey. You, 42% @ home!")
    try host.keyboard.tap("delete")
    #expect(model.texts[0] == "Hey. You, 42% @ home")
    try host.keyboard.tap("submit")
    #expect(model.submits == 1)
    host.advance(by: 0.5)
    #expect(try host.find("Second").isFocused && host.keyboard.isShown)
    #expect(try host.keyboard.key("submit").label == "return", "the label is the next field's")
  }

  @Test("shift is for one letter, two taps lock it, and a tap unlocks")
  func shift() throws {
    let host = form()
    try open(host)
    try host.keyboard.type("Aa")
    try host.keyboard.tap("shift")
    try host.keyboard.tap("b")
    try host.keyboard.tap("b")
    #expect(model.texts[0] == "AaBb")
    try host.keyboard.tap("shift")
    try host.keyboard.tap("shift")
    #expect(host.graph.softwareKeyboard.shift == .locked)
    for _ in 0..<2 { try host.keyboard.tap("c") }
    try host.keyboard.tap("shift")
    try host.keyboard.tap("c")
    #expect(model.texts[0] == "AaBbCCc")
  }

  @Test("shift that is held is for as long as it is held")
  func heldShift() throws {
    let host = form()
    try open(host)
    try host.keyboard.type("Q")
    let shift = try host.keyboard.key("shift").center
    host.pointerDown(at: shift, pointer: 7)
    host.advance(by: 0.5)
    for _ in 0..<2 { try host.keyboard.tap("w") }
    host.pointerUp(at: shift, pointer: 7)
    try host.keyboard.tap("w")
    #expect(model.texts[0] == "QWWw")
  }

  @Test("a stroke from shift to a letter is for that letter, typed by the next key or chosen among its accents, too")
  func strokeFromShift() throws {
    let host = form()
    try open(host)
    try host.keyboard.type("Q")
    let places = try ["shift", "a", "b", "e"].map { try host.keyboard.key($0).center }
    host.pointerDown(at: places[0], pointer: 1)
    host.pointerMove(to: places[1], pointer: 1)
    host.pointerDown(at: places[2], pointer: 2)
    host.pointerUp(at: places[2], pointer: 2)
    host.pointerUp(at: places[1], pointer: 1)
    #expect(model.texts[0] == "QAb" && host.graph.softwareKeyboard.shift == .off)
    host.advance(by: 1)
    host.pointerDown(at: places[0])
    host.pointerMove(to: places[3])
    host.advance(by: 0.6)
    host.pointerUp(at: places[3])
    #expect(model.texts[0] == "QAbE" && host.graph.softwareKeyboard.shift == .off)
  }

  @Test("delete repeats while it is held")
  func deleteRepeats() throws {
    let host = form()
    try open(host)
    try host.keyboard.type("Abcdefgh")
    let key = try host.keyboard.key("delete").center
    host.pointerDown(at: key)
    #expect(model.texts[0] == "Abcdefg", "the first one goes at once")
    host.advance(by: 0.87)
    #expect(model.texts[0] == "Abc", "after half a second one goes each tenth of a second")
    host.pointerUp(at: key)
    host.advance(by: 1)
    #expect(model.texts[0] == "Abc")
  }

  @Test("delete that is held for long deletes word by word")
  func deleteWords() throws {
    let host = form()
    try open(host)
    host.graph.softwareKeyboard.type("one two, three four five six seven")
    let key = try host.keyboard.key("delete").center
    host.pointerDown(at: key)
    host.advance(by: 2.25)
    #expect(model.texts[0] == "one two, three fou", "sixteen characters have gone")
    host.advance(by: 0.3)
    #expect(model.texts[0] == "one two, three ")
    host.advance(by: 0.35)
    #expect(model.texts[0] == "one two, ")
    host.pointerUp(at: key)
    host.advance(by: 1)
    #expect(model.texts[0] == "one two, ")
  }

  @Test("a secret has no words: delete that is held goes on by characters")
  func deleteSecret() throws {
    let host = TestHost(size: CGSize(width: 390, height: 844)) { SecretForm(model: model) }
    host.usesTouch = true
    try open(host, "Secret")
    host.graph.softwareKeyboard.type("one two three four five")
    let key = try host.keyboard.key("delete").center
    host.pointerDown(at: key)
    host.advance(by: 2.6)
    #expect(model.texts[0] == "one tw")
    host.pointerUp(at: key)
  }

  // MARK: Two spaces

  @Test("two taps on the space bar behind a word are a full stop and a space, which delete takes back")
  func doubleSpace() throws {
    let host = form()
    try open(host)
    try host.keyboard.type("Hello")
    for _ in 0..<2 { try host.keyboard.tap("space") }
    #expect(model.texts[0] == "Hello. ")
    #expect(host.graph.softwareKeyboard.shift == .once, "a sentence begins")
    try host.keyboard.tap("delete")
    #expect(model.texts[0] == "Hello  ")
    try host.keyboard.tap("delete")
    #expect(model.texts[0] == "Hello ")
    try host.keyboard.tap("space")
    #expect(model.texts[0] == "Hello  ", "who took it back gets spaces")
  }

  @Test("what is typed in between leaves delete to delete")
  func doubleSpaceStays() throws {
    let host = form()
    try open(host)
    try host.keyboard.type("Hello")
    for _ in 0..<2 { try host.keyboard.tap("space") }
    try host.keyboard.tap("x")
    for _ in 0..<2 { try host.keyboard.tap("delete") }
    #expect(model.texts[0] == "Hello.")
  }

  @Test("two spaces stay two spaces: slowly, at the beginning, behind a sign, and behind two")
  func spaces() throws {
    let host = form()
    try open(host)
    for _ in 0..<2 { try host.keyboard.tap("space") }
    #expect(model.texts[0] == "  ")
    host.graph.softwareKeyboard.type("a")
    try host.keyboard.tap("space")
    host.advance(by: 1)
    try host.keyboard.tap("space")
    #expect(model.texts[0] == "  a  ")
    host.graph.softwareKeyboard.type("b,")
    for _ in 0..<2 { try host.keyboard.tap("space") }
    #expect(model.texts[0] == "  a  b,  ")
    host.graph.softwareKeyboard.type("(c)")
    for _ in 0..<3 { try host.keyboard.tap("space") }
    #expect(model.texts[0] == "  a  b,  (c).  ", "a third space is one more")
  }

  @Test("the full stop is the language's; an address and a language without one have none")
  func stops() throws {
    for (id, expected) in [("hi", "क। "), ("ur", "ک۔ "), ("th", "ก  ")] {
      let host = form()
      host.graph.softwareKeyboard.layouts = layouts(id)
      try open(host)
      host.graph.softwareKeyboard.type(String(expected.first!))
      for _ in 0..<2 { try host.keyboard.tap("space") }
      #expect(model.texts[0] == expected, "\(id)")
    }
    let host = TestHost(size: CGSize(width: 390, height: 844)) { SecretForm(model: model) }
    host.usesTouch = true
    try open(host, "Address")
    host.graph.softwareKeyboard.type("a")
    for _ in 0..<2 { try host.keyboard.tap("space") }
    #expect(model.texts[1] == "a  ")
  }

  private struct SecretForm: View {
    let model: Model
    @State private var secret = ""
    @State private var address = ""

    var body: some View {
      VStack {
        SecureField("Secret", text: $secret).onChange(of: secret) { model.texts[0] = secret }
        TextField("Address", text: $address).keyboardType(.emailAddress).onChange(of: address) { model.texts[1] = address }
      }
    }
  }

  private func layouts(_ ids: String...) -> KeyboardLayouts {
    let layouts = KeyboardLayouts()
    layouts.enabled = ids
    return layouts
  }

  @Test("a finger may slide to the letter that it meant")
  func slide() throws {
    let host = form()
    try open(host)
    try host.keyboard.type("A")
    let (wrong, right) = (try host.keyboard.key("r").center, try host.keyboard.key("t").center)
    host.pointerDown(at: wrong)
    host.pointerMove(to: right)
    host.pointerUp(at: right)
    #expect(model.texts[0] == "At")
    let delete = try host.keyboard.key("delete").center
    host.pointerDown(at: right)
    host.pointerMove(to: delete)
    host.pointerUp(at: delete)
    #expect(model.texts[0] == "At", "a key that acts isn't what somebody meant who began on a letter")
  }

  @Test("the next key may be pressed before the last one is let go: both are typed, in the order of the presses")
  func rollover() throws {
    let host = form()
    try open(host)
    try host.keyboard.type("O")
    let (first, second) = (try host.keyboard.key("k").center, try host.keyboard.key("a").center)
    host.pointerDown(at: first, pointer: 1)
    host.pointerDown(at: second, pointer: 2)
    #expect(model.texts[0] == "Ok")
    host.pointerUp(at: first, pointer: 1)
    host.pointerUp(at: second, pointer: 2)
    #expect(model.texts[0] == "Oka")
  }

  @Test("a key that is held offers accents, which a slide chooses")
  func accents() throws {
    let host = form()
    try open(host)
    try host.keyboard.type("Caf")
    let key = try host.keyboard.key("e").center
    host.pointerDown(at: key)
    host.advance(by: 0.6)
    let callout = try #require(host.graph.softwareKeyboard.panel?.callout)
    #expect(callout.content == .choices(["e", "è", "é", "ê", "ë", "ē", "ė", "ę"]) && callout.selected == 0)
    let place = CGPoint(x: callout.places[2].midX, y: key.y)
    host.pointerMove(to: place)
    host.pointerUp(at: place)
    #expect(model.texts[0] == "Café" && host.graph.softwareKeyboard.panel?.callout == nil)
  }

  @Test("a drag on the space bar moves the caret")
  func caret() throws {
    let host = form()
    try open(host)
    try host.keyboard.type("Abcd")
    let space = try host.keyboard.key("space").center
    host.drag(from: space, to: CGPoint(x: space.x - 20, y: space.y))
    try host.keyboard.tap("x")
    #expect(model.texts[0] == "Abxcd", "nine points are a character")
    try host.keyboard.tap("space")
    #expect(model.texts[0] == "Abx cd")
  }

  @Test("a stroke from the key of numbers to a sign types it, and letters are back")
  func strokeToSign() throws {
    let host = form()
    try open(host)
    let key = try host.keyboard.key("numbers").center
    host.pointerDown(at: key)
    let sign = try host.keyboard.key("@").center
    host.pointerMove(to: sign)
    host.pointerUp(at: sign)
    #expect(model.texts[0] == "@" && host.graph.softwareKeyboard.plane == .letters)
  }

  @Test("the globe goes from layout to layout; held, it names them")
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

  @Test("a field that takes ASCII alone gets a layout that writes it, and has no other to go to")
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

  @Test("four rows of letters make the keyboard higher, and digits are as high as with three")
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
    #expect(host.keyboard.inset == inset + 54, "another plane leaves the height alone")
    try host.keyboard.tap("next keyboard")
    host.advance(by: 1)
    #expect(host.keyboard.inset == inset)
  }

  @Test("many choices stand in rows, and a finger that goes up reaches the upper ones")
  func rowsOfChoices() throws {
    let host = form()
    host.graph.softwareKeyboard.layouts = layouts("vi")
    try open(host)
    try host.keyboard.type("X")
    let key = try host.keyboard.key("a").center
    host.pointerDown(at: key)
    host.advance(by: 0.6)
    let callout = try #require(host.graph.softwareKeyboard.panel?.callout)
    #expect(callout.places.count == 18 && Set(callout.places.map(\.minY)).count == 2)
    #expect(callout.places.allSatisfy { $0.minX >= 0 && $0.maxX <= 390 })
    let panel = host.keyboard.frame.origin
    let place = CGPoint(x: callout.places[17].midX + panel.x, y: callout.places[17].midY + panel.y)
    host.pointerMove(to: place)
    host.pointerUp(at: place)
    #expect(model.texts[0] == "Xậ")
  }

  @Test("each press of a key is to be heard or felt once")
  func feedback() throws {
    let host = form()
    try open(host)
    #expect(host.keyboard.presses == 0)
    try host.keyboard.type("Hi")
    #expect(host.keyboard.presses == 2)
    try host.keyboard.tap("delete")
    #expect(host.keyboard.presses == 3)
  }

  @Test("keys that show a sign have a name for the ear, and another plane or layout is told")
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
    let german = KeyWords(languages: ["de_DE"])
    #expect(german["delete"] == "Löschen" && german["flags"] == "Flaggen" && KeyWords(languages: ["en", "de"])["delete"] == "delete")
    for id in BuiltInLayouts.all.map(\.id) where !id.hasPrefix("en") {
      let words = KeyWords(languages: [id])
      #expect(KeyWords.names.filter { words[$0] == $0 }.count < 5, "\(id) has words of its own")
    }
  }

  @Test("a window that shows no keyboard reads no layout")
  func lazy() throws {
    let host = form(usesTouch: false)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("layouts-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("{".utf8).write(to: folder.appendingPathComponent("bad.json"))
    let layouts = KeyboardLayouts()
    layouts.directories = [folder.path]
    host.graph.softwareKeyboard.layouts = layouts
    try open(host)
    host.type("Hello")
    #expect(model.texts[0] == "Hello" && host.messages.isEmpty, "the bad file has not been read")
    host.usesTouch = true
    try open(host)
    #expect(host.messages.contains { $0.contains("bad.json") })
  }

  @Test("a mouse presses keys too")
  func mouse() throws {
    let host = form(.always, usesTouch: false)
    try open(host)
    host.tap(at: try host.keyboard.key("a").center)
    #expect(model.texts[0] == "A")
    host.scroll(at: try host.keyboard.key("a").center, by: CGSize(width: 0, height: 100))
  }
}
