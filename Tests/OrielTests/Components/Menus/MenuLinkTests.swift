import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@Observable
private final class Model {
  var isActive = false
}

private struct Links: View {
  @Bindable var model: Model

  var body: some View {
    NavigationStack {
      VStack {
        Menu("Menu") {
          NavigationLink("Value", value: 1)
          NavigationLink("View") { Text("View's") }
          NavigationLink("Flag", destination: Text("Flag's"), isActive: $model.isActive)
          Menu("More") { NavigationLink("Deep", value: 2) }
        }
        Text("Photo").contextMenu { NavigationLink("Open", value: 3) }
      }
      .navigationDestination(for: Int.self) { Text(verbatim: "Screen \($0)") }
    }
  }
}

private struct Columns: View {
  var body: some View {
    NavigationSplitView {
      List {
        Text("Row").contextMenu { NavigationLink("Show") { Text("Shown") } }
      }
    } detail: {
      Text("Nothing yet")
    }
  }
}

@MainActor
@Suite("Links in menus")
struct MenuLinkTests {
  private let model = Model()

  private func choose(_ names: String..., in host: TestHost) throws {
    for name in names {
      try host.tap(name)
      try host.settle()
    }
  }

  private func goBack(_ host: TestHost) throws {
    try host.tap("Back")
    try host.settle()
  }

  @Test("A link in a menu closes the menu and pushes its screen, and Back pops it")
  func push() throws {
    let host = TestHost { Links(model: model) }
    try host.settle()
    try choose("Menu", "Value", in: host)
    #expect(host.exists("Screen 1") && !host.exists("Value") && !host.exists("Menu"))
    try goBack(host)
    try choose("Menu", "View", in: host)
    #expect(host.exists("View's") && !host.exists("Screen 1"))
    try goBack(host)
    #expect(host.exists("Menu") && !host.exists("View's"))
    try choose("Menu", "More", "Deep", in: host)
    #expect(host.exists("Screen 2"))
    try goBack(host)
    #expect(host.exists("Menu") && host.messages.isEmpty)
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("A link in a menu with an isActive binding pushes its screen and resets the binding on Back")
  func binding() throws {
    let host = TestHost { Links(model: model) }
    try host.settle()
    for _ in 0..<2 {
      try choose("Menu", "Flag", in: host)
      #expect(model.isActive && host.exists("Flag's"))
      try goBack(host)
      #expect(!model.isActive && host.exists("Menu") && !host.exists("Flag's"))
    }
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("A link in a view's context menu pushes on the view's stack")
  func contextMenu() throws {
    let host = TestHost { Links(model: model) }
    try host.settle()
    try host.secondaryTap("Photo")
    try host.settle()
    try choose("Open", in: host)
    #expect(host.exists("Screen 3") && !host.exists("Photo"))
    host.close()
  }

  @Test("A link in a column's menu shows its screen in the next column")
  func column() throws {
    let host = TestHost(size: CGSize(width: 1000, height: 700)) { Columns() }
    try host.settle()
    try host.secondaryTap("Row")
    try host.settle()
    try choose("Show", in: host)
    #expect(host.exists("Shown") && host.exists("Row") && !host.exists("Nothing yet"))
    host.close()
  }
}
