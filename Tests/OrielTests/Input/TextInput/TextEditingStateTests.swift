import Foundation
import Testing

@testable import Oriel
@testable import OrielModel

struct TextEditingStateTests {
  @Test func `Typing replaces the selection`() {
    var state = TextEditingState("hello world")
    state.select(0..<5)
    state.insert("bye")
    #expect(state.text == "bye world")
    #expect(state.head == 3)
  }

  @Test func `Grapheme clusters are never split`() {
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

  @Test func `A typed accent joins the letter before it`() {
    var state = TextEditingState("e")
    state.insert("\u{301}")
    #expect(state.head == state.text.utf8.count)
    state.move(.backward)
    #expect(state.head == 0)
  }

  @Test func `Control with an arrow key moves by words, and a double click selects a word`() {
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

  @Test func `A text from outside clamps the insertion point`() {
    var state = TextEditingState("hello")
    state.setText("hi")
    #expect(state.head == 2)
    #expect(!state.hasSelection)
  }

  @Test func `Typing is undone word by word, and a movement ends an undo step`() {
    var state = TextEditingState()
    for character in "one two three" { state.insert(String(character), isTyped: true) }
    state.undo()
    #expect(state.text == "one two ")
    state.undo()
    #expect(state.text == "one ")
    state.redo()
    #expect(state.text == "one two ")
    #expect(state.head == 8)
    state.insert("4", isTyped: true)
    let didRedo = state.redo()
    #expect(!didRedo)
    state.move(.backward)
    state.move(.forward)
    state.insert("5", isTyped: true)
    state.undo()
    #expect(state.text == "one two 4")
  }

  @Test func `Consecutive deletions are one undo step, and undo restores the selection`() {
    var state = TextEditingState("one two three")
    for _ in 0..<5 { state.delete(.backward) }
    state.undo()
    #expect(state.text == "one two three")
    state.select(4..<7)
    state.insert("2")
    state.undo()
    #expect(state.selection == 4..<7)
    state.redo()
    #expect(state.text == "one 2 three")
    #expect(state.head == 5)
  }

  @Test func `A text from outside clears the undo history`() {
    var state = TextEditingState("a")
    state.insert("b", isTyped: true)
    state.setText("other")
    let didUndo = state.undo()
    #expect(!didUndo)
    #expect(state.text == "other")
  }

  @Test func `Apostrophes belong to words, and line ends separate words`() {
    var state = TextEditingState("don't\nstop")
    #expect(state.word(at: 1) == 0..<5)
    #expect(state.word(at: 4) == 0..<5)
    #expect(state.word(at: 5) == 0..<5)
    state.move(to: 0)
    state.move(.wordForward)
    #expect(state.head == 5)
    state.move(.wordForward)
    #expect(state.head == 10)
  }

  @Test func `Paragraph movements go to the nearest end, and from there to the next one`() {
    var state = TextEditingState("one\ntwo\n\nthree")
    state.move(to: 6)
    state.move(.paragraphStart)
    #expect(state.head == 4)
    state.move(.paragraphStart)
    #expect(state.head == 0)
    state.move(.paragraphEnd)
    state.move(.paragraphEnd)
    #expect(state.head == 7)
    state.move(.paragraphEnd)
    #expect(state.head == 8)
    state.move(.paragraphEnd)
    #expect(state.head == 14)
  }

  @Test func `The undo history drops its oldest steps`() {
    var state = TextEditingState()
    let block = String(repeating: "x", count: 1 << 20)
    for _ in 0..<8 { state.insert(block) }
    var count = 0
    while state.undo() { count += 1 }
    #expect(count == 3)
    #expect(state.text.utf8.count == 5 << 20)
  }
}
