import Foundation
import OrielTesting
import Testing

@testable import Oriel
@testable import OrielModel

@MainActor
@Observable
private final class RichDraft {
  var text: AttributedString
  var selection = AttributedTextSelection()

  init(_ text: AttributedString) { self.text = text }

  var string: String { String(text.characters) }

  /// The characters that are bold.
  var bold: String {
    let context = EnvironmentValues().fontResolutionContext
    return text.runs.filter { $0.swiftUI.font?.resolve(in: context).isBold == true }
      .map { String(text.characters[$0.range]) }.joined(separator: "|")
  }

  func select(_ part: String) {
    guard let range = text.range(of: part) else { return }
    selection = AttributedTextSelection(range: range)
  }
}

private struct RichPage: View {
  @Bindable var draft: RichDraft

  var body: some View { TextEditor(text: $draft.text, selection: $draft.selection) }
}

@MainActor
struct AttributedTextEditorTests {
  private func editor(_ text: AttributedString) -> (host: TestHost, draft: RichDraft, box: TextInputBox) {
    let draft = RichDraft(text)
    let host = TestHost(size: CGSize(width: 300, height: 120)) { RichPage(draft: draft) }
    host.tap(at: CGPoint(x: 280, y: 110))
    return (host, draft, host.textBoxes[0])
  }

  private static var greeting: AttributedString {
    var text = AttributedString("Hello world")
    text[text.range(of: "world")!].font = .body.bold()
    return text
  }

  @Test func `Runs are drawn with their attributes`() {
    let (host, _, box) = editor(Self.greeting)
    let runs = box.runs(of: 0)
    #expect(runs.map(\.string) == ["Hello ", "world"])
    #expect(runs[0].font.weight == 400 && runs[1].font.weight == 700)
    host.close()
  }

  @Test func `Typed text continues the attributes before it`() {
    let (host, draft, _) = editor(Self.greeting)
    host.press(.end, modifiers: .control)
    host.type("s")
    #expect(draft.string == "Hello worlds" && draft.bold == "worlds")
    host.press(.home, modifiers: .control)
    host.type("Oh ")
    #expect(draft.string == "Oh Hello worlds" && draft.bold == "worlds")
    host.press(.delete)
    #expect(draft.string == "OhHello worlds" && draft.bold == "worlds")
    host.close()
  }

  @Test func `The selection is written and read`() throws {
    let (host, draft, box) = editor("Hello world")
    host.press(.home, modifiers: .control)
    guard case .insertionPoint(let start) = draft.selection.indices(in: draft.text) else {
      Issue.record("There is no insertion point.")
      return
    }
    #expect(start == draft.text.startIndex)
    for _ in 0..<5 { host.press(.rightArrow, modifiers: .shift) }
    #expect(String(draft.text[draft.selection].characters) == "Hello")
    draft.select("world")
    host.render()
    #expect(box.editing.selection == 6..<11)
    host.type("you")
    #expect(draft.string == "Hello you")
    host.close()
  }

  @Test func `Attributes of the selected text change`() {
    let (host, draft, box) = editor("Hello world")
    draft.select("world")
    host.render()
    draft.text.transformAttributes(in: &draft.selection) { $0.font = .body.bold() }
    host.render()
    #expect(draft.bold == "world")
    #expect(box.editing.selection == 6..<11)
    #expect(box.runs(of: 0).map(\.font.weight) == [400, 700])
    #expect(draft.selection.attributes(in: draft.text)[\.font] == [.body.bold()])
    host.close()
  }

  @Test func `Attributes at an insertion point apply to text that is typed next`() {
    let (host, draft, _) = editor("Hello ")
    host.press(.end, modifiers: .control)
    draft.text.transformAttributes(in: &draft.selection) { $0.font = .body.bold() }
    #expect(draft.bold == "")
    host.render()
    host.type("w")
    host.type("orld")
    #expect(draft.string == "Hello world" && draft.bold == "world")
    host.close()
  }

  @Test func `Control+B switches bold, and undo restores attributes`() {
    let (host, draft, _) = editor("Hello world")
    draft.select("world")
    host.render()
    host.press("b", modifiers: .control)
    #expect(draft.bold == "world")
    host.type("x")
    #expect(draft.string == "Hello x")
    host.press("z", modifiers: .control)
    #expect(draft.string == "Hello world" && draft.bold == "world")
    draft.select("world")
    host.render()
    host.press("b", modifiers: .control)
    #expect(draft.bold == "")
    host.close()
  }

  @Test func `A replacement keeps the selection behind it`() {
    var text = AttributedString("Hello world")
    var selection = AttributedTextSelection(range: text.range(of: "world")!)
    text.replaceSelection(&selection, withCharacters: "everybody")
    #expect(String(text.characters) == "Hello everybody")
    #expect(selection.indices(in: text) == .insertionPoint(text.endIndex))
    text.transform(updating: &selection) { $0.insert(AttributedString("Oh, "), at: $0.startIndex) }
    #expect(selection.indices(in: text) == .insertionPoint(text.endIndex))
    #expect(AttributedTextSelection().indices(in: text) == .insertionPoint(text.endIndex))
  }

  @Test func `Text beside a link doesn't become a part of it`() {
    var text = AttributedString("site")
    text.link = URL(string: "https://swift.org")
    let (host, draft, _) = editor(text)
    host.press(.end, modifiers: .control)
    host.type("s")
    #expect(draft.text.runs.map { $0.link == nil } == [false, true])
    host.close()
  }

  @Test func `The selection stays valid when the app changes the text alone`() {
    let (host, draft, box) = editor("Hello world")
    draft.select("world")
    host.render()
    draft.text.foregroundColor = .red
    host.render()
    #expect(box.editing.selection == 6..<11)
    #expect(String(draft.text[draft.selection].characters) == "world")
    host.close()
  }

  @Test func `Text that the app replaces is shown`() {
    let (host, draft, box) = editor(Self.greeting)
    draft.text = AttributedString("New\ntext")
    host.render()
    #expect(box.string == "New\ntext")
    #expect(box.runs(of: 1).map(\.font.weight) == [400])
    host.type("!")
    #expect(draft.string == "New\ntext!")
    host.close()
  }
}
