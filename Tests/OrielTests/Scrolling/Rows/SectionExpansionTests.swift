import Foundation
import Oriel
import OrielTesting
import Testing

private struct Fruits<Style: ListStyle>: View {
  let style: Style
  @State private var isOpen = true

  init(_ style: Style) { self.style = style }

  var body: some View {
    VStack(spacing: 0) {
      Button("Toggle") { isOpen.toggle() }
      List {
        Section("Fruit", isExpanded: $isOpen) {
          Text(verbatim: "Apple")
          Text(verbatim: "Pear")
        }
        Section { Text(verbatim: "After") }
      }
      .listStyle(style)
    }
  }
}

@MainActor
@Suite("Expandable sections")
struct SectionExpansionTests {
  @Test("In a sidebar a press on the header collapses and expands the section with an animation")
  func sidebar() throws {
    let host = TestHost { Fruits(.sidebar) }
    let open = try host.find("After").frame.minY
    #expect(try host.find("Fruit").isExpanded == true)
    try host.tap("Fruit")
    host.advance(by: 0.05)
    let underWay = try host.find("After").frame.minY
    try host.settle()
    let closed = try host.find("After").frame.minY
    #expect(closed < open - 50 && underWay > closed && underWay <= open)
    #expect(try !host.exists("Apple") && host.find("Fruit").isExpanded == false)
    try host.tap("Fruit")
    try host.settle()
    #expect(try host.exists("Pear") && host.find("After").frame.minY == open)
  }

  @Test("In other list styles only the binding determines whether the content is shown")
  func others() throws {
    let host = TestHost { Fruits(.insetGrouped) }
    #expect(try host.find("Fruit").isExpanded == nil && host.exists("Apple"))
    try host.tap("Toggle")
    try host.settle()
    #expect(!host.exists("Apple") && host.exists("Fruit") && host.exists("After"))
    try host.tap("Toggle")
    try host.settle()
    #expect(host.exists("Apple"))
  }

  @Test("A collapsible section collapses by a press on its header in a sidebar only, and stays so while other rows change")
  func collapsible() throws {
    let host = TestHost {
      List {
        Section("Own") { Text(verbatim: "Apple") }.collapsible(true)
        Section("Fixed") { Text(verbatim: "Pear") }.collapsible(false)
        Section { Text(verbatim: "Plum") }.collapsible(true)
      }
      .listStyle(.sidebar)
    }
    #expect(try host.find("Own").isExpanded == true && host.find("Fixed").isExpanded == nil && host.exists("Plum"))
    try host.tap("Own")
    try host.settle()
    #expect(!host.exists("Apple") && host.exists("Pear") && host.exists("Plum"))
    try host.tap("Fixed")
    try host.settle()
    #expect(try host.exists("Pear") && host.find("Own").isExpanded == false)
    try host.tap("Own")
    try host.settle()
    #expect(host.exists("Apple"))
    let plain = TestHost { List { Section("Own") { Text(verbatim: "Apple") }.collapsible(true) }.listStyle(.insetGrouped) }
    try plain.tap("Own")
    try plain.settle()
    #expect(plain.exists("Apple"))
  }

  @Test("The header can be any view, and the title any string")
  func forms() throws {
    let host = TestHost {
      List {
        Section(isExpanded: .constant(false)) {
          Text(verbatim: "Hidden")
        } header: {
          Text(verbatim: "Header")
        }
        Section(String("Other"), isExpanded: .constant(true)) { Text(verbatim: "Shown") }
      }
    }
    #expect(host.exists("Header") && !host.exists("Hidden") && host.exists("Other") && host.exists("Shown"))
  }
}
