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
@Suite("Links with a view in a list with a selection")
struct LinkSelectionTests {
  private static let wide = CGSize(width: 1000, height: 700)
  private let model = Model()

  @Test("a press selects the row, which looks chosen, and shows the link's screen in the next column")
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

  @Test("a press beside the label does the same, and so do the arrow keys")
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

  @Test("the row has no arrow where it looks chosen")
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

  @Test("in a narrow window Back takes the selection away with the screen")
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

  @Test("while rows are edited a press changes whether the row is selected, and goes nowhere")
  func editing() throws {
    let host = TestHost { Edited(model: model) }
    try host.settle()
    for index in [1, 2, 3, 4, 1] { try host.tap("Row \(index)") }
    try host.settle()
    #expect(model.several == [2, 3, 4] && host.exists("Row 0") && !host.exists("Detail 1"))
    host.close()
  }
}
