import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

private struct TitleKey: FocusedValueKey { typealias Value = String }
private struct TextKey: FocusedValueKey { typealias Value = Binding<String> }

extension FocusedValues {
  fileprivate var title: String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
  fileprivate var text: Binding<String>? {
    get { self[TextKey.self] }
    set { self[TextKey.self] = newValue }
  }
  @Entry var shelf: Int?
  @Entry var action: (() -> Void)?
}

@MainActor
@Suite("Focused values")
struct FocusedValueTests {
  @Observable
  fileprivate final class Document {
    let name: String
    init(_ name: String) { self.name = name }
  }

  private struct Reader: View {
    @FocusedValue(\.title) private var title
    @FocusedValue(\.shelf) private var shelf
    @FocusedValue(Document.self) private var document
    @FocusedBinding(\.text) private var text

    var body: some View {
      VStack {
        Text(verbatim: "title \(title ?? "none")")
        Text(verbatim: "shelf \(shelf.map { "\($0)" } ?? "none")")
        Text(verbatim: "document \(document?.name ?? "none")")
        Text(verbatim: "text \(text ?? "none")")
        Button("Shout") { text = text?.uppercased() }
      }
    }
  }

  private struct Page: View {
    @State private var first = "one"
    @State private var second = "two"
    @State private var suffix = ""
    let document = Document("letter")

    var body: some View {
      VStack {
        Reader()
        VStack {
          TextField("First", text: $first).focusedValue(\.title, "inner" + suffix).focusedValue(\.text, $first)
          TextField("Second", text: $second).focusedValue(\.text, $second)
        }
        .focusedValue(\.title, "outer").focusedValue(document).focusedSceneValue(\.shelf, 1).focusedSceneValue(\.title, "scene")
        TextField("Third", text: .constant("")).focusedValue(\.shelf, 3).focusedValue(\.title, nil)
        Button("Rename") { suffix += "!" }
      }
    }
  }

  @Test("A reader receives the value nearest to the focus, or the scene's value if there is none")
  func values() throws {
    let host = TestHost { Page() }
    defer { host.close() }
    func expect(_ texts: String..., comment: Comment) { for text in texts { #expect(host.exists(text: text), comment) } }
    expect("title scene", "shelf 1", "document none", "text none", comment: "No view has the focus")
    try host.tap("First")
    try host.settle()
    expect("title inner", "shelf 1", "document letter", "text one", comment: "The inner value takes precedence over the outer one")
    try host.tap("Second")
    try host.settle()
    expect("title outer", "text two", comment: "Another field has the focus")
    try host.tap("Third")
    try host.settle()
    expect(
      "title scene", "shelf 3", "document none", "text none",
      comment: "Outside, a value takes precedence over the scene's, and nil provides no value")
  }

  @Test("A focused value follows changes of its view, and a focused binding writes to its view")
  func changes() throws {
    let host = TestHost { Page() }
    defer { host.close() }
    try host.tap("First")
    try host.settle()
    host.type("!")
    try host.settle()
    #expect(host.exists(text: "text one!"))
    try host.tap("Rename")
    try host.settle()
    #expect(host.exists(text: "title inner!"))
    try host.tap("Shout")
    try host.settle()
    #expect(host.exists(text: "text ONE!"))
    #expect(try host.find("First").value == "ONE!")
  }

  /// A view that reads the values that it provides itself, a different closure and binding in each update.
  private struct Circle: View {
    @State private var count = 0
    @FocusedValue(\.action) private var action
    @FocusedBinding(\.text) private var text

    var body: some View {
      VStack {
        TextField("Field", text: .constant("")).focusedValue(\.action) { count += 1 }
          .focusedValue(\.text, Binding(get: { "count \(count)" }, set: { _ in }))
        Text(verbatim: "\(action == nil ? "nothing" : "something"), \(text ?? "none")")
        Button("Act") { action?() }
      }
    }
  }

  @Test("A view that reads the closure and the binding that it provides settles, and calls the latest closure")
  func circle() throws {
    let host = TestHost { Circle() }
    defer { host.close() }
    try host.settle()
    #expect(host.exists(text: "nothing, none"))
    try host.tap("Field")
    try host.settle()
    #expect(host.exists(text: "something, count 0"))
    for _ in 0..<2 {
      try host.tap("Act")
      try host.settle()
    }
    #expect(host.exists(text: "something, count 2"))
  }
}
