import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("EditMode")
struct EditModeTests {
  fileprivate struct Page: View {
    @State private var items = Array(0..<4)
    @Environment(\.editMode) private var editMode

    var body: some View {
      VStack(spacing: 0) {
        HStack {
          EditButton()
          Text(verbatim: editMode?.wrappedValue.isEditing == true ? "is editing" : "is reading")
        }
        .frame(height: 40)
        List {
          ForEach(items, id: \.self) { Text(verbatim: "Row \($0)") }
            .onDelete { items.remove(atOffsets: $0) }
            .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
        .listStyle(.plain)
      }
    }
  }

  @Test("A window provides an edit mode that EditButton and a list share")
  func window() throws {
    let host = TestHost(size: CGSize(width: 320, height: 440)) { Page() }
    let rest = try host.find("Row 0").frame.minX
    #expect(host.exists("is reading"))
    try host.tap("Edit")
    try host.settle()
    #expect(host.exists("is editing"))
    #expect(try abs(host.find("Row 0").frame.minX - rest - 38) < 0.01)
    try host.tap("Delete Row 1")
    host.advance(by: 0.5)
    try host.tap("Delete")
    host.advance(by: 0.5)
    #expect(!host.exists("Row 1"))
    try host.tap("Done")
    try host.settle()
    #expect(host.exists("is reading"))
    #expect(try abs(host.find("Row 0").frame.minX - rest) < 0.01)
    #expect(host.messages.isEmpty)
    host.advance(by: 3)
    #expect(host.leftovers().isEmpty)
  }

  @Test("The edit mode persists when the window's traits change")
  func traits() throws {
    let host = TestHost(size: CGSize(width: 320, height: 440)) { Page() }
    try host.tap("Edit")
    host.colorScheme = .dark
    host.locale = Locale(identifier: "de_DE")
    host.advance(by: 0.5)
    #expect(host.exists("is editing") && host.exists("Fertig"))
  }

  @Test("Each window has its own edit mode")
  func windows() throws {
    let (first, second) = (TestHost { Page() }, TestHost { Page() })
    try first.tap("Edit")
    first.advance(by: 0.1)
    second.advance(by: 0.1)
    #expect(first.exists("is editing") && second.exists("is reading"))
  }

  @Test("An edit mode in the environment overrides the window's below it")
  func override() throws {
    struct Own: View {
      @State private var mode = EditMode.inactive
      var body: some View {
        VStack {
          EditButton().environment(\.editMode, $mode).accessibilityIdentifier("inner")
          EditButton().accessibilityIdentifier("outer")
          Text(verbatim: mode == .active ? "own" : "none")
        }
      }
    }
    let host = TestHost { Own() }
    try host.tap("inner")
    #expect(host.exists("own"))
    #expect(try host.find("outer").label == "Edit")
    try host.tap("outer")
    #expect(try host.find("outer").label == "Done")
  }

  @Test("EditButton is disabled if the environment has no edit mode")
  func none() throws {
    let host = TestHost { EditButton().environment(\.editMode, nil) }
    #expect(try !host.find("Edit").isEnabled)
    let window = TestHost { EditButton() }
    #expect(try window.find("Edit").isEnabled)
  }
}
