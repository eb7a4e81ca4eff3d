import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Swipe actions of rows for assistive technology")
struct RowAccessibilityTests {
  private struct Deletable: View {
    @State private var names = ["A", "B", "C"]

    var body: some View {
      List {
        ForEach(names, id: \.self) { name in Text(name).deleteDisabled(name == "C") }.onDelete { names.remove(atOffsets: $0) }
      }
    }
  }

  @Test("A row that can be deleted has an action for that")
  func delete() throws {
    let host = TestHost { Deletable() }
    #expect(try host.find("A").actions == ["Delete"] && host.find("C").actions == [])
    try host.find("B").perform("Delete")
    try host.settle()
    #expect(host.exists("A") && !host.exists("B") && host.exists("C"))
    host.close()
  }

  private struct Swipeable: View {
    @State private var log = "none"

    var body: some View {
      List {
        Text("Row")
          .swipeActions(edge: .leading) { Button("Pin") { log = "pinned" } }
          .swipeActions { Button("Archive") { log = "archived" } }
        Text(log).accessibilityIdentifier("log")
      }
    }
  }

  @Test("A row with swipe actions has an action that reveals their buttons, at one edge after the other")
  func swipeActions() throws {
    let host = TestHost { Swipeable() }
    #expect(try host.find("Row").actions == ["More"] && host.find("log").actions == [])
    try host.find("Row").perform("More")
    try host.settle()
    #expect(host.exists("Archive") && !host.exists("Pin"))
    try host.find("Row").perform("More")
    try host.settle()
    #expect(host.exists("Pin") && !host.exists("Archive"))
    try host.find("Pin").activate()
    try host.settle()
    #expect(try host.find("log").label == "pinned")
    host.close()
  }
}
