import Foundation
import OrielTesting
import Testing

@testable import Oriel
@testable import OrielModel

@MainActor @Suite("Software keyboard: two spaces")
final class KeyboardDoubleSpaceTests: KeyboardFormTests {
  @Test("Two taps on the space bar after a word type a full stop and a space, which delete reverts")
  func doubleSpace() throws {
    let host = form()
    try open(host)
    try host.keyboard.type("Hello")
    for _ in 0..<2 { try host.keyboard.tap("space") }
    #expect(model.texts[0] == "Hello. ")
    #expect(host.graph.softwareKeyboard.shift == .once, "A sentence begins")
    try host.keyboard.tap("delete")
    #expect(model.texts[0] == "Hello  ")
    try host.keyboard.tap("delete")
    #expect(model.texts[0] == "Hello ")
    try host.keyboard.tap("space")
    #expect(model.texts[0] == "Hello  ", "Spaces stay spaces after the user has reverted the full stop")
  }

  @Test("Delete deletes a character if another key was pressed after the full stop")
  func doubleSpaceStays() throws {
    let host = form()
    try open(host)
    try host.keyboard.type("Hello")
    for _ in 0..<2 { try host.keyboard.tap("space") }
    try host.keyboard.tap("x")
    for _ in 0..<2 { try host.keyboard.tap("delete") }
    #expect(model.texts[0] == "Hello.")
  }

  @Test("Two spaces stay two spaces if they are typed slowly, at the beginning, after punctuation or after two spaces")
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
    #expect(model.texts[0] == "  a  b,  (c).  ", "A third space is one more space")
  }

  @Test("The full stop is that of the language, and an address and a language without one have none")
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
