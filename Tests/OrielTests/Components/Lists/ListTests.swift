import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("List")
struct ListTests {
  fileprivate struct Item: Identifiable, Hashable {
    var id: Int
    var name: String { "Row \(id)" }
  }

  @Observable @MainActor
  fileprivate final class Model {
    var items = (0..<100).map(Item.init)
    var built = 0
    var selected: Int?
    var chosen: Set<Int> = []
    var pressed = 0
  }

  private func host<Content: View>(_ size: CGSize = CGSize(width: 320, height: 440), @ViewBuilder _ content: () -> Content) -> TestHost {
    TestHost(size: size, content: content)
  }

  @Test("Rows are at least 44 points high, and their content is aligned at the leading edge")
  func rows() throws {
    let host = host {
      List {
        Text(verbatim: "A"); Text(verbatim: "B"); Text(verbatim: "C").frame(height: 80)
      }.listStyle(.plain)
    }
    #expect(try host.find("A").frame.midY == 22 && host.find("B").frame.midY == 66)
    #expect(try host.find("A").frame.minX == 16)
    #expect(try host.find("C").frame.midY == 88 + 51)
    #expect(host.messages.isEmpty)
  }

  @Test("A million rows build only the visible ones, and a scroll step builds one more")
  func million() throws {
    let model = Model()
    let host = host {
      List(0..<1_000_000, id: \.self) { index in
        Text(verbatim: "Row \(index)").onAppear { model.built += 1 }
      }
      .listStyle(.plain)
    }
    #expect(model.built == 10)
    #expect(host.exists("Row 9") && !host.exists("Row 10"))
    model.built = 0
    host.scroll(at: CGPoint(x: 100, y: 200), by: CGSize(width: 0, height: 44))
    try host.settle()
    #expect(model.built <= 2)
    #expect(host.messages.isEmpty)
  }

  @Test("Each initializer of List makes rows from its data")
  func forms() throws {
    struct Forms: View {
      @State var items = [Item(id: 1), Item(id: 2)]
      @State var names = ["x", "y"]
      var body: some View {
        VStack(spacing: 0) {
          List(items) { Text(verbatim: "a \($0.name)") }
          List(items, id: \.name) { Text(verbatim: "b \($0.name)") }
          List(5..<7) { Text(verbatim: "c \($0)") }
          List($items) { $item in
            Button("Renumber \(item.id)") { item.id += 10 }
          }
          List($names, id: \.self) { $name in Text(verbatim: name) }
        }
        .listStyle(.plain)
      }
    }
    let host = host(CGSize(width: 320, height: 600)) { Forms() }
    for name in ["a Row 1", "b Row 2", "c 6", "Renumber 2", "y"] { #expect(host.exists(name)) }
    try host.tap("Renumber 2")
    #expect(host.exists("Renumber 12") && host.exists("a Row 12"))
  }

  @Test("A list fills the proposed size, and without a bound it has its content's height and reports that once")
  func bounds() throws {
    let host = host {
      ScrollView {
        VStack(spacing: 0) {
          List {
            Text(verbatim: "A"); Text(verbatim: "B")
          }.listStyle(.plain)
          Text(verbatim: "After")
        }
      }
    }
    #expect(host.messages.count == 1)
    #expect(try host.find("After").frame.minY == 88)
    let filling = self.host {
      VStack(spacing: 0) {
        List { Text(verbatim: "A") }.listStyle(.plain); Text(verbatim: "After").frame(height: 40)
      }
    }
    #expect(try filling.find("After").frame.midY == 420)
    #expect(filling.messages.isEmpty)
  }

  @Test("Row insets, row spacing and the minimum row height are applied")
  func rowLayout() throws {
    let host = host {
      List {
        Text(verbatim: "A").listRowInsets(EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0))
        Text(verbatim: "B")
      }
      .listStyle(.plain).listRowSpacing(10).environment(\.defaultMinListRowHeight, 60)
    }
    #expect(try host.find("A").frame.minX == 50 && host.find("A").frame.midY == 30)
    #expect(try host.find("B").frame.midY == 100)
  }

  @Test("The minimum header height is applied")
  func headerHeight() throws {
    func top(_ height: CGFloat?) throws -> CGFloat {
      let host = host {
        List { Section("Header") { Text(verbatim: "Row") } }
          .listStyle(.plain).environment(\.defaultMinListHeaderHeight, height)
      }
      defer { host.close() }
      let (header, row) = (try host.find("Header").frame, try host.find("Row").frame)
      if height == 100 { #expect(abs(header.midY - 50) <= 1) }
      return row.midY
    }
    let natural = try top(nil)
    #expect(try top(100) == 122)
    #expect(try natural < 100 && top(1) == natural)
  }

  @Test("The header of a plain section is pinned while its rows scroll")
  func pinned() throws {
    let host = host {
      List {
        Section("First") { ForEach(0..<20) { Text(verbatim: "Row \($0)") } }
        Section("Second") { ForEach(20..<40) { Text(verbatim: "Row \($0)") } }
      }
      .listStyle(.plain)
    }
    let top = try host.find("First").frame.minY
    host.scroll(at: CGPoint(x: 100, y: 200), by: CGSize(width: 0, height: 300))
    try host.settle()
    #expect(try host.find("First").frame.minY == top)
    #expect(try host.find("First").traits.contains(.isHeader))
  }

  @Test("Separators are drawn between rows from the text on, and can be hidden")
  func separators() throws {
    func line(_ hidden: Bool) -> [Bool] {
      let host = host(CGSize(width: 200, height: 132)) {
        List {
          Text(verbatim: "A").listRowSeparator(hidden ? .hidden : .automatic)
          Text(verbatim: "B")
        }
        .listStyle(.plain)
      }
      let snapshot = host.snapshot()
      return [5, 100].map { snapshot.pixel($0, 43).red < 240 }
    }
    #expect(line(false) == [false, true])
    #expect(line(true) == [false, false])
  }

  @Test("A tap selects a row and deselects another")
  func single() throws {
    let model = Model()
    let host = host { SingleList(model: model) }
    try host.tap("Row 2")
    #expect(model.selected == 2)
    #expect(try host.find("Row 2").isSelected)
    host.tap(at: CGPoint(x: 300, y: 44 * 4 + 10))
    #expect(model.selected == 4)
    #expect(try !host.find("Row 2").isSelected)
  }

  fileprivate struct SingleList: View {
    @Bindable var model: Model
    var body: some View {
      List(model.items, selection: $model.selected) { item in
        HStack {
          Text(verbatim: item.name)
          if item.id == 5 { Button("Press") { model.pressed += 1 } }
        }
      }
      .listStyle(.plain)
    }
  }

  fileprivate struct MultipleList: View {
    @Bindable var model: Model
    var body: some View {
      List(model.items, selection: $model.chosen) { Text(verbatim: $0.name) }.listStyle(.plain)
    }
  }

  @Test("A press on a button in a row doesn't select the row")
  func buttons() throws {
    let model = Model()
    let host = host { SingleList(model: model) }
    try host.tap("Press")
    #expect(model.pressed == 1 && model.selected == nil)
  }

  @Test("Control adds a row to a multiple selection, Shift extends it, and a plain tap replaces it")
  func multiple() throws {
    let model = Model()
    let host = host { MultipleList(model: model) }
    try host.tap("Row 1")
    host.tap(at: CGPoint(x: 100, y: 44 * 3 + 20), modifiers: .control)
    #expect(model.chosen == [1, 3])
    host.tap(at: CGPoint(x: 100, y: 44 * 6 + 20), modifiers: .shift)
    #expect(model.chosen == [3, 4, 5, 6])
    host.tap(at: CGPoint(x: 100, y: 44 * 6 + 20), modifiers: .control)
    #expect(model.chosen == [3, 4, 5])
    try host.tap("Row 0")
    #expect(model.chosen == [0])
  }

  @Test("Arrow keys move the selection and keep it visible, Shift extends it, and Home and End move to the ends")
  func keys() throws {
    let model = Model()
    let host = host { MultipleList(model: model) }
    try host.tap("Row 1")
    for _ in 0..<12 { host.press(.downArrow) }
    host.render()
    #expect(model.chosen == [13])
    #expect(try host.find("Row 13").frame.maxY <= 440)
    host.press(.upArrow, modifiers: .shift)
    host.press(.upArrow, modifiers: .shift)
    #expect(model.chosen == [11, 12, 13])
    host.press(.end)
    host.render()
    #expect(model.chosen == [99])
    #expect(try host.find("Row 99").frame.midY == 440 - 22)
    host.press(.home)
    host.render()
    #expect(model.chosen == [0])
    #expect(try host.find("Row 0").frame.midY == 22)
    #expect(host.messages.isEmpty)
  }

  @Test("A tag is the selection value of its row")
  func tags() throws {
    struct Tagged: View {
      @Binding var choice: String?
      var body: some View {
        List(selection: $choice) {
          Text(verbatim: "Apple").tag("a")
          ForEach(0..<40) { Text(verbatim: "Row \($0)").tag("r\($0)") }
        }
        .listStyle(.plain)
      }
    }
    var choice: String?
    let host = host { Tagged(choice: Binding(get: { choice }, set: { choice = $0 })) }
    try host.tap("Apple")
    #expect(choice == "a")
    host.press(.end)
    host.render()
    host.render()
    #expect(choice == "r39")
  }
}
