import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Observable
private final class Model {
  var items = Array(0..<5)
  var dropped: [String] = []
  var shared = 0
}

private struct Rows: View {
  let model: Model

  var body: some View {
    List {
      ForEach(model.items, id: \.self) { item in
        Text(verbatim: "Row \(item)").contextMenu { Button("Share") { model.shared += 1 } }
      }
      .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
    }
    .listStyle(.plain)
  }
}

private struct Board: View {
  let model: Model
  let menuIsInside: Bool

  var body: some View {
    HStack(spacing: 40) {
      Group {
        if menuIsInside {
          source.contextMenu { share }.draggable("text")
        } else {
          source.draggable("text").contextMenu { share }
        }
      }
      .frame(width: 80, height: 80)
      Color.blue.dropDestination(for: String.self) { strings, _ in
        model.dropped += strings
        return true
      }
      .frame(width: 120, height: 120)
      .accessibilityElement()
      .accessibilityLabel("target")
    }
  }

  private var source: some View { Color.red.accessibilityElement().accessibilityLabel("source") }

  private var share: some View { Button("Share") { model.shared += 1 } }
}

@MainActor
@Suite("Touches on views with a menu and a drag")
struct MenuBeforeDragTests {
  @Test("A resting touch opens the menu, and a touch that moves on drags the view", arguments: [true, false])
  func dragging(menuIsInside: Bool) throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 400, height: 400)) { Board(model: model, menuIsInside: menuIsInside) }
    host.usesTouch = true
    let (start, end) = (try host.find("source").center, try host.find("target").center)
    host.pointerDown(at: start)
    host.advance(by: 0.8)
    #expect(host.exists("Share"))
    host.pointerMove(to: CGPoint(x: start.x + 6, y: start.y))
    host.advance(by: 0.5)
    #expect(host.exists("Share"))
    host.pointerMove(to: CGPoint(x: start.x + 16, y: start.y))
    host.advance(by: 0.5)
    #expect(!host.exists("Share") && model.dropped.isEmpty)
    host.pointerMove(to: end)
    host.pointerUp(at: end)
    #expect(model.dropped == ["text"] && model.shared == 0)
    try host.settle()
    #expect(host.leftovers().isEmpty)
    host.close()
  }

  @Test("A menu stays open when the touch that opened it ends", arguments: [true, false])
  func menu(menuIsInside: Bool) throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 400, height: 400)) { Board(model: model, menuIsInside: menuIsInside) }
    host.usesTouch = true
    try host.longPress("source", duration: 0.8)
    try host.settle()
    #expect(host.exists("Share") && model.dropped.isEmpty)
    try host.tap("Share")
    try host.settle()
    #expect(!host.exists("Share") && model.shared == 1)
    host.close()
  }

  @Test("A touch that moves on moves a row with a menu, and a touch that doesn't opens the menu")
  func rows() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 320, height: 440)) { Rows(model: model) }
    host.usesTouch = true
    try host.settle()
    try host.longPress("Row 0", duration: 0.8)
    try host.settle()
    try host.tap("Share")
    try host.settle()
    #expect(model.shared == 1 && model.items == [0, 1, 2, 3, 4])
    let (start, other) = (try host.find("Row 0").center, try host.find("Row 2").center)
    host.pointerDown(at: start)
    host.advance(by: 0.8)
    #expect(host.exists("Share"))
    host.pointerMove(to: CGPoint(x: start.x, y: start.y + 16))
    host.advance(by: 0.5)
    #expect(!host.exists("Share"))
    host.pointerMove(to: CGPoint(x: start.x, y: other.y + 4))
    host.advance(by: 0.5)
    host.pointerUp(at: CGPoint(x: start.x, y: other.y + 4))
    try host.settle()
    #expect(model.items == [1, 2, 0, 3, 4])
    host.close()
  }
}
