import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Hierarchical tables")
struct TableTreeTests {
  fileprivate struct Item: Identifiable {
    let id: String
    var size = 0
    var children: [Item]?
  }

  @MainActor @Observable
  fileprivate final class Model {
    var chosen: Set<String> = []
    var one: String?
    var order = [KeyPathComparator(\Item.id)]
    let items = [
      Item(id: "Folder", children: [Item(id: "Inner", children: [Item(id: "Deep", size: 3)]), Item(id: "File", size: 2)]),
      Item(id: "Empty", children: []),
      Item(id: "Loose", size: 1),
    ]
  }

  private struct Tree: View {
    @Bindable var model: Model

    var body: some View {
      Table(model.items, children: \.children, selection: $model.chosen, sortOrder: $model.order) {
        TableColumn("Name", value: \.id)
        TableColumn("Size", value: \.size) { Text(verbatim: "\($0.size)") }
      }
    }
  }

  private func host(_ model: Model) -> TestHost { TestHost(size: CGSize(width: 700, height: 400)) { Tree(model: model) } }

  private func arrow(of name: String, _ host: TestHost) throws {
    let row = try host.find(name).frame
    host.tap(at: CGPoint(x: row.minX - 12, y: row.midY))
    try host.settle()
  }

  @Test("Rows with children expand and collapse them, with an indentation per level, at any depth")
  func opens() throws {
    let model = Model()
    let host = host(model)
    defer { host.close() }
    #expect(host.exists("Folder") && host.exists("Loose") && !host.exists("File") && !host.exists("Inner"))
    try arrow(of: "Folder", host)
    #expect(host.exists("File") && host.exists("Inner") && !host.exists("Deep"))
    try arrow(of: "Inner", host)
    let starts = try ["Folder", "Inner", "Deep"].map { try host.find($0).frame.minX }
    #expect(starts[1] - starts[0] == starts[2] - starts[1] && starts[1] > starts[0])
    #expect(try host.find("File").frame.minX == starts[1])
    try arrow(of: "Folder", host)
    #expect(!host.exists("File") && !host.exists("Deep"))
    #expect(host.messages.isEmpty)
  }

  @Test("Rows of any depth can be selected, and headers write the sort order")
  func selects() throws {
    let model = Model()
    let host = host(model)
    defer { host.close() }
    try arrow(of: "Folder", host)
    try host.tap("File")
    try host.settle()
    #expect(model.chosen == ["File"])
    try host.tap("Size")
    try host.settle()
    #expect(model.order.first?.keyPath == \Item.size)
  }

  @Test("All hierarchical initializers show the same rows")
  func forms() throws {
    struct Forms: View {
      @Bindable var model: Model
      let form: Int

      var body: some View {
        switch form {
        case 0: Table(model.items, children: \.children) { TableColumn("Name") { Text($0.id) } }
        case 1: Table(model.items, children: \.children, selection: $model.one) { TableColumn("Name") { Text($0.id) } }
        case 2: Table(model.items, children: \.children, selection: $model.chosen) { TableColumn("Name") { Text($0.id) } }
        case 3: Table(model.items, children: \.children, sortOrder: $model.order) { TableColumn("Name", value: \.id) }
        default:
          Table(model.items, children: \.children, selection: $model.one, sortOrder: $model.order) { TableColumn("Name", value: \.id) }
        }
      }
    }
    for form in 0...4 {
      let model = Model()
      let host = TestHost(size: CGSize(width: 700, height: 400)) { Forms(model: model, form: form) }
      try arrow(of: "Folder", host)
      #expect(host.exists("File"), "\(form)")
      try host.tap("File")
      try host.settle()
      #expect(model.one == (form == 1 || form == 4 ? "File" : nil) && model.chosen == (form == 2 ? ["File"] : []), "\(form)")
      host.close()
    }
  }
}
