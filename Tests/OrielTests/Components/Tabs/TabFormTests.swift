import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor @Suite("Initializers and roles of tabs")
struct TabFormTests {
  private struct Tabs: View {
    @State private var selection = "home"
    let prefersSidebar: Bool

    init(prefersSidebar: Bool = false) { self.prefersSidebar = prefersSidebar }

    private var tabs: some View {
      TabView(selection: $selection) {
        Tab(value: "find", role: .search) { Text(verbatim: "finder") }
        Tab("Home", systemImage: "house", value: "home") {
          Button("To the secret") { selection = "secret" }
        }
        Tab("Secret", systemImage: "lock", value: "secret") { Text(verbatim: "hidden away") }.hidden()
        Tab("Other", image: "nothing", value: "other") { Text(verbatim: "others") }.hidden(false)
      }
    }

    var body: some View { if prefersSidebar { tabs.tabViewStyle(.sidebarAdaptable) } else { tabs } }
  }

  @Test("In a bar the search tab is last and has a default label, and hidden tabs have no button")
  func bar() throws {
    let host = TestHost(size: CGSize(width: 390, height: 600)) { Tabs() }
    try host.settle()
    let frames = try ["Home", "Other", "Search"].map { try host.find($0).frame }
    #expect(frames[0].maxX <= frames[1].minX + 0.5 && frames[1].maxX <= frames[2].minX + 0.5)
    #expect(!host.exists("Secret"))
    try host.tap("Search")
    try host.settle()
    #expect(host.exists("finder"))
    host.close()
  }

  @Test("In a sidebar tabs are in declaration order")
  func sidebar() throws {
    let host = TestHost(size: CGSize(width: 900, height: 600)) { Tabs(prefersSidebar: true) }
    try host.settle()
    #expect(try host.find("Search").frame.maxY <= host.find("Home").frame.minY)
    host.close()
  }

  @Test("A hidden tab is shown if its value is selected, and Control-Tab skips it")
  func hidden() throws {
    let host = TestHost(size: CGSize(width: 390, height: 600)) { Tabs() }
    try host.settle()
    host.press(.tab, modifiers: .control)
    try host.settle()
    #expect(host.exists("others"))
    try host.tap("Home")
    try host.settle()
    try host.tap("To the secret")
    try host.settle()
    #expect(host.exists("hidden away"))
    host.close()
  }

  @Test("Tabs without a value have the same initializers")
  func withoutValue() throws {
    let name = "By string"
    let role = TabRole.search
    let host = TestHost(size: CGSize(width: 700, height: 600)) {
      TabView {
        Tab("By key", image: "nothing") { Text(verbatim: "first") }
        Tab(name, image: "nothing") { Text(verbatim: "second") }
        Tab(name + " too", systemImage: "star") { Text(verbatim: "third") }
        Tab {
          Text(verbatim: "fourth")
        } label: {
          Text(verbatim: "By view")
        }
        Tab(role: role) { Text(verbatim: "fifth") }
      }
    }
    try host.settle()
    #expect(["By key", "By string", "By string too", "By view", "Search"].filter { !host.exists($0) } == [])
    host.close()
  }
}
