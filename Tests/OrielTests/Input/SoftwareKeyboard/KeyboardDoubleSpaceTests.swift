import Foundation
import OrielTesting
import Testing

@testable import Oriel
@testable import OrielModel

@MainActor @Suite("the on-screen keyboard: two spaces")
final class KeyboardDoubleSpaceTests: KeyboardFormTests {
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
}
