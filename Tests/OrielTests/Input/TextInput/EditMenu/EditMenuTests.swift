import Foundation
import OrielTesting
import Testing

@testable import Oriel
@testable import OrielModel

@MainActor @Suite("Long presses on text, and the edit menu")
struct EditMenuTests {
  final class Model {
    var text = "quick brown fox"
    var secret = "hush"
    var presses = 0
  }

  struct Fields: View {
    let model: Model
    @State private var text: String
    @State private var secret: String

    init(model: Model) {
      self.model = model
      _text = State(initialValue: model.text)
      _secret = State(initialValue: model.secret)
    }

    var body: some View {
      VStack(spacing: 40) {
        TextField("Text", text: $text).textFieldStyle(.roundedBorder)
        SecureField("Secret", text: $secret).textFieldStyle(.roundedBorder)
        Spacer()
        Button("Elsewhere") { model.presses += 1 }
      }
      .padding(.top, 80)
      .padding(.horizontal, 20)
      .onChange(of: text) { model.text = text }
      .onChange(of: secret) { model.secret = secret }
    }
  }

  let model = Model()

  func host(usesTouch: Bool = false) -> TestHost {
    let host = TestHost(size: CGSize(width: 390, height: 500)) { Fields(model: model).softwareKeyboard(.never) }
    host.usesTouch = usesTouch
    return host
  }

  func field(_ host: TestHost) -> TextInputBox? { host.graph.input.focus.focused as? TextInputBox }

  /// Returns a point in the window just after the position of the insertion point at an offset in the text.
  func place(_ offset: Int, _ host: TestHost) throws -> CGPoint {
    var result: CGPoint?
    func visit(_ box: LayoutBox) {
      if let box = box as? TextInputBox, box.string == model.text {
        let caret = box.flow.caretRect(TextCaret(offset)).applying(box.transform(to: nil))
        result = CGPoint(x: caret.minX + 2, y: caret.midY)
      }
      for child in box.children { visit(child) }
    }
    visit(host.graph.rootBox)
    return try #require(result)
  }

  func hold(at point: CGPoint, _ host: TestHost) {
    host.pointerDown(at: point)
    host.advance(by: 0.6)
  }

  @Test("A menu that doesn't fit in the window extends beyond its edge and can be used there, and a touch bar stays in the window")
  func popup() throws {
    let host = TestHost(size: CGSize(width: 390, height: 160)) { Fields(model: model).softwareKeyboard(.never) }
    host.popupArea = PopupSpace(frame: CGRect(x: -500, y: -500, width: 1500, height: 1500))
    host.secondaryTap(at: try place(3, host))
    host.advance(by: 0.1)
    let popup = try #require(host.popups.first)
    #expect(host.popups.count == 1 && popup.frame.maxY > 160 && popup.picture != nil)
    let entry = try host.find("Select All").frame
    #expect(entry.minY > 160 && popup.frame.contains(entry))
    host.tap(at: CGPoint(x: entry.midX, y: entry.midY))
    #expect(field(host)?.editing.selection == 0..<15 && host.popups.isEmpty)

    host.secondaryTap(at: try place(3, host))
    #expect(host.popups.count == 1)
    host.suspend()
    #expect(host.popups.isEmpty && !host.exists("Select All"))
    host.resume()

    host.secondaryTap(at: try place(3, host))
    try #require(host.popups.first).refuse()
    host.advance(by: 0.1)
    let inside = try host.find("Select All").frame
    #expect(host.popups.isEmpty && inside.minY >= 0 && inside.maxY <= 160)
    host.press(.escape)

    let touched = self.host(usesTouch: true)
    touched.popupArea = host.popupArea
    hold(at: try place(7, touched), touched)
    touched.pointerUp(at: try place(7, touched))
    #expect(touched.exists("Copy") && touched.popups.isEmpty)
  }

  @Test("The font of the menu follows the user's text size, up to twice the standard size")
  func textSize() throws {
    func size(_ typeSize: DynamicTypeSize) throws -> CGSize {
      let host = host()
      host.dynamicTypeSize = typeSize
      host.resize(to: CGSize(width: 900, height: 900))
      host.secondaryTap(at: try place(3, host))
      return try host.find("Select All").frame.size
    }
    let standard = try size(.large)
    let large = try size(.accessibility1)
    #expect(large.height > standard.height && large.width > standard.width * 1.3)
    #expect(try size(.accessibility3) == size(.accessibility5))
  }

  @Test("The menu undoes and redoes typing, and a touch bar has neither command")
  func undo() throws {
    let host = host()
    let start = try place(0, host)
    host.tap(at: start)
    host.secondaryTap(at: start)
    #expect(try !host.find("Undo").isEnabled && !host.find("Redo").isEnabled)
    host.press(.escape)
    host.type("very ")
    #expect(model.text == "very quick brown fox")
    host.secondaryTap(at: start)
    try host.tap("Undo")
    #expect(model.text == "quick brown fox")
    host.secondaryTap(at: start)
    try host.tap("Redo")
    #expect(model.text == "very quick brown fox")

    let touched = self.host(usesTouch: true)
    hold(at: try place(7, touched), touched)
    touched.pointerUp(at: try place(7, touched))
    #expect(touched.exists("Copy") && !touched.exists("Undo") && !touched.exists("Insert Emoji"))
  }

  @Test("Emoji are inserted from the platform's chooser, if it has one, by the menu and by keys, and not into a secure field")
  func emoji() throws {
    let host = host()
    host.secondaryTap(at: try place(0, host))
    #expect(host.exists("Select All") && !host.exists("Insert Emoji"))
    host.press(.escape)
    host.hasEmojiChooser = true
    host.secondaryTap(at: try place(0, host))
    try host.tap("Insert Emoji")
    try host.chooseEmoji("🦊")
    try host.chooseEmoji("🐻")
    #expect(model.text == "🦊🐻quick brown fox")
    host.closeEmojiChooser()
    host.press(".", modifiers: .control)
    try host.chooseEmoji("🐟")
    #expect(model.text == "🦊🐻🐟quick brown fox")
    host.closeEmojiChooser()
    let secret = try host.find("Secret").frame
    host.secondaryTap(at: CGPoint(x: secret.midX, y: secret.midY))
    #expect(host.exists("Select All") && !host.exists("Insert Emoji"))
    host.press(.escape)
    host.press(".", modifiers: .control)
    #expect(throws: (any Error).self) { try host.chooseEmoji("🐟") }
  }

  @Test("A long touch selects a word, extends the selection by words, and opens a bar over the selection when it is released")
  func longPress() throws {
    let host = host(usesTouch: true)
    let start = try place(7, host)
    hold(at: start, host)
    #expect(field(host)?.editing.selectedText == "brown" && !host.exists("Copy"))
    host.pointerMove(to: try place(13, host))
    #expect(field(host)?.editing.selectedText == "brown fox")
    host.pointerUp(at: try place(13, host))
    #expect(host.exists("Cut") && host.exists("Copy") && host.exists("Select All"))
    let bar = try host.find("Copy").frame
    #expect(bar.maxY < start.y && bar.height == 44)
    try host.tap("Copy")
    #expect(host.clipboard == "brown fox" && !host.exists("Copy") && field(host)?.editing.selectedText == "brown fox")
    host.graph.input.focus.move(to: nil, byKeyboard: false)
    host.render()
    #expect(host.leftovers().isEmpty, "\(host.leftovers())")
  }

  @Test("A touch that moves before it is held selects nothing, and a short tap places the insertion point")
  func shortPress() throws {
    let host = host(usesTouch: true)
    let start = try place(7, host)
    host.pointerDown(at: start)
    host.advance(by: 0.1)
    host.pointerMove(to: CGPoint(x: start.x, y: start.y + 30))
    host.advance(by: 1)
    #expect(field(host) == nil)
    host.pointerUp(at: CGPoint(x: start.x, y: start.y + 30))
    host.tap(at: start)
    #expect(field(host)?.editing.hasSelection == false && !host.exists("Paste"))
  }

  @Test("A tap at the insertion point or on the selection opens the bar, and a double tap selects a word and opens the bar")
  func taps() throws {
    let host = host(usesTouch: true)
    host.clipboard = "red"
    let point = try place(7, host)
    host.tap(at: point)
    host.advance(by: 1)
    host.tap(at: point)
    #expect(host.exists("Paste") && host.exists("Select All") && !host.exists("Copy"))
    try host.tap("Select All")
    #expect(field(host)?.editing.selectedText == "quick brown fox")
    host.advance(by: 1)
    host.tap(at: point)
    #expect(host.exists("Cut") && !host.exists("Select All") && field(host)?.editing.selectedText == "quick brown fox")
    try host.tap("Paste")
    #expect(model.text == "red")
    host.advance(by: 1)
    host.tap(at: try place(1, host))
    host.tap(at: try place(1, host))
    #expect(field(host)?.editing.selectedText == "red" && host.exists("Copy"))
  }

  @Test("A touch can drag the handles of a selection, also past each other, and a key hides the handles")
  func handles() throws {
    let host = host(usesTouch: true)
    hold(at: try place(7, host), host)
    host.pointerUp(at: try place(7, host))
    #expect(field(host)?.editing.selectedText == "brown" && field(host)?.showsHandles == true)
    let (start, end) = (try place(6, host), try place(11, host))
    host.drag(from: CGPoint(x: end.x - 2, y: end.y + 12), to: try place(15, host))
    #expect(field(host)?.editing.selectedText == "brown fox" && host.exists("Copy"))
    host.drag(from: CGPoint(x: start.x - 2, y: start.y - 12), to: try place(2, host))
    #expect(field(host)?.editing.selectedText == "ick brown fox")
    host.drag(from: CGPoint(x: (try place(15, host)).x, y: end.y), to: try place(0, host))
    #expect(field(host)?.editing.selectedText == "qu", "The end has passed the start")
    host.press(.rightArrow, modifiers: .shift)
    #expect(field(host)?.showsHandles == false)
    #expect(field(host)?.handle(at: .zero) == nil)
  }

  @Test("Without text on the clipboard, Paste isn't offered")
  func noPaste() throws {
    let host = host(usesTouch: true)
    hold(at: try place(7, host), host)
    host.pointerUp(at: try place(7, host))
    #expect(host.exists("Copy") && !host.exists("Paste"))
  }

  @Test("A secondary click opens a menu at the pointer, and keeps a selection that it hits")
  func secondary() throws {
    let host = host()
    host.clipboard = "x"
    try host.doubleTap("Text")
    let selected = try #require(field(host)?.editing.selection)
    let point = try place(selected.lowerBound + 1, host)
    host.secondaryTap(at: point)
    #expect(field(host)?.editing.selection == selected)
    let (cut, all) = (try host.find("Cut"), try host.find("Select All"))
    #expect(cut.frame.minX >= point.x && cut.frame.minY >= point.y && all.frame.minY > cut.frame.maxY && cut.frame.width == all.frame.width)
    try host.tap("Cut")
    #expect(host.clipboard == "fox")
    #expect(!model.text.contains(host.clipboard ?? "?") && !host.exists("Cut"))
    host.secondaryTap(at: try place(0, host))
    #expect(try !host.find("Cut").isEnabled && !host.find("Copy").isEnabled && host.find("Paste").isEnabled)
    #expect(field(host)?.editing.hasSelection == false, "A click outside of the selection places the insertion point")
  }

  @Test("A click outside of the menu only closes it, and Escape, typing and the loss of the focus close it too")
  func closing() throws {
    let host = host()
    func open() throws {
      host.secondaryTap(at: try place(2, host))
      #expect(host.exists("Paste"))
    }
    try open()
    try host.tap("Elsewhere")
    #expect(!host.exists("Paste") && field(host) != nil && model.presses == 0)
    try open()
    host.press(.escape)
    #expect(!host.exists("Paste") && field(host) != nil)
    try open()
    host.type("!")
    #expect(!host.exists("Paste") && model.text == "qu!ick brown fox")
    try open()
    host.graph.input.focus.move(to: nil, byKeyboard: false)
    host.advance(by: 0.1)
    #expect(!host.exists("Paste"))
    #expect(host.leftovers().isEmpty, "\(host.leftovers())")
  }

  @Test("Keys open the menu and choose an entry, and skip disabled entries")
  func keys() throws {
    let host = host()
    host.clipboard = "ab"
    try host.tap("Text")
    host.press(.end)
    host.press(.contextMenu)
    #expect(host.exists("Paste"))
    host.press(.downArrow)
    host.press(.return)
    #expect(model.text == "quick brown foxab" && !host.exists("Paste"))
    host.press(.f10, modifiers: .shift)
    host.press(.upArrow)
    host.press(.return)
    #expect(field(host)?.editing.selectedText == model.text)
    host.press(.contextMenu)
    host.press(.return)
    #expect(!host.exists("Paste"), "Without a chosen entry, Return closes the menu")
    #expect(model.text == "quick brown foxab")
  }

  @Test("A secure field's text can't be cut or copied")
  func secret() throws {
    let host = host(usesTouch: true)
    host.clipboard = "pasted"
    let point = try host.find("Secret").center
    hold(at: point, host)
    host.pointerUp(at: point)
    #expect(!host.exists("Copy") && !host.exists("Cut") && host.exists("Paste"))
    try host.tap("Paste")
    #expect(model.secret == "pasted")
  }

  @Test("The menu stays within the window, above the software keyboard")
  func within() throws {
    let host = TestHost(size: CGSize(width: 300, height: 400)) {
      VStack {
        Spacer()
        TextField("Text", text: .constant("some words"))
      }
    }
    host.keyboard.show(height: 200, duration: 0)
    host.advance(by: 1)
    try host.tap("Text")
    host.press(.contextMenu)
    let box = try #require(host.graph.rootBox.inputLayers.compactMap { $0 as? EditMenuBox }.first)
    #expect(CGRect(x: 0, y: 0, width: 300, height: 200).contains(box.windowFrame), "\(box.windowFrame)")
  }
}
