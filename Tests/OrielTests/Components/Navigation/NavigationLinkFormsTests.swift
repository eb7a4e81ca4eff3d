import Foundation
import Oriel
import OrielTesting
import Testing

@Observable
private final class Model {
  var isActive = false
  var isTitledActive = false
  var choice: String?
  var log: [String] = []
}

private struct Screen: View {
  let model: Model
  let name: String
  @Environment(\.presentationMode) private var mode

  var body: some View {
    VStack {
      Text(verbatim: name)
      Button("Leave") { mode.wrappedValue.dismiss() }
    }
    .onAppear { model.log.append("+\(name)") }
    .onDisappear { model.log.append("-\(name)") }
  }
}

private struct Links: View {
  @Bindable var model: Model

  var body: some View {
    NavigationView {
      VStack {
        NavigationLink(destination: Screen(model: model, name: "Plain")) { Text("To plain") }
        NavigationLink("To titled", destination: Screen(model: model, name: "Titled"))
        NavigationLink(String("To string"), destination: Screen(model: model, name: "String"))
        NavigationLink(destination: Screen(model: model, name: "Flag"), isActive: $model.isActive) { Text("To flag") }
        NavigationLink("To titled flag", destination: Screen(model: model, name: "Titled flag"), isActive: $model.isTitledActive)
        NavigationLink(destination: Screen(model: model, name: "First"), tag: "first", selection: $model.choice) { Text("To first") }
        NavigationLink("To second", destination: Screen(model: model, name: "Second"), tag: "second", selection: $model.choice)
      }
      .navigationTitle("Root")
    }
    .navigationViewStyle(.stack)
  }
}

@MainActor
@Suite("Deprecated initializers of links")
struct NavigationLinkFormsTests {
  private let model = Model()

  private func make() throws -> TestHost {
    let host = TestHost { Links(model: model) }
    try host.settle()
    return host
  }

  @Test(
    "A link with a destination pushes it, and Back pops it",
    arguments: [("To plain", "Plain"), ("To titled", "Titled"), ("To string", "String")])
  func destination(link: String, name: String) throws {
    let host = try make()
    #expect(!host.exists(name))
    try host.tap(link)
    try host.settle()
    #expect(host.exists(name) && !host.exists(link))
    try host.tap("Back")
    try host.settle()
    #expect(!host.exists(name) && host.exists(link))
    #expect(model.log == ["+\(name)", "-\(name)"])
    #expect(!model.isActive && model.choice == nil)
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("A press on a link with isActive sets the binding to true, and Back sets it to false")
  func pressesActive() throws {
    let host = try make()
    try host.tap("To flag")
    #expect(model.isActive && !model.isTitledActive)
    try host.settle()
    #expect(host.exists("Flag"))
    try host.tap("Back")
    #expect(!model.isActive)
    try host.settle()
    #expect(!host.exists("Flag") && host.exists("To flag"))
    try host.tap("To titled flag")
    #expect(model.isTitledActive && !model.isActive)
    try host.settle()
    try host.tap("Leave")
    #expect(!model.isTitledActive)
    try host.settle()
    #expect(!host.exists("Titled flag"))
    host.close()
  }

  @Test("The program repeatedly pushes and pops by the isActive binding")
  func setsActive() throws {
    let host = try make()
    for _ in 0..<2 {
      model.isActive = true
      try host.settle()
      #expect(host.exists("Flag") && !host.exists("To flag"))
      model.isActive = false
      try host.settle()
      #expect(!host.exists("Flag") && host.exists("To flag"))
    }
    #expect(model.log == ["+Flag", "-Flag", "+Flag", "-Flag"])
    host.close()
  }

  @Test("An initially active link shows its screen from the beginning")
  func initiallyActive() throws {
    model.isActive = true
    let host = try make()
    #expect(host.exists("Flag"))
    try host.tap("Back")
    try host.settle()
    #expect(!model.isActive && host.exists("To flag"))
    host.close()
  }

  @Test("A press on a link with a tag sets the selection to the tag, and Back sets it to nil")
  func pressesTag() throws {
    let host = try make()
    try host.tap("To first")
    #expect(model.choice == "first")
    try host.settle()
    #expect(host.exists("First") && !host.exists("Second"))
    try host.tap("Back")
    #expect(model.choice == nil)
    try host.settle()
    try host.tap("To second")
    #expect(model.choice == "second")
    try host.settle()
    #expect(host.exists("Second") && !host.exists("First"))
    try host.tap("Leave")
    #expect(model.choice == nil)
    try host.settle()
    #expect(host.exists("To second"))
    host.close()
  }

  @Test("The program selects tags, switches between them, and deselects")
  func setsTag() throws {
    let host = try make()
    model.choice = "second"
    try host.settle()
    #expect(host.exists("Second") && !host.exists("First"))
    model.choice = "first"
    try host.settle()
    #expect(host.exists("First") && !host.exists("Second") && model.choice == "first")
    model.choice = nil
    try host.settle()
    #expect(!host.exists("First") && host.exists("To first"))
    model.choice = "none of them"
    try host.settle()
    #expect(host.exists("To first") && model.choice == "none of them")
    host.close()
  }

  @Test("The whole row of a list is a link")
  func rows() throws {
    let host = TestHost {
      NavigationView {
        List {
          NavigationLink(destination: Text("There")) { Text("Row") }
          NavigationLink("Other row", destination: Text("Elsewhere"))
        }
      }
      .navigationViewStyle(.stack)
    }
    for (row, screen) in [("Row", "There"), ("Other row", "Elsewhere")] {
      host.tap(at: CGPoint(x: 330, y: try host.find(row).center.y))
      try host.settle()
      #expect(host.exists(screen))
      try host.tap("Back")
      try host.settle()
    }
    host.close()
  }

  // MARK: Titles

  private func frames<Content: View>(
    @ViewBuilder _ titled: (AnyView) -> Content
  ) throws -> (title: CGRect, content: CGRect) {
    let host = TestHost {
      NavigationView { titled(AnyView(Color.red.accessibilityElement().accessibilityLabel("content"))) }.navigationViewStyle(.stack)
    }
    try host.settle()
    defer { host.close() }
    #expect(host.findAll(role: .isHeader).map(\.label) == ["Title"])
    return (try host.find("Title").frame, try host.find("content").frame)
  }

  @Test("navigationBarTitle places the title in the bar or below it by its display mode")
  func displayMode() throws {
    let inline = try frames { $0.navigationBarTitle("Title", displayMode: .inline) }
    let large = try frames { $0.navigationBarTitle("Title", displayMode: .large) }
    #expect(abs(inline.title.midX - 195) < 2 && inline.title.maxY <= inline.content.minY)
    #expect(large.title.minX < 40 && large.title.height > inline.title.height + 5)
    #expect(large.title.minY >= inline.content.minY && large.title.maxY <= large.content.minY)
    #expect(large.content.maxY == 844 && inline.content.maxY == 844)
    let automatic = try frames { $0.navigationBarTitle("Title", displayMode: .automatic) }
    #expect(automatic == large)
  }

  @Test("All overloads of navigationBarTitle apply the display mode")
  func titleForms() throws {
    let string = "Title"
    for mode in [NavigationBarItem.TitleDisplayMode.inline, .large] {
      let key = try frames { $0.navigationBarTitle("Title", displayMode: mode) }
      #expect(try frames { $0.navigationBarTitle(Text("Title"), displayMode: mode) } == key)
      #expect(try frames { $0.navigationBarTitle(string, displayMode: mode) } == key)
      #expect(try frames { $0.navigationTitle(string).navigationBarTitleDisplayMode(mode) } == key)
    }
  }
}
