import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Rows with bindings to their elements")
struct ListBindingTests {
  fileprivate struct Item: Identifiable {
    let id: Int
    var title: String

    init(_ id: Int) { (self.id, title) = (id, "Item \(id)") }
  }

  @Observable @MainActor
  fileprivate final class Model {
    var items = (0..<5).map(Item.init)
  }

  fileprivate struct Rows: View {
    @Bindable var model: Model

    var body: some View {
      List {
        ForEach($model.items) { $item in TextField("Title", text: $item.title).accessibilityIdentifier("\(item.id)") }
      }
      .listStyle(.plain)
    }
  }

  fileprivate struct Words: View {
    @State var words = ["one", "two"]

    var body: some View {
      VStack {
        ForEach($words, id: \.self) { $word in TextField("Word", text: $word) }
        Text(words.joined(separator: " ")).accessibilityIdentifier("all")
      }
    }
  }

  private func host(_ model: Model) -> TestHost { TestHost(size: CGSize(width: 320, height: 440)) { Rows(model: model) } }

  private func shown(_ host: TestHost) throws -> [String] {
    try host.settle()
    return host.findAll(label: "Title").sorted { $0.frame.minY < $1.frame.minY }.compactMap(\.value)
  }

  @Test("Rows follow inserted, moved and removed elements until the last one is removed", arguments: [false, true])
  func changes(isAnimated: Bool) throws {
    let model = Model()
    let host = host(model)
    func change(_ body: () -> Void) { withAnimation(isAnimated ? .default : nil, body) }
    change { model.items.insert(Item(9), at: 1) }
    #expect(try shown(host) == ["Item 0", "Item 9", "Item 1", "Item 2", "Item 3", "Item 4"])
    change { model.items.move(fromOffsets: [5], toOffset: 0) }
    #expect(try shown(host) == ["Item 4", "Item 0", "Item 9", "Item 1", "Item 2", "Item 3"])
    change { model.items.remove(at: 1) }
    #expect(try shown(host) == ["Item 4", "Item 9", "Item 1", "Item 2", "Item 3"])
    change { model.items.removeLast(2) }
    #expect(try shown(host) == ["Item 4", "Item 9", "Item 1"])
    change { model.items = [] }
    #expect(try shown(host) == [])
    host.close()
    #expect(host.leftovers().isEmpty && host.messages.isEmpty)
  }

  @Test("Text typed into a row is written to its element after other elements were removed")
  func typing() throws {
    let model = Model()
    let host = host(model)
    model.items.removeFirst(2)
    try host.settle()
    try host.tap("3")
    host.press(.end)
    host.type("!")
    #expect(model.items.map(\.title) == ["Item 2", "Item 3!", "Item 4"])
    host.close()
  }

  @Test("A row during its removal isn't updated with the element that replaced its own")
  func leaving() throws {
    let model = Model()
    let host = host(model)
    withAnimation(.linear(duration: 1)) { _ = model.items.remove(at: 1) }
    host.advance(by: 0.1)
    model.items[1].title = "Changed"
    host.advance(by: 0.1)
    #expect(Set(host.findAll(label: "Title").compactMap(\.value)).isSuperset(of: ["Item 0", "Changed", "Item 3", "Item 4"]))
    #expect(host.findAll(label: "Title").filter { $0.value == "Changed" }.count == 1)
    #expect(try shown(host) == ["Item 0", "Changed", "Item 3", "Item 4"])
    host.close()
  }

  @Test("Elements that are their own ids can be edited letter by letter")
  func ownIDs() throws {
    let host = TestHost { Words() }
    try host.tap(try #require(host.findAll(label: "Word").first))
    host.press(.end)
    host.type("s")
    try host.settle()
    #expect(try host.find("all").label == "ones two")
    host.close()
  }
}
