import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("searchable")
struct SearchTests {
  @Observable @MainActor
  final class Model {
    var text = ""
    var isPresented = false
    var scope = "all"
    var submitted: [String] = []
    var plainSubmits = 0
  }

  private static let fruit = ["Apple", "Banana", "Pear"]

  private struct Search: View {
    @Bindable var model: Model
    var hasSuggestions = true

    var body: some View {
      List(SearchTests.fruit, id: \.self) { Text(verbatim: "row \($0)") }
        .safeAreaInset(edge: .bottom) { Status() }
        .searchable(text: $model.text, isPresented: $model.isPresented, prompt: "Find fruit")
        .searchSuggestions {
          if hasSuggestions {
            ForEach(SearchTests.fruit.filter { model.text.isEmpty || $0.contains(model.text) }, id: \.self) {
              Text(verbatim: $0).searchCompletion($0.lowercased())
            }
          }
        }
        .searchScopes($model.scope) {
          Text(verbatim: "All").tag("all")
          Text(verbatim: "Ripe").tag("ripe")
        }
        .onSubmit(of: .search) { model.submitted.append(model.text) }
        .onSubmit { model.plainSubmits += 1 }
    }
  }

  private struct Status: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View { Button(isSearching ? "Done" : "Idle") { dismissSearch() } }
  }

  private func host(_ model: Model, hasSuggestions: Bool = true) -> TestHost {
    TestHost(size: CGSize(width: 360, height: 500)) { Search(model: model, hasSuggestions: hasSuggestions) }
  }

  @Test("Suggestions cover the searched content while the field is focused, and are filtered by the typed text")
  func suggestions() throws {
    let model = Model()
    let host = host(model)
    #expect(!host.exists("Apple") && host.exists("row Apple"))
    try host.tap(host.find(role: .isSearchField))
    try host.settle()
    #expect(Self.fruit.allSatisfy { host.exists($0) })
    host.type("Pe")
    try host.settle()
    #expect(host.exists("Pear") && !host.exists("Apple"))
    host.close()
  }

  @Test("Choosing a searchCompletion sets and submits the text, and hides the suggestions until the next edit")
  func searchCompletion() throws {
    let model = Model()
    let host = host(model)
    try host.tap(host.find(role: .isSearchField))
    try host.settle()
    try host.tap("Banana")
    try host.settle()
    #expect(model.text == "banana" && model.submitted == ["banana"] && model.plainSubmits == 0)
    #expect(!host.exists("Apple"))
    #expect(try host.find(role: .isSearchField).isFocused)
    for _ in 0..<6 { host.press(.delete) }
    try host.settle()
    #expect(model.text.isEmpty && host.exists("Apple"))
    host.type("Pear")
    host.press(.return)
    #expect(model.submitted == ["banana", "Pear"] && model.plainSubmits == 0)
    host.close()
  }

  @Test("Arrow keys focus suggestions, and Space chooses one")
  func keys() throws {
    let model = Model()
    let host = host(model)
    try host.tap(host.find(role: .isSearchField))
    try host.settle()
    var presses = 0
    while presses < 4, try !host.find("Apple").isFocused {
      host.press(.downArrow)
      host.advance(by: 0.1)
      presses += 1
    }
    #expect(try host.find("Apple").isFocused)
    host.press(.space)
    try host.settle()
    #expect(model.text == "apple")
    host.close()
  }

  @Test("Without suggestions the searched content stays visible, and searchCompletion outside of suggestions has no effect")
  func none() throws {
    let host = host(Model(), hasSuggestions: false)
    try host.tap(host.find(role: .isSearchField))
    try host.settle()
    let row = try host.find("row Apple")
    #expect(host.exists("Done") && host.cover(of: row) == nil)
    host.close()
    let outside = TestHost { Text(verbatim: "alone").searchCompletion("x") }
    #expect(try !outside.find("alone").traits.contains(.isButton))
    outside.close()
  }

  @Test("Escape and dismissSearch clear the field and its focus, and the isPresented binding follows, begins and ends a search")
  func presented() throws {
    let model = Model()
    let host = host(model, hasSuggestions: false)
    func search() throws -> Element { try host.find(role: .isSearchField) }
    model.isPresented = true
    try host.settle()
    #expect(try search().isFocused && host.exists("Done"))
    host.type("Pe")
    host.press(.escape)
    try host.settle()
    #expect(try !search().isFocused && model.text.isEmpty && !model.isPresented && host.exists("Idle"))
    try host.tap(search())
    try host.settle()
    #expect(model.isPresented)
    model.isPresented = false
    try host.settle()
    #expect(try !search().isFocused)
    try host.tap(search())
    host.type("Pe")
    try host.settle()
    try host.tap("Done")
    try host.settle()
    #expect(model.text.isEmpty && !model.isPresented)
    host.close()
  }

  @Test("An initial text is kept when isPresented is false")
  func kept() throws {
    let model = Model()
    model.text = "Pear"
    let host = host(model)
    try host.settle()
    #expect(model.text == "Pear" && host.exists("Done"))
    host.close()
  }

  @Test("A search by touch has a Cancel button")
  func cancel() throws {
    let model = Model()
    let host = host(model)
    #expect(!host.exists("Cancel"))
    host.usesTouch = true
    try host.tap(host.find(role: .isSearchField))
    try host.settle()
    try host.tap("Cancel")
    try host.settle()
    #expect(!host.exists("Cancel") && !model.isPresented)
    host.close()
  }

  @Test("Search scopes are shown during a search or after text entry, and can be selected")
  func scopes() throws {
    let model = Model()
    let host = host(model)
    #expect(!host.exists("Ripe"))
    try host.tap(host.find(role: .isSearchField))
    try host.settle()
    try host.tap("Ripe")
    #expect(model.scope == "ripe")
    host.close()

    var scope = "a"
    let late = TestHost(size: CGSize(width: 360, height: 300)) {
      Color.clear
        .searchable(text: Binding(get: { model.text }, set: { model.text = $0 }))
        .searchScopes(Binding(get: { scope }, set: { scope = $0 }), activation: .onTextEntry) { Text(verbatim: "A").tag("a") }
    }
    try late.tap(late.find(role: .isSearchField))
    try late.settle()
    #expect(!late.exists("A"))
    late.type("x")
    try late.settle()
    #expect(late.exists("A"))
    late.close()
  }

  private struct Row: Identifiable {
    let id: Int
    let name: String
  }

  @Test("A list's background extends behind the search field and the bar above it")
  func background() throws {
    for style in ["grouped", "plain", "table"] {
      let host = TestHost(size: CGSize(width: 360, height: 500)) {
        NavigationStack {
          Group {
            if style == "table" {
              Table(of: Row.self) {
                TableColumn("Name", value: \.name)
              } rows: {
                TableRow(Row(id: 1, name: "row"))
              }
            } else if style == "grouped" {
              List { Text(verbatim: "row") }.listStyle(.insetGrouped)
            } else {
              List { Text(verbatim: "row") }.listStyle(.plain)
            }
          }
          .searchable(text: .constant(""))
          .navigationTitle("Title")
        }
      }
      let image = host.snapshot()
      let field = try host.find(role: .isSearchField).frame
      let list = image.pixel(5, 480)
      #expect(image.pixel(5, Int(field.midY)) == list, "\(style)")
      #expect(image.pixel(5, 4) == list, "\(style)")
      #expect((list.red < 250) == (style == "grouped"))
      host.close()
    }
  }
}
