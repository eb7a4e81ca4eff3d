import Foundation
import Observation
import Oriel
import OrielTesting
import Testing
import UniformTypeIdentifiers

@MainActor
@Suite("List editing")
struct ListEditingTests {
  @Observable @MainActor
  fileprivate final class Model {
    var items = Array(0..<30)
    var mode = EditMode.inactive
    var log: [String] = []
    var chosen: Set<Int> = []
  }

  fileprivate struct Rows: View {
    @Bindable var model: Model

    var body: some View {
      List {
        ForEach(model.items, id: \.self) { item in Text(verbatim: "Row \(item)").deleteDisabled(item == 3).moveDisabled(item == 4) }
          .onDelete { offsets in
            model.log.append("delete \(Array(offsets))")
            model.items.remove(atOffsets: offsets)
          }
          .onMove { from, to in
            model.log.append("move \(Array(from)) \(to)")
            model.items.move(fromOffsets: from, toOffset: to)
          }
      }
      .listStyle(.plain)
      .environment(\.editMode, $model.mode)
    }
  }

  @Test("Dropping between rows inserts at the indicated offset")
  func insertion() throws {
    struct Basket: View {
      @Bindable var model: Model

      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(height: 60).draggable("99").accessibilityElement().accessibilityLabel("source")
          List {
            ForEach(model.items, id: \.self) { Text(verbatim: "Row \($0)") }
              .dropDestination(for: String.self) { strings, offset in
                model.log.append("\(strings) at \(offset)")
                model.items.insert(contentsOf: strings.compactMap { Int($0) }, at: offset)
              }
          }
          .listStyle(.plain)
        }
      }
    }
    let model = Model()
    let host = TestHost(size: CGSize(width: 320, height: 440)) { Basket(model: model) }
    let source = try host.find("source").center
    let row = try host.find("Row 2").frame
    host.drag(from: source, to: CGPoint(x: 100, y: row.midY + 15))
    #expect(model.log == [#"["99"] at 3"#])
    host.advance(by: 0.5)
    #expect(try host.find("Row 99").frame.minY > row.maxY)
    host.drag(from: source, to: CGPoint(x: 100, y: row.midY - 15))
    #expect(model.log.last == #"["99"] at 2"#)
    try host.settle()
    #expect(host.leftovers().isEmpty)
    let providers = TestHost(size: CGSize(width: 320, height: 440)) {
      VStack(spacing: 0) {
        Color.red.frame(height: 60).draggable("99").accessibilityElement().accessibilityLabel("source")
        List { ForEach(0..<5) { Text(verbatim: "Row \($0)") }.onInsert(of: [.text]) { model.log.append("\($1.count) at \($0)") } }
      }
    }
    try providers.drag("source", onto: "Row 3")
    #expect(model.log.last == "1 at 3")
    let named = TestHost(size: CGSize(width: 320, height: 440)) {
      VStack(spacing: 0) {
        Color.red.frame(height: 60).draggable("99").accessibilityElement().accessibilityLabel("source")
        List {
          ForEach(0..<5) { Text(verbatim: "Row \($0)") }.onInsert(of: ["public.text"]) { model.log.append("named \($1.count) at \($0)") }
        }
      }
    }
    try named.drag("source", onto: "Row 3")
    #expect(model.log.last?.hasPrefix("named 1 at ") == true)
    let closed = TestHost(size: CGSize(width: 320, height: 440)) {
      VStack(spacing: 0) {
        Color.red.frame(height: 60).draggable("99").accessibilityElement().accessibilityLabel("source")
        List { ForEach(0..<5) { Text(verbatim: "Row \($0)") }.onInsert(of: [.png]) { _, _ in model.log.append("never") } }
      }
    }
    try closed.drag("source", onto: "Row 3")
    #expect(model.log.last != "never")
  }

  private func host(_ model: Model) -> TestHost { TestHost(size: CGSize(width: 320, height: 440)) { Rows(model: model) } }

  private func middle(of row: Int, x: CGFloat = 280) -> CGPoint { CGPoint(x: x, y: CGFloat(row) * 44 + 22) }

  @Test("A swipe reveals Delete, which deletes the row, and a tap elsewhere closes it")
  func swipeToDelete() throws {
    let model = Model()
    let host = host(model)
    host.drag(from: middle(of: 2), to: CGPoint(x: 180, y: 112))
    try host.settle()
    #expect(host.exists("Delete"))
    #expect(try host.find("Row 2").frame.minX < 0)
    host.tap(at: middle(of: 5, x: 100))
    host.advance(by: 0.5)
    #expect(!host.exists("Delete"))
    #expect(try host.find("Row 2").frame.minX == 16)
    host.drag(from: middle(of: 2), to: CGPoint(x: 180, y: 112))
    try host.settle()
    try host.tap("Delete")
    host.advance(by: 1)
    #expect(model.log == ["delete [2]"])
    #expect(!host.exists("Row 2") && !host.exists("Delete"))
    #expect(try host.find("Row 3").frame.midY == 110)
    #expect(host.messages.isEmpty)
    host.advance(by: 3)
    #expect(host.leftovers().isEmpty)
  }

  @Test("A full swipe deletes immediately, and a row with deleteDisabled doesn't")
  func fullSwipe() throws {
    let model = Model()
    let host = host(model)
    host.drag(from: middle(of: 1, x: 310), to: CGPoint(x: 20, y: 66))
    host.advance(by: 1)
    #expect(model.log == ["delete [1]"])
    host.drag(from: middle(of: 2, x: 310), to: CGPoint(x: 20, y: 110))
    host.advance(by: 1)
    #expect(model.log.count == 1)
    #expect(try host.find("Row 3").frame.minX == 16)
  }

  @Test("A nil action disables the edit, whatever action an outer modifier has", arguments: [false, true])
  func disabledEdits(isDisabled: Bool) throws {
    struct Nested: View {
      @Bindable var model: Model
      let isDisabled: Bool

      private var delete: ((IndexSet) -> Void)? { isDisabled ? nil : { model.log.append("delete \(Array($0))") } }
      private var move: ((IndexSet, Int) -> Void)? { isDisabled ? nil : { model.log.append("move \(Array($0)) \($1)") } }

      var body: some View {
        List {
          ForEach(0..<5) { Text(verbatim: "Row \($0)") }
            .onDelete(perform: delete)
            .onMove(perform: move)
            .onDelete { _ in model.log.append("outer delete") }
            .onMove { _, _ in model.log.append("outer move") }
        }
        .listStyle(.plain)
        .environment(\.editMode, $model.mode)
      }
    }
    let model = Model()
    model.mode = .active
    let host = TestHost(size: CGSize(width: 320, height: 440)) { Nested(model: model, isDisabled: isDisabled) }
    #expect(host.exists("Row 0"))
    #expect(host.exists("Delete Row 0") == !isDisabled && host.exists("Reorder Row 0") == !isDisabled)
    model.mode = .inactive
    host.advance(by: 1)
    host.drag(from: middle(of: 1, x: 310), to: CGPoint(x: 20, y: 66))
    host.advance(by: 1)
    #expect(model.log == (isDisabled ? [] : ["delete [1]"]))
    host.close()
  }

  @Test("A drag along the list scrolls it from any position")
  func scrolling() throws {
    let model = Model()
    let host = host(model)
    host.usesTouch = true
    #expect(host.exists("Row 0"))
    host.drag(from: middle(of: 8), to: CGPoint(x: 270, y: 100))
    try host.settle()
    #expect(!host.exists("Row 0") && !host.exists("Delete"))
    #expect(model.log.isEmpty)
  }

  @Test("Edit mode shows circles that reveal Delete")
  func circles() throws {
    let model = Model()
    let host = host(model)
    model.mode = .active
    host.render()
    #expect(try host.find("Row 0").frame.minX == 16 + 38)
    host.tap(at: middle(of: 0, x: 25))
    host.advance(by: 0.5)
    try host.tap("Delete")
    host.advance(by: 1)
    #expect(model.log == ["delete [0]"])
    #expect(host.messages.isEmpty)
  }

  @Test("Dragging a handle moves its row, the other rows move out of its way, and the drop reports the target")
  func moving() throws {
    let model = Model()
    let host = host(model)
    model.mode = .active
    host.render()
    host.pointerDown(at: middle(of: 1, x: 300))
    host.pointerMove(to: CGPoint(x: 300, y: 100))
    host.pointerMove(to: CGPoint(x: 300, y: 66 + 95))
    host.advance(by: 0.5)
    #expect(try host.find("Row 1").frame.midY == 66 + 95)
    #expect(try host.find("Row 2").frame.midY == 66)
    host.pointerUp(at: CGPoint(x: 300, y: 66 + 95))
    host.advance(by: 0.5)
    #expect(model.log == ["move [1] 4"])
    #expect(Array(model.items.prefix(5)) == [0, 2, 3, 1, 4])
    #expect(try host.find("Row 1").frame.midY == 44 * 3 + 22)
    #expect(try host.find("Row 2").frame.midY == 66)
    host.drag(from: middle(of: 3, x: 300), to: middle(of: 0, x: 300))
    host.advance(by: 0.5)
    #expect(model.log.last == "move [3] 0")
    #expect(model.items[0] == 1)
    #expect(host.leftovers().isEmpty && host.messages.isEmpty)
  }

  @Test("During a row's drag the card keeps rounded corners at both ends, and the row has four")
  func corners() throws {
    let host = TestHost(size: CGSize(width: 320, height: 440)) {
      List { ForEach(0..<3, id: \.self) { Text(verbatim: "Row \($0)") }.onMove { _, _ in } }
        .environment(\.editMode, .constant(.active))
    }
    let snapshot = host.snapshot()
    let (margin, card) = (snapshot.pixel(4, 100), snapshot.pixel(160, 22))
    let corners = { (y: CGFloat) in [17, 302].map { host.snapshot().pixel($0, Int(y)) } }
    #expect(corners(18) == [margin, margin] && corners(62) == [card, card])
    let handle = try host.find("Reorder Row 0").center
    host.pointerDown(at: handle)
    for step in 1...10 { host.pointerMove(to: CGPoint(x: handle.x, y: handle.y + CGFloat(step) * 5)) }
    host.advance(by: 0.5)
    #expect(try host.find("Row 1").frame.midY == 40, "The next row is first now")
    #expect(corners(18) == [margin, margin])
    // The shadow's color is between those of the list and the card: the test checks only that the corner isn't the card's.
    #expect(corners(18 + 50).allSatisfy { $0 != card } && corners(18 + 50 + 43).allSatisfy { $0 != card })
    host.pointerUp(at: CGPoint(x: handle.x, y: handle.y + 50))
  }

  @Test("Dragging a row near an edge scrolls the list")
  func autoscroll() throws {
    let model = Model()
    let host = host(model)
    model.mode = .active
    host.render()
    host.pointerDown(at: middle(of: 1, x: 300))
    host.pointerMove(to: CGPoint(x: 300, y: 300))
    host.pointerMove(to: CGPoint(x: 300, y: 438))
    host.advance(by: 5)
    #expect(host.exists("Row 29"))
    host.pointerUp(at: CGPoint(x: 300, y: 438))
    host.advance(by: 1)
    #expect(model.log == ["move [1] 30"])
    #expect(host.messages.isEmpty)
  }

  @Test("A long press by touch on a row lifts it")
  func longPress() throws {
    let model = Model()
    let host = host(model)
    host.usesTouch = true
    host.pointerDown(at: middle(of: 0))
    host.advance(by: 0.7)
    host.pointerMove(to: middle(of: 1))
    host.pointerMove(to: CGPoint(x: 280, y: 22 + 50))
    host.pointerUp(at: CGPoint(x: 280, y: 22 + 50))
    host.advance(by: 0.5)
    #expect(model.log == ["move [0] 2"])
  }

  @Test("Custom swipe actions are at both edges, and a tap or a full swipe runs them")
  func swipeActions() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 320, height: 440)) {
      List(0..<30) { index in
        Text(verbatim: "Row \(index)")
          .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin") { model.log.append("pin \(index)") }.tint(.orange) }
          .swipeActions {
            Button("Remove", role: .destructive) { model.log.append("remove \(index)") }
            Button("Flag") { model.log.append("flag \(index)") }
          }
      }
      .listStyle(.plain)
    }
    host.drag(from: middle(of: 2, x: 40), to: CGPoint(x: 140, y: 112))
    try host.settle()
    try host.tap("Pin")
    host.advance(by: 0.5)
    #expect(!host.exists("Pin"))
    host.drag(from: middle(of: 3), to: CGPoint(x: 100, y: 155))
    try host.settle()
    #expect(try host.find("Remove").frame.minX > host.find("Flag").frame.minX)
    try host.tap("Flag")
    host.advance(by: 0.5)
    host.drag(from: middle(of: 4, x: 315), to: CGPoint(x: 5, y: 198))
    host.advance(by: 0.5)
    #expect(model.log == ["pin 2", "flag 3", "remove 4"])
    host.drag(from: middle(of: 5, x: 10), to: CGPoint(x: 315, y: 240))
    host.advance(by: 0.5)
    #expect(model.log.count == 3)
  }

  @Test("In edit mode a tap by touch toggles rows of a multiple selection")
  func toggling() throws {
    let model = Model()
    model.mode = .active
    struct Chooser: View {
      @Bindable var model: Model
      var body: some View {
        List(model.items, id: \.self, selection: $model.chosen) { Text(verbatim: "Row \($0)") }
          .listStyle(.plain).environment(\.editMode, $model.mode)
      }
    }
    let host = TestHost(size: CGSize(width: 320, height: 440)) { Chooser(model: model) }
    host.usesTouch = true
    host.tap(at: middle(of: 1))
    host.tap(at: middle(of: 2))
    host.tap(at: middle(of: 1))
    #expect(model.chosen == [2])
  }

  @Test("Circles and handles are accessible buttons named after their row, and run their actions")
  func accessories() throws {
    let model = Model()
    let host = host(model)
    #expect(!host.exists(text: "Delete") && !host.exists(text: "Reorder"))
    model.mode = .active
    host.render()
    let (circle, handle) = (try host.find("Delete Row 0"), try host.find("Reorder Row 0"))
    #expect(circle.traits.contains(.isButton) && handle.traits.contains(.isButton))
    #expect(handle.hint == "Drag to move the row")
    #expect(circle.frame == CGRect(x: 0, y: 0, width: 50, height: 44))
    #expect(handle.frame == CGRect(x: 320 - 52, y: 0, width: 52, height: 44))
    #expect(!host.exists("Delete Row 3") && host.exists("Reorder Row 3"), "Deleting is disabled")
    #expect(host.exists("Delete Row 4") && !host.exists("Reorder Row 4"), "Moving is disabled")
    let order = host.allElements.map(\.label).prefix(3)
    #expect(order == ["Delete Row 0", "Row 0", "Reorder Row 0"])

    #expect(circle.activate())
    try host.settle()
    #expect(!host.exists("Delete Row 0"), "The row is open")
    try host.tap("Delete")
    host.advance(by: 1)
    #expect(model.log == ["delete [0]"])
    try host.drag("Reorder Row 1", by: CGSize(width: 0, height: 90))
    host.advance(by: 1)
    #expect(model.log.last == "move [0] 3")
  }

  @Test("In right-to-left layout circles are at the right and handles at the left")
  func mirroredAccessories() throws {
    let model = Model()
    model.mode = .active
    let host = host(model)
    host.layoutDirection = .rightToLeft
    host.render()
    #expect(try host.find("Delete Row 0").frame.maxX == 320 && host.find("Reorder Row 0").frame.minX == 0)
    try host.tap("Delete Row 1")
    host.advance(by: 0.5)
    try host.tap("Delete")
    host.advance(by: 1)
    #expect(model.log == ["delete [1]"])
  }

  @Test("The marks of a multiple selection are buttons that toggle their row")
  func marks() throws {
    struct Chooser: View {
      @Bindable var model: Model
      var body: some View {
        List(model.items, id: \.self, selection: $model.chosen) { Text(verbatim: "Row \($0)") }
          .listStyle(.plain).environment(\.editMode, $model.mode)
      }
    }
    let model = Model()
    model.mode = .active
    let host = TestHost(size: CGSize(width: 320, height: 440)) { Chooser(model: model) }
    #expect(try !host.find("Select Row 1").isSelected)
    for row in [1, 2, 5] { #expect(try host.find("Select Row \(row)").activate()) }
    host.render()
    #expect(model.chosen == [1, 2, 5])
    #expect(try host.find("Select Row 1").isSelected && host.find("Row 1").isSelected)
    #expect(try host.find("Select Row 2").activate())
    host.render()
    #expect(model.chosen == [1, 5])
    #expect(try !host.find("Row 2").isSelected)
  }

  @Test("EditButton begins and ends editing")
  func editButton() throws {
    let model = Model()
    struct Toggle: View {
      @Bindable var model: Model
      var body: some View { VStack { EditButton().environment(\.editMode, $model.mode) } }
    }
    let host = TestHost { Toggle(model: model) }
    try host.tap("Edit")
    #expect(model.mode == .active)
    try host.tap("Done")
    #expect(model.mode == .inactive)
  }
}
