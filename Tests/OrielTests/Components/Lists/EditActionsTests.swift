import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("EditActions")
struct EditActionsTests {
  fileprivate struct Item: Identifiable, Hashable {
    var id: Int
    var name: String { "Row \(id)" }
  }

  @Observable @MainActor
  fileprivate final class Model {
    var items = (0..<6).map(Item.init)
    var numbers = Array(0..<6)
    var chosen: Int?
    var several: Set<Int> = []
    var allowsDeleting = true
  }

  private func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
    TestHost(size: CGSize(width: 320, height: 440)) { content().listStyle(.plain).environment(\.editMode, .constant(.active)) }
  }

  private func check(_ host: TestHost, _ items: @escaping () -> [Int]) throws {
    try host.tap("Delete Row 1")
    host.advance(by: 0.5)
    try host.tap("Delete")
    host.advance(by: 1)
    #expect(items() == [0, 2, 3, 4, 5])
    try host.drag("Reorder Row 0", by: CGSize(width: 0, height: 95))
    host.advance(by: 1)
    #expect(items() == [2, 3, 0, 4, 5])
    #expect(try host.find("Row 0").frame.midY == 44 * 2 + 22)
    #expect(host.messages.isEmpty)
  }

  @Test("A List over a binding deletes and moves elements in every initializer")
  func lists() throws {
    struct Forms: View {
      @Bindable var model: Model
      let form: Int
      var body: some View {
        switch form {
        case 0: List($model.items, editActions: .all) { $item in Text(verbatim: item.name) }
        case 1: List($model.items, id: \.id, editActions: [.delete, .move]) { $item in Text(verbatim: item.name) }
        case 2: List($model.items, editActions: .all, selection: $model.chosen) { $item in Text(verbatim: item.name) }
        case 3: List($model.items, id: \.id, editActions: .all, selection: $model.chosen) { $item in Text(verbatim: item.name) }
        default: List { ForEach($model.items, editActions: .all) { $item in Text(verbatim: item.name) } }
        }
      }
    }
    for form in 0..<5 {
      let model = Model()
      try check(host { Forms(model: model, form: form) }) { model.items.map(\.id) }
    }
  }

  @Test("Rows can be moved in lists with a multiple selection")
  func multiple() throws {
    struct Several: View {
      @Bindable var model: Model
      var body: some View {
        VStack(spacing: 0) {
          List($model.items, editActions: .all, selection: $model.several) { $item in Text(verbatim: item.name) }
          List($model.items, id: \.id, editActions: .all, selection: $model.several) { $item in Text(verbatim: "second \(item.id)") }
        }
      }
    }
    let model = Model()
    let host = host { Several(model: model) }
    #expect(host.exists("Select Row 1") && host.exists("Select second 1"))
    try host.drag("Reorder second 0", by: CGSize(width: 0, height: 50))
    host.advance(by: 1)
    #expect(model.items.map(\.id) == [1, 0, 2, 3, 4, 5])
    #expect(try host.find("Row 0").frame.midY == 66)
  }

  @Test("Ids can be properties, and rows write to their elements")
  func numbers() throws {
    struct Numbers: View {
      @Bindable var model: Model
      var body: some View {
        List {
          ForEach($model.items, id: \.name, editActions: [.delete]) { $item in
            Button("Row \(item.id)") { item.id += 10 }
          }
        }
      }
    }
    let model = Model()
    let host = host { Numbers(model: model) }
    #expect(!host.exists(text: "Reorder"))
    try host.tap("Row 3")
    host.render()
    #expect(model.items[3].id == 13 && host.exists("Row 13"))
    try host.tap("Delete Row 13")
    host.advance(by: 0.5)
    try host.tap("Delete")
    host.advance(by: 1)
    #expect(model.items.map(\.id) == [0, 1, 2, 4, 5])
  }

  @Test("Move and delete are available separately, and moveDisabled and deleteDisabled exclude rows")
  func actions() throws {
    let model = Model()
    let moving = host {
      List(Bindable(model).items, editActions: .move) { $item in Text(verbatim: item.name).moveDisabled(item.id == 2) }
    }
    #expect(!moving.exists(text: "Delete"))
    #expect(moving.exists("Reorder Row 1") && !moving.exists("Reorder Row 2"))
    let deleting = host {
      List(Bindable(model).items, editActions: .delete) { $item in Text(verbatim: item.name).deleteDisabled(item.id == 2) }
    }
    #expect(!deleting.exists(text: "Reorder"))
    #expect(deleting.exists("Delete Row 1") && !deleting.exists("Delete Row 2"))
    let nothing = host { List(Bindable(model).items, editActions: []) { $item in Text(verbatim: item.name) } }
    #expect(!nothing.exists(text: "Reorder") && !nothing.exists(text: "Delete"))
    #expect(EditActions<[Int]>.all == [.move, .delete])
  }

  @Test("Delete circles and reorder handles follow the available actions")
  func changing() throws {
    struct Changing: View {
      @Bindable var model: Model
      var body: some View {
        List {
          ForEach(model.items) { Text(verbatim: $0.name) }
            .onDelete(perform: model.allowsDeleting ? { model.items.remove(atOffsets: $0) } : nil)
        }
      }
    }
    let model = Model()
    let host = host { Changing(model: model) }
    #expect(try host.find("Row 0").frame.minX == 54)
    model.allowsDeleting = false
    host.render()
    #expect(try host.find("Row 0").frame.minX == 16)
    model.allowsDeleting = true
    host.render()
    #expect(try host.find("Row 0").frame.minX == 54)
    #expect(host.exists("Delete Row 0"))

    struct Actions: View {
      @Bindable var model: Model
      var body: some View {
        List($model.items, editActions: model.allowsDeleting ? .all : .move) { $item in Text(verbatim: item.name) }
      }
    }
    let list = self.host { Actions(model: model) }
    #expect(try list.find("Row 0").frame.minX == 54)
    model.allowsDeleting = false
    list.render()
    #expect(try list.find("Row 0").frame.minX == 16)
  }

  @Test("The move(fromOffsets:toOffset:) method accepts any offsets in any order and loses no element")
  func move() {
    var generator = SeededGenerator(seed: 20)
    for round in 0..<500 {
      let count = Int.random(in: 0..<9, using: &generator)
      var numbers = Array(0..<count)
      let offsets = IndexSet((0..<Int.random(in: 0..<5, using: &generator)).map { _ in Int.random(in: 0..<11, using: &generator) })
      let destination = Int.random(in: -2..<12, using: &generator)
      numbers.move(fromOffsets: offsets, toOffset: destination)
      let moved = (0..<count).filter(offsets.contains)
      let rest = (0..<count).filter { !offsets.contains($0) }
      #expect(numbers == rest.filter { $0 < destination } + moved + rest.filter { $0 >= destination }, "round \(round), seed 20")
      var removed = Array(0..<count)
      removed.remove(atOffsets: offsets)
      #expect(removed == rest)
    }
    // Both methods work with any collection of the required protocols.
    var slice = [1, 2, 3, 4][1...]
    slice.move(fromOffsets: [0], toOffset: 3)
    #expect(Array(slice) == [3, 4, 2])
    var text = "abc"
    text.remove(atOffsets: [1])
    #expect(text == "ac")
  }

  @Test("A list with a nonoptional selection always has one selected row")
  func requiredSelection() throws {
    struct Chooser: View {
      @Bindable var model: Model
      @State private var number = 2
      @State private var name = "b"
      var body: some View {
        VStack(spacing: 0) {
          List(model.items, selection: $number) { Text(verbatim: $0.name) }
          List(0..<3, selection: $number) { Text(verbatim: "range \($0)") }
          List(model.items, id: \.id, selection: $number) { Text(verbatim: "id \($0.id)") }
          List(selection: $name) {
            Text(verbatim: "a").tag("a"); Text(verbatim: "b").tag("b")
          }
          // Lists with optional and multiple selections are unaffected beside it.
          List(model.items, selection: $model.chosen) { Text(verbatim: "one \($0.id)") }
          List(model.items, selection: $model.several) { Text(verbatim: "many \($0.id)") }
          List(selection: $model.chosen) { ForEach(model.items) { Text(verbatim: "content \($0.id)") } }
          List(selection: $model.several) { ForEach(model.items) { Text(verbatim: "contents \($0.id)") } }
        }
        .listStyle(.plain)
      }
    }
    let model = Model()
    let host = TestHost(size: CGSize(width: 320, height: 132 * 8)) { Chooser(model: model) }
    #expect(try host.find("Row 2").isSelected && host.find("range 2").isSelected && host.find("id 2").isSelected)
    #expect(try host.find("b").isSelected && !host.find("a").isSelected)
    try host.tap("Row 1")
    #expect(try host.find("Row 1").isSelected && !host.find("Row 2").isSelected && host.find("range 1").isSelected)
    try host.tap("a")
    #expect(try host.find("a").isSelected && !host.find("b").isSelected)
    try host.tap("one 1")
    #expect(model.chosen == 1)
    try host.tap("content 2")
    #expect(model.chosen == 2)
    try host.tap("many 1")
    host.tap(at: try host.find("many 2").center, modifiers: .control)
    #expect(model.several == [1, 2])
    #expect(try host.find("contents 1").isSelected && host.find("contents 2").isSelected)
  }
}
