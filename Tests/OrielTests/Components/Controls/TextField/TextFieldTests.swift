import Foundation
import OrielTesting
import Testing

@testable import Oriel
@testable import OrielModel

@MainActor @Suite struct TextFieldTests {
  private let log = TapCount()

  struct Form: View {
    let model: TapCount
    @State private var text: String
    @State private var other = ""

    init(model: TapCount, text: String = "") {
      self.model = model
      _text = State(initialValue: text)
    }

    var body: some View {
      let _ = model.log.append(text)
      let _ = model.willAct { text = "set" }
      VStack(spacing: 0) {
        TextField("Name", text: $text).onSubmit { model.count += 1 }
        TextField("Other", text: $other)
      }
    }
  }

  /// Creates a form with the first field at 130...150 and the other one at 150...170.
  private func form(_ text: String = "") -> InputHarness { InputHarness(Form(model: log, text: text)) }

  private func field(_ window: InputHarness) -> TextInputBox { window.boxes(TextInputBox.self)[0] }

  @Test func `A field of fixed size follows its prompt`() throws {
    let host = TestHost { TextField("Name", text: .constant("")).textFieldStyle(.plain).fixedSize() }
    let short = try host.find(role: .isTextField).frame.width
    host.update { TextField("The name of the place", text: .constant("")).textFieldStyle(.plain).fixedSize() }
    #expect(try host.find(role: .isTextField).frame.width > short + 20)
  }

  @Test func `A click places the caret, and typing writes the binding`() {
    let window = form("hello")
    window.tap(21, 140)
    #expect(window.focused === field(window))
    window.type("XY")
    #expect(log.log.last == "heXYllo")
    window.press(.delete)
    window.press(.deleteForward)
    #expect(log.log.last == "heXlo")
    window.press(.home)
    window.type("é")
    window.press(.end, .shift)
    #expect(field(window).editing.selectedText == "heXlo")
    window.press(.return)
    #expect(log.count == 1)
  }

  @Test func `A click elsewhere keeps the focus, and Tab wraps around`() {
    let window = form()
    window.tap(10, 140)
    window.tap(10, 20)
    let fields = window.boxes(TextInputBox.self)
    #expect(window.focused === fields[0])
    window.press(.tab)
    #expect(window.focused === fields[1])
    window.press(.tab)
    #expect(window.focused === fields[0])
    window.press(.tab, .shift)
    #expect(window.focused === fields[1])
  }

  @Test func `A drag selects, a double click selects a word, and a triple click everything`() {
    let window = form("one two three")
    window.drag(from: CGPoint(x: 0, y: 140), to: CGPoint(x: 30, y: 140))
    #expect(field(window).editing.selectedText == "one")
    window.advance(by: 1)
    window.tap(55, 140)
    window.tap(55, 140)
    #expect(field(window).editing.selectedText == "two")
    window.tap(55, 140)
    #expect(field(window).editing.selectedText == "one two three")
    window.advance(by: 1)
    window.tap(20, 140)
    window.pointer(.down, 40, 140, modifiers: .shift)
    window.pointer(.up, 40, 140)
    #expect(field(window).editing.selection == 2..<4)
  }

  @Test func `Cut, copy and paste use the clipboard, and pasted text is joined to one line`() {
    let window = form("one two")
    window.tap(0, 140)
    window.press("a", .control)
    window.press("c", .control)
    #expect(window.clipboard == "one two")
    window.press("x", .control)
    #expect(log.log.last == "")
    window.clipboard = "a\nb"
    window.press("v", .control)
    #expect(log.log.last == "a b")
  }

  @Test func `A change of the binding is shown and clamps the caret`() {
    let window = form("a long text")
    window.tap(390, 140)
    log.action?()
    window.frame()
    #expect(field(window).string == "set")
    window.type("!")
    #expect(log.log.last == "set!")
  }

  @Test func `A field keeps its text if the binding rejects changes`() {
    let window = InputHarness(TextField("Name", text: .constant("fixed")))
    window.tap(390, 150)
    window.type("X")
    #expect(window.boxes(TextInputBox.self)[0].string == "fixed")
  }

  @Test func `Marked text is shown and not written to the binding`() {
    let window = form("ab")
    window.tap(10, 140)
    window.host.handle(.preedit("にほ", caret: 6))
    window.frame()
    #expect(log.log.last == "ab")
    #expect(window.textInput.last??.caret.minX == 30)
    window.type("日本")
    #expect(log.log.last == "a日本b")
  }

  @Test func `The input method receives nil before the focus moves`() {
    let window = form("ab")
    window.tap(20, 140)
    #expect(window.textInput.last??.surroundingText == "ab")
    let count = window.textInput.count
    window.press(.tab)
    #expect(window.textInput[count] == nil)
    #expect(window.textInput.last??.surroundingText == "")
  }

  @Test func `The caret blinks on the frame clock, and only in the focused field`() {
    let window = form()
    window.tap(10, 140)
    #expect(window.host.graph.pendingTimerCount == 1)
    let first = window.frame()
    window.advance(by: 0.6)
    #expect(window.frame() !== first)
    window.press(.tab)
    #expect(window.host.graph.pendingTimerCount == 1)
  }

  @Test func `A long text scrolls to the caret`() {
    let window = InputHarness(Form(model: log, text: String(repeating: "x", count: 100)), size: CGSize(width: 100, height: 300))
    window.tap(10, 140)
    window.press(.end)
    let caret = window.textInput.last??.caret
    #expect((caret?.minX ?? 0) <= 100)
    window.press(.home)
    #expect(window.textInput.last??.caret.minX == 0)
  }

  @Test func `The pointer is a text cursor over the field`() {
    let window = form()
    window.hover(10, 140)
    window.hover(10, 10)
    #expect(window.pointerShapes == [.text, .arrow])
  }

  @Test func `A secure field doesn't reveal its text to input methods and the clipboard`() {
    let window = InputHarness(SecureField("Password", text: .constant("secret")))
    window.tap(10, 150)
    #expect(window.textInput.last??.surroundingText == "")
    window.press("a", .control)
    window.press("c", .control)
    #expect(window.clipboard == nil)
    let plain = InputHarness(TextField("Name", text: .constant("secret")))
    plain.tap(10, 150)
    #expect(plain.textInput.last??.surroundingText == "secret")
    plain.press("a", .control)
    plain.press("c", .control)
    #expect(plain.clipboard == "secret")
  }
}
