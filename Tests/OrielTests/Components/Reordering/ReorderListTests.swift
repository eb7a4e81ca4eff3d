import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Reorderable rows of lists")
struct ReorderListTests {
  fileprivate struct Rows: View {
    let stage: ReorderStage
    @State private var chosen: Int?

    init(stage: ReorderStage) { self.stage = stage }

    var body: some View {
      List(selection: $chosen) {
        ForEach(stage.items) { item in
          Text(verbatim: item.name)
            .swipeActions { Button("Flag") { stage.log.append("flag \(item.id)") } }
        }
        .reorderable()
        .onMove { _, _ in stage.log.append("onMove") }
        .onDelete { stage.log.append("delete \(Array($0))") }
      }
      .listStyle(.plain)
      .reorderContainer(for: ReorderStage.Item.self, isEnabled: stage.isEnabled) { stage.move($0) }
    }
  }

  private func host(_ stage: ReorderStage) -> TestHost { TestHost(size: CGSize(width: 320, height: 440)) { Rows(stage: stage) } }

  @Test("A press beside the content drags the whole row, and a tap still selects it")
  func wholeRow() throws {
    let stage = ReorderStage([5])
    let host = host(stage)
    host.drag(from: CGPoint(x: 300, y: 22), to: CGPoint(x: 300, y: 110))
    host.advance(by: 1)
    #expect(stage.log == ["[0] before 3"])
    host.tap(at: CGPoint(x: 300, y: 22))
    #expect(try host.find("Item 1").isSelected)
  }

  @Test("A drag across a row reveals its swipe actions, and an open row isn't dragged")
  func swipes() throws {
    let stage = ReorderStage([5])
    let host = host(stage)
    host.drag(from: CGPoint(x: 200, y: 66), to: CGPoint(x: 100, y: 68))
    try host.settle()
    #expect(host.exists("Flag") && stage.log.isEmpty)
    host.drag(from: CGPoint(x: 100, y: 66), to: CGPoint(x: 100, y: 150))
    host.advance(by: 1)
    #expect(stage.log.isEmpty && !host.exists("Flag"))
    // The leading edge has no actions, so that a drag in that direction lifts the row.
    host.drag(from: CGPoint(x: 100, y: 66), to: CGPoint(x: 200, y: 110))
    host.advance(by: 1)
    #expect(stage.log == ["[1] before 3"])
  }

  @Test("The container takes precedence over onMove, which applies while the container is disabled")
  func onMove() throws {
    let stage = ReorderStage([5])
    let host = host(stage)
    host.drag(from: CGPoint(x: 200, y: 22), to: CGPoint(x: 200, y: 66))
    host.advance(by: 1)
    #expect(stage.log == ["[0] before 2"])
    stage.isEnabled = false
    host.render()
    host.drag(from: CGPoint(x: 200, y: 22), to: CGPoint(x: 200, y: 75))
    host.advance(by: 1)
    #expect(stage.log == ["[0] before 2", "onMove"])
  }

  @Test("The picture of a dragged row has the row's background, at the pointer")
  func background() throws {
    let stage = ReorderStage([5])
    let host = TestHost(size: CGSize(width: 320, height: 440)) {
      List { ForEach(stage.items) { Text(verbatim: $0.name) }.reorderable().listRowBackground(Color.red) }
        .reorderContainer(for: ReorderStage.Item.self) { stage.move($0) }
    }
    let row = try host.find("Item 0").frame
    let red = host.snapshot().pixel(280, Int(row.midY))
    let empty = host.snapshot().pixel(280, 420)
    #expect(red != empty)
    host.pointerDown(at: CGPoint(x: 160, y: row.midY))
    host.pointerMove(to: CGPoint(x: 160, y: row.midY + 20))
    host.pointerMove(to: CGPoint(x: 160, y: 420))
    host.advance(by: 0.3)
    #expect(host.snapshot().pixel(280, 420) == red)
    host.press(.escape)
    host.advance(by: 1)
    #expect(host.snapshot().pixel(280, 420) == empty)
  }
}
