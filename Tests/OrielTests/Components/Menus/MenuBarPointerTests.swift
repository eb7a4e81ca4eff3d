import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor
@Suite("Menu bars and the pointer")
struct MenuBarPointerTests {
  private struct Bar: View {
    @State private var bar = MenuBar()

    var body: some View {
      VStack(alignment: .leading) {
        HStack(spacing: 0) {
          Menu("File") {
            Button("New") {}
            Menu("Recent") { Button("Letter") {} }
          }
          Menu("Edit") { Button("Cut") {} }
          Menu("Tools") { Button("Measure") {} }.disabled(true)
        }
        .environment(\.menuBar, bar)
        Button("Elsewhere") {}
        Spacer()
      }
      .padding()
    }
  }

  private func open() throws -> (host: TestHost, edit: CGPoint, file: CGPoint, tools: CGPoint) {
    let host = TestHost(size: CGSize(width: 600, height: 400)) { Bar() }
    let (edit, file, tools) = try (host.find("Edit").center, host.find("File").center, host.find("Tools").center)
    host.hover(at: edit)
    host.advance(by: 1)
    #expect(!host.exists("Cut"), "The pointer opens no menu while none is open")
    try host.tap("File")
    try host.settle()
    return (host, edit, file, tools)
  }

  @Test("While a menu is open, hovering another title opens its menu and closes the first")
  func follows() throws {
    let (host, edit, file, tools) = try open()
    host.hover(at: edit)
    host.advance(by: 0.1)
    #expect(host.exists("Cut") && !host.exists("New"))
    try host.settle()
    host.hover(at: tools)
    host.advance(by: 0.1)
    #expect(host.exists("Cut") && !host.exists("Measure"), "A disabled menu stays closed")
    host.hover(at: file)
    host.advance(by: 0.1)
    #expect(host.exists("New") && !host.exists("Cut"))
    host.press(.escape)
    try host.settle()
    #expect(!host.exists("New") && host.leftovers().isEmpty)
  }

  @Test("Hovering another title closes submenus as well")
  func followsFromBeside() throws {
    let (host, edit, _, _) = try open()
    try host.hover("Recent")
    host.advance(by: 1)
    #expect(host.exists("Letter"))
    host.hover(at: edit)
    try host.settle()
    #expect(host.exists("Cut") && !host.exists("New") && !host.exists("Letter"))
  }

  @Test("A press on the title of the open menu closes it, and a press on another title opens that menu")
  func presses() throws {
    let (host, edit, file, _) = try open()
    host.tap(at: file)
    try host.settle()
    #expect(!host.exists("New"))
    host.tap(at: file)
    try host.settle()
    #expect(host.exists("New"))
    host.tap(at: edit)
    try host.settle()
    #expect(host.exists("Cut") && !host.exists("New"))
  }
}
