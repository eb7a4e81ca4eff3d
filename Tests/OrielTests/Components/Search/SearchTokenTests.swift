import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Search tokens and search focus")
struct SearchTokenTests {
  struct Fruit: Identifiable, Hashable {
    let id: String
    var name: String

    init(_ name: String) {
      id = name
      self.name = name
    }
  }

  @Observable @MainActor
  final class Model {
    var text = ""
    var tokens: [Fruit] = []
    var suggested: [Fruit] = []
    var isPresented = false
  }

  private struct Search: View {
    @Bindable var model: Model

    var body: some View {
      List(0..<3, id: \.self) { Text(verbatim: "row \($0)") }
        .searchable(text: $model.text, tokens: $model.tokens, suggestedTokens: $model.suggested, isPresented: $model.isPresented) {
          Text(verbatim: $0.name)
        }
    }
  }

  private func host(_ model: Model) -> TestHost {
    TestHost(size: CGSize(width: 400, height: 500)) { Search(model: model) }
  }

  private func focusField(of host: TestHost) throws {
    try host.tap(host.find(role: .isSearchField))
    try host.settle()
  }

  @Test("Tokens are in the field before its text")
  func shown() throws {
    let model = Model()
    model.tokens = [Fruit("Apple"), Fruit("Pear")]
    let host = host(model)
    let field = try host.find(role: .isSearchField).frame
    let (apple, pear) = (try host.find("Apple").frame, try host.find("Pear").frame)
    #expect(apple.maxX < pear.minX && pear.maxX <= field.minX + 1)
    #expect(abs(apple.midY - field.midY) < 4)
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("The prompt is hidden beside tokens")
  func prompt() throws {
    let model = Model()
    let host = host(model)
    func inks() throws -> Set<Int> {
      let (frame, picture) = try (host.find(role: .isSearchField).frame, host.snapshot())
      return Set((Int(frame.minX) + 1..<Int(frame.maxX)).map { picture.pixel($0, Int(frame.midY)).red })
    }
    #expect(try inks().count > 1)
    model.tokens = [Fruit("Apple")]
    try host.settle()
    #expect(try inks().count == 1)
    #expect(try host.find(role: .isSearchField).label == "Search")
    model.tokens = []
    try host.settle()
    #expect(try inks().count > 1)
    host.close()
  }

  @Test("Backspace removes the last token if no text is before the insertion point")
  func backspace() throws {
    let model = Model()
    model.tokens = [Fruit("Apple"), Fruit("Pear")]
    let host = host(model)
    try focusField(of: host)
    host.type("x")
    host.press(.delete)
    #expect(model.tokens.count == 2 && model.text.isEmpty)
    host.press(.delete)
    #expect(model.tokens == [Fruit("Apple")])
    host.press(.delete)
    host.press(.delete)
    #expect(model.tokens.isEmpty)
    host.close()
  }

  @Test("Choosing a suggested token replaces the typed text")
  func suggestions() throws {
    let model = Model()
    model.suggested = [Fruit("Apple"), Fruit("Pear")]
    let host = host(model)
    #expect(!host.exists("Apple"))
    try focusField(of: host)
    host.type("Pe")
    try host.settle()
    try host.tap("Pear")
    try host.settle()
    #expect(model.tokens == [Fruit("Pear")] && model.text.isEmpty)
    #expect(try host.find(role: .isSearchField).isFocused)
    model.suggested = []
    try host.settle()
    #expect(!host.exists("Apple") && host.exists("Pear"))
    host.close()
  }

  @Test("Clearing and ending the search remove the tokens")
  func clear() throws {
    let model = Model()
    model.tokens = [Fruit("Apple")]
    let host = host(model)
    try host.tap("Clear text")
    #expect(model.tokens.isEmpty)
    model.tokens = [Fruit("Pear")]
    try focusField(of: host)
    host.press(.escape)
    try host.settle()
    #expect(model.tokens.isEmpty && !model.isPresented)
    host.close()
  }

  @Test("searchCompletion with a token adds it from the program's suggestions")
  func completion() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 400, height: 400)) {
      Color.clear
        .searchable(
          text: Binding(get: { model.text }, set: { model.text = $0 }), tokens: Binding(get: { model.tokens }, set: { model.tokens = $0 }),
          prompt: "Fruit"
        ) { Text(verbatim: $0.name) }
        .searchSuggestions { Text(verbatim: "Add a fig").searchCompletion(Fruit("Fig")) }
    }
    try focusField(of: host)
    try host.tap("Add a fig")
    try host.settle()
    #expect(model.tokens == [Fruit("Fig")] && host.exists("Fig"))
    host.close()
  }

  @Test("Views of editable tokens change them")
  func editable() throws {
    struct Editing: View {
      @Bindable var model: Model

      var body: some View {
        Color.clear.searchable(text: $model.text, editableTokens: $model.tokens) { $token in
          Button("Rename \(token.name)") { token.name = "Quince" }
        }
      }
    }
    let model = Model()
    model.tokens = [Fruit("Apple")]
    let host = TestHost(size: CGSize(width: 400, height: 400)) { Editing(model: model) }
    try host.tap("Rename Apple")
    #expect(model.tokens.map(\.name) == ["Quince"])
    #expect(host.exists("Rename Quince"))
    host.close()
  }

  private struct Focusing: View {
    private enum Field { case search, name }

    @FocusState private var isSearching: Bool
    @FocusState private var field: Field?
    @State private var text = ""
    @State private var name = ""

    var body: some View {
      VStack {
        Button("Search") { isSearching = true }
        Button("Stop") { isSearching = false }
        Button("Search by value") { field = .search }
        TextField("Name", text: $name).focused($field, equals: .name)
        Text(verbatim: "\(isSearching) \(field == .search)").accessibilityIdentifier("state")
        Color.clear
          .searchable(text: $text)
          .searchFocused($isSearching)
          .searchFocused($field, equals: .search)
      }
    }
  }

  @Test("searchFocused sets, resets and reflects the focus of the search field")
  func focused() throws {
    let host = TestHost(size: CGSize(width: 400, height: 500)) { Focusing() }
    func field() throws -> Element { try host.find(role: .isSearchField) }
    #expect(try host.find("state").label == "false false")
    try host.tap("Search")
    try host.settle()
    #expect(try field().isFocused)
    #expect(try host.find("state").label == "true true")
    try host.tap("Stop")
    try host.settle()
    #expect(try !field().isFocused)
    #expect(try host.find("state").label == "false false")
    try host.tap("Search by value")
    try host.settle()
    #expect(try field().isFocused)
    try host.tap("Name")
    try host.settle()
    #expect(try host.find("state").label == "false false")
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("searchFocused around a stack applies to the field on the first screen")
  func aroundAStack() throws {
    struct Around: View {
      @FocusState private var isSearching: Bool
      @State private var text = ""

      var body: some View {
        NavigationStack { Button("Search") { isSearching = true }.navigationTitle("Title") }
          .searchable(text: $text)
          .searchFocused($isSearching)
      }
    }
    let host = TestHost(size: CGSize(width: 400, height: 500)) { Around() }
    try host.settle()
    try host.tap("Search")
    try host.settle()
    #expect(try host.find(role: .isSearchField).isFocused)
    host.close()
  }
}
