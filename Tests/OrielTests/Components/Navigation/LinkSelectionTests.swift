import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@Observable
private final class Model {
  var selection: Int?
  var several: Set<Int> = []
}

private struct Columns: View {
  @Bindable var model: Model

  var body: some View {
    NavigationSplitView {
      List(selection: $model.selection) {
        ForEach(0..<3) { index in
          NavigationLink {
            Text("Detail \(index)")
          } label: {
            Text("Row \(index)")
          }
          .tag(index)
        }
        Text("Plain").tag(9)
      }
    } detail: {
      Text("Nothing yet")
    }
  }
}

private struct Edited: View {
  @Bindable var model: Model

  var body: some View {
    NavigationStack {
      List(selection: $model.several) {
        ForEach(0..<3) { index in NavigationLink("Row \(index)") { Text("Detail \(index)") }.tag(index) }
        ForEach(3..<5) { index in NavigationLink("Row \(index)", value: index) }
      }
      .environment(\.editMode, .constant(.active))
    }
  }
}

@MainActor
@Suite("Links with a destination view in a list with a selection")
struct LinkSelectionTests {
  private static let wide = CGSize(width: 1000, height: 700)
  private let model = Model()

  @Test("A press selects the row, marks it as selected, and shows the link's screen in the next column")
  func press() throws {
    let host = TestHost(size: Self.wide) { Columns(model: model) }
    try host.settle()
    for index in [1, 2] {
      try host.tap("Row \(index)")
      try host.settle()
      #expect(model.selection == index && host.exists("Detail \(index)") && host.exists("Row 0"))
      #expect(host.findAll(role: .isSelected).map(\.label) == ["Row \(index)"])
    }
    try host.tap("Plain")
    try host.settle()
    #expect(model.selection == 9 && host.exists("Nothing yet") && !host.exists("Detail 2"))
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("A press beside the label and the arrow keys select the row and show the link's screen")
  func beside() throws {
    let host = TestHost(size: Self.wide) { Columns(model: model) }
    try host.settle()
    let frame = try host.find("Row 0").frame
    host.tap(at: CGPoint(x: frame.minX - 4, y: frame.midY))
    try host.settle()
    #expect(model.selection == 0 && host.exists("Detail 0"))
    host.press(.downArrow)
    try host.settle()
    #expect(model.selection == 1 && host.exists("Detail 1") && !host.exists("Detail 0"))
    host.close()
  }

  @Test("A row with a selection appearance has no arrow")
  func arrow() throws {
    func snapshot(selects: Bool) throws -> Data {
      let host = TestHost(size: Self.wide) {
        NavigationSplitView {
          List(selection: selects ? Bindable(model).selection : nil) { NavigationLink("Row") { Text("Detail") } }
        } detail: {
          Text("Nothing yet")
        }
      }
      try host.settle()
      defer { host.close() }
      return host.snapshot().pngData
    }
    #expect(try snapshot(selects: true) != snapshot(selects: false))
  }

  @Test("In a narrow window Back resets the selection")
  func narrow() throws {
    let host = TestHost(size: CGSize(width: 390, height: 700)) { Columns(model: model) }
    try host.settle()
    for index in [1, 2] {
      try host.tap("Row \(index)")
      try host.settle()
      #expect(model.selection == index && host.exists("Detail \(index)") && !host.exists("Row 0"))
      try host.tap("Back")
      try host.settle()
      #expect(model.selection == nil && host.exists("Row 0"))
    }
    host.close()
  }

  @Test("In edit mode a press toggles the row's selection and doesn't navigate")
  func editing() throws {
    let host = TestHost { Edited(model: model) }
    try host.settle()
    for index in [1, 2, 3, 4, 1] { try host.tap("Row \(index)") }
    try host.settle()
    #expect(model.several == [2, 3, 4] && host.exists("Row 0") && !host.exists("Detail 1"))
    host.close()
  }
}
