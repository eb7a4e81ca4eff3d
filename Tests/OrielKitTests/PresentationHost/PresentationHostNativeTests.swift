import OrielKit
import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite("Presentation host: combination with SwiftUI's presentations")
struct PresentationHostNativeTests {
  private struct Sheet: View {
    let script: Script
    @State private var text = ""

    var body: some View {
      VStack {
        TextField("sheet field", text: $text)
        Button("sheet button") { script.log.append("sheet") }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .plainModal("inside", layerID: "inside", script: script) { Button("inside button") {}.frame(width: 200, height: 200) }
      .presentationHostLayer(id: "inside")
    }
  }

  private struct Root: View {
    let script: Script

    var body: some View {
      VStack {
        TextField("root field", text: .constant(""))
        Button("root button") { script.log.append("root") }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .sheet(isPresented: script.binding("sheet")) { Sheet(script: script) }
      .plainModal("below", script: script) { Button("below button") {}.frame(width: 200, height: 200) }
      .plainModal("above", layerID: "above", script: script) { Button("above button") {}.frame(width: 200, height: 200) }
      .presentationHostLayer()
      .presentationHostLayer(id: "above", uiModel: PresentationHostLayerUIModel { $0.isAbovePresentations = true })
    }
  }

  private let script = Script()

  private func host() -> TestHost { TestHost(size: CGSize(width: 400, height: 800)) { Root(script: script) } }

  private func show(_ id: String, _ isPresented: Bool = true, in host: TestHost) {
    script[id] = isPresented
    host.advance(by: 1)
  }

  private func escape(_ host: TestHost) {
    host.press(.escape)
    host.advance(by: 1)
  }

  @Test("PH-49 A sheet is above the modals of a layer outside of it, in any order of presentation, and is usable")
  func sheetAbove() throws {
    let host = host()
    show("sheet", in: host)
    show("below", in: host)
    #expect(!host.exists("below button") && !host.exists("root button"))
    try host.tap("sheet button")
    #expect(script.log.last == "sheet")
    try host.tap("sheet field")
    host.type("typed")
    #expect(try host.find("sheet field").value == "typed")
    escape(host)
    #expect(!script["sheet"] && script["below"])
    try host.tap("below button")
    escape(host)
    #expect(!script["below"])
    try host.tap("root button")
    #expect(script.log.last == "root")
  }

  @Test("PH-49 A modal of a layer in a sheet's content is above the sheet, and is dismissed with it")
  func inSheet() throws {
    let host = host()
    show("sheet", in: host)
    show("inside", in: host)
    #expect(!host.exists("sheet button"))
    try host.tap("inside button")
    escape(host)
    #expect(!script["inside"] && script["sheet"])
    try host.tap("sheet button")
    show("inside", in: host)
    show("sheet", false, in: host)
    #expect(!script["inside"])
    try host.tap("root button")
  }

  @Test("PH-49 A layer with isAbovePresentations is above a sheet and blocks it")
  func layerAbove() throws {
    let host = host()
    show("sheet", in: host)
    try host.tap("sheet field")
    show("above", in: host)
    #expect(!host.exists("sheet button"))
    try host.tap("above button")
    host.type("lost")
    escape(host)
    #expect(!script["above"] && script["sheet"])
    #expect(try host.find("sheet field").isFocused)
    #expect(try (host.find("sheet field").value ?? "").isEmpty)
    show("above", in: host)
    show("sheet", false, in: host)
    try host.tap("above button")
    show("above", false, in: host)
    try host.tap("root button")
  }

  private struct Titled: View {
    let script: Script

    var body: some View {
      Color.white
        .plainModal("modal", script: script) { library }
        .plainModal("above", layerID: "above", script: script) { library }
        .presentationHostLayer()
        .presentationHostLayer(id: "above", uiModel: PresentationHostLayerUIModel { $0.isAbovePresentations = true })
    }

    private var library: some View {
      NavigationStack { Text("Books").navigationTitle("Library") }.frame(width: 300, height: 300)
    }
  }

  @Test("A NavigationStack in a modal shows its title, and doesn't change the title of the window", arguments: ["modal", "above"])
  func title(id: String) throws {
    let host = TestHost(size: CGSize(width: 400, height: 800)) { Titled(script: script) }
    try host.settle()
    let name = host.windowTitle
    #expect(name != "Library")
    show(id, in: host)
    #expect(host.exists("Books") && host.exists("Library"))
    #expect(host.windowTitle == name)
  }
}
