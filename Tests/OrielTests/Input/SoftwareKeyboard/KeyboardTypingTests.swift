import Foundation
import OrielTesting
import Testing

@testable import Oriel
@testable import OrielModel

@MainActor @Suite("Software keyboard: typing")
final class KeyboardTypingTests: KeyboardFormTests {
  @Test("Keys type into the focused field, sentences begin with capitals, and the other planes are available")
  func typing() throws {
    let host = form()
    try open(host)
    try host.keyboard.tap("h")
    #expect(model.texts[0] == "H", "A sentence begins with a capital")
    try host.keyboard.tap("e")
    try host.keyboard.type("y. You, 42% @ home!")
    #expect(model.texts[0] == "Hey. You, 42% @ home!")
    try host.keyboard.tap("delete")
    #expect(model.texts[0] == "Hey. You, 42% @ home")
    try host.keyboard.tap("submit")
    #expect(model.submits == 1)
    host.advance(by: 0.5)
    #expect(try host.find("Second").isFocused && host.keyboard.isShown)
    #expect(try host.keyboard.key("submit").label == "return", "The label is that of the next field")
  }

  @Test("A tap on shift applies to one letter, two taps lock it, and another tap unlocks it")
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

  @Test("A held shift key applies as long as it is held")
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

  @Test("A stroke from shift to a letter capitalizes that letter, also if the next key types it or an accent is chosen")
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

  @Test("Delete repeats while it is held")
  func deleteRepeats() throws {
    let host = form()
    try open(host)
    try host.keyboard.type("Abcdefgh")
    let key = try host.keyboard.key("delete").center
    host.pointerDown(at: key)
    #expect(model.texts[0] == "Abcdefg", "The first character is deleted at once")
    host.advance(by: 0.87)
    #expect(model.texts[0] == "Abc", "After half a second, one character is deleted each tenth of a second")
    host.pointerUp(at: key)
    host.advance(by: 1)
    #expect(model.texts[0] == "Abc")
  }

  @Test("A delete key that is held for long deletes word by word")
  func deleteWords() throws {
    let host = form()
    try open(host)
    host.graph.softwareKeyboard.type("one two, three four five six seven")
    let key = try host.keyboard.key("delete").center
    host.pointerDown(at: key)
    host.advance(by: 2.25)
    #expect(model.texts[0] == "one two, three fou", "Sixteen characters have been deleted")
    host.advance(by: 0.3)
    #expect(model.texts[0] == "one two, three ")
    host.advance(by: 0.35)
    #expect(model.texts[0] == "one two, ")
    host.pointerUp(at: key)
    host.advance(by: 1)
    #expect(model.texts[0] == "one two, ")
  }

  @Test("In a secure field, a held delete key deletes by characters only")
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

  @Test("A touch can slide to another letter before it is released")
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
    #expect(model.texts[0] == "At", "A stroke from a letter to a function key does nothing")
  }

  @Test("A key can be pressed before the previous key is released, and both are typed in the order of the presses")
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

  @Test("A held key offers accents, and a slide selects one")
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

  @Test("A drag on the space bar moves the insertion point")
  func caret() throws {
    let host = form()
    try open(host)
    try host.keyboard.type("Abcd")
    let space = try host.keyboard.key("space").center
    host.drag(from: space, to: CGPoint(x: space.x - 20, y: space.y))
    try host.keyboard.tap("x")
    #expect(model.texts[0] == "Abxcd", "Nine points correspond to one character")
    try host.keyboard.tap("space")
    #expect(model.texts[0] == "Abx cd")
  }

  @Test("A stroke from the numbers key to a sign types the sign and returns to the letters")
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

  @Test("Many choices are arranged in rows, and a touch that moves up reaches the upper rows")
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

  @Test("Each press of a key requests feedback once")
  func feedback() throws {
    let host = form()
    try open(host)
    #expect(host.keyboard.presses == 0)
    try host.keyboard.type("Hi")
    #expect(host.keyboard.presses == 2)
    try host.keyboard.tap("delete")
    #expect(host.keyboard.presses == 3)
  }

  @Test("A mouse can press the keys")
  func mouse() throws {
    let host = form(.always, usesTouch: false)
    try open(host)
    host.tap(at: try host.keyboard.key("a").center)
    #expect(model.texts[0] == "A")
    host.scroll(at: try host.keyboard.key("a").center, by: CGSize(width: 0, height: 100))
  }
}
