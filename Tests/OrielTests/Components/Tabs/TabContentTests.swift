import Foundation
import Oriel
import OrielTesting
import Testing

private enum Place: Hashable { case home, search, library, settings }

/// Custom tab content with state.
private struct Extras: TabContent {
  let isThere: Bool
  @State private var name = "Extra"

  init(isThere: Bool) { self.isThere = isThere }

  var body: some TabContent<Place> {
    if isThere { Tab(name, systemImage: "star", value: .settings) { Text(verbatim: "at settings") } }
  }
}

@MainActor
@Suite("Tabs with values of the selection's type")
struct TabContentTests {
  private struct Page: View {
    @State private var place = Place.home
    let showsExtra: Bool

    init(showsExtra: Bool = true) { self.showsExtra = showsExtra }

    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: .home) {
          Button("To the library") { place = .library }
        }
        .badge(3)
        Tab("Search", image: "nothing", value: .search) { Text(verbatim: "at search") }.customizationID("search")
        TabSection("Part") {
          Tab(value: .library) {
            Text(verbatim: "at library")
          } label: {
            Label("Library", systemImage: "book")
          }
        }
        Extras(isThere: showsExtra)
      }
    }
  }

  @Test("Enum cases are inferred as tab values, also below modifiers, in sections and in custom tab content")
  func inferred() throws {
    let host = TestHost(size: CGSize(width: 700, height: 400)) { Page() }
    try host.settle()
    try host.tap("To the library")
    try host.settle()
    #expect(host.exists("at library"))
    for (name, text) in [("Extra", "at settings"), ("Search", "at search"), ("Library", "at library")] {
      try host.tap(name)
      try host.settle()
      #expect(host.exists(text))
    }
    #expect(try host.find("Home").value == "3 items")
    host.update { Page(showsExtra: false) }
    try host.settle()
    #expect(!host.exists("Extra") && host.exists("at library"))
    host.close()
  }

  private struct Optionals: View {
    @State private var place: Place? = .search
    let hides: Bool

    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: .home) { Text(verbatim: "at home") }
        if hides {
          Tab("Search", systemImage: "star", value: .search) { Text(verbatim: "at search") }.hidden()
        } else {
          Tab("Find", systemImage: "star", value: .search) { Text(verbatim: "at find") }
        }
      }
    }
  }

  @Test("The selection can be optional, and tab content conditional", arguments: [false, true])
  func optional(hides: Bool) throws {
    let host = TestHost(size: CGSize(width: 700, height: 400)) { Optionals(hides: hides) }
    try host.settle()
    #expect(host.exists(hides ? "at search" : "at find") && !host.exists("Search") && host.exists("Find") == !hides)
    host.close()
  }

  private struct Unnamed: View {
    @TabContentBuilder<Never> private var tabs: some TabContent<Never> {
      Tab("One", systemImage: "house") { Text(verbatim: "at one") }
      ForEach(2..<4) { number in Tab("Number \(number)", systemImage: "star") { Text(verbatim: "at \(number)") } }
    }

    var body: some View { TabView { tabs } }
  }

  @Test("Tabs without values are tab content")
  func unnamed() throws {
    let host = TestHost(size: CGSize(width: 700, height: 400)) { Unnamed() }
    try host.settle()
    #expect(host.exists("at one"))
    try host.tap("Number 3")
    try host.settle()
    #expect(host.exists("at 3"))
    host.close()
  }
}
