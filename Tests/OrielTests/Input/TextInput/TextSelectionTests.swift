import Foundation
import OrielTesting
import Testing

@testable import Oriel
@testable import OrielModel

private struct Page: View {
  @Bindable var draft: Draft

  var body: some View { TextField("Name", text: $draft.text, selection: $draft.selection) }
}

private struct Boxed: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding(20).background(Color.yellow).accessibilityIdentifier("boxed")
  }
}

@MainActor
struct TextSelectionTests {
  @Test func `The selection of a text field is read and written through its binding`() throws {
    let draft = Draft("one two")
    let host = TestHost { Page(draft: draft) }
    try host.tap("Name")
    host.press(.home)
    host.press(.rightArrow, modifiers: [.shift, .control])
    #expect(draft.selection.flatMap { $0.range.map { String(draft.text[$0]) } } == "one")
    #expect(draft.selection?.isInsertion == false)
    let start = draft.text.index(draft.text.startIndex, offsetBy: 4)
    draft.selection = TextSelection(range: start..<draft.text.endIndex)
    host.render()
    host.type("2")
    #expect(draft.text == "one 2")
    #expect(draft.selection == TextSelection(insertionPoint: draft.text.endIndex))
    host.close()
  }

  @Test func `A custom text field style can add views around the field`() throws {
    let draft = Draft("one")
    let host = TestHost(size: CGSize(width: 200, height: 100)) { TextField("Name", text: .constant("one")).textFieldStyle(Boxed()) }
    #expect(host.textBoxes[0].windowFrame.minX == 20)
    _ = draft
    host.close()
  }

  @Test func `A press on the border of a text field places the insertion point in its text`() {
    let host = TestHost(size: CGSize(width: 200, height: 100)) { TextField("Name", text: .constant("one")).textFieldStyle(.roundedBorder) }
    let frame = host.textBoxes[0].windowFrame
    host.tap(at: CGPoint(x: frame.maxX + 4, y: frame.minY - 3))
    #expect(host.textBoxes[0].isFocused)
    #expect(host.textBoxes[0].editing.head == 3)
    host.close()
  }

  @Test func `The alignment determines the position of the text`() {
    func x(_ alignment: TextAlignment) -> CGFloat {
      let host = TestHost(size: CGSize(width: 200, height: 100)) {
        TextField("Name", text: .constant("one")).multilineTextAlignment(alignment)
      }
      host.tap(at: CGPoint(x: 100, y: 50))
      host.press(.home)
      defer { host.close() }
      return host.caret.minX
    }
    #expect(x(.leading) == 0)
    #expect(x(.center) > 70 && x(.center) < 100)
    #expect(x(.trailing) > 150)
  }
}
