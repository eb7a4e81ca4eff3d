import Foundation
import Oriel
import OrielTesting
import Testing

@Observable
private final class Model {
  var text = ""
  var other = ""
  var log: [String] = []

  func changed(_ isEditing: Bool) { log.append(isEditing ? "begin" : "end") }

  func commit() { log.append("commit \(text)") }
}

/// A field that the test creates, and another one that can take the focus.
private struct Fields<Field: View>: View {
  @Bindable var model: Model
  let field: (Binding<String>) -> Field

  var body: some View {
    VStack(spacing: 40) {
      field($model.text)
      TextField("Other", text: $model.other)
    }
  }
}

@MainActor
@Suite("Deprecated initializers of text fields, and prompts")
struct TextFieldFormsTests {
  private let model = Model()

  private func host<Field: View>(@ViewBuilder _ field: @escaping (Binding<String>) -> Field) -> TestHost {
    TestHost { Fields(model: model, field: field) }
  }

  @Test("onEditingChanged is called when editing begins and ends", arguments: [true, false])
  func editingChanged(isKey: Bool) throws {
    let name = "Name"
    let host = host {
      if isKey {
        TextField("Name", text: $0, onEditingChanged: model.changed)
      } else {
        TextField(name, text: $0, onEditingChanged: model.changed)
      }
    }
    #expect(model.log.isEmpty)
    try host.tap("Name")
    host.type("Ada")
    #expect(model.log == ["begin"] && model.text == "Ada")
    try host.tap("Other")
    host.advance(by: 0.1)
    #expect(model.log == ["begin", "end"])
    host.type("x")
    try host.tap("Name")
    host.advance(by: 0.1)
    #expect(model.log == ["begin", "end", "begin"] && model.text == "Ada" && model.other == "x")
    host.close()
  }

  @Test("onCommit is called only by Return, after the typed text was written", arguments: [true, false])
  func commit(isKey: Bool) throws {
    let name = "Name"
    let host = host {
      if isKey { TextField("Name", text: $0, onCommit: model.commit) } else { TextField(name, text: $0, onCommit: model.commit) }
    }
    try host.tap("Name")
    host.type("Ada")
    #expect(model.log.isEmpty)
    host.press(.return)
    #expect(model.log == ["commit Ada"])
    try host.tap("Other")
    host.type("b")
    host.press(.return)
    host.advance(by: 0.1)
    #expect(model.log == ["commit Ada"])
    host.close()
  }

  @Test("onEditingChanged and onCommit are both called, the end of editing after the commit", arguments: [true, false])
  func both(isKey: Bool) throws {
    let name = "Name"
    let host = host {
      if isKey {
        TextField("Name", text: $0, onEditingChanged: model.changed, onCommit: model.commit)
      } else {
        TextField(name, text: $0, onEditingChanged: model.changed, onCommit: model.commit)
      }
    }
    try host.tap("Name")
    host.type("Bo")
    host.press(.return)
    try host.tap("Other")
    host.advance(by: 0.1)
    #expect(model.log == ["begin", "commit Bo", "end"])
    host.close()
  }

  // MARK: Prompts

  /// Returns the last column of pixels in which a field of the full width draws.
  private func inkEnd<Field: View>(@ViewBuilder _ field: () -> Field) -> Int {
    let host = TestHost(size: CGSize(width: 300, height: 60)) { field().textFieldStyle(.plain) }
    defer { host.close() }
    let picture = host.snapshot()
    return (0..<300).last { x in (0..<60).contains { picture.pixel(x, $0).red < 240 } } ?? -1
  }

  private let prompt = Text(verbatim: "A prompt of several words")

  @Test("A prompt replaces the title until there is text")
  func prompts() {
    let title = inkEnd { TextField("I", text: .constant("")) }
    let long = inkEnd { TextField("I", text: .constant(""), prompt: prompt) }
    #expect(title > 0 && long > title * 3)
    #expect(inkEnd { TextField("I", text: .constant(""), prompt: nil) } == title)
    #expect(inkEnd { TextField("I", text: .constant("I"), prompt: prompt) } < long / 3)
    #expect(inkEnd { TextField("I", text: .constant("I"), prompt: prompt) } > 0)
    #expect(inkEnd { TextField(String("I"), text: .constant(""), prompt: prompt) } == long)
    #expect(inkEnd { TextField("I", text: .constant(""), prompt: prompt, axis: .vertical) } > title * 3)
    let labelled = inkEnd {
      TextField(text: .constant(""), prompt: prompt) { Text(verbatim: "I") }
    }
    #expect(labelled == long)
  }

  @Test("A field with a prompt is accessible by its title")
  func spokenTitle() throws {
    let host = host { TextField("Name", text: $0, prompt: prompt) }
    let field = try #require(host.findAll(role: .isTextField).first)
    #expect(field.label == "Name")
    try host.tap(field)
    host.type("Ada")
    #expect(model.text == "Ada")
    #expect(host.findAll(role: .isTextField).first?.label == "Name")
    host.close()
  }

  @Test("A field for a value shows its prompt while the value is nil")
  func valuePrompt() {
    let (none, one): (Binding<Int?>, Binding<Int?>) = (.constant(nil), .constant(1))
    let empty = inkEnd { TextField("I", value: none, format: .number, prompt: prompt) }
    #expect(empty == inkEnd { TextField("I", text: .constant(""), prompt: prompt) })
    let written = inkEnd { TextField("I", value: one, format: .number, prompt: prompt) }
    #expect(written > 0 && written < empty / 3)
  }
}
