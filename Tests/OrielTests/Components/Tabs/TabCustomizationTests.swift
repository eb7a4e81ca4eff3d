import Foundation
import Oriel
import OrielTesting
import Testing

private struct Tabs: View {
  @AppStorage("tabs") private var customization = TabViewCustomization()

  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") {
        VStack {
          Button("Reset") {
            customization.resetTabOrder()
            customization.resetVisibility()
          }
          Button("Turn") { customization[section: "library"].tabOrder = ["films", "books"] }
          Button("Hide Home") { customization[tab: "home"].sidebarVisibility = .hidden }
          Button("Hide Songs") {
            customization[tab: "songs"].sidebarVisibility = .hidden
            customization[tab: "songs"].tabBarVisibility = .hidden
          }
        }
      }
      .customizationID("home")
      .customizationBehavior(.disabled, for: .sidebar, .tabBar)
      TabSection("Library") {
        Tab("Books", systemImage: "book") { Text(verbatim: "shelves") }.customizationID("books")
        Tab("Films", systemImage: "film") { Text(verbatim: "screens") }.customizationID("films")
        Tab("Songs", systemImage: "music.note") { Text(verbatim: "tunes") }.customizationID("songs")
      }
      .customizationID("library")
      Tab("Notes", systemImage: "note.text") { Text(verbatim: "paper") }
        .customizationID("notes").defaultVisibility(.hidden, for: .tabBar)
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabViewCustomization($customization)
  }
}

@MainActor
@Suite("Customization of tabs")
struct TabCustomizationTests {
  private static let library = ["Books", "Films", "Songs"]

  private func host(_ store: UserDefaults? = nil, width: CGFloat = 900) throws -> TestHost {
    let store = store ?? UserDefaults(suiteName: "oriel-tests-\(UUID().uuidString)")!
    let host = TestHost(size: CGSize(width: width, height: 500)) { Tabs().defaultAppStorage(store) }
    try host.settle()
    return host
  }

  private func press(_ name: String, in host: TestHost) throws {
    try host.tap(name)
    try host.settle()
  }

  private func choose(_ entry: String, of tab: String, in host: TestHost) throws {
    try host.secondaryTap(tab)
    try host.settle()
    try press(entry, in: host)
  }

  /// Returns the names of the visible tabs, from top to bottom.
  private func order(_ host: TestHost) throws -> [String] {
    try Self.library.filter { host.exists($0) }.map { ($0, try host.find($0).frame.minY) }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  @Test("A tab's menu hides it in the sidebar, another tab's menu shows it again, and the next run restores this")
  func hiding() throws {
    let store = UserDefaults(suiteName: "oriel-tests-\(UUID().uuidString)")!
    let first = try host(store)
    try choose("Hide", of: "Films", in: first)
    #expect(try order(first) == ["Books", "Songs"])
    first.close()
    let second = try host(store)
    #expect(try order(second) == ["Books", "Songs"])
    try second.secondaryTap("Books")
    try second.settle()
    try press("Show", in: second)
    try press("Films", in: second)
    #expect(try order(second) == Self.library)
    second.close()
  }

  @Test("A tab's menu moves it within its section")
  func moving() throws {
    let host = try host()
    try choose("Move Down", of: "Books", in: host)
    #expect(try order(host) == ["Films", "Books", "Songs"])
    try choose("Move Up", of: "Songs", in: host)
    #expect(try order(host) == ["Films", "Songs", "Books"])
    try host.secondaryTap("Books")
    try host.settle()
    #expect(host.exists("Move Up") && !host.exists("Move Down"))
    host.close()
  }

  @Test("The program can reorder, hide and reset tabs, and tabs outside of the customized order keep their order")
  func program() throws {
    let host = try host()
    try press("Turn", in: host)
    #expect(try order(host) == ["Films", "Books", "Songs"])
    try press("Hide Songs", in: host)
    #expect(try order(host) == ["Films", "Books"])
    try press("Reset", in: host)
    #expect(try order(host) == Self.library)
    host.close()
  }

  @Test("A tab with disabled customization has no menu and ignores customizations")
  func disabled() throws {
    let host = try host()
    try press("Hide Home", in: host)
    #expect(host.exists("Home"))
    try host.secondaryTap("Home")
    try host.settle()
    #expect(!host.exists("Hide"))
    host.close()
  }

  @Test("The tab bar applies its own visibility, set by the tab and by the customization")
  func bar() throws {
    let host = try host(width: 400)
    #expect(host.exists("Books") && !host.exists("Notes"))
    try press("Hide Songs", in: host)
    #expect(!host.exists("Songs") && host.exists("Books"))
    host.resize(to: CGSize(width: 900, height: 500))
    try host.settle()
    #expect(host.exists("Notes") && !host.exists("Songs"))
    host.close()
  }

  @Test("A customization is equal after encoding and decoding")
  func coding() throws {
    var customization = TabViewCustomization()
    customization[tab: "a"].sidebarVisibility = .hidden
    customization[tab: "b"].tabBarVisibility = .visible
    customization[section: "s"].tabOrder = ["b", "a"]
    let copy = try JSONDecoder().decode(TabViewCustomization.self, from: JSONEncoder().encode(customization))
    #expect(copy == customization && copy != TabViewCustomization())
    #expect(copy[tab: "a"].sidebarVisibility == .hidden && copy[tab: "a"].tabBarVisibility == .automatic)
    #expect(copy[section: "s"].tabOrder == ["b", "a"] && copy[section: "t"].tabOrder == nil)
  }
}
