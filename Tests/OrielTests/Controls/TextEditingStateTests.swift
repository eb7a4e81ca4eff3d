import Foundation
import Testing

@testable import Oriel

struct TextEditingStateTests {
  @Test func `typing replaces the selection`() {
    var state = TextEditingState("hello world")
    state.select(0..<5)
    state.insert("bye")
    #expect(state.text == "bye world")
    #expect(state.head == 3)
  }

  @Test func `grapheme clusters are never split`() {
    let family = "👨‍👩‍👧"
    var state = TextEditingState("a\(family)e\u{301}")
    state.move(.backward)
    #expect(state.head == 1 + family.utf8.count)
    state.delete(.backward)
    #expect(state.text == "ae\u{301}")
    state.move(to: 2)
    #expect(state.head == 1)
    state.delete(.forward)
    #expect(state.text == "a")
  }

  @Test func `an accent that is typed joins the letter before it`() {
    var state = TextEditingState("e")
    state.insert("\u{301}")
    #expect(state.head == state.text.utf8.count)
    state.move(.backward)
    #expect(state.head == 0)
  }

  @Test func `words are what Control moves by and a double click selects`() {
    var state = TextEditingState("one, two  three")
    #expect(state.word(at: 6) == 5..<8)
    state.move(.wordBackward)
    #expect(state.head == 10)
    state.move(.wordBackward)
    #expect(state.head == 5)
    state.move(.start)
    state.move(.wordForward, extending: true)
    #expect(state.selectedText == "one")
    state.move(.forward)
    #expect(state.head == 3)
  }

  @Test func `a text from outside clamps the caret`() {
    var state = TextEditingState("hello")
    state.setText("hi")
    #expect(state.head == 2)
    #expect(!state.hasSelection)
  }

  @Test func `random edits keep the caret on a character boundary and agree with an array of characters`() {
    var random = SystemRandomNumberGenerator()
    let pieces = ["a", "é", "👩‍🚀", " ", "e\u{301}x", "🇫🇷", "日本"]
    var state = TextEditingState()
    var model: [Character] = []
    var caret = 0
    for _ in 0..<2000 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1:
        let piece = pieces.randomElement(using: &random)!
        // Flags join with flags beside them, which the model knows nothing of.
        if piece == "🇫🇷" { continue }
        state.insert(piece)
        model.insert(contentsOf: piece, at: caret)
        caret += piece.count
      case 2:
        state.delete(.backward)
        if caret > 0 { caret -= 1; model.remove(at: caret) }
      case 3:
        state.move(.backward)
        caret = max(0, caret - 1)
      default:
        state.move(.forward)
        caret = min(model.count, caret + 1)
      }
      #expect(state.text == String(model))
      #expect(state.head == String(model[..<caret]).utf8.count)
    }
  }
}
