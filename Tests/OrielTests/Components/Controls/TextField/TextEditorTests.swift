import Foundation
import OrielTesting
import Testing

@testable import Oriel
@testable import OrielModel

private struct Page: View {
  @Bindable var draft: Draft

  var body: some View { TextEditor(text: $draft.text) }
}

@MainActor
struct TextEditorTests {
  private func editor(_ text: String, size: CGSize = CGSize(width: 200, height: 120)) -> (host: TestHost, draft: Draft, box: TextInputBox) {
    let draft = Draft(text)
    let host = TestHost(size: size) { Page(draft: draft) }
    host.tap(at: CGPoint(x: 6, y: 10))
    return (host, draft, host.textBoxes[0])
  }

  private static let poem = "The quick brown fox jumps over the lazy dog and away.\n\nSecond paragraph\nlast"

  @Test func `Return and Tab insert text, and a click below the text focuses the editor`() {
    let (host, draft, box) = editor("one")
    host.tap(at: CGPoint(x: 100, y: 110))
    #expect(box.isFocused)
    host.press(.return)
    host.type("two")
    host.press(.tab)
    host.type("x")
    #expect(draft.text == "one\ntwo\tx")
    #expect(box.editing.head == 9)
    host.close()
  }

  @Test func `The up and down arrow keys keep the column`() {
    let (host, _, box) = editor("a long first line\nab\na long third line")
    host.press(.end)
    let x = host.caret.minX
    host.press(.downArrow)
    #expect(box.editing.head == 20)
    host.press(.downArrow)
    #expect(abs(host.caret.minX - x) < 8)
    #expect(box.editing.head > 30)
    host.press(.upArrow)
    host.press(.upArrow)
    #expect(host.caret.minX == x)
    host.press(.upArrow)
    #expect(box.editing.head == 0)
    for _ in 0..<3 { host.press(.downArrow) }
    #expect(box.editing.head == box.contents.count)
    host.close()
  }

  @Test(arguments: ["word", "שלום"])
  func `The caret stays at the edge while trailing spaces overflow the line`(word: String) {
    let (host, _, _) = editor("")
    host.type(word)
    for _ in 0..<60 {
      host.type(" ")
      #expect(host.caret.minX >= 0 && host.caret.maxX <= 198)
    }
    host.close()
  }

  @Test func `Home and End move to the ends of a wrapped line, and with Control to those of the text`() {
    let (host, _, box) = editor(Self.poem)
    #expect(box.flow.layout(0).lineCount > 1)
    host.press(.end)
    let end = box.editing.head
    #expect(end < 53 && end > 5)
    #expect(box.editing.selected.head.affinity == .upstream)
    host.press(.downArrow)
    host.press(.home)
    #expect(box.editing.head > 0 && box.editing.head <= end + 1)
    host.press(.end, modifiers: .control)
    #expect(box.editing.head == Self.poem.utf8.count)
    host.press(.home, modifiers: [.control, .shift])
    #expect(box.editing.selectedText == Self.poem)
    host.close()
  }

  @Test func `The viewport follows the caret, and page keys move by pages`() throws {
    let (host, _, box) = editor((1...60).map { "line \($0)" }.joined(separator: "\n"))
    let scroll = host.scrollBoxes[0]
    #expect(scroll.offset.y == 0)
    host.press(.pageDown)
    #expect(box.contents.paragraph(at: box.editing.head) == 4)
    host.press(.pageDown)
    try host.settle()
    #expect(box.contents.paragraph(at: box.editing.head) == 8)
    #expect(scroll.offset.y > 0)
    host.press(.end, modifiers: .control)
    try host.settle()
    #expect(scroll.offset.y > 800)
    #expect(host.caret.maxY <= 120 && host.caret.minY > 60)
    host.press(.pageUp)
    #expect(box.contents.paragraph(at: box.editing.head) == 55)
    host.press(.home, modifiers: .control)
    try host.settle()
    #expect(host.caret.minY >= 0 && host.caret.minY < 20)
    host.close()
  }

  @Test func `A triple click selects a paragraph, and a drag from there extends the selection`() {
    let (host, _, box) = editor(Self.poem, size: CGSize(width: 200, height: 200))
    let point = CGPoint(x: 30, y: 30)
    host.advance(by: 1)
    host.tap(at: point)
    host.tap(at: point)
    #expect(["fox", "jumps", "over"].contains(box.editing.selectedText))
    host.tap(at: point)
    #expect(box.editing.selection == 0..<54)
    host.advance(by: 1)
    for _ in 0..<2 { host.tap(at: point) }
    host.pointerDown(at: point)
    host.pointerMove(to: CGPoint(x: 40, y: 110))
    #expect(box.editing.selection.lowerBound == 0)
    #expect(box.editing.selection.upperBound > 54)
    host.pointerUp(at: CGPoint(x: 40, y: 110))
    host.close()
  }

  @Test func `A drag beyond the edge scrolls, faster at a larger distance`() {
    func distance(_ y: CGFloat) -> CGFloat {
      let (host, _, box) = editor((1...200).map { "line \($0)" }.joined(separator: "\n"))
      host.pointerDown(at: CGPoint(x: 30, y: 50))
      host.pointerMove(to: CGPoint(x: 40, y: y))
      host.advance(by: 0.5)
      let offset = host.scrollBoxes[0].offset.y
      #expect(offset > 0)
      // The selection extends along with it.
      #expect(box.editing.selection.count > Int(offset / 30))
      host.pointerUp(at: CGPoint(x: 40, y: y))
      host.advance(by: 0.5)
      #expect(host.scrollBoxes[0].offset.y == offset)
      host.close()
      return offset
    }
    #expect(distance(200) > 2 * distance(130))
  }

  @Test func `Cut, copy, paste and undo change the text`() {
    let (host, draft, _) = editor("one two")
    host.press("a", modifiers: .control)
    host.press("x", modifiers: .control)
    #expect(draft.text == "")
    #expect(host.clipboard == "one two")
    host.paste("a\nb")
    #expect(draft.text == "a\nb")
    host.press("z", modifiers: .control)
    host.press("z", modifiers: .control)
    #expect(draft.text == "one two")
    host.press("y", modifiers: .control)
    host.press("z", modifiers: [.control, .shift])
    #expect(draft.text == "a\nb")
    host.type(" word")
    host.press("z", modifiers: .control)
    #expect(draft.text == "a\nb ")
    host.press(.delete, modifiers: .control)
    #expect(draft.text == "a\n")
    host.close()
  }

  @Test func `Marked text is laid out in its paragraph and isn't written to the binding`() {
    let (host, draft, box) = editor("ab\ncd")
    host.press(.end)
    let before = host.caret.minX
    host.content.handle(.preedit("ni", caret: 2))
    host.render()
    #expect(draft.text == "ab\ncd")
    #expect(host.caret.minX > before + 5)
    #expect(box.flow.layout(0).size.width > box.flow.layout(1).size.width)
    host.content.handle(.preedit("", caret: 0))
    host.content.handle(.insert("你"))
    host.render()
    #expect(draft.text == "ab你\ncd")
    #expect(box.textInputState?.surroundingText == "ab你")
    #expect(box.textInputState?.surroundingCaret == 5)
    host.close()
  }

  @Test func `A dead key's accent combines with the letter`() {
    let (host, draft, _) = editor("")
    host.content.handle(.preedit("´", caret: 2))
    host.content.handle(.preedit("", caret: 0))
    host.content.handle(.insert("é"))
    host.render()
    #expect(draft.text == "é")
    host.press(.delete)
    #expect(draft.text == "")
    host.close()
  }

  @Test func `The arrow keys move in visual order through bidirectional text`() {
    let (host, _, box) = editor("abc שלום def")
    host.press(.home)
    var places: [CGFloat] = [host.caret.minX]
    for _ in 0..<12 {
      host.press(.rightArrow)
      places.append(host.caret.minX)
    }
    #expect(places == places.sorted())
    #expect(Set(places).count == 13)
    #expect(box.editing.head == box.contents.count)
    host.close()
  }

  @Test func `Only the visible part of a long text is laid out, and a key lays out one paragraph`() throws {
    let lines = (0..<20_000).map { "Paragraph \($0) with some words that fill it, more or less." }
    let (host, draft, box) = editor(lines.joined(separator: "\n"), size: CGSize(width: 300, height: 200))
    #expect(!box.flow.isExact)
    #expect(box.flow.liveCount < 60)
    let mark = host.mark()
    host.type("x")
    #expect(host.work(since: mark).textShaped <= 4)
    #expect(draft.text.hasPrefix("xParagraph 0"))
    host.press(.end, modifiers: .control)
    try host.settle()
    #expect(host.caret.maxY <= 200 && host.caret.minY > 150)
    #expect(box.flow.liveCount < 120)
    host.type("!")
    #expect(draft.text.hasSuffix("!"))
    host.press(.return)
    host.type("end")
    try host.settle()
    #expect(host.caret.maxY <= 200 && host.caret.minY > 150)
    // The visible text doesn't jump at any position as adjacent paragraphs are measured.
    let scroll = host.scrollBoxes[0]
    var last = scroll.offset.y
    for _ in 0..<30 {
      host.scroll(at: CGPoint(x: 50, y: 100), by: CGSize(width: 0, height: -150))
      try host.settle()
      #expect(scroll.offset.y < last)
      last = scroll.offset.y
    }
    host.close()
  }

  @Test func `A paragraph of a megabyte is edited in pieces`() throws {
    let (host, draft, box) = editor(String(repeating: "word ", count: 200_000), size: CGSize(width: 300, height: 200))
    #expect(box.flow.liveCount < 8)
    host.type("x")
    #expect(draft.text.hasPrefix("xword"))
    host.press(.end, modifiers: .control)
    try host.settle()
    host.type("y")
    #expect(draft.text.hasSuffix("word y"))
    #expect(host.caret.maxY <= 200 && host.caret.minY > 100)
    host.close()
  }

  @Test func `A replaced text is shown from its beginning`() throws {
    let (host, draft, box) = editor(Self.poem)
    draft.text = "new"
    try host.settle()
    #expect(box.string == "new")
    #expect(host.scrollBoxes[0].offset.y == 0)
    host.type("!")
    #expect(draft.text.contains("!"))
    host.close()
  }

  @Test func `Only the visible part of a long pasted text is laid out`() throws {
    let (host, draft, box) = editor("one")
    let mark = host.mark()
    host.paste((0..<5000).map { "pasted \($0)" }.joined(separator: "\n"))
    try host.settle()
    #expect(host.work(since: mark).textShaped < 600)
    #expect(box.flow.liveCount < 200)
    #expect(host.caret.maxY <= 120 && host.caret.minY > 60)
    host.press("z", modifiers: .control)
    try host.settle()
    #expect(draft.text == "one")
    #expect(host.caret.minY < 20)
    host.close()
  }

  @Test func `A font and a text that change at the same time are both applied`() throws {
    struct Styled: View {
      @Bindable var draft: Draft

      var body: some View { TextEditor(text: $draft.text).font(draft.text.isEmpty ? .body : .title) }
    }
    let draft = Draft()
    let host = TestHost(size: CGSize(width: 200, height: 120)) { Styled(draft: draft) }
    host.tap(at: CGPoint(x: 20, y: 20))
    let height = host.caret.height
    host.paste("one\ntwo\nthree")
    try host.settle()
    #expect(host.caret.height > height + 4)
    draft.text = ""
    try host.settle()
    #expect(host.caret.height == height)
    host.close()
  }

  @Test func `Word boundaries of a secure field aren't revealed`() throws {
    let draft = Draft("one two")
    let host = TestHost { SecureField("Secret", text: Binding(get: { draft.text }, set: { draft.text = $0 })) }
    try host.tap("Secret")
    host.press(.end)
    host.press(.leftArrow, modifiers: .control)
    #expect(host.textBoxes[0].editing.head == 0)
    host.press(.deleteForward, modifiers: .control)
    #expect(draft.text == "")
    host.press("z", modifiers: .control)
    #expect(draft.text == "")
    host.close()
  }

  private struct Asking: View {
    @State private var text = "Hello."
    @Environment(\.firstResponder) private var firstResponder
    @FocusState private var isFocused: Bool
    let asked: (CGRect?) -> Void

    var body: some View {
      let text = Binding {
        self.text
      } set: {
        asked(firstResponder.takesText ? firstResponder.caretFrame : nil)
        self.text = $0
      }
      TextEditor(text: text).focused($isFocused).onAppear { isFocused = true }
    }
  }

  @Test("The setter of the binding can read the caret's frame during an insertion of a paragraph")
  func askedAmidAnEdit() throws {
    var carets: [CGRect?] = []
    let host = TestHost(size: CGSize(width: 300, height: 200)) { Asking { carets.append($0) } }
    try host.settle()
    for _ in 0..<3 { #expect(host.press(.return)) }
    #expect(carets.count == 3 && carets.allSatisfy { $0 != nil })
    let tops = carets.compactMap { $0?.minY }
    #expect(tops == tops.sorted() && Set(tops).count == 3)
  }
}
