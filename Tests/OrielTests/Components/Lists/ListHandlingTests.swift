import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Desktop behavior of lists")
struct ListHandlingTests {
  @Observable @MainActor
  fileprivate final class Model {
    var items = Array(0..<60)
    var moves: [String] = []
    var chosen: Set<Int> = []
    var one: Int?
  }

  fileprivate struct Moving: View {
    let model: Model

    var body: some View {
      List {
        ForEach(model.items, id: \.self) { Text(verbatim: "Row \($0)") }
          .onMove { from, to in
            model.moves.append("\(Array(from)) \(to)")
            model.items.move(fromOffsets: from, toOffset: to)
          }
      }
      .listStyle(.plain)
    }
  }

  @Test("The mouse moves a row immediately at any point, and a touch only after a long press")
  func moving() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 320, height: 440)) { Moving(model: model) }
    host.drag(from: CGPoint(x: 200, y: 22), to: CGPoint(x: 200, y: 122))
    host.advance(by: 0.5)
    #expect(model.moves == ["[0] 3"])
    #expect(Array(model.items.prefix(3)) == [1, 2, 0])
    #expect(try host.find("Row 0").frame.midY == 110)
    host.usesTouch = true
    host.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 100))
    try host.settle()
    #expect(model.moves.count == 1)
    #expect(!host.exists("Row 1"))
  }

  fileprivate struct Choosing: View {
    @Bindable var model: Model
    let allowsSeveral: Bool

    var body: some View {
      if allowsSeveral {
        List(model.items, id: \.self, selection: $model.chosen) { Text(verbatim: "Row \($0)") }
      } else {
        List(model.items, id: \.self, selection: $model.one) { Text(verbatim: "Row \($0)") }
      }
    }
  }

  @Test("Ctrl+A selects all rows of a list with a multiple selection")
  func selectingAll() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 320, height: 440)) { Choosing(model: model, allowsSeveral: true) }
    try host.tap("Row 2")
    #expect(model.chosen == [2])
    host.press("a", modifiers: .control)
    #expect(model.chosen == Set(0..<60))
    let single = TestHost(size: CGSize(width: 320, height: 440)) { Choosing(model: model, allowsSeveral: false) }
    try single.tap("Row 2")
    single.press("a", modifiers: .control)
    #expect(model.one == 2)
  }

  fileprivate struct Item: Identifiable {
    let id: Int
    var name: String
  }

  fileprivate struct Editing: View {
    let allowsSeveral: Bool
    @State private var items = [Item(id: 1, name: "first"), Item(id: 2, name: "second")]
    @State private var several: Set<Int> = []
    @State private var one: Int?

    init(allowsSeveral: Bool) { self.allowsSeveral = allowsSeveral }

    var body: some View {
      VStack {
        Text(verbatim: "\(several.sorted()) \(one ?? 0)").accessibilityIdentifier("chosen")
        if allowsSeveral {
          List($items, selection: $several) { $item in
            HStack {
              Text(verbatim: item.name)
              TextField("a", text: $item.name)
            }
          }
        } else {
          List($items, selection: $one) { $item in Text(verbatim: item.name) }
        }
      }
    }
  }

  @Test("A list over a binding has a selection without an explicit id")
  func bindings() throws {
    for allowsSeveral in [true, false] {
      let host = TestHost(size: CGSize(width: 320, height: 440)) { Editing(allowsSeveral: allowsSeveral) }
      try host.tap("second")
      #expect(try host.find("chosen").label == (allowsSeveral ? "[2] 0" : "[] 2"))
    }
  }
}
