import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor @Suite("TextEditingCommands")
struct TextEditingCommandsTests {
  @Observable final class Note { var text = "one two" }

  private struct Page: View {
    @Bindable var note: Note

    var body: some View {
      VStack(spacing: 0) {
        CommandBar(commands: [AnyCommands(TextEditingCommands())])
        TextField("Name", text: $note.text).padding(40)
        SecureField("Word", text: .constant("secret")).padding(40)
        Spacer()
      }
    }
  }

  private func host(_ note: Note) throws -> TestHost {
    let host = TestHost(size: CGSize(width: 900, height: 600)) { Page(note: note) }
    try host.settle()
    return host
  }

  private func choose(_ entry: String, in host: TestHost) throws {
    for name in ["Edit", "Transformations", entry] {
      try host.tap(name)
      try host.settle()
    }
  }

  @Test("The commands change the case of the selected text")
  func selection() throws {
    let note = Note()
    let host = try host(note)
    try host.tap("Name")
    host.press(.home)
    host.press(.rightArrow, modifiers: [.shift, .control])
    try choose("Make Upper Case", in: host)
    #expect(note.text == "ONE two")
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test(
    "Without a selection the commands change the case of the word at the insertion point",
    arguments: [
      ("Make Upper Case", "one two", "one TWO"), ("Make Lower Case", "ONE TWO", "ONE two"), ("Capitalize", "one two", "one Two"),
    ])
  func word(entry: String, before: String, after: String) throws {
    let note = Note()
    note.text = before
    let host = try host(note)
    try host.tap("Name")
    host.press(.end)
    try choose(entry, in: host)
    #expect(note.text == after)
    host.close()
  }

  @Test("The commands are disabled without a focused text field and in a secure field")
  func disabled() throws {
    let host = try host(Note())
    for field in [nil, "Word", "Name"] {
      if let field { try host.tap(field) }
      try host.tap("Edit")
      try host.settle()
      #expect(try host.find("Transformations").isEnabled == (field == "Name"))
      host.press(.escape)
      try host.settle()
    }
    host.close()
  }
}
