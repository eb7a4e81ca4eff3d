import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Reordering between collections")
struct ReorderCollectionsTests {
  fileprivate struct Board: View {
    let stage: ReorderStage
    var scrolls = false

    var body: some View {
      HStack(alignment: .top, spacing: 10) {
        ForEach(stage.columns) { column in
          Group { if scrolls { ScrollView { items(of: column) } } else { items(of: column) } }
            .frame(width: 96)
            .frame(maxHeight: .infinity, alignment: .top)
        }
      }
      .reorderContainer(for: ReorderStage.Item.self, in: String.self) { stage.move($0) }
    }

    private func items(of column: ReorderStage.Column) -> some View {
      VStack(spacing: 10) {
        Text(verbatim: column.id).frame(height: 20)
        ForEach(column.items) { ItemCell(item: $0) }.reorderable(collectionID: column.id)
      }
    }
  }

  fileprivate struct ItemCell: View {
    let item: ReorderStage.Item
    @State private var taps = 0

    var body: some View {
      Text(verbatim: item.name).frame(width: 90, height: 40).background(Color.green).onTapGesture { taps += 1 }
        .accessibilityValue("\(taps)")
    }
  }

  fileprivate struct Sections: View {
    let stage: ReorderStage
    let isList: Bool

    var body: some View {
      if isList {
        List { sections }.listStyle(.plain).reorderContainer(for: ReorderStage.Item.self, in: String.self) { stage.move($0) }
      } else {
        ScrollView {
          LazyVStack(spacing: 4) { sections }.reorderContainer(for: ReorderStage.Item.self, in: String.self) { stage.move($0) }
        }
      }
    }

    private var sections: some View {
      ForEach(stage.columns) { column in
        Section(column.id) {
          ForEach(column.items) { Text(verbatim: $0.name).frame(width: 200, height: 22) }.reorderable(collectionID: column.id)
        }
      }
    }
  }

  @Test("An item moves to another column, before an item, at the end and into an empty one", arguments: [false, true])
  func board(scrolls: Bool) throws {
    let stage = ReorderStage([3, 2, 0])
    let host = TestHost(size: CGSize(width: 320, height: 440)) { Board(stage: stage, scrolls: scrolls) }
    let frames = try (0..<5).map { try host.find("Item \($0)").frame }
    try host.lift(0, to: frames[3].middle)
    #expect(stage.log.isEmpty)
    #expect(try host.isItem(1, at: frames[0]), "The gap has left the first column")
    #expect(try host.isItem(3, at: frames[4]), "The second column has made room")
    host.pointerUp(at: frames[3].middle)
    #expect(stage.log == ["[0] before 3 of b"])
    host.advance(by: 1)
    #expect(stage.order == [[1, 2], [0, 3, 4], []])
    #expect(try host.isItem(0, at: frames[3]) && host.isItem(3, at: frames[4]))

    let last = try host.find("Item 4").frame
    try host.lift(1, to: CGPoint(x: last.midX, y: last.maxY + 60))
    host.pointerUp(at: CGPoint(x: last.midX, y: last.maxY + 60))
    host.advance(by: 1)
    #expect(stage.log.last == "[1] before end of b" && stage.order == [[2], [0, 3, 4, 1], []])

    try host.lift(2, to: CGPoint(x: 280, y: 150))
    host.pointerUp(at: CGPoint(x: 280, y: 150))
    host.advance(by: 1)
    #expect(stage.log.last == "[2] before end of c" && stage.order == [[], [0, 3, 4, 1], [2]])

    // Through another column and back.
    try host.lift(3, to: CGPoint(x: 280, y: 150))
    host.pointerMove(to: try host.find("Item 4").center)
    host.advance(by: 0.5)
    let before = stage.log.count
    host.press(.escape)
    host.advance(by: 1)
    #expect(stage.log.count == before && stage.order == [[], [0, 3, 4, 1], [2]])
    host.advance(by: 3)
    #expect(host.messages.isEmpty && host.leftovers().isEmpty)
  }

  @Test("An item moves between sections", arguments: [true, false])
  func sections(isList: Bool) throws {
    let stage = ReorderStage([3, 3])
    let host = TestHost(size: CGSize(width: 320, height: 440)) { Sections(stage: stage, isList: isList) }
    try host.lift(1, to: try host.find("Item 4").center)
    #expect(stage.log.isEmpty)
    host.pointerUp(at: try host.find("Item 4").center)
    host.advance(by: 1)
    #expect(stage.log.count == 1 && stage.order[0] == [0, 2] && stage.order[1].contains(1), "\(stage.log)")
    let order = stage.order.flatMap { $0 }
    let tops = try order.map { try host.find("Item \($0)").frame.minY }
    #expect(tops == tops.sorted())
    // Upwards.
    try host.lift(5, to: try host.find("Item 0").center)
    host.pointerUp(at: try host.find("Item 0").center)
    host.advance(by: 1)
    #expect(stage.order[0].contains(5) && stage.log.count == 2, "\(stage.log)")
    host.advance(by: 3)
    #expect(host.messages.isEmpty && host.leftovers().isEmpty)
  }

  @Test("An item isn't moved to a collection that already contains its identifier")
  func duplicates() throws {
    let stage = ReorderStage([2, 2])
    stage.columns[1].items[1] = ReorderStage.Item(id: 0)
    let host = TestHost(size: CGSize(width: 320, height: 440)) { Board(stage: stage) }
    let target = try host.find("Item 2").center
    let first = try #require(host.findAll(label: "Item 0").first)
    host.drag(from: first.center, to: target)
    host.advance(by: 1)
    #expect(stage.log.isEmpty)
    try host.lift(1, to: target)
    host.pointerUp(at: target)
    #expect(stage.log == ["[1] before 2 of b"])
  }

  @Test("Items keep their state when others are dragged over them, and when they are moved within their collection")
  func state() throws {
    let stage = ReorderStage([3])
    let host = TestHost(size: CGSize(width: 320, height: 440)) { Board(stage: stage) }
    try host.tap("Item 0")
    try host.tap("Item 1")
    let frames = try (0..<3).map { try host.find("Item \($0)").frame }
    try host.lift(0, to: frames[2].middle)
    host.pointerUp(at: frames[2].middle)
    host.advance(by: 1)
    #expect(stage.order == [[1, 2, 0]])
    #expect(try host.find("Item 0").value == "1" && host.find("Item 1").value == "1" && host.find("Item 2").value == "0")
  }

  @Test("An item that was dragged over another column and returns keeps its state", arguments: [false, true])
  func stateOfReturning(isCanceled: Bool) throws {
    let stage = ReorderStage([2, 1])
    let host = TestHost(size: CGSize(width: 320, height: 440)) { Board(stage: stage) }
    try host.tap("Item 0")
    let (own, other) = (try host.find("Item 0").frame.middle, try host.find("Item 2").frame.middle)
    try host.lift(0, to: other)
    host.advance(by: 2)
    #expect(stage.order == [[0, 1], [2]])
    if isCanceled {
      host.press(.escape)
    } else {
      host.pointerMove(to: own)
      host.advance(by: 1)
      host.pointerUp(at: own)
    }
    host.advance(by: 1)
    #expect(stage.order == [[0, 1], [2]] && stage.log.isEmpty)
    #expect(try host.find("Item 0").value == "1" && host.find("Item 1").value == "0")
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
