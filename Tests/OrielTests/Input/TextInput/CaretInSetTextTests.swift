import Foundation
import OrielTesting
import Testing

@testable import Oriel
@testable import OrielModel

private struct Entry: View {
  @Bindable var draft: Draft
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextField("Name", text: $draft.text).focused($isFocused)
      Button("Fill") {
        draft.text = "World"
        isFocused = true
      }
    }
    .onAppear {
      draft.text = "Milk"
      isFocused = true
    }
  }
}

private struct Page: View {
  @Bindable var draft: Draft

  var body: some View { TextField("Name", text: $draft.text) }
}

private struct Rewriting: View {
  @Bindable var draft: Draft

  var body: some View {
    TextField("Name", text: Binding(get: { draft.text }, set: { draft.text = $0 == "123" ? "12-3" : $0 }))
  }
}

@MainActor
@Suite("Insertion point in text that the program sets")
struct CaretInSetTextTests {
  @Test("The insertion point is after the text that the program sets in an empty field while it focuses the field")
  func filled() throws {
    let draft = Draft()
    let host = TestHost { Entry(draft: draft) }
    try host.settle()
    host.type("X")
    #expect(draft.text == "MilkX")
    draft.text = ""
    host.render()
    try host.tap("Fill")
    try host.settle()
    host.type("X")
    #expect(draft.text == "WorldX")
    host.close()
  }

  @Test(
    "An insertion point at the end stays there when the text is replaced, and one within the text stays in place",
    arguments: ["Replaced", "HelloX and more", "é👍"])
  func end(text: String) throws {
    let draft = Draft("Hello")
    let host = TestHost { Page(draft: draft) }
    try host.tap("Name")
    host.press(.end)
    host.type("X")
    draft.text = text
    host.render()
    host.type("Y")
    #expect(draft.text == text + "Y")
    host.press(.home)
    host.press(.rightArrow)
    draft.text = "Other"
    host.render()
    host.type("-")
    #expect(host.textBoxes[0].editing.head < draft.text.utf8.count)
    host.close()
  }

  @Test("An insertion point at the end stays there when the binding rewrites the typed text")
  func rewritten() throws {
    let draft = Draft("12")
    let host = TestHost { Rewriting(draft: draft) }
    try host.tap("Name")
    host.press(.end)
    host.type("34")
    #expect(draft.text == "12-34")
    host.close()
  }
}
