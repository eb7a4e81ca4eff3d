import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Search around a stack")
struct SearchAroundStackTests {
  @Observable @MainActor
  final class Model {
    var text = ""
    var isPresented = false
    var scope = "all"
    var isSheetShown = false
    var submitted: [String] = []
  }

  private struct Contacts: View {
    @Bindable var model: Model

    var body: some View {
      NavigationStack {
        List(0..<40, id: \.self) { row in NavigationLink("row \(row)") { Text(verbatim: "Card").navigationTitle("Card") } }
          .safeAreaInset(edge: .bottom) { Status() }
          .navigationTitle("Contacts")
          .toolbar { Button("Add") {} }
          .sheet(isPresented: $model.isSheetShown) { NavigationStack { Text(verbatim: "Sheet").navigationTitle("In the sheet") } }
      }
      .searchable(text: $model.text, isPresented: $model.isPresented)
      .searchSuggestions { Text(verbatim: "Suggested").searchCompletion("suggestion") }
      .searchScopes($model.scope) {
        Text(verbatim: "All").tag("all")
        Text(verbatim: "Ripe").tag("ripe")
      }
      .onSubmit(of: .search) { model.submitted.append(model.text) }
    }
  }

  private struct Status: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View { Button(isSearching ? "Done" : "Idle") { dismissSearch() } }
  }

  @Test("The field is below the bar of the stack's first screen only")
  func place() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 390, height: 700)) { Contacts(model: model) }
    try host.settle()
    let field = try host.find(role: .isSearchField).frame
    #expect(try field.minY > host.find("Add").frame.maxY)
    #expect(try field.maxY < host.find("row 0").frame.minY + 1)
    try host.tap("row 0")
    try host.settle()
    #expect(host.exists("Card") && host.findAll(role: .isSearchField).isEmpty)
    try host.tap("Back")
    try host.settle()
    #expect(host.findAll(role: .isSearchField).count == 1)
    host.close()
  }

  @Test("Suggestions, scopes, isSearching, dismissSearch and the binding work around a stack")
  func searching() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 390, height: 700)) { Contacts(model: model) }
    try host.settle()
    #expect(host.exists("Idle") && !host.exists("Ripe"))
    try host.tap(host.find(role: .isSearchField))
    try host.settle()
    #expect(model.isPresented && host.exists("Suggested"))
    try host.tap("Suggested")
    try host.settle()
    #expect(model.text == "suggestion" && model.submitted == ["suggestion"] && host.exists("Done"))
    try host.tap("Ripe")
    #expect(model.scope == "ripe")
    try host.tap("Done")
    try host.settle()
    #expect(model.text.isEmpty && !model.isPresented && host.exists("Idle"))
    model.isPresented = true
    try host.settle()
    #expect(try host.find(role: .isSearchField).isFocused)
    host.close()
  }

  @Test("A stack in a sheet of the searched content has no search field")
  func sheet() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 390, height: 700)) { Contacts(model: model) }
    model.isSheetShown = true
    try host.settle()
    #expect(host.exists("In the sheet") && host.findAll(role: .isSearchField).isEmpty)
    model.isSheetShown = false
    try host.settle()
    #expect(host.findAll(role: .isSearchField).count == 1)
    host.close()
  }

  @Test("Around a split view the field is in the sidebar, and with the toolbar placement on the detail's screen")
  func splitView() throws {
    for (placement, isLeading) in [(SearchFieldPlacement.automatic, true), (.sidebar, true), (.toolbar, false)] {
      let host = TestHost(size: CGSize(width: 1000, height: 700)) {
        NavigationSplitView {
          List { Text(verbatim: "row") }.navigationTitle("Mailboxes")
        } detail: {
          Text(verbatim: "Mail").navigationTitle("Mail title")
        }
        .searchable(text: .constant(""), placement: placement)
      }
      try host.settle()
      let field = try host.find(role: .isSearchField).frame
      #expect((field.maxX < 300) == isLeading)
      #expect((field.minX > 200) == !isLeading)
      #expect(field.minY > 40)
      host.close()
    }
  }

  @Test("navigationBarDrawer scrolls the field away, and displayMode always and the automatic placement don't")
  func drawer() throws {
    let placements: [(SearchFieldPlacement, Bool)] = [
      (.navigationBarDrawer, true), (.navigationBarDrawer(displayMode: .automatic), true),
      (.navigationBarDrawer(displayMode: .always), false), (.automatic, false),
    ]
    for (placement, hides) in placements {
      let host = TestHost(size: CGSize(width: 390, height: 700)) {
        NavigationStack {
          List(0..<60, id: \.self) { Text(verbatim: "row \($0)") }.navigationBarTitleDisplayMode(.inline).navigationTitle("Rows")
        }
        .searchable(text: .constant(""), placement: placement)
      }
      try host.settle()
      #expect(host.findAll(role: .isSearchField).count == 1)
      host.scroll(at: CGPoint(x: 200, y: 400), by: CGSize(width: 0, height: 300))
      try host.settle()
      #expect(host.findAll(role: .isSearchField).isEmpty == hides)
      host.scroll(at: CGPoint(x: 200, y: 400), by: CGSize(width: 0, height: -2000))
      try host.settle()
      #expect(host.findAll(role: .isSearchField).count == 1)
      host.close()
    }
  }
}
