import Foundation
import Oriel
import OrielTesting
import Testing

@Observable
private final class Model {
  var isActive = false
  var choice: String?
  var word = "one"
}

private struct Links: View {
  @Bindable var model: Model

  var body: some View {
    NavigationView {
      List {
        NavigationLink("Flag", destination: Text(verbatim: "Flag's \(model.word)"), isActive: $model.isActive)
        NavigationLink("First", destination: Text("First's"), tag: "first", selection: $model.choice)
        NavigationLink("Second", destination: Text("Second's"), tag: "second", selection: $model.choice)
        NavigationLink("Plain") { Text("Plain's") }
      }
      Text("Nothing yet")
    }
  }
}

@MainActor
@Suite("Links in columns with bindings")
struct ColumnLinkBindingTests {
  private let model = Model()

  private func make(width: CGFloat = 1000) throws -> TestHost {
    let host = TestHost(size: CGSize(width: width, height: 700)) { Links(model: model) }
    try host.settle()
    return host
  }

  @Test("A press shows the screen in the next column, and the screen follows its state")
  func press() throws {
    let host = try make()
    try host.tap("Flag")
    try host.settle()
    #expect(model.isActive && host.exists("Flag's one") && host.exists("Plain") && !host.exists("Nothing yet"))
    #expect(try host.find("Flag's one").frame.minX > host.find("Plain").frame.minX + 150)
    model.word = "two"
    try host.settle()
    #expect(host.exists("Flag's two"))
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("Another link replaces the screen in the column and updates the bindings")
  func another() throws {
    let host = try make()
    try host.tap("Flag")
    try host.settle()
    try host.tap("First")
    try host.settle()
    #expect(!model.isActive && model.choice == "first" && host.exists("First's") && !host.exists("Flag's one"))
    try host.tap("Second")
    try host.settle()
    #expect(model.choice == "second" && host.exists("Second's"))
    try host.tap("Plain")
    try host.settle()
    #expect(model.choice == nil && host.exists("Plain's") && !host.exists("Second's"))
  }

  @Test("The program shows and removes the screen by the binding", arguments: [1000.0, 390])
  func program(width: Double) throws {
    let host = try make(width: width)
    for _ in 0..<2 {
      model.choice = "first"
      try host.settle()
      #expect(host.exists("First's") && host.exists("Plain") == (width > 600))
      model.choice = nil
      try host.settle()
      #expect(!host.exists("First's") && host.exists("Plain") && host.exists("Nothing yet") == (width > 600))
    }
  }

  @Test("An initially active link shows its screen from the beginning")
  func initially() throws {
    model.isActive = true
    let host = try make()
    #expect(host.exists("Flag's one") && host.exists("Plain"))
  }

  @Test("In a narrow window Back sets the binding to false")
  func back() throws {
    let host = try make(width: 390)
    try host.tap("Flag")
    try host.settle()
    #expect(host.exists("Flag's one") && !host.exists("Plain"))
    try host.tap("Back")
    try host.settle()
    #expect(!model.isActive && host.exists("Plain"))
  }

  @Test("A link with isDetailLink(false) pushes within its own column")
  func isDetailLink() throws {
    let host = TestHost(size: CGSize(width: 1000, height: 700)) {
      NavigationView {
        VStack {
          NavigationLink("Plain") { Text("Plain's") }.isDetailLink(false)
          NavigationLink("Flag", destination: Text("Flag's"), isActive: Bindable(model).isActive).isDetailLink(false)
          NavigationLink("Detail") { Text("Detail's") }.isDetailLink(true)
        }
        Text("Nothing yet")
      }
      .navigationViewStyle(.columns)
    }
    for name in ["Plain", "Flag"] {
      try host.tap(name)
      try host.settle()
      #expect(host.exists("\(name)'s") && !host.exists("Detail") && host.exists("Nothing yet"))
      try host.tap("Back")
      try host.settle()
    }
    #expect(!model.isActive)
    try host.tap("Detail")
    try host.settle()
    #expect(host.exists("Detail's") && host.exists("Plain") && !host.exists("Nothing yet"))
  }

  @Test("DoubleColumnNavigationViewStyle shows two columns")
  func doubleColumns() {
    let host = TestHost(size: CGSize(width: 1000, height: 700)) {
      NavigationView {
        Text("Side")
        Text("Main")
      }
      .navigationViewStyle(DoubleColumnNavigationViewStyle())
    }
    #expect(host.exists("Side") && host.exists("Main"))
  }
}
